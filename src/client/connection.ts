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
 * @throws AddressRefused for any other address, because the token is sent to `baseUrl`'s origin only, and for an encoded
 *   slash, with which one part could be read as two
 */
export function resourcePath(
  address: string,
  { operation, folder, baseUrl }: { operation: string; folder: string; baseUrl: URL },
): string[] {
  const expected = resourceUrl(baseUrl, folder);
  const url = URL.parse(address, baseUrl.href);
  const isBelow = url?.origin === expected.origin && url.pathname.startsWith(expected.pathname);
  const parts = isBelow ? decodedParts(url.pathname.slice(expected.pathname.length)) : undefined;
  if (!parts)
    throw new AddressRefused(
      operation,
      `The service returned a URL at ${url?.origin ?? 'an unreadable address'} that is not under ${expected.href}, so the token was not sent there. Check baseUrl.`,
    );
  const name = parts.find((part) => part.includes('/'));
  if (name !== undefined)
    throw new AddressRefused(
      operation,
      `The service returned a URL with an encoded slash (%2F) in the name "${name}", so the action did not request it. Rename the file in the build so that its name has no slash.`,
    );
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
