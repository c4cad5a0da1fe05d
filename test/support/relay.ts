import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ReceivedRequests } from './leaks.ts';

/** A forwarded request. */
interface RelayedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  /** Parsed JSON; `undefined` without a body. */
  readonly body: unknown;
}

export interface Relay extends AsyncDisposable {
  /** The value for `baseUrl`. */
  readonly url: string;
  /** Every request, in the order of arrival. */
  readonly requests: readonly RelayedRequest[];
  /** Redirects to the service now lead to this URL instead: a storage host of another origin. */
  sendOnTo(storage: string): void;
}

/** Changes a JSON answer. */
export type ChangeAnswer = (answer: { path: string; body: unknown }) => unknown;

/**
 * A proxy between a client and the service that records and forwards each request. It replaces the service's URL in
 * answers with its own, so that artefacts are also requested through it.
 */
export async function startRelay(
  service: string,
  changeAnswer: ChangeAnswer = ({ body }) => body,
): Promise<Relay> {
  const requests: RelayedRequest[] = [];
  const received = new ReceivedRequests('a service');
  let storage = service;
  let own = '';
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', service);
    const sent = await text(request);
    const { pathname: path, searchParams: query } = asked;
    const { method = 'GET', headers } = request;
    requests.push({ method, path, query, headers, body: sent === '' ? undefined : JSON.parse(sent) });
    received.note({ method, target: asked.pathname + asked.search, headers, body: sent });
    const { host: _, connection: __, 'transfer-encoding': ___, ...passed } = headers;
    const answer = await fetch(new URL(asked.pathname + asked.search, service), {
      method,
      headers: passed as Record<string, string>,
      redirect: 'manual',
      ...(sent === '' ? {} : { body: sent }),
    });
    const kept = [...answer.headers]
      .filter(([name]) => !['content-length', 'connection', 'transfer-encoding'].includes(name))
      .map(([name, value]) => [name, name === 'location' ? value.replace(service, storage) : value]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.includes('json') && bytes.length > 0;
    const body = isJson
      ? JSON.stringify(changeAnswer({ path, body: JSON.parse(bytes.toString().replaceAll(service, own)) }))
      : bytes;
    response.writeHead(answer.status, Object.fromEntries(kept)).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Known from here on: an answer may still be on its way when the relay has been closed.
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: own,
    requests,
    sendOnTo(address) {
      storage = address;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      received.refuseLeaks();
    },
  };
}

/**
 * Removes these fields from every build in the answers, like a service that reports less (docs/api.md, "Build
 * record").
 */
export function withoutFields(fields: readonly string[]): ChangeAnswer {
  const change = (build: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(build).filter(([key]) => !fields.includes(key)));
  return ({ body }) => {
    const { build, builds } = body as { build?: Record<string, unknown>; builds?: Record<string, unknown>[] };
    return {
      ...(body as object),
      ...(build ? { build: change(build) } : {}),
      ...(builds ? { builds: builds.map(change) } : {}),
    };
  };
}
