import { unescape as unescaped } from 'node:querystring';
import { WrongRequest } from './errors.ts';

/** The service does not clone from this address. */
export class RefusedRepositoryUrl extends WrongRequest {
  constructor(why: string) {
    super(`The repository's address ${why}. Expected an https or SSH address or an absolute path`);
  }
}

interface RepositoryUrl {
  readonly kind: 'https' | 'ssh' | 'path';
  /** The last part of the address, without `.git`. */
  readonly name: string;
}

/** `user@host:path`, with no part that could be taken for an option, another transport or a password. */
const scpAddress = /^(?:[\w.][\w.+-]*@)?(?:[\w.][\w.-]*|\[[\da-f:.]+\]):(?!-|\S*[^\s/]@)[^\s:]\S*$/i;

/**
 * Accepts `https://…`, `ssh://…`, `user@host:path`, or an absolute path on this machine.
 *
 * @throws RefusedRepositoryUrl for any other address, such as `ext::…`, `file://…` and `http://…`, and for addresses with
 *   control characters, or with parts that a program could read as options
 */
export function checkRepositoryUrl(url: string): RepositoryUrl {
  if (url.length > 2_048) throw new RefusedRepositoryUrl('is longer than 2048 characters');
  if (/[\p{Cc}\u2028\u2029]/u.test(url))
    throw new RefusedRepositoryUrl('contains line breaks or control characters');
  if (url.startsWith('/')) return { kind: 'path', name: nameOf(url) };
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined && scpAddress.test(url)) return { kind: 'ssh', name: nameOf(url) };
  if (scheme === undefined) throw new RefusedRepositoryUrl('is not valid');
  if (scheme !== 'https' && scheme !== 'ssh') throw new RefusedRepositoryUrl(`uses \`${scheme}\``);
  // Programs disagree on whether a backslash ends the host.
  if (/[\s\\?#]|^\w+:\/{3}/.test(url))
    throw new RefusedRepositoryUrl('contains a space, a third slash or one of the characters \\ ? #');
  const { hostname, username, pathname } = URL.parse(url) ?? {};
  if (!hostname || pathname === undefined) throw new RefusedRepositoryUrl('has no valid host');
  // `ssh` would read them as options.
  if ([hostname, username, pathname.slice(1)].some((part) => /^(-|%2d)/i.test(part ?? '')))
    throw new RefusedRepositoryUrl('contains a part that starts with a dash');
  return { kind: scheme, name: nameOf(pathname) };
}

function nameOf(url: string): string {
  const name = repositorySlug(url).split('/').at(-1);
  if (!name || name === '.' || name === '..') throw new RefusedRepositoryUrl('does not name a repository');
  return name;
}

/** The last two parts of the address, without `.git`; on a Git host `owner/name`. */
export function repositorySlug(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '');
  const names = path.split(/[/:]/).filter((part) => part !== '');
  return names
    .slice(-2)
    .join('/')
    .replace(/\.git$/, '');
}

/** Scheme, authority and path. The last `@` of the authority ends the user info, as in Git's transports. */
const parts = /^([a-z][a-z0-9+.-]{0,20}:\/\/)([^/?#]*)([^?#]*)/i;

/** The address to show and to store in the clone: without password, query and fragment. */
export function shownAddress(url: string): string {
  const [, scheme, authority = '', path = ''] = parts.exec(url) ?? [];
  if (scheme === undefined) return url;
  const at = authority.lastIndexOf('@');
  const user = authority.slice(0, Math.max(0, at)).replace(/:.*/s, '');
  const login = user !== '' && scheme.toLowerCase() === 'ssh://' ? `${user}@` : '';
  return `${scheme}${login}${authority.slice(at + 1)}${path}`;
}

/**
 * Returns a function that removes the secrets of these addresses, and of any other address, from a text. Git does not print
 * those that it was given, but a server can repeat them.
 */
export function addressRedactor(addresses: readonly string[]): (text: string) => string {
  const secrets = addresses.flatMap((url) => {
    const [, scheme, authority = ''] = parts.exec(url) ?? [];
    const login = authority.slice(0, Math.max(0, authority.lastIndexOf('@')));
    // A user name without a password is a token, except in SSH.
    const secret = scheme === 'ssh://' ? '' : login.slice(login.indexOf(':') + 1);
    // Shorter texts also occur in ordinary words.
    return [secret, unescaped(secret)].filter(({ length }) => length >= 4);
  });
  return (text) =>
    secrets
      .reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
      .replace(/[a-z][a-z0-9+.-]{0,20}:\/\/[^\s'"<>]*/gi, shownAddress);
}
