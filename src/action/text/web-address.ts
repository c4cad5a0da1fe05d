/** Names of this machine: what is sent there crosses no network. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address may be a link and may be sent a token: https, or plain http that stays on this machine. */
export function isSafeAddress(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
}

/**
 * An address that may become a link: https, or http to this machine, without a user name, which could pass for the
 * host. `undefined` for everything else, such as a script or data.
 */
export function webAddress(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !isSafeAddress(url) || url.username !== '' || url.password !== '') return undefined;
  return url.href;
}

/** Like `webAddress`, for outputs: it also refuses white space and controls, which `URL` would drop or encode. */
export function publicAddress(text: string): string | undefined {
  return /[\s\p{Cc}]/u.test(text) ? undefined : webAddress(text);
}
