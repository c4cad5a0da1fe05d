import { RefusedRepositoryUrl } from './repository-url.ts';

/** Where the path of an address begins: after the host, or at the start of a path on this machine. */
const origin = /^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#]*|[^/:]+:(?!\/\/))?/i;

/**
 * The address of a submodule. One that begins with `./` or `../` starts at its parent's address, as for Git: each `../`
 * takes off the last part.
 *
 * @throws RefusedRepositoryUrl when it climbs above the host
 */
export function resolveSubmoduleUrl(url: string, parent: string): string {
  if (!/^\.\.?\//.test(url)) return url;
  const [host = ''] = origin.exec(parent) ?? [];
  const parts = parent
    .slice(host.length)
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/');
  for (const part of url.split('/')) {
    if (part === '..') {
      // The first part of an absolute path is empty.
      if (parts.filter((one) => one !== '').length === 0)
        throw new RefusedRepositoryUrl('climbs above its host');
      parts.pop();
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return host + parts.join('/');
}
