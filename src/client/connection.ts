import type { Clock, Random } from '../clock.ts';
import type { Limits } from '../limits.ts';
import { AddressRefused, type ServiceError } from './errors.ts';
import type { Semaphore } from './http/semaphore.ts';
import type { Transport } from './http/transport.ts';

/** What every request of a client needs; one object for the life of the client. */
export interface Connection {
  /** The address of the service. The token is sent to its origin only, and with a start with inputs to `v3BaseUrl`'s. */
  readonly baseUrl: URL;
  readonly token: string;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: Limits;
  /** Bounds how many requests are in flight. */
  readonly semaphore: Semaphore;
  /** Hides secrets in text that the service wrote, as soon as it is read. */
  readonly redactProse: (text: string) => string;
  /** Called for each failed attempt that will be repeated, with the pause before it and the time left for more attempts. */
  readonly onRetry: (error: ServiceError, pauseMs: number, leftMs: number) => void;
  /** When to give up a service that no request has reached yet, on the monotonic clock. */
  contactBy?: number | undefined;
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

/** Both headers go with every request to the service, with or without a body (docs/api.md, "Requests"). */
export function headersFor(token: string) {
  return { 'x-auth-token': token, 'content-type': 'application/json', accept: 'application/json' };
}

/**
 * An address that the service returned, without its query.
 *
 * @param path the form of its path below `baseUrl`
 * @throws AddressRefused for any other address, because the token is sent there only
 */
export function addressBelow(address: string, path: RegExp, baseUrl: URL): URL {
  const found = URL.parse(address, baseUrl.href);
  const base = baseUrl.pathname.replace(/\/+$/, '');
  const below = found?.pathname.startsWith(`${base}/`) ? found.pathname.slice(base.length) : '';
  // With an encoded slash, one part could be read as two.
  if (found?.origin === baseUrl.origin && path.test(below) && !/%2f/i.test(below))
    return resourceUrl(baseUrl, below);
  throw new AddressRefused(
    `The service returned a URL at ${found?.origin ?? 'an unreadable address'} that is not under ${baseUrl.href}, or has an encoded slash (%2F) in a name, so the token was not sent there. Check baseUrl and the names of the files.`,
  );
}
