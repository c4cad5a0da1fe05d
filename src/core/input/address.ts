import { BadValue } from './bad-value.ts';

/** Names of this machine, which nobody on the way can listen to. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address is safe to name as a link and to send a token to: https, or plain http that stays on this machine. */
export function isSafeAddress(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
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
