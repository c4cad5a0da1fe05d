import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { HttpClient } from '@actions/http-client';
import { checkBypass } from '@actions/http-client/lib/proxy';
import { messageOf, UserError } from '../../errors.ts';

export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
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
 * @throws the system's error if the connection cannot be made or breaks; NoAnswer; ProxyUnusable; an `AbortError` if the
 *   signal is aborted
 */
export type Transport = (
  request: WireRequest,
  options: { readonly signal: AbortSignal },
) => Promise<WireReply>;

/** Answers that only announce the real one (1xx), such as 103 Early Hints: no server has a use for more. */
const mostInterimAnswers = 100;

/**
 * The real network, through the agents of @actions/http-client, which honour the proxy variables of the runner's
 * environment. The request is Node's own, because only that tells of every way in which it can end.
 */
export const networkTransport: Transport = async ({ method, url, headers, body }, { signal }) => {
  checkProxy(url);
  const client = new HttpClient('build-service-action');
  const agent: http.Agent & Partial<TunnelingAgent> = client.getAgent(url.href);
  const tunnel = new AbortController();
  const closeTunnel = (): void => tunnel.abort(signal.reason);
  // Until a proxy answers `CONNECT`, the request has no socket that its own signal could close, and would wait forever.
  // The agent takes these options for its `CONNECT` request. That needs a signal of its own, because the agent removes
  // the listeners with which a request would detach from its signal.
  if (agent.proxyOptions) agent.proxyOptions.signal = tunnel.signal;
  const route = watchTunnel(agent);
  signal.addEventListener('abort', closeTunnel, { once: true });
  try {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers: { ...headers, 'user-agent': client.userAgent ?? '' },
      agent,
      signal,
    });
    const answer = answerTo(request);
    request.end(body);
    const message = await answer;
    return { status: message.statusCode ?? 0, headers: message.headers, body: message };
  } catch (error) {
    // The agent reports ECONNRESET when the proxy refused or could not be reached, as if the service had been reached.
    if (route.tunnel === 'requested' && !signal.aborted) throw new NoTunnel(error);
    throw error;
  } finally {
    signal.removeEventListener('abort', closeTunnel);
  }
};

/** The server spoke, but gave no answer: the request may have arrived. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Settles with the request: Node tells of some ends by neither `response` nor `error`. */
function answerTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    let interim = 0;
    request.once('response', resolve);
    // It stays: the body emits a later error too, which must not end the process.
    request.on('error', reject);
    request.once('close', () => reject(new NoAnswer('the connection was closed')));
    request.once('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      reject(new NoAnswer(`status ${statusCode}, although no protocol upgrade was requested`));
    });
    request.on('information', () => {
      interim += 1;
      if (interim > mostInterimAnswers)
        request.destroy(new NoAnswer(`more than ${mostInterimAnswers} interim answers`));
    });
  });
}

/** A proxy variable that cannot be read. Its value is not shown: it may hold a password. */
export class ProxyUnusable extends UserError {
  constructor(variable: string) {
    super(
      `The environment variable ${variable} does not contain a valid proxy URL. Use a URL such as http://proxy.example.com:8080, unset the variable, or use NO_PROXY to list the hosts that bypass the proxy.`,
    );
  }
}

/**
 * Checks the proxy variable that a request would use: @actions/http-client ignores one that it cannot read, and the
 * request would go out directly.
 *
 * @throws ProxyUnusable
 */
function checkProxy(url: URL): void {
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
interface TunnelingAgent {
  readonly proxyOptions: { signal?: AbortSignal };
  createSocket: (options: unknown, then: (socket: unknown) => void) => void;
}

function watchTunnel(agent: Partial<TunnelingAgent>): Route {
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

/** The code of `NoTunnel`: a proxy did not open a tunnel. */
export const noTunnelCode = 'ENOTUNNEL';

/** The proxy did not open a tunnel: the request certainly was not sent. */
class NoTunnel extends Error {
  override readonly name = 'NoTunnel';
  readonly code = noTunnelCode;
  constructor(cause: unknown) {
    super(`the proxy in HTTPS_PROXY did not open a tunnel: ${messageOf(cause)}`, { cause });
  }
}
