import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Commit } from '../../../contract/build.ts';
import type { Ref } from '../../../contract/values.ts';
import { BuildError, plainText } from '../../errors.ts';
import { remote } from './access.ts';
import { expectSuccess, type RunGit } from './git.ts';
import { shownAddress } from './repository-url.ts';

/** Characters; longer commit messages are cut. */
const messageLimit = 65_536;

/**
 * Fetches a branch or tag with its history into the empty `folder`, in which `git` runs, and checks it out.
 *
 * @throws BuildError when there is no such branch or tag, or the repository cannot be read
 */
export async function cloneAt(
  git: RunGit,
  source: {
    readonly url: string;
    readonly ref: Ref;
    readonly folder: string;
    /** So many commits of the history; all of it without. */
    readonly depth: number | undefined;
  },
): Promise<Commit> {
  const { ref, url, folder, depth } = source;
  const name = fullRefName(ref);
  // A branch is HEAD from the start, and begins with the reset.
  const first = 'branch' in ref ? [`--initial-branch=${ref.branch}`] : [];
  const target = targetOf(ref);
  const checkOut = 'branch' in ref ? ['reset', '--quiet', '--hard'] : ['checkout', '--quiet', '--detach'];
  const cloned = await git(
    ['init', '--quiet', '--template=', ...first],
    // Without --update-shallow, Git only warns and fetches nothing from a shallow repository, such as a runner's checkout.
    ['fetch', '--quiet', '--update-shallow', ...depthOption(depth), '--', remote, `+${name}:${target}`],
    [...checkOut, target, '--'],
    // For scripts that read the address of `origin`.
    ['config', 'remote.origin.url', shownAddress(url)],
    ['log', '-1', '--no-show-signature', '--encoding=UTF-8', `--format=${commitFormat}`, 'HEAD'],
  );
  if (!(await tookFetched(folder, ref))) await expectRef(git, ref);
  const { output } = expectSuccess(cloned);
  return commitOf(output, ref);
}

/** Where a branch or tag is fetched to. */
function targetOf(ref: Ref): string {
  return 'branch' in ref ? `refs/remotes/origin/${ref.branch}` : fullRefName(ref);
}

function depthOption(depth: number | undefined): string[] {
  return depth === undefined ? [] : [`--depth=${depth}`];
}

/** Gives a clone so many commits of the history. @throws BuildError when the repository cannot be read */
export async function changeDepth(
  git: RunGit,
  { ref, depth }: { readonly ref: Ref; readonly depth: number },
): Promise<void> {
  const what = `+${fullRefName(ref)}:${targetOf(ref)}`;
  expectSuccess(
    await git(['fetch', '--quiet', '--no-write-fetch-head', ...depthOption(depth), '--', remote, what]),
  );
}

/**
 * Whether the last fetch took exactly this branch or tag: without one, Git takes a longer name that ends with this one. Removes
 * Git's note of the fetch (git-fetch(1), `FETCH_HEAD`), which also has annotated tags of its commits; there is none of a fetch
 * that failed early.
 */
async function tookFetched(folder: string, ref: Ref): Promise<boolean> {
  const file = join(folder, '.git/FETCH_HEAD');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  await rm(file, { force: true });
  const note = 'branch' in ref ? `branch '${ref.branch}'` : `tag '${ref.tag}'`;
  return lines.some((line) => line.includes(`\t${note} of `));
}

/** @throws BuildError when the repository does not have it; as `expectSuccess` when it cannot be read */
async function expectRef(git: RunGit, ref: Ref): Promise<void> {
  const name = fullRefName(ref);
  // Status 2 means that no reference matched. Git also lists longer names that end with this one.
  const listed = await git(['ls-remote', '--exit-code', '--', remote, name]);
  const lines = listed.status === 2 ? [] : expectSuccess(listed).output.split('\n');
  if (!lines.some((line) => line.endsWith(`\t${name}`)))
    throw new BuildError(`The repository has no ${describeRef(ref)}`);
}

/** See git-log(1), "PRETTY FORMATS". */
const commitFormat = '%H%x00%an%x00%ae%x00%cn%x00%ce%x00%B';

function commitOf(shown: string, ref: Ref): Commit {
  const [hash = '', authorName, authorEmail, committerName, committerEmail, ...message] = shown.split('\0');
  return {
    hash,
    authorName,
    authorEmail,
    committerName,
    committerEmail,
    commitMessage: message.join('\0').trim().slice(0, messageLimit),
    branch: 'branch' in ref ? ref.branch : null,
  };
}

/** The ref as messages name it, such as ``branch `main` ``. */
export function describeRef(ref: Ref): string {
  return 'branch' in ref ? `branch \`${plainText(ref.branch)}\`` : `tag \`${plainText(ref.tag)}\``;
}

/**
 * The full name (`refs/heads/…` or `refs/tags/…`), so that Git never takes a branch for a tag, an option or an expression.
 *
 * @throws BuildError for a name that breaks the rules of `git check-ref-format`
 */
export function fullRefName(ref: Ref): string {
  const name = 'branch' in ref ? ref.branch : ref.tag;
  const parts = name.split('/');
  const isInvalid =
    name.length > 500 ||
    /[\p{Cc} ~^:?*[\\]|\.\.|@\{/u.test(name) ||
    name.endsWith('.') ||
    name.startsWith('-') ||
    parts.some((part) => part === '' || part.startsWith('.') || part.endsWith('.lock'));
  if (isInvalid) throw new BuildError(`There is no ${describeRef(ref)}: Git does not allow this name`);
  return 'branch' in ref ? `refs/heads/${name}` : `refs/tags/${name}`;
}
