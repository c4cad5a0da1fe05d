import { UserError } from '../../../errors.ts';

/** The address is none that this service clones from. */
export class RefusedRepositoryUrl extends UserError {
  constructor(why: string) {
    super(`The repository's address ${why}; it has to be an https or SSH address or an absolute path`);
  }
}

export interface RepositoryUrl {
  readonly kind: 'https' | 'ssh' | 'path';
  /** The repository's name: the address's last part without `.git`. */
  readonly name: string;
}

/**
 * Tells what kind of address it is: `https://…`, `ssh://…`, `user@host:path`, or an absolute path of this machine.
 *
 * @throws RefusedRepositoryUrl for every other, such as `ext::…`, `file://…` and `http://…`, and for addresses with
 * control characters or with parts that a program could read as options
 */
export function checkRepositoryUrl(url: string): RepositoryUrl {
  if (url === '') throw new RefusedRepositoryUrl('is empty');
  if (url.length > 2_048) throw new RefusedRepositoryUrl('is longer than 2048 characters');
  if (/[\p{Cc}\u2028\u2029]/u.test(url))
    throw new RefusedRepositoryUrl('holds line breaks or control characters');
  if (url.startsWith('-')) throw new RefusedRepositoryUrl('begins with a dash');
  if (url.startsWith('/')) return { kind: 'path', name: nameOf(url) };
  if (/^\w[\w+.-]*::/.test(url)) throw new RefusedRepositoryUrl('asks for a transport helper (`::`)');
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();
  if (scheme === 'https' || scheme === 'ssh') {
    const { pathname } = checkHost(url, scheme);
    return { kind: scheme, name: nameOf(pathname) };
  }
  if (scheme) throw new RefusedRepositoryUrl(`uses \`${scheme}\``);
  if (/^(?:[\w.][\w.+-]*@)?(?:[\w.][\w.-]*|\[[\da-f:.]+\]):(?!-)[^\s:][^\s]*$/i.test(url))
    return { kind: 'ssh', name: nameOf(url) };
  throw new RefusedRepositoryUrl('is not understood');
}

function checkHost(url: string, scheme: 'https' | 'ssh'): URL {
  if (/\s/.test(url)) throw new RefusedRepositoryUrl('holds spaces');
  // Programs do not agree on whether it ends the host.
  if (url.includes('\\')) throw new RefusedRepositoryUrl('holds a backslash');
  const parsed = URL.parse(url);
  if (!parsed)
    throw new RefusedRepositoryUrl(url.endsWith('://') ? 'names no repository' : 'is not understood');
  if (parsed.hostname === '') throw new RefusedRepositoryUrl('has no host');
  const parts = [parsed.hostname, parsed.username];
  if (scheme === 'ssh') parts.push(parsed.pathname.replace(/^\//, ''));
  if (parts.some((part) => /^(-|%2d)/i.test(part)))
    throw new RefusedRepositoryUrl('holds a part that begins with a dash');
  return parsed;
}

function nameOf(url: string): string {
  const last = url
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split(/[/:]/)
    .at(-1);
  const name = last?.replace(/\.git$/, '');
  if (!name || name === '.' || name === '..') throw new RefusedRepositoryUrl('names no repository');
  return name;
}
