import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { UserError } from '../../errors.ts';

/** The port cannot be had. */
export class PortUnusable extends UserError {
  constructor({ port, cause }: { port: number; cause: unknown }) {
    super(`Port ${port} of 127.0.0.1 cannot be used: choose another with --port, or 0 for any`, { cause });
  }
}

export interface Door {
  readonly baseUrl: string;
  /** Gives the requests that come from now on to `fetch`. */
  open(fetch: (request: Request) => Response | Promise<Response>): void;
  close(): Promise<void>;
}

/**
 * Listens on the loopback address and nowhere else, because the service runs what repositories say.
 *
 * @throws PortUnusable when the port is taken
 */
export async function listen(port: number): Promise<Door> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new PortUnusable({ port, cause })));
    server.listen({ port, host: '127.0.0.1' }, resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: (fetch) => void server.on('request', getRequestListener(fetch)),
    close: () => close(server),
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
