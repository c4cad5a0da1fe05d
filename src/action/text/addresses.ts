/** Which addresses may become links, and which texts the paths of files. */

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
function webAddress(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !isSafeAddress(url) || url.username !== '' || url.password !== '') return undefined;
  return url.href;
}

/** Like `webAddress`, for outputs: it also refuses white space and controls, which `URL` would drop or encode. */
export function publicAddress(text: string): string | undefined {
  return /[\s\p{Cc}]/u.test(text) ? undefined : webAddress(text);
}

/** Browsers and QR code readers fail on longer ones. */
const longestAddress = 2_048;

/** An address that may become a link; `undefined` for everything else. */
export function linkAddress(address: string): string | undefined {
  const safe = webAddress(address);
  return safe && safe.length <= longestAddress ? safe : undefined;
}

/** Characters; no repository has a longer path. */
const longestPath = 500;

/**
 * Whether a text can be the path of a file in the repository, and nothing else: relative, without `..`, without what
 * hides or reorders characters, and without what no system allows in a name.
 */
export function isRepositoryPath(text: string): boolean {
  if (text.length > longestPath || /[\p{C}\p{Zl}\p{Zp}:\\<>"|?*]|^[~\s]|\s$/u.test(text)) return false;
  return text.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
