import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import { fileURLToPath } from 'node:url';

/** A tunnel that a client requested. */
interface Tunnel {
  /** `host:port`, as the client named it. */
  readonly to: string;
  readonly hasCredentials: boolean;
}

export interface ConnectProxy extends AsyncDisposable {
  /** The value for `HTTPS_PROXY`. */
  readonly url: string;
  /** All requested tunnels, in order. */
  readonly tunnels: readonly Tunnel[];
  /** Requests without a tunnel, as `METHOD url`; a client should send none. */
  readonly plainRequests: readonly string[];
}

interface ConnectProxyOptions {
  /** The port on 127.0.0.1 for each `host:port`. Other hosts get a 502. */
  readonly routes: Readonly<Record<string, number>>;
}

/**
 * A company's proxy, which opens tunnels (`CONNECT`, RFC 9110 9.3.6) to the hosts in `routes`. No name server knows these,
 * so only requests through the proxy can succeed.
 */
export async function startConnectProxy({ routes }: ConnectProxyOptions): Promise<ConnectProxy> {
  const tunnels: Tunnel[] = [];
  const plainRequests: string[] = [];
  const open = new Set<Duplex>();
  const server = createHttpServer((request, response) => {
    plainRequests.push(`${request.method} ${request.url}`);
    response.writeHead(405).end();
  });
  server.on('connect', (request: IncomingMessage, client: Duplex, first: Buffer) => {
    const to = request.url ?? '';
    tunnels.push({ to, hasCredentials: request.headers['proxy-authorization'] !== undefined });
    const port = routes[to];
    if (port === undefined) return client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    const upstream = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.write(first);
    });
    join(client, upstream);
    for (const end of [client, upstream]) {
      open.add(end);
      end.once('close', () => open.delete(end));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tunnels,
    plainRequests,
    async [Symbol.asyncDispose]() {
      for (const end of open) end.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Forwards bytes both ways until either side closes. */
export function join(one: Duplex, other: Duplex): void {
  // Like servers on connections that stay open: otherwise a body would arrive 40 ms after its head.
  for (const end of [one, other]) if (end instanceof Socket) end.setNoDelay(true);
  one.pipe(other).pipe(one);
  for (const [end, opposite] of [
    [one, other],
    [other, one],
  ] as const)
    end.on('error', () => end.destroy()).once('close', () => opposite.destroy());
}

/** The value for `NODE_EXTRA_CA_CERTS`, with which a process trusts `startTlsFront`. */
export const authorityFile = fileURLToPath(new URL('certificates/authority.pem', import.meta.url));

/** The name in the certificate, besides `localhost`. No name server knows it (RFC 2606). */
export const privateHost = 'build.example.test';

interface TlsFront extends AsyncDisposable {
  readonly port: number;
}

/** A TLS server with the certificate of a private authority, in front of a plain HTTP server on 127.0.0.1. */
export async function startTlsFront({ port }: { readonly port: number }): Promise<TlsFront> {
  const file = (name: string): Promise<Buffer> => readFile(new URL(`certificates/${name}`, import.meta.url));
  const [cert, key] = await Promise.all([file('server.pem'), file('server-key.pem')]);
  const open = new Set<Duplex>();
  const server = createTlsServer({ cert, key }, (client) => {
    const upstream = connect(port, '127.0.0.1');
    join(client, upstream);
    for (const end of [client, upstream]) {
      open.add(end);
      end.once('close', () => open.delete(end));
    }
  });
  // A client that does not trust the certificate ends the handshake, and tests check that in the client.
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
