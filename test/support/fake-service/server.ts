import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { systemClock } from '../../../src/clock.ts';
import { ReceivedRequests } from '../leaks.ts';
import { FakeService, type FakeServiceOptions } from './fake-service.ts';

export interface Recorded {
  readonly method: string;
  /** Path and query as sent, encoded. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** Empty if the request has no body. */
  readonly body: string;
}

export interface FakeServer extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly url: string;
  /** In the order of arrival. */
  readonly requests: readonly Recorded[];
  readonly connections: ReadonlySet<Socket>;
  /** The IDs of the builds that were cancelled, sorted. */
  cancelled(): string[];
  /** The IDs of the builds that were read by ID, once per request, sorted. */
  read(): string[];
}

/** May end the answer later, abort it, or never end it. */
export type Say = (request: Recorded, response: ServerResponse) => unknown;

/** A test's own answer in place of the fake's, for all requests or for those that match. */
interface Rule {
  /** Default: any method. */
  readonly method?: string;
  /** Matched against path and query. Default: any path. */
  readonly path?: RegExp;
  readonly say: Say;
}

interface FakeServerOptions extends Pick<FakeServiceOptions, 'records' | 'alone'> {
  /** The first matching rule answers a request; without one, the fake does. */
  readonly rules?: readonly Rule[];
  /** The address of the network interface to listen on. */
  readonly host?: string;
}

/**
 * The fake service on a real socket and a free port. Records its requests, and throws on disposal if one had a secret in the
 * wrong place. With a function instead of options, it is a bare server, and the function answers every request.
 */
export async function startFakeService(given: Say | FakeServerOptions = {}): Promise<FakeServer> {
  const options: FakeServerOptions = typeof given === 'function' ? { rules: [{ say: given }] } : given;
  const { rules = [], host = '127.0.0.1' } = options;
  const service = new FakeService({ ...options, clock: systemClock });
  const requests: Recorded[] = [];
  const received = new ReceivedRequests('a service');
  const connections = new Set<Socket>();
  const own: Say = ({ method, target, headers, body }, response) => {
    const url = new URL(target, `http://${headers.host}`);
    const answer = service.answer({ method, url, body });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  };
  const server = createServer(async (request, response) => {
    const { method = '', url: target = '', headers } = request;
    const recorded = { method, target, headers, body: await text(request) };
    requests.push(recorded);
    received.note(recorded);
    const rule = rules.find(
      (one) => (one.method ?? method) === method && (!one.path || target.search(one.path) >= 0),
    );
    (rule?.say ?? own)(recorded, response);
  });
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const idsOf = (wanted: RegExp): string[] =>
    requests.flatMap(({ method, target }) => wanted.exec(`${method} ${target}`)?.[1] ?? []).toSorted();
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    requests,
    connections,
    cancelled: () => idsOf(/^POST \/builds\/([^/]+)\/cancel$/),
    read: () => idsOf(/^GET \/builds\/([^/?]+)$/),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      received.refuseLeaks();
    },
  };
}

/** Answers every request with the same JSON or, for a string, with this text. */
export function saying(body: unknown, status = 200, headers: Record<string, string> = {}): Say {
  return (_request, response) =>
    void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
}
