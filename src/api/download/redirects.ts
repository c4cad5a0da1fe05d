import type { Connection } from '../http/call.ts';
import type { WireReply } from '../http/transport.ts';
import { TooManyRedirects, UnsafeRedirect } from './errors.ts';

/** Downloads follow five at most, never from https to http. */
const mostRedirects = 5;

export interface Opened {
  readonly reply: WireReply;
  /** Who answered. */
  readonly url: URL;
  /** How often the download was sent on before; 0 where the service itself gave it. */
  readonly redirects: number;
}

export interface Opening {
  readonly operation: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Told the address that is asked next, for the words of an error. */
  readonly on: (url: URL) => void;
}

/**
 * Asks for a file with the token and follows redirects by hand. The token goes to the origin of `baseUrl` only, and no
 * more once the way has left it: another host must not be able to send it back with a request of its own choice.
 *
 * @throws TooManyRedirects; UnsafeRedirect; what the transport throws
 */
export async function openFollowing(
  request: Opening,
  { baseUrl, token, transport, gate }: Connection,
): Promise<Opened> {
  const { operation, headers, signal, on } = request;
  let url = request.url;
  let isTrusted = true;
  for (let redirects = 0; ; redirects++) {
    on(url);
    isTrusted &&= url.origin === baseUrl.origin;
    // Every request to the service carries both headers (docs/api.md, "Requests").
    const own = isTrusted ? { 'x-auth-token': token, 'content-type': 'application/json' } : {};
    const wire = { method: 'GET', url, headers: { ...headers, ...own } } as const;
    // The gate counts requests to the service. It lets go when the head has come: bodies take their time.
    const send = (): Promise<WireReply> => transport(wire, { signal });
    const reply = isTrusted ? await gate(send, signal) : await send();
    const { location } = reply.headers;
    if (reply.status < 300 || reply.status >= 400 || location === undefined) return { reply, url, redirects };
    reply.body.destroy();
    if (redirects === mostRedirects) throw new TooManyRedirects(operation, { most: mostRedirects });
    url = target(operation, { location, from: url });
  }
}

function target(operation: string, { location, from }: { location: string; from: URL }): URL {
  const url = URL.parse(location, from.href);
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && from.protocol === 'http:');
  if (!url || !safe)
    throw new UnsafeRedirect(operation, {
      from: from.origin,
      target: url ? `${url.protocol}//${url.host}` : 'an unreadable address',
    });
  url.username = '';
  url.password = '';
  return url;
}
