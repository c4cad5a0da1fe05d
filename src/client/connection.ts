import type { Clock, Random } from '../clock.ts';
import type { ServiceError } from './errors.ts';
import type { RateLimiter } from './http/rate-limiter.ts';
import type { Semaphore } from './http/semaphore.ts';
import type { Transport } from './http/transport.ts';
import type { Limits } from './limits.ts';

/** What every request of a client needs; one object for the life of the client. */
export interface Connection {
  /** The address of the service. The token is sent to its origin only. */
  readonly baseUrl: URL;
  readonly token: string;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: Limits;
  /** Bounds how many requests are in flight. */
  readonly semaphore: Semaphore;
  /** Bounds how many requests are sent in an hour, and stops all of them while the service asks for it. */
  readonly rateLimiter: RateLimiter;
  /** The part of these requests that may read logs of steps. */
  readonly stepLogLimiter: RateLimiter;
  /** Hides secrets in text that the service wrote, as soon as it is read. */
  readonly redactProse: (text: string) => string;
  /** Called for each failed attempt that will be repeated. */
  readonly onRetry: (error: ServiceError, pauseMs: number) => void;
}

/**
 * The URL of an API path below `baseUrl`, which may have a path of its own.
 *
 * The path is set and not resolved: resolving one with two leading slashes, as in `https://host//api`, would turn it into
 * another host, and the token would be sent there.
 */
export function resourceUrl(baseUrl: URL, path: string): URL {
  const url = new URL(baseUrl.origin);
  url.pathname = baseUrl.pathname.replace(/\/+$/, '') + path;
  return url;
}
