import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** A tunnel that was asked for. */
export interface Tunnel {
  /** `host:port`, as the client named it. */
  readonly to: string;
  readonly hasCredentials: boolean;
}

export interface ConnectProxy extends AsyncDisposable {
  /** Give this as `HTTPS_PROXY`. */
  readonly url: string;
  /** Every tunnel that was asked for, in order. */
  readonly tunnels: readonly Tunnel[];
  /** Requests that came without a tunnel, as `METHOD url`: there should be none. */
  readonly plainRequests: readonly string[];
}

export interface ConnectProxyOptions {
  /** What the proxy knows: the port on 127.0.0.1 for each `host:port`. Anything else is answered 502. */
  readonly routes: Readonly<Record<string, number>>;
}

/**
 * The proxy of a company: it opens tunnels (`CONNECT`, RFC 9110 9.3.6) to the hosts that it knows. Names that no
 * name server knows show that a request went through it.
 */
export async function startConnectProxy({ routes }: ConnectProxyOptions): Promise<ConnectProxy> {
  const tunnels: Tunnel[] = [];
  const plainRequests: string[] = [];
  const open = new Set<Duplex>();
  const server = createServer((request, response) => {
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

/** Carries bytes both ways until either side goes away. */
export function join(one: Duplex, other: Duplex): void {
  one.pipe(other).pipe(one);
  for (const [end, opposite] of [
    [one, other],
    [other, one],
  ] as const)
    end.on('error', () => end.destroy()).once('close', () => opposite.destroy());
}
