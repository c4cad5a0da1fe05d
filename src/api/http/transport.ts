import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { HttpClient } from '@actions/http-client';
import type { RequestHandler } from '@actions/http-client/lib/interfaces';
import { messageOf } from '../../errors.ts';
import { noTunnelCode } from './failure.ts';

export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface WireReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Throws while it is read when the connection is cut or the signal is aborted. */
  readonly body: IncomingMessage;
}

/**
 * Sends one request, once, and follows no redirect.
 *
 * @throws the system's error when the connection cannot be made or breaks; an `AbortError` when the signal is aborted
 */
export type Transport = (
  request: WireRequest,
  options: { readonly signal: AbortSignal },
) => Promise<WireReply>;

/**
 * The real network, through @actions/http-client, which brings the proxies that the runner's environment names.
 * Its own redirects (they keep the token), retries (the policy is ours) and body readers (they never settle when the
 * connection is cut) stay unused.
 */
export const networkTransport: Transport = async (request, { signal }) => {
  const tunnel = new AbortController();
  const closeTunnel = (): void => tunnel.abort(signal.reason);
  const way: Way = { tunnel: 'none' };
  const http = new HttpClient(
    'build-service-action',
    [requestOptions({ signal, tunnel: tunnel.signal, way })],
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
    // The agent says ECONNRESET when the proxy refused or could not be reached, as if the service had been reached.
    if (way.tunnel === 'asked for' && !signal.aborted) throw new NoTunnel(error);
    throw error;
  } finally {
    signal.removeEventListener('abort', closeTunnel);
  }
};

/** How far a request has come on its way through a proxy. */
interface Way {
  tunnel: 'none' | 'asked for' | 'open';
}

/** Puts what `HttpClient` does not offer into the options of the request that it makes. */
function requestOptions({
  signal,
  tunnel,
  way,
}: {
  signal: AbortSignal;
  tunnel: AbortSignal;
  way: Way;
}): RequestHandler {
  return {
    prepareRequest(options) {
      options.signal = signal;
      // While a proxy has not answered `CONNECT`, the request has no socket that its own signal could end, and would
      // wait for ever. The agent makes the proxy's request of these options; a signal of its own, as the agent takes
      // away the listeners by which a request lets go of its signal.
      const agent = options.agent as Partial<TunnelingAgent>;
      if (agent.proxyOptions) agent.proxyOptions.signal = tunnel;
      noteTunnel(agent, way);
      // `http.request` wants an IPv6 address without the brackets of the URL.
      options.host = options.host?.replace(/^\[(.*)\]$/, '$1');
    },
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('No authentication is handled here')),
  };
}

/** The agent of HttpClient where a proxy stands between, as far as it is used here. */
interface TunnelingAgent {
  readonly proxyOptions: { signal?: AbortSignal };
  createSocket: (options: unknown, then: (socket: unknown) => void) => void;
}

function noteTunnel(agent: Partial<TunnelingAgent>, way: Way): void {
  const createSocket = agent.proxyOptions && agent.createSocket?.bind(agent);
  if (!createSocket) return;
  way.tunnel = 'asked for';
  agent.createSocket = (options, then) =>
    createSocket(options, (socket) => {
      way.tunnel = 'open';
      then(socket);
    });
}

/** The proxy did not open a tunnel: the request has certainly not been sent. */
export class NoTunnel extends Error {
  override readonly name = 'NoTunnel';
  readonly code = noTunnelCode;
  constructor(cause: unknown) {
    super(`the proxy that HTTPS_PROXY names opened no tunnel: ${messageOf(cause)}`, { cause });
  }
}

/** A body is larger than what is taken. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  constructor(limit: number) {
    super(`The body is larger than ${limit} bytes`);
  }
}

/**
 * The body of a refusal as text; empty where there is more of it than an explanation has.
 *
 * @throws the stream's error when the connection is cut
 */
export async function explanation(body: IncomingMessage, limit: number): Promise<string> {
  try {
    return await readText(body, limit);
  } catch (error) {
    if (error instanceof BodyTooLarge) return '';
    throw error;
  }
}

/**
 * The whole body as text.
 *
 * @throws BodyTooLarge when it is larger than `limit` bytes; the stream's error when the connection is cut
 */
export async function readText(body: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
