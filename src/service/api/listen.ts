import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { UserError } from '../../errors.ts';
import type { Answer } from './disturb.ts';

class PortUnusable extends UserError {}

/**
 * Listens on the loopback address only, because the service runs the code of repositories.
 *
 * @throws PortUnusable, for example if the port is taken
 */
export async function listen({ port, publicUrl }: { port: number; publicUrl?: string | undefined }) {
  const server = createServer();
  await once(server.listen({ port, host: '127.0.0.1' }), 'listening').catch((cause) => {
    const why = `Port ${port} on 127.0.0.1 cannot be used: choose another with --port, or 0 for a free one`;
    throw new PortUnusable(why, { cause });
  });
  let answered: Promise<unknown> = Promise.resolve();
  // A server that listens on a TCP port has an `AddressInfo`.
  const localUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: publicUrl ?? localUrl,
    localUrl,
    handle(answer: Answer): void {
      server.on(
        'request',
        getRequestListener((request, bindings) => {
          const response = answer(request, bindings as HttpBindings);
          answered = Promise.allSettled([answered, response]).then(() => {});
          return response;
        }),
      );
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
    /** Resolves once no request is answered any more: even an answer whose client is gone reads the store. */
    answered: () => answered,
  };
}
