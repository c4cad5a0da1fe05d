import { unescape as unescaped } from 'node:querystring';
import { UserError } from '../../../errors.ts';

/** The service does not clone from this address. */
export class RefusedRepositoryUrl extends UserError {
  constructor(why: string) {
    super(`The repository's address ${why}. Expected an https or SSH address or an absolute path`);
  }
}

interface RepositoryUrl {
  readonly kind: 'https' | 'ssh' | 'path';
  /** The repository's name: the address's last part without `.git`. */
  readonly name: string;
}

/**
 * Accepts `https://…`, `ssh://…`, `user@host:path`, or an absolute path on this machine.
 *
 * @throws RefusedRepositoryUrl for every other address, such as `ext::…`, `file://…` and `http://…`, and for addresses
 * with control characters or with parts that a program could read as options
 */
export function checkRepositoryUrl(url: string): RepositoryUrl {
  if (url === '') throw new RefusedRepositoryUrl('is empty');
  if (url.length > 2_048) throw new RefusedRepositoryUrl('is longer than 2048 characters');
  if (/[\p{Cc}\u2028\u2029]/u.test(url))
    throw new RefusedRepositoryUrl('contains line breaks or control characters');
  if (url.startsWith('-')) throw new RefusedRepositoryUrl('starts with a dash');
  if (url.startsWith('/')) return { kind: 'path', name: nameOf(url) };
  if (/^\w[\w+.-]*::/.test(url)) throw new RefusedRepositoryUrl('names a transport helper (`::`)');
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();
  if (scheme === 'https' || scheme === 'ssh') {
    const { pathname } = checkHost(url, scheme);
    return { kind: scheme, name: nameOf(pathname) };
  }
  if (scheme) throw new RefusedRepositoryUrl(`uses \`${scheme}\``);
  if (/^(?:[\w.][\w.+-]*@)?(?:[\w.][\w.-]*|\[[\da-f:.]+\]):(?!-)[^\s:][^\s]*$/i.test(url))
    return { kind: 'ssh', name: nameOf(url) };
  throw new RefusedRepositoryUrl('is not valid');
}

function checkHost(url: string, scheme: 'https' | 'ssh'): URL {
  if (/\s/.test(url)) throw new RefusedRepositoryUrl('contains spaces');
  // Programs disagree on whether it ends the host.
  if (url.includes('\\')) throw new RefusedRepositoryUrl('contains a backslash');
  const parsed = URL.parse(url);
  if (!parsed)
    throw new RefusedRepositoryUrl(url.endsWith('://') ? 'does not name a repository' : 'is not valid');
  if (parsed.hostname === '') throw new RefusedRepositoryUrl('has no host');
  const parts = [parsed.hostname, parsed.username];
  if (scheme === 'ssh') parts.push(parsed.pathname.replace(/^\//, ''));
  if (parts.some((part) => /^(-|%2d)/i.test(part)))
    throw new RefusedRepositoryUrl('contains a part that starts with a dash');
  return parsed;
}

function nameOf(url: string): string {
  const name = repositorySlug(url).split('/').at(-1);
  if (!name || name === '.' || name === '..') throw new RefusedRepositoryUrl('does not name a repository');
  return name;
}

/** The last two parts of the address without `.git`, on a Git host `owner/name`. */
export function repositorySlug(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  const names = path.split(/[/:]/).filter((part) => part !== '');
  return names
    .slice(-2)
    .join('/')
    .replace(/\.git$/, '');
}

/** Scheme, authority, path, and what follows. The last `@` of the authority ends the user info, as for Git's transports. */
const parts = /^([a-z][a-z0-9+.-]{0,20}:\/\/)([^/?#]*)([^?#]*)(.*)$/is;

/** The address without password, query and fragment, to be shown and stored in the clone. */
export function shownAddress(url: string): string {
  const [, scheme, authority = '', path = ''] = parts.exec(url) ?? [];
  if (scheme === undefined) return url;
  const at = authority.lastIndexOf('@');
  const host = authority.slice(at + 1);
  const user = at < 0 ? '' : authority.slice(0, at).replace(/:.*/s, '');
  const login = user !== '' && scheme.toLowerCase() === 'ssh://' ? `${user}@` : '';
  return `${scheme}${login}${host}${path}`;
}

/** Characters; shorter texts also occur in ordinary words. */
const shortestSecret = 4;

/**
 * Returns a function that removes the secrets of these addresses, and of any other address, from a text. Git repeats
 * addresses in its messages and hides a password only up to its first `@`.
 */
export function addressRedactor(addresses: readonly string[]): (text: string) => string {
  const secrets = [...new Set(addresses.flatMap(secretsOf))]
    .filter((secret) => secret.length >= shortestSecret)
    .sort((a, b) => b.length - a.length);
  return (text) =>
    secrets
      .reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
      .replace(/[a-z][a-z0-9+.-]{0,20}:\/\/[^\s'"<>]*/gi, shownAddress);
}

/** The password and the values of query and fragment, both as written and decoded. */
function secretsOf(url: string): string[] {
  const [, , authority = '', , rest = ''] = parts.exec(url) ?? [];
  const at = authority.lastIndexOf('@');
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(authority.slice(0, Math.max(0, at))) ?? [];
  const values = rest.split(/[?#&;]/).flatMap((part) => [part, part.replace(/^[^=]*=/, '')]);
  return [password, ...values].flatMap((secret) => [secret, unescaped(secret)]);
}
