import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { ReceivedRequests } from './received-requests.ts';

/** A request as it came over the socket. */
export interface Recorded {
  readonly method: string;
  /** Path and query as they were sent, encoded. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** Empty without one. */
  readonly body: string;
}

export interface RecordingServer extends AsyncDisposable {
  /** Without a slash at the end. */
  readonly url: string;
  /** In the order of arrival. */
  readonly requests: readonly Recorded[];
  /** Connections that are open now. */
  readonly connections: ReadonlySet<Socket>;
}

/** What a server says to a request; it may end the answer later, break it off, or never end it. */
export type Say = (request: Recorded, response: ServerResponse) => void;

/** A real server on a free port that writes down what it is asked, for tests of what goes over the wire. */
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

/** Says the same to everybody: JSON, or a text as it is. */
export function saying(body: unknown, status = 200, headers: Record<string, string> = {}): Say {
  return (_request, response) =>
    void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
}
