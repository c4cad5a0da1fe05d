import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import type { HostCertificate } from './certificate.ts';

/**
 * Lets clients whose host is fixed reach the service: a proxy on the loopback address opens tunnels (`CONNECT`, RFC 9110
 * 9.3.6) to this one name, and answers in them as that host, with a certificate that only those trust who are told to.
 *
 * @param options `accept` takes the connections, decrypted
 */
export async function startHostProxy({
  host,
  certificate: { key, cert },
  accept,
}: {
  host: string;
  certificate: Pick<HostCertificate, 'key' | 'cert'>;
  accept: (connection: Duplex) => void;
}) {
  const ends = createTlsServer({ key, cert }, accept);
  const open = new Set<Duplex>();
  const proxy = createServer((_, response) => {
    response.writeHead(403, { 'content-type': 'text/plain' });
    response.end(`This proxy opens tunnels to ${host}:443, and does nothing else.\n`);
  });
  proxy.on('connect', (request, client: Duplex, first: Buffer) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    // A client that breaks off is no error of the service.
    client.on('error', () => client.destroy());
    if (request.url?.toLowerCase() !== `${host}:443`) {
      client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
      return;
    }
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (first.length > 0) client.unshift(first);
    ends.emit('connection', client);
  });
  proxy.listen({ port: 0, host: '127.0.0.1' });
  await once(proxy, 'listening');
  return {
    /** For `https_proxy`. */
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      const closed = once(proxy, 'close');
      proxy.close();
      proxy.closeAllConnections();
      for (const client of open) client.destroy();
      await closed;
    },
  };
}
