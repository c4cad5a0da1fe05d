import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A server on a plain socket and a free port, for answers that are not valid HTTP. */
export interface RawServer extends AsyncDisposable {
  readonly port: number;
  readonly url: string;
  /** The first line of each request. */
  readonly requests: readonly string[];
  readonly sockets: ReadonlySet<Socket>;
}

export async function startRawServer(say: (socket: Socket) => unknown): Promise<RawServer> {
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
    socket.on('data', (head) => {
      requests.push(String(head).split('\r\n')[0] ?? '');
      say(socket);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...{ port, requests, sockets },
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
