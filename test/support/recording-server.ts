import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { ReceivedRequests } from './received-requests.ts';

/** A received request. */
export interface Recorded {
  readonly method: string;
  /** Path and query as sent, encoded. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** Empty if there is none. */
  readonly body: string;
}

export interface RecordingServer extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly url: string;
  /** In the order of arrival. */
  readonly requests: readonly Recorded[];
  /** The number of open connections. */
  readonly connections: ReadonlySet<Socket>;
}

/** Answers a request. It may end the answer later, break it off, or never end it. */
export type Say = (request: Recorded, response: ServerResponse) => void;

/** A real server on a free port that records its requests, for tests of what is sent. */
export async function startRecordingServer(say: Say, host = '127.0.0.1'): Promise<RecordingServer> {
  const requests: Recorded[] = [];
  const received = new ReceivedRequests('a service');
  const connections = new Set<Socket>();
  const server = createServer(async (request, response) => {
    const { method = '', url: target = '', headers } = request;
    const recorded = { method, target, headers, body: await text(request) };
    requests.push(recorded);
    received.note(recorded);
    say(recorded, response);
  });
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    requests,
    connections,
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
