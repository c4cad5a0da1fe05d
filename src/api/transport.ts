import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { HttpClient } from '@actions/http-client';
import type { RequestHandler } from '@actions/http-client/lib/interfaces';

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
  const http = new HttpClient('build-service-action', [requestOptions({ signal, tunnel: tunnel.signal })], {
    allowRedirects: false,
    allowRetries: false,
  });
  signal.addEventListener('abort', closeTunnel, { once: true });
  try {
    const { message } = await http.request(request.method, request.url.href, request.body ?? null, {
      ...request.headers,
    });
    return { status: message.statusCode ?? 0, headers: message.headers, body: message };
  } finally {
    signal.removeEventListener('abort', closeTunnel);
  }
};

/** Puts what `HttpClient` does not offer into the options of the request that it makes. */
function requestOptions({ signal, tunnel }: { signal: AbortSignal; tunnel: AbortSignal }): RequestHandler {
  return {
    prepareRequest(options) {
      options.signal = signal;
      // While a proxy has not answered `CONNECT`, the request has no socket that its own signal could end, and would
      // wait for ever. The agent makes the proxy's request of these options; a signal of its own, as the agent takes
      // away the listeners by which a request lets go of its signal.
      const { proxyOptions } = options.agent as { proxyOptions?: { signal?: AbortSignal } };
      if (proxyOptions) proxyOptions.signal = tunnel;
      // `http.request` wants an IPv6 address without the brackets of the URL.
      options.host = options.host?.replace(/^\[(.*)\]$/, '$1');
    },
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('No authentication is handled here')),
  };
}

/**
 * The whole body as text.
 *
 * @throws RangeError when it is larger than `limit` bytes; the stream's error when the connection is cut
 */
export async function readText(body: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new RangeError(`The body is larger than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
