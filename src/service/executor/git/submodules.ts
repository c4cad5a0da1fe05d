import { lstat, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError, plainText } from '../../errors.ts';
import { containedPath, isWithin, type OwnFolder } from '../environment/folders.ts';
import type { Variables } from '../environment/machine.ts';
import type { RepositoryAccess } from '../execution.ts';
import type { ProcessCommand } from '../processes/session.ts';
import type { StepLog } from '../step-list.ts';
import { remote } from './access.ts';
import { expectSuccess, type RunGit, withGit } from './git.ts';
import { checkRepositoryUrl, RefusedRepositoryUrl, shownAddress } from './repository-url.ts';

/** Of one build, so that repositories that name each other end. */
const mostSubmodules = 100;
const deepestSubmodule = 10;
/** Characters of the settings in one `.gitmodules`. */
const mostSettings = 2 ** 18;

interface SubmoduleWork {
  /** The repository that has the submodules. */
  readonly repository: RepositoryAccess;
  /** Where it is checked out: a real path. */
  readonly clone: string;
  /** Git in that folder. */
  readonly git: RunGit;
  readonly own: OwnFolder;
  readonly base: Variables;
  readonly run: (command: ProcessCommand) => Promise<number>;
  readonly log: StepLog;
}

/**
 * Fetches the submodules of a checked-out repository and theirs, each as a clone of its own at the recorded commit. Their
 * addresses are checked as those of applications are. A path of this machine has to be the repository of the application,
 * or in its Git folder: what a repository contains would name any other.
 *
 * @throws BuildError with the submodule's path when one cannot be fetched
 */
export async function fetchSubmodules(work: SubmoduleWork): Promise<void> {
  const { own, base, run, log } = work;
  let count = 0;
  const fetchLevel = async (
    { repository, clone, git }: Pick<SubmoduleWork, 'repository' | 'clone' | 'git'>,
    { depth, above }: { readonly depth: number; readonly above: string },
  ): Promise<void> => {
    const urls = await urlsOf(git, clone);
    for (const { path, commit } of await submodulesOf(git, [...urls.keys()])) {
      const name = above + path;
      const written = urls.get(path);
      if (written === undefined) continue;
      const shown = plainText(name);
      count += 1;
      if (depth > deepestSubmodule || count > mostSubmodules)
        throw new WrongSubmodule(
          `The submodule \`${shown}\` was not fetched: a build has at most ${mostSubmodules} submodules, ${deepestSubmodule} deep`,
        );
      const folder = `submodule-${count}`;
      try {
        const url = await addressOf(written, { parent: repository.url, application: work.repository.url });
        const cwd = join(clone, path);
        const found = await containedPath(cwd, [clone]);
        if (typeof found === 'string' || found.real !== cwd)
          throw new BuildError('its folder is missing or links elsewhere');
        await log.line(`Fetching submodule ${shown}`);
        const inner = { ...repository, url };
        const progress = (chunk: Buffer): Promise<void> => log.write(chunk);
        const access = { repository: inner, folder: await own.folder(folder), cwd, base, run, progress };
        await withGit(access, async (innerGit) => {
          await checkOut(innerGit, commit);
          expectSuccess(await innerGit(['config', 'remote.origin.url', shownAddress(url)]));
          const level = { repository: inner, clone: cwd, git: innerGit };
          await fetchLevel(level, { depth: depth + 1, above: `${name}/` });
        });
      } catch (cause) {
        // The innermost submodule is named.
        if (cause instanceof WrongSubmodule) throw cause;
        if (cause instanceof BuildError || cause instanceof RefusedRepositoryUrl)
          throw new WrongSubmodule(`Submodule \`${shown}\`: ${cause.message}`, { cause });
        throw cause;
      }
    }
  };
  await fetchLevel(work, { depth: 1, above: '' });
}

class WrongSubmodule extends BuildError {}

