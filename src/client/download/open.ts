import type { Connection } from '../connection.ts';
import type { ServiceError } from '../errors.ts';
import type { Attempt } from '../http/attempt.ts';
import { readRefusal, retryAfterMs } from '../http/failure.ts';
import type { WireReply } from '../http/transport.ts';
import { RedirectUnsafe, StorageRefused } from './errors.ts';

const mostRedirects = 5;

export interface Opened {
  readonly reply: WireReply;
  /** The address that answered. */
  readonly url: URL;
  /** How many redirects were followed; 0 if the service itself answered. */
  readonly redirects: number;
  readonly attempt: Attempt;
}

interface Opening {
  readonly operation: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly attempt: Attempt;
}

/**
 * Requests a file with the token, and follows up to five redirects, never from https to http. The token is sent to the
 * origin of `baseUrl` only, and not after another origin was reached: another host must not be able to have the token
 * sent with a request of its choice.
 *
 * @throws RedirectUnsafe; ServiceError; ProxyUnusable
 */
export async function openFollowing(request: Opening, connection: Connection): Promise<Opened> {
  const { baseUrl, token, semaphore } = connection;
  const { operation, headers, attempt } = request;
  let url = request.url;
  let isTrusted = true;
  for (let redirects = 0; ; redirects++) {
    isTrusted &&= url.origin === baseUrl.origin;
    // Both headers go with every request to the service (docs/api.md, "Requests").
    const own = isTrusted ? { 'x-auth-token': token, 'content-type': 'application/json' } : {};
    const wire = { method: 'GET', url, headers: { ...headers, ...own } } as const;
    // Requests to the service take a slot of the semaphore until the head has arrived: bodies can take long.
    const send = (): Promise<WireReply> => attempt.request(wire);
    const reply = isTrusted ? await semaphore.run(send, attempt.signal) : await send();
    const { location } = reply.headers;
    if (reply.status < 300 || reply.status >= 400 || location === undefined)
      return { reply, url, redirects, attempt };
    reply.body.destroy();
    if (redirects === mostRedirects)
      throw new RedirectUnsafe(operation, `The download was redirected more than ${mostRedirects} times.`);
    url = redirectTarget(operation, { location, from: url });
  }
}

function redirectTarget(operation: string, { location, from }: { location: string; from: URL }): URL {
  const url = URL.parse(location, from.href);
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && from.protocol === 'http:');
  if (!url || !safe)
    throw new RedirectUnsafe(
      operation,
      `The download was redirected from ${from.origin} to ${url ? `${url.protocol}//${url.host}` : 'an unreadable address'}, which is not safe to follow.`,
    );
  url.username = '';
  url.password = '';
  return url;
}

/** The situation that a status without the file stands for, from the service itself or from the storage. */
export async function refusalOfDownload(
  operation: string,
  { reply, url, redirects, attempt }: Opened,
  connection: Connection,
): Promise<ServiceError> {
  const { status } = reply;
  const { origin } = url;
  const isSuccess = status < 300 || status === 304;
  if (redirects === 0 && !isSuccess) return readRefusal({ operation, reply, attempt }, connection);
  reply.body.destroy();
  const bounds = { now: connection.clock.now(), longestMs: connection.limits.longestRetryAfterMs };
  return new StorageRefused(operation, { origin, status, retryAfterMs: retryAfterMs(reply, bounds) });
}
