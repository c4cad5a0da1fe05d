import { untilAborted } from '../../clock.ts';
import type { Connection } from '../connection.ts';
import type { WireReply } from '../http/transport.ts';
import { TooManyRedirects, UnsafeRedirect } from './errors.ts';

const mostRedirects = 5;

export interface Opened {
  readonly reply: WireReply;
  /** The address that answered. */
  readonly url: URL;
  /** How many redirects were followed; 0 if the service itself answered. */
  readonly redirects: number;
}

interface Opening {
  readonly operation: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Called before each request, so that an error can name its origin. */
  readonly onRequest: (url: URL) => void;
}

/**
 * Requests a file with the token, and follows up to five redirects, never from https to http. The token is sent to the
 * origin of `baseUrl` only, and not after another origin was reached: another host must not be able to have the token
 * sent with a request of its choice.
 *
 * @throws TooManyRedirects; UnsafeRedirect; what the transport throws
 */
export async function openFollowing(
  request: Opening,
  { baseUrl, token, transport, clock, semaphore }: Connection,
): Promise<Opened> {
  const { operation, headers, signal, onRequest } = request;
  let url = request.url;
  let isTrusted = true;
  for (let redirects = 0; ; redirects++) {
    onRequest(url);
    isTrusted &&= url.origin === baseUrl.origin;
    // Both headers go with every request to the service (docs/api.md, "Requests").
    const own = isTrusted ? { 'x-auth-token': token, 'content-type': 'application/json' } : {};
    const wire = { method: 'GET', url, headers: { ...headers, ...own } } as const;
    // Requests to the service take a slot of the semaphore until the head has arrived: bodies can take long.
    const send = (): Promise<WireReply> => untilAborted({ clock, signal }, () => transport(wire, { signal }));
    const reply = isTrusted ? await semaphore.run(send, signal) : await send();
    const { location } = reply.headers;
    if (reply.status < 300 || reply.status >= 400 || location === undefined) return { reply, url, redirects };
    reply.body.destroy();
    if (redirects === mostRedirects) throw new TooManyRedirects(operation, { most: mostRedirects });
    url = redirectTarget(operation, { location, from: url });
  }
}

function redirectTarget(operation: string, { location, from }: { location: string; from: URL }): URL {
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
