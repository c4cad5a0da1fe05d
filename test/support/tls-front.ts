import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { createServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { join } from './connect-proxy.ts';

/** The value for `NODE_EXTRA_CA_CERTS`, with which a process trusts the certificate of `startTlsFront`. */
export const authorityFile = fileURLToPath(new URL('certificates/authority.pem', import.meta.url));

/** The name in the certificate, besides `localhost`. No name server knows it (RFC 2606). */
export const privateHost = 'build.example.test';

export interface TlsFront extends AsyncDisposable {
  readonly port: number;
}

/** A TLS server with a certificate of a private authority in front of a plain HTTP server on 127.0.0.1. */
export async function startTlsFront({ port }: { readonly port: number }): Promise<TlsFront> {
  const file = (name: string): Promise<Buffer> => readFile(new URL(`certificates/${name}`, import.meta.url));
  const [cert, key] = await Promise.all([file('server.pem'), file('server-key.pem')]);
  const open = new Set<Duplex>();
  const server = createServer({ cert, key }, (client) => {
    const upstream = connect(port, '127.0.0.1');
    join(client, upstream);
    for (const end of [client, upstream]) {
      open.add(end);
      end.once('close', () => open.delete(end));
    }
  });
  // A client that does not trust the certificate ends the handshake. Tests check that at the client.
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      for (const end of open) end.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
