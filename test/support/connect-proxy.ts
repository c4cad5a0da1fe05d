import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** A requested tunnel. */
export interface Tunnel {
  /** `host:port`, as the client named it. */
  readonly to: string;
  readonly hasCredentials: boolean;
}

export interface ConnectProxy extends AsyncDisposable {
  /** The value for `HTTPS_PROXY`. */
  readonly url: string;
  /** Every requested tunnel, in order. */
  readonly tunnels: readonly Tunnel[];
  /** Requests without a tunnel, as `METHOD url`. There should be none. */
  readonly plainRequests: readonly string[];
}

export interface ConnectProxyOptions {
  /** The port on 127.0.0.1 for each `host:port`. Other hosts get a 502. */
  readonly routes: Readonly<Record<string, number>>;
}

/**
 * A company's proxy: it opens tunnels (`CONNECT`, RFC 9110 9.3.6) to the hosts that it knows. A request for a name that
 * no name server knows can only succeed through it.
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

/** Forwards bytes both ways until either side closes. */
export function join(one: Duplex, other: Duplex): void {
  one.pipe(other).pipe(one);
  for (const [end, opposite] of [
    [one, other],
    [other, one],
  ] as const)
    end.on('error', () => end.destroy()).once('close', () => opposite.destroy());
}
