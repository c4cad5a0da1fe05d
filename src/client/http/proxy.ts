import { checkBypass } from '@actions/http-client/lib/proxy';
import { messageOf, UserError } from '../../errors.ts';
import { noTunnelCode } from './network-error.ts';

/** A proxy variable that cannot be read. Its value is not shown: it may hold a password. */
export class ProxyUnusable extends UserError {
  constructor(variable: string) {
    super(
      `The environment variable ${variable} is not the address of a proxy, such as http://proxy.example.com:8080. Correct it, unset it, or list the hosts that need no proxy in NO_PROXY.`,
    );
  }
}

/**
 * Checks the proxy variable that a request would use: @actions/http-client ignores one that it cannot read, and the
 * request would go out directly.
 *
 * @throws ProxyUnusable
 */
export function checkProxy(url: URL): void {
  const names = url.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY'];
  const variable = names.find((name) => process.env[name]);
  if (variable === undefined || checkBypass(url)) return;
  const proxy = URL.parse(process.env[variable] ?? '');
  const isWeb = proxy?.protocol === 'http:' || proxy?.protocol === 'https:';
  if (!isWeb || !isEncoded(proxy.username) || !isEncoded(proxy.password)) throw new ProxyUnusable(variable);
}

/** Not one with a `%` that begins no encoded character. */
function isEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

/** Whether a request goes through a proxy, and whether that has opened a tunnel. */
interface Route {
  tunnel: 'none' | 'requested' | 'open';
}

/** The part of HttpClient's agent for proxies that is used here. */
export interface TunnelingAgent {
  readonly proxyOptions: { signal?: AbortSignal };
  createSocket: (options: unknown, then: (socket: unknown) => void) => void;
}

export function watchTunnel(agent: Partial<TunnelingAgent>): Route {
  const route: Route = { tunnel: 'none' };
  const createSocket = agent.proxyOptions && agent.createSocket?.bind(agent);
  if (!createSocket) return route;
  route.tunnel = 'requested';
  agent.createSocket = (options, then) =>
    createSocket(options, (socket) => {
      route.tunnel = 'open';
      then(socket);
    });
  return route;
}

/** The proxy did not open a tunnel: the request certainly was not sent. */
export class NoTunnel extends Error {
  override readonly name = 'NoTunnel';
  readonly code = noTunnelCode;
  constructor(cause: unknown) {
    super(`the proxy in HTTPS_PROXY did not open a tunnel: ${messageOf(cause)}`, { cause });
  }
}
