import { failureText } from '../../contract/failure.ts';
import { refusalOf, type ServiceError } from '../errors.ts';
import type { Connection } from '../http/call.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import { explanation } from '../http/transport.ts';
import { LinkExpired, StorageRefused } from './errors.ts';
import type { Opened } from './redirects.ts';

/** The situation behind an answer that is no file. */
export async function downloadRefusal(
  operation: string,
  { reply, url, redirects }: Opened,
  { clock, limits, redactProse }: Connection,
): Promise<ServiceError> {
  const { status, headers, body } = reply;
  const bounds = { now: clock.now(), longestMs: limits.longestRetryAfterMs };
  const asked = retryAfterMs({ status, headers }, bounds);
  if (redirects === 0) {
    const said = failureText(parsed(await explanation(body, limits.refusalBytes).catch(() => '')));
    return refusalOf(operation, { status, said: said && redactProse(said), retryAfterMs: asked });
  }
  body.destroy();
  const facts = { origin: url.origin, status, retryAfterMs: asked };
  // What storage answers for a link that was signed and whose time is over, or whose file is gone.
  if (status === 403 || status === 404 || status === 410) return new LinkExpired(operation, facts);
  return new StorageRefused(operation, facts);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