async function checkOut(git: RunGit, commit: string): Promise<void> {
  const fetch = ['fetch', '--quiet', '--no-write-fetch-head', '--update-shallow'];
  const branches = '+refs/heads/*:refs/remotes/origin/*';
  expectSuccess(await git(['init', '--quiet', '--template='], [...fetch, '--tags', '--', remote, branches]));
  const look = ['cat-file', '-e', `${commit}^{commit}`];
  const found = await git(look);
  // A commit that no branch has, such as that of a pull request: many servers give it when asked for by its hash.
  if (found.status !== 0 && (await git([...fetch, '--', remote, commit], look)).status !== 0)
    throw new BuildError(`its repository does not have the commit ${commit}`);
  expectSuccess(await git(['update-ref', '--no-deref', 'HEAD', commit], ['reset', '--quiet', '--hard']));
}

/** Which of these paths are submodules in the checked-out commit, from Git's index, which holds no unsafe path. */
async function submodulesOf(
  git: RunGit,
  paths: readonly string[],
): Promise<{ readonly path: string; readonly commit: string }[]> {
  if (paths.length === 0) return [];
  const literal = paths.map((path) => `:(literal)${path}`);
  const { output } = expectSuccess(await git(['ls-files', '--stage', '-z', '--', ...literal]));
  return output.split('\0').flatMap((entry) => {
    const [, commit, path] = /^160000 ([0-9a-f]{40,64}) 0\t(.+)$/s.exec(entry) ?? [];
    return commit !== undefined && path !== undefined ? [{ commit, path }] : [];
  });
}

/** The addresses in `.gitmodules` by path. */
async function urlsOf(git: RunGit, clone: string): Promise<ReadonlyMap<string, string>> {
  // Most repositories have none: looking takes less than asking Git.
  const file = await lstat(join(clone, '.gitmodules')).catch(() => undefined);
  if (!file?.isFile()) return new Map();
  // As a blob, so that a link in its place is not followed.
  const listed = await git(['config', '--blob', 'HEAD:.gitmodules', '--no-includes', '--list', '-z']);
  if (listed.output.length > mostSettings)
    throw new BuildError(`.gitmodules has more than ${mostSettings} characters`);
  const settings = new Map<string, { path?: string; url?: string }>();
  for (const line of listed.status === 0 ? listed.output.split('\0') : []) {
    const [, name = '', key, value] = /^submodule\.(.+)\.(path|url)\n(.*)$/s.exec(line) ?? [];
    if (key !== undefined) settings.set(name, { ...settings.get(name), [key]: value });
  }
  return new Map(
    [...settings.values()].flatMap(({ path, url }) =>
      path !== undefined && url !== undefined ? [[path.replace(/\/$/, ''), url] as const] : [],
    ),
  );
}

/** Where the path of an address begins: after the host, or at the start of a path on this machine. */
const origin = /^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#]*|[^/:]+:(?!\/\/))?/i;

/** @throws BuildError or RefusedRepositoryUrl for an address that must not be cloned beside its parent */
async function addressOf(
  url: string,
  { parent, application }: { readonly parent: string; readonly application: string },
): Promise<string> {
  const resolved = resolveSubmoduleUrl(url, parent);
  if (checkRepositoryUrl(resolved).kind !== 'path') return resolved;
  if (checkRepositoryUrl(application).kind !== 'path')
    throw new BuildError('its address is a path, but the repository is not on this machine');
  const own = await realpath(application).catch(() => application);
  const git = await lstat(join(own, '.git')).catch(() => undefined);
  // Files of the working tree could make up a repository that leads to any other (gitrepository-layout(5), `commondir`).
  const folders = git?.isDirectory() ? [join(own, '.git')] : git ? [] : [own];
  const real = await realpath(resolved).catch(() => undefined);
  if (real !== undefined && (real === own || folders.some((folder) => isWithin(folder, real)))) return real;
  throw new BuildError(
    `its address leads to \`${plainText(resolved)}\`, another path on this machine. Give the submodule an https or SSH address`,
  );
}

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
