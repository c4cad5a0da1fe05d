import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { containedPath, type OwnFolder } from '../environment/folders.ts';
import type { Variables } from '../environment/machine.ts';
import { BuildError, plainText } from '../errors.ts';
import type { RepositoryAccess } from '../execution.ts';
import type { ProcessCommand } from '../processes/session.ts';
import type { StepLog } from '../step-list.ts';
import { openGitAccess, remote } from './access.ts';
import { createGit, expectSuccess, type RunGit } from './git.ts';
import { checkRepositoryUrl, RefusedRepositoryUrl, shownAddress } from './repository-url.ts';

/** Of one build, so that repositories that name each other end. */
const mostSubmodules = 100;
const deepestSubmodule = 10;
/** Characters of the settings in one `.gitmodules`. */
const mostSettings = 2 ** 18;

interface Submodule {
  readonly path: string;
  readonly commit: string;
}

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
 * addresses are checked as those of applications are; none is a path of this machine unless its parent's is.
 *
 * @throws BuildError with the submodule's path when one cannot be fetched
 */
export async function fetchSubmodules(work: SubmoduleWork): Promise<void> {
  const count = { left: mostSubmodules };
  await fetchLevel(work, { count, depth: 1, prefix: '' });
}

async function fetchLevel(
  work: SubmoduleWork,
  at: { readonly count: { left: number }; readonly depth: number; readonly prefix: string },
): Promise<void> {
  const urls = await urlsOf(work);
  for (const { path, commit } of await submodulesOf(work.git, [...urls.keys()])) {
    const shown = plainText(at.prefix + path);
    const url = urls.get(path);
    if (url === undefined) continue;
    if (at.depth > deepestSubmodule || at.count.left === 0)
      throw new BuildError(
        `The submodule \`${shown}\` was not fetched: a build has at most ${mostSubmodules} submodules, ${deepestSubmodule} deep`,
      );
    at.count.left -= 1;
    const number = mostSubmodules - at.count.left;
    await inSubmodule(shown, () => fetchOne(work, { ...at, path, commit, url, number, shown }));
  }
}

/** @throws BuildError that names the submodule */
async function inSubmodule(shown: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (cause instanceof WrongSubmodule) throw cause;
    if (cause instanceof BuildError || cause instanceof RefusedRepositoryUrl)
      throw new WrongSubmodule(`Submodule \`${shown}\`: ${cause.message}`, { cause });
    throw cause;
  }
}

class WrongSubmodule extends BuildError {}

async function fetchOne(
  work: SubmoduleWork,
  one: Submodule & {
    readonly url: string;
    readonly number: number;
    readonly shown: string;
    readonly count: { left: number };
    readonly depth: number;
    readonly prefix: string;
  },
): Promise<void> {
  const { own, base, run, log } = work;
  const url = resolveSubmoduleUrl(one.url, work.repository.url);
  if (checkRepositoryUrl(url).kind === 'path' && checkRepositoryUrl(work.repository.url).kind !== 'path')
    throw new BuildError('its address is a path, but the repository is not on this machine');
  const wanted = join(work.clone, one.path);
  const found = await containedPath(wanted, [work.clone]);
  if (typeof found === 'string' || found.real !== wanted)
    throw new BuildError('its folder is missing or links elsewhere');
  await log.line(`Fetching submodule ${one.shown}`);
  const repository = { ...work.repository, url };
  const folder = await own.folder(`submodule-${one.number}`);
  const access = await openGitAccess({ repository, folder, cwd: wanted, base });
  try {
    const git = createGit({ run, cwd: wanted, access, progress: (chunk) => log.write(chunk) });
    await checkOut(git, one.commit);
    expectSuccess(await git('config', 'remote.origin.url', shownAddress(url)));
    const { count } = one;
    const inner = { ...work, repository, clone: wanted, git };
    await fetchLevel(inner, { count, depth: one.depth + 1, prefix: `${one.prefix}${one.path}/` });
  } finally {
    await access.close();
  }
}

async function checkOut(git: RunGit, commit: string): Promise<void> {
  expectSuccess(await git('init', '--quiet', '--template='));
  const options = ['--quiet', '--no-write-fetch-head', '--update-shallow'];
  expectSuccess(
    await git('fetch', ...options, '--tags', '--', remote, '+refs/heads/*:refs/remotes/origin/*'),
  );
  const has = async (): Promise<boolean> => (await git('cat-file', '-e', `${commit}^{commit}`)).status === 0;
  // A commit that no branch has, such as that of a pull request: many servers give it when asked for by its hash.
  if (!(await has())) await git('fetch', ...options, '--', remote, commit);
  if (!(await has())) throw new BuildError(`its repository does not have the commit ${commit}`);
  expectSuccess(await git('update-ref', '--no-deref', 'HEAD', commit));
  expectSuccess(await git('reset', '--quiet', '--hard'));
}

/** Which of these paths are submodules in the checked-out commit, from Git's index, which holds no unsafe path. */
async function submodulesOf(git: RunGit, paths: readonly string[]): Promise<Submodule[]> {
  if (paths.length === 0) return [];
  const literal = paths.map((path) => `:(literal)${path}`);
  const { output } = expectSuccess(await git('ls-files', '--stage', '-z', '--', ...literal));
  return output.split('\0').flatMap((entry) => {
    const [, commit, path] = /^160000 ([0-9a-f]{40,64}) 0\t(.+)$/s.exec(entry) ?? [];
    return commit !== undefined && path !== undefined ? [{ commit, path }] : [];
  });
}

/** The addresses in `.gitmodules` by path. */
async function urlsOf({ git, clone }: SubmoduleWork): Promise<ReadonlyMap<string, string>> {
  // Most repositories have none: looking takes less than asking Git.
  const file = await lstat(join(clone, '.gitmodules')).catch(() => undefined);
  if (!file?.isFile()) return new Map();
  const place = expectSuccess(await git('ls-files', '--stage', '-z', '--', ':(literal).gitmodules'));
  if (!/^100/.test(place.output)) return new Map();
  // As a blob, so that a link in its place is not followed.
  const listed = await git('config', '--blob', 'HEAD:.gitmodules', '--no-includes', '--list', '-z');
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
