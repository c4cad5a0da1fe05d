import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { HttpClient } from '@actions/http-client';
import type { RequestHandler } from '@actions/http-client/lib/interfaces';
import { messageOf } from '../../errors.ts';
import { noTunnelCode } from './network-error.ts';

export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface WireReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Reading it throws when the connection is cut or the signal is aborted. */
  readonly body: IncomingMessage;
}

/**
 * Sends one request once, and follows no redirect.
 *
 * @throws the system's error if the connection cannot be made or breaks; an `AbortError` if the signal is aborted
 */
export type Transport = (
  request: WireRequest,
  options: { readonly signal: AbortSignal },
) => Promise<WireReply>;

/**
 * The real network, through @actions/http-client, which honours the proxy variables of the runner's environment. Its
 * redirects (they keep the token), retries (this client has its own policy) and body readers (they never settle when the
 * connection is cut) are not used.
 */
export const networkTransport: Transport = async (request, { signal }) => {
  const tunnel = new AbortController();
  const closeTunnel = (): void => tunnel.abort(signal.reason);
  const route: Route = { tunnel: 'none' };
  const http = new HttpClient(
    'build-service-action',
    [requestOptions({ signal, tunnel: tunnel.signal, route })],
    {
      allowRedirects: false,
      allowRetries: false,
    },
  );
  signal.addEventListener('abort', closeTunnel, { once: true });
  try {
    const { message } = await http.request(request.method, request.url.href, request.body ?? null, {
      ...request.headers,
    });
    return { status: message.statusCode ?? 0, headers: message.headers, body: message };
  } catch (error) {
    // The agent reports ECONNRESET when the proxy refused or could not be reached, as if the service had been reached.
    if (route.tunnel === 'requested' && !signal.aborted) throw new NoTunnel(error);
    throw error;
  } finally {
    signal.removeEventListener('abort', closeTunnel);
  }
};

/** Whether a request goes through a proxy, and whether that has opened a tunnel. */
interface Route {
  tunnel: 'none' | 'requested' | 'open';
}

/** Sets request options that `HttpClient` does not offer. */
function requestOptions({
  signal,
  tunnel,
  route,
}: {
  signal: AbortSignal;
  tunnel: AbortSignal;
  route: Route;
}): RequestHandler {
  return {
    prepareRequest(options) {
      options.signal = signal;
      // Until a proxy answers `CONNECT`, the request has no socket that its own signal could close, and would wait
      // forever. The agent takes these options for its `CONNECT` request. That needs a signal of its own, because the
      // agent removes the listeners with which a request would detach from its signal.
      const agent = options.agent as Partial<TunnelingAgent>;
      if (agent.proxyOptions) agent.proxyOptions.signal = tunnel;
      watchTunnel(agent, route);
      // `http.request` expects an IPv6 address without the brackets of the URL.
      options.host = options.host?.replace(/^\[(.*)\]$/, '$1');
    },
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('Authentication is not supported')),
  };
}

/** The part of HttpClient's agent for proxies that is used here. */
interface TunnelingAgent {
  readonly proxyOptions: { signal?: AbortSignal };
  createSocket: (options: unknown, then: (socket: unknown) => void) => void;
}

function watchTunnel(agent: Partial<TunnelingAgent>, route: Route): void {
  const createSocket = agent.proxyOptions && agent.createSocket?.bind(agent);
  if (!createSocket) return;
  route.tunnel = 'requested';
  agent.createSocket = (options, then) =>
    createSocket(options, (socket) => {
      route.tunnel = 'open';
      then(socket);
    });
}

/** The proxy did not open a tunnel: the request certainly was not sent. */
class NoTunnel extends Error {
  override readonly name = 'NoTunnel';
  readonly code = noTunnelCode;
  constructor(cause: unknown) {
    super(`the proxy in HTTPS_PROXY did not open a tunnel: ${messageOf(cause)}`, { cause });
  }
}
