import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { checkBypass } from '@actions/http-client/lib/proxy';
import { UserError } from '../../errors.ts';
import { defaultLimits } from '../../limits.ts';

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
 * @throws the system's error if the connection cannot be made or breaks; UserError for a bad proxy variable; an `AbortError`
 *   if the signal is aborted, except while a proxy has not opened its tunnel: it never settles then
 */
export type Transport = (
  request: WireRequest,
  options: { readonly signal: AbortSignal },
) => Promise<WireReply>;

/** The real network. Requests over https honour the proxy variables of the runner's environment. */
export async function networkTransport(
  { method, url, headers, body }: WireRequest,
  {
    signal,
    connectMs = defaultLimits.connectMs,
  }: { readonly signal: AbortSignal; readonly connectMs?: number },
): Promise<WireReply> {
  const isTls = url.protocol === 'https:';
  const agent = (isTls && tunnelTo(url)) || false;
  const request = (isTls ? https : http).request(url, {
    ...{ method, agent, signal, timeout: connectMs },
    headers: { ...headers, 'user-agent': 'build-service-action' },
  });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.once('response', resolve);
  // It stays: the body emits a later error too, which must not end the process.
  request.on('error', reject);
  // Node reports some ends by neither `response` nor `error`.
  request.once('close', () => reject(new Error('the connection was closed')));
  // Certain, unlike an attempt that runs into its timeout: nothing is sent before the connection is made.
  request.once('timeout', () => {
    const timedOut = { code: 'ETIMEDOUT', syscall: 'connect' };
    if (request.socket?.connecting) request.destroy(Object.assign(new Error('connect ETIMEDOUT'), timedOut));
  });
  request.end(body);
  const message = await promise;
  return { status: message.statusCode ?? 0, headers: message.headers, body: message };
}

/** @throws UserError: Node ignores a proxy of another scheme, and the request would go out directly */
function tunnelTo(url: URL): https.Agent | undefined {
  const variable = ['https_proxy', 'HTTPS_PROXY'].find((name) => process.env[name]);
  // Node's own NO_PROXY does not match subdomains as GitHub's toolkit does, and tunnels to loopback addresses.
  if (variable === undefined || checkBypass(url)) return undefined;
  const proxy = process.env[variable] ?? '';
  if (!/^https?:\/\//.test(proxy)) throw proxyUnusable(variable);
  try {
    return new https.Agent({ proxyEnv: { https_proxy: proxy } });
  } catch {
    // Without its cause: that quotes the variable.
    throw proxyUnusable(variable);
  }
}

/** The value is not shown: it may hold a password. */
function proxyUnusable(variable: string): UserError {
  return new UserError(
    `The environment variable ${variable} does not contain a valid proxy URL. Use a URL such as http://proxy.example.com:8080, unset the variable, or use NO_PROXY to list the hosts that bypass the proxy.`,
  );
}
