import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { UserError } from '../../errors.ts';
import type { Answer } from './disturb.ts';

/** The service cannot listen on the port. */
class PortUnusable extends UserError {
  constructor({ port, option, cause }: { port: number; option: string; cause: unknown }) {
    super(`Port ${port} on 127.0.0.1 cannot be used: choose another with ${option}, or 0 for a free one`, {
      cause,
    });
  }
}

/**
 * Listens on the loopback address only, because the service runs the code of repositories. Returns the address.
 *
 * @param options `option` is the one that sets the port
 * @throws PortUnusable
 */
export async function bind(
  server: Server,
  { port, option }: { port: number; option: '--port' | '--proxy-port' },
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new PortUnusable({ port, option, cause })));
    server.listen({ port, host: '127.0.0.1' }, resolve);
  });
  // A server that listens on a port has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Starts the server of the service.
 *
 * @throws PortUnusable, for example when the port is taken
 */
export async function listen({ port, publicUrl }: { port: number; publicUrl?: string | undefined }) {
  const server = createServer();
  const localUrl = await bind(server, { port, option: '--port' });
  return {
    /** The address for clients. */
    baseUrl: publicUrl ?? localUrl,
    /** The address on this machine. */
    localUrl,
    /** Answers all further requests. */
    handle: (answer: Answer) =>
      void server.on(
        'request',
        getRequestListener((request, bindings) => answer(request, bindings as HttpBindings)),
      ),
    /** Answers a request that came another way. */
    takeRequest: (request: IncomingMessage, response: ServerResponse) =>
      void server.emit('request', request, response),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
