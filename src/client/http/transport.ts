import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import { checkBypass } from '@actions/http-client/lib/proxy';
import { UserError } from '../../errors.ts';

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
 * @throws the system's error if the connection cannot be made or breaks; ProxyUnusable; an `AbortError` if the signal is
 *   aborted
 */
export type Transport = (
  request: WireRequest,
  options: { readonly signal: AbortSignal },
) => Promise<WireReply>;

/** The real network. Requests over https honour the proxy variables of the runner's environment. */
export const networkTransport: Transport = async ({ method, url, headers, body }, { signal }) => {
  const isTls = url.protocol === 'https:';
  const tunnel = isTls ? tunnelTo(url) : undefined;
  // The signal of a request closes only the socket that it already has, and a proxy may never open the tunnel.
  const close = (): void => void tunnel?.proxySocket?.destroy(new Error('aborted'));
  signal.addEventListener('abort', close, { once: true });
  try {
    const request = (isTls ? https : http).request(url, {
      method,
      headers: { ...headers, 'user-agent': 'build-service-action' },
      agent: tunnel ?? false,
      signal,
    });
    const answer = answerTo(request);
    request.end(body);
    const message = await answer;
    return { status: message.statusCode ?? 0, headers: message.headers, body: message };
  } catch (error) {
    close();
    throw error;
  } finally {
    signal.removeEventListener('abort', close);
  }
};

/** Settles with the request: Node reports some ends by neither `response` nor `error`. */
function answerTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    // It stays: the body emits a later error too, which must not end the process.
    request.on('error', reject);
    request.once('close', () => reject(new Error('the connection was closed')));
  });
}

/** Opens a tunnel through a proxy, and keeps the proxy's socket, which the request does not have until the tunnel is open. */
class TunnelAgent extends https.Agent {
  proxySocket: Duplex | null | undefined;
  override createConnection(...given: Parameters<https.Agent['createConnection']>) {
    const socket = super.createConnection(...given);
    // The request gets the socket's errors while it needs them: one that comes later must not end the process.
    socket?.on('error', () => {});
    this.proxySocket = socket;
    return socket;
  }
}

/** @throws ProxyUnusable: Node ignores a proxy of another scheme, and the request would go out directly */
function tunnelTo(url: URL): TunnelAgent | undefined {
  const variable = ['https_proxy', 'HTTPS_PROXY'].find((name) => process.env[name]);
  // Node's own NO_PROXY does not match subdomains as GitHub's toolkit does, and tunnels to loopback addresses.
  if (variable === undefined || checkBypass(url)) return undefined;
  const proxy = process.env[variable] ?? '';
  if (!/^https?:\/\//.test(proxy)) throw new ProxyUnusable(variable);
  try {
    return new TunnelAgent({ proxyEnv: { https_proxy: proxy } });
  } catch {
    // Without its cause: that quotes the variable.
    throw new ProxyUnusable(variable);
  }
}

/** A proxy variable that cannot be read. Its value is not shown: it may hold a password. */
export class ProxyUnusable extends UserError {
  constructor(variable: string) {
    super(
      `The environment variable ${variable} does not contain a valid proxy URL. Use a URL such as http://proxy.example.com:8080, unset the variable, or use NO_PROXY to list the hosts that bypass the proxy.`,
    );
  }
}
