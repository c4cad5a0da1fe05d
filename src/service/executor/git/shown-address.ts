import { unescape as unescaped } from 'node:querystring';

/** Scheme, authority, path, and what follows. The last `@` of the authority ends the user info, as for Git's transports. */
const parts = /^([a-z][a-z0-9+.-]{0,20}:\/\/)([^/?#]*)([^?#]*)(.*)$/is;

/** The address as it may be shown and kept in the clone: without password, query and fragment. */
export function shownAddress(url: string): string {
  const [, scheme, authority = '', path = ''] = parts.exec(url) ?? [];
  if (scheme === undefined) return url;
  const at = authority.lastIndexOf('@');
  const host = authority.slice(at + 1);
  const user = at < 0 ? '' : authority.slice(0, at).replace(/:.*/s, '');
  const login = user !== '' && scheme.toLowerCase() === 'ssh://' ? `${user}@` : '';
  return `${scheme}${login}${host}${path}`;
}

/** Shorter ones stand in ordinary words too, and hide nothing. */
const shortest = 4;

/**
 * Takes what is secret in these addresses, and in every other that stands in a text, out of the text: Git itself repeats
 * addresses in its messages, and hides a password only up to its first `@`.
 */
export function addressRedactor(addresses: readonly string[]): (text: string) => string {
  const secrets = [...new Set(addresses.flatMap(secretsOf))]
    .filter((secret) => secret.length >= shortest)
    .sort((a, b) => b.length - a.length);
  return (text) =>
    secrets
      .reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
      .replace(/[a-z][a-z0-9+.-]{0,20}:\/\/[^\s'"<>]*/gi, shownAddress);
}

/** The password and what a query or fragment holds, as they are written and as they are meant. */
function secretsOf(url: string): string[] {
  const [, , authority = '', , rest = ''] = parts.exec(url) ?? [];
  const at = authority.lastIndexOf('@');
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(authority.slice(0, Math.max(0, at))) ?? [];
  const values = rest.split(/[?#&;]/).flatMap((part) => [part, part.replace(/^[^=]*=/, '')]);
  return [password, ...values].flatMap((secret) => [secret, unescaped(secret)]);
}
