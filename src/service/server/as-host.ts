import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import type { HostCertificate } from './certificate.ts';
import { bind } from './listen.ts';

/** The names that clients know the service by. Its answers use the first one. */
export type HostNames = readonly [string, ...string[]];

/**
 * Lets clients whose host is fixed reach the service: a proxy on the loopback address that answers for these names itself
 * and forwards nothing. It accepts tunnels (`CONNECT`, RFC 9110 9.3.6), in which it answers with a certificate that clients
 * trust only if they are configured to, and requests in absolute form (RFC 9112 3.2.2), which older HTTP libraries send.
 *
 * @param options `accept` answers the requests; `log` receives one line for each refusal
 * @throws PortUnusable
 */
export async function startHostProxy({
  hosts,
  port,
  certificate: { key, cert },
  accept,
  log,
}: {
  hosts: HostNames;
  /** 0 picks a free one. */
  port: number;
  certificate: Pick<HostCertificate, 'key' | 'cert'>;
  accept: (request: IncomingMessage, response: ServerResponse) => void;
  log: (line: string) => void;
}) {
  const [first] = hosts;
  // A request in absolute form needs no Host header: its target names the host.
  const proxy = createServer({ requireHostHeader: false }, (request, response) => {
    if (request.socket instanceof TLSSocket) {
      // The service refuses any other name.
      if (isNamed(request.headers.host, hosts)) setHost(request, first);
      return accept(request, response);
    }
    const path = pathOf(request.url ?? '', hosts);
    if (path === undefined) {
      log(refusal(request));
      response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' });
      response.end(`This proxy answers for ${hosts.map((host) => `https://${host}`).join(', ')} only.\n`);
      return;
    }
    setHost(request, first);
    request.url = path;
    accept(request, response);
  });
  proxy.on('clientError', (error: NodeJS.ErrnoException, client) => {
    // Answered already: the rest of the same request.
    if (!client.writable) return void client.destroy();
    const { code = '' } = error;
    // Anything else is a client that broke off.
    if (code.startsWith('HPE_')) log(`proxy refused a malformed request (${code})`);
    // After an answer has begun, these bytes would become part of it.
    if (!('bytesWritten' in client) || client.bytesWritten !== 0) return void client.destroy();
    const status = code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
    client.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  });
  const ends = createTlsServer({ key, cert }, (decrypted) => void proxy.emit('connection', decrypted));
  const tunnels = new Set<Duplex>();
  proxy.on('connect', (request, client: Duplex, sent: Buffer) => {
    tunnels.add(client);
    client.once('close', () => tunnels.delete(client));
    // A client that breaks off is no error of the service.
    client.on('error', () => client.destroy());
    const target = request.url?.toLowerCase();
    // A tunnel inside a tunnel serves nobody.
    if (client instanceof TLSSocket || !hosts.some((host) => target === `${host}:443`)) {
      log(refusal(request));
      client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
      return;
    }
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (sent.length > 0) client.unshift(sent);
    ends.emit('connection', client);
  });
  return {
    address: await bind(proxy, { port, option: '--proxy-port' }),
    async close(): Promise<void> {
      const closed = new Promise((resolve) => proxy.close(resolve));
      proxy.closeAllConnections();
      for (const client of tunnels) client.destroy();
      await closed;
    },
  };
}

/** The path and query of a request in absolute form, if it is for one of these hosts; undefined for everything else. */
export function pathOf(target: string, hosts: readonly string[]): string | undefined {
  const [, authority, path = ''] = /^https:\/\/([^/?#]*)([/?].*)?$/i.exec(target) ?? [];
  if (!isNamed(authority, hosts)) return undefined;
  return path.startsWith('/') ? path : `/${path}`;
}

function isNamed(authority: string | undefined, hosts: readonly string[]): boolean {
  return authority !== undefined && hosts.includes(authority.toLowerCase().replace(/:443$/, ''));
}

/** Replaces every Host header: in absolute form, the target counts instead (RFC 9112 3.2.2). */
function setHost(request: IncomingMessage, host: string): void {
  const raw = request.rawHeaders;
  const others = raw.filter((_, at) => raw[at - (at % 2)]?.toLowerCase() !== 'host');
  request.rawHeaders = ['Host', host, ...others];
  request.headers.host = host;
}

function refusal({ method, url = '' }: IncomingMessage): string {
  return `proxy refused ${method} ${shownTarget(url)}`;
}

/** The host that a request names, safe for a log: user name, path and query can hold secrets, and other characters can forge lines. */
export function shownTarget(target: string): string {
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*:\/\/)?([^/?#]*)/i.exec(target) ?? [];
  const authority = rest.slice(rest.lastIndexOf('@') + 1);
  const shown = `${scheme}${authority}`.replace(/[^\w.:/[\]-]/g, '?').slice(0, 100);
  return shown || 'without a host';
}

/**
 * The environment that sends clients to the proxy and makes them trust its certificate, in groups that a shell sets with one
 * line each.
 */
export function clientEnvironment({
  proxy,
  certificate,
  trustStore,
}: {
  /** Its address. */
  proxy: string;
  certificate: string;
  trustStore: string;
}): readonly Readonly<Record<string, string>>[] {
  const { hostname, port } = new URL(proxy);
  const quote = trustStore.includes('"') ? "'" : '"';
  return [
    // Ruby looks at http_proxy for https, too.
    { https_proxy: proxy, HTTPS_PROXY: proxy, http_proxy: proxy, no_proxy: '127.0.0.1,localhost' },
    { SSL_CERT_FILE: certificate, CURL_CA_BUNDLE: certificate, REQUESTS_CA_BUNDLE: certificate },
    { NODE_USE_ENV_PROXY: '1', NODE_EXTRA_CA_CERTS: certificate },
    {
      JAVA_TOOL_OPTIONS: `-Dhttps.proxyHost=${hostname} -Dhttps.proxyPort=${port} -Djavax.net.ssl.trustStore=${quote}${trustStore}${quote}`,
    },
  ];
}
