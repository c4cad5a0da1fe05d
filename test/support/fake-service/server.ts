import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { systemClock } from '../../../src/clock.ts';
import { ReceivedRequests } from '../leaks.ts';
import { FakeService, type FakeServiceOptions } from './fake-service.ts';

/** A received request. */
export interface Recorded {
  readonly method: string;
  /** Path and query as sent, encoded. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** Empty if there is none. */
  readonly body: string;
}

export interface FakeServer extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly url: string;
  /** In the order of arrival. */
  readonly requests: readonly Recorded[];
  /** The number of open connections. */
  readonly connections: ReadonlySet<Socket>;
  /** The IDs of the builds that were cancelled, sorted. */
  cancelled(): string[];
  /** The IDs of the builds that were read one by one, each as often as it was read, sorted. */
  read(): string[];
}

/** Answers a request. It may end the answer later, break it off, or never end it. */
export type Say = (request: Recorded, response: ServerResponse) => unknown;

/** What a test answers in place of the fake: every request, or those that fit. */
interface Rule {
  /** Default: any method. */
  readonly method?: string;
  /** Matched against path and query. Default: any path. */
  readonly path?: RegExp;
  readonly say: Say;
}

interface FakeServerOptions extends Pick<FakeServiceOptions, 'records' | 'alone'> {
  /** The first one that fits answers a request; without any, the fake does. */
  readonly rules?: readonly Rule[];
  /** The interface that it listens on. */
  readonly host?: string;
}

/**
 * The fake service on a real socket and a free port, which records its requests and checks where secrets go. With a
 * function in place of the options, it is a bare server that answers every request as the function says.
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

/** Gives every request the same answer: JSON, or a text as it is. */
export function saying(body: unknown, status = 200, headers: Record<string, string> = {}): Say {
  return (_request, response) =>
    void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
}
