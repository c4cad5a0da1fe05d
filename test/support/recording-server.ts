import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { ReceivedRequests } from './leaks.ts';

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

/** What befalls one answer of a file server; without it the file is sent as it should be. */
export type FileFault =
  /** Part of the body, then the end of the connection. */
  | { readonly cutAfter: number }
  /** Part of the body, and then nothing more. */
  | { readonly stallAfter: number }
  | { readonly status: number; readonly headers?: Record<string, string> }
  /** Takes no notice of `Range`. */
  | 'whole'
  /** Sends another range than the one that was asked for. */
  | 'wrongRange'
  /** Ends the body with the connection, too early, without having told its length. */
  | { readonly lengthless: number };

interface FileToServe {
  readonly content: Buffer;
  readonly etag?: string;
  readonly fault?: FileFault | undefined;
}

/** Answers as storage does: ranges, `If-Range`, tags; or as storage does when something is wrong with it. */
export function serveFile(request: Recorded, response: ServerResponse, file: FileToServe): void {
  const { content, etag, fault } = file;
  if (typeof fault === 'object' && 'status' in fault)
    return void response.writeHead(fault.status, fault.headers).end();
  const tag = etag ? { etag } : {};
  const condition = request.headers['if-range'];
  const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
  const isPart = from !== undefined && fault !== 'whole' && (condition === undefined || condition === etag);
  const start = isPart ? Number(from) : 0;
  if (isPart && start >= content.length)
    return void response.writeHead(416, { 'content-range': `bytes */${content.length}` }).end();
  const told = fault === 'wrongRange' ? start + 1 : start;
  const range = isPart ? { 'content-range': `bytes ${told}-${content.length - 1}/${content.length}` } : {};
  const body = content.subarray(told);
  if (typeof fault === 'object' && 'lengthless' in fault) {
    response.socket?.end(
      `HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n${content.subarray(0, fault.lengthless)}`,
    );
    return;
  }
  response.writeHead(isPart ? 206 : 200, { ...tag, ...range, 'content-length': body.length });
  if (typeof fault === 'object' && 'cutAfter' in fault) {
    response.write(body.subarray(0, fault.cutAfter));
    return void response.socket?.destroySoon();
  }
  if (typeof fault === 'object' && 'stallAfter' in fault)
    return void response.write(body.subarray(0, fault.stallAfter));
  response.end(body);
}
