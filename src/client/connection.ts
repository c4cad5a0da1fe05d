import type { Clock, Random } from '../clock.ts';
import { ForeignAddress, NameWithSlash, type ServiceError } from './errors.ts';
import type { RateLimiter, Semaphore } from './http/limiters.ts';
import type { Transport } from './http/transport.ts';
import type { ClientLimits } from './limits.ts';

/** What every request of a client needs; one object for the life of the client. */
export interface Connection {
  /** The address of the service. The token is sent to its origin only, and with a start with inputs to `v3BaseUrl`'s. */
  readonly baseUrl: URL;
  readonly token: string;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: ClientLimits;
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

/**
 * Where the newer API is (docs/hosted-service.md, "The newer API (v3)"): the hosted service has it on another host, any
 * other one beside the contract.
 */
export function v3BaseUrl(baseUrl: URL): URL {
  return baseUrl.href === 'https://api.codemagic.io/' ? new URL('https://codemagic.io') : baseUrl;
}

/**
 * The decoded parts of the path below a folder of `baseUrl`, in an address that the service returned.
 *
 * @param folder such as `/artifacts/`
 * @throws ForeignAddress for any other address: the token is sent to `baseUrl`'s origin only; NameWithSlash
 */
export function resourcePath(
  address: string,
  {
    operation,
    folder,
    connection,
  }: { operation: string; folder: string; connection: Pick<Connection, 'baseUrl'> },
): string[] {
  const expected = resourceUrl(connection.baseUrl, folder);
  const url = URL.parse(address, connection.baseUrl.href);
  const isBelow = url?.origin === expected.origin && url.pathname.startsWith(expected.pathname);
  const parts = isBelow ? decodedParts(url.pathname.slice(expected.pathname.length)) : undefined;
  if (!parts)
    throw new ForeignAddress(operation, {
      origin: url?.origin ?? 'an unreadable address',
      expected: expected.href,
    });
  const name = parts.find((part) => part.includes('/'));
  if (name !== undefined) throw new NameWithSlash(operation, { name });
  return parts;
}

/** `undefined` if a part is empty or its encoding is invalid. */
function decodedParts(path: string): string[] | undefined {
  try {
    const parts = path.split('/').map(decodeURIComponent);
    return parts.includes('') ? undefined : parts;
  } catch {
    return undefined;
  }
}
