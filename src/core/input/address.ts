import { BadValue } from './bad-value.ts';

/** Names of this machine, which nobody on the way can listen to. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address is safe to name as a link and to send a token to: https, or plain http that stays on this machine. */
export function isSafeAddress(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
}

/** An address that may stand in an output: as `webAddress`, and as it was given without what no address has in it. */
export function publicAddress(text: string): string | undefined {
  // The parser of URLs drops some of these and encodes others: it would make an address of what is none.
  return /[\s\p{Cc}]/u.test(text) ? undefined : webAddress(text);
}

/**
 * An address that may become a link: https, or http to this machine, without a user name in it, which could pass for
 * the host. `undefined` for everything else, such as a script or data.
 */
export function webAddress(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !isSafeAddress(url) || url.username !== '' || url.password !== '') return undefined;
  return url.href;
}

/** Reads the address of the service. */
export function parseBaseUrl(text: string): URL {
  const url = URL.parse(text);
  if (!url || !isSafeAddress(url))
    throw new BadValue('an https:// address, or http:// of a loopback address');
  if (url.username || url.password || url.search || url.hash)
    throw new BadValue('an address without user, query or fragment');
  return url;
}
