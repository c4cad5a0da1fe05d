import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Commit } from '../../../contract/build.ts';
import type { Ref } from '../../../contract/values.ts';
import { BuildError, plainText } from '../../errors.ts';
import { shownAddress } from '../../repository-url.ts';
import type { Git } from './git.ts';

/** In characters; longer commit messages are cut. */
const messageLimit = 65_536;

/**
 * Fetches a branch or tag with its history into the empty folder in which `git` runs, and checks it out.
 *
 * @throws BuildError if there is no such branch or tag, or the repository cannot be read
 */
export async function cloneAt(
  git: Git,
  { ref, url }: { readonly ref: Ref; readonly url: string },
): Promise<Commit> {
  const refspec = `+${fullRefName(ref)}:${targetOf(ref)}`;
  const head = 'branch' in ref ? ['--no-track', '-B', ref.branch] : ['--detach'];
  const shown = await git(
    ['init', '--quiet'],
    // Without `--update-shallow`, Git only warns and fetches nothing from a shallow repository, such as a runner's checkout.
    ['fetch', '--quiet', '--no-write-fetch-head', '--update-shallow', '--', shownAddress(url), refspec],
    ['checkout', '--quiet', ...head, targetOf(ref), '--'],
    // For scripts that read the address of `origin`, and for submodules with a relative address.
    ['config', 'remote.origin.url', shownAddress(url)],
    ['log', '-1', `--format=${commitFormat}`, 'HEAD'],
  );
  return commitOf(shown, ref);
}

/** The local ref for a branch or tag. */
function targetOf(ref: Ref): string {
  return 'branch' in ref ? `refs/remotes/origin/${ref.branch}` : fullRefName(ref);
}

/**
 * Fetches the submodules of a checked-out repository, recursively. Paths of this machine are refused: the repository could
 * name any of them.
 *
 * @throws BuildError if one cannot be fetched
 */
export async function fetchSubmodules(git: Git, clone: string): Promise<void> {
  // Most repositories have none, and Git needs a dozen processes to find that out.
  if (!(await lstat(join(clone, '.gitmodules')).catch(() => undefined))) return;
  try {
    const update = ['submodule', '--quiet', 'update', '--init', '--recursive', '--checkout'];
    await git(['-c', 'protocol.file.allow=never', ...update]);
  } catch (cause) {
    if (!(cause instanceof BuildError)) throw cause;
    const rule = 'Their addresses must be relative, or use HTTPS or SSH';
    throw new BuildError(`The submodules could not be fetched. ${rule}. ${cause.message}`, { cause });
  }
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

/** The ref for messages, such as ``branch `main` ``. */
export function describeRef(ref: Ref): string {
  return 'branch' in ref ? `branch \`${plainText(ref.branch)}\`` : `tag \`${plainText(ref.tag)}\``;
}

/**
 * The full name (`refs/heads/…` or `refs/tags/…`), so that Git cannot take a branch for a tag, an option or an expression.
 *
 * @throws BuildError for a name that Git does not allow
 */
export function fullRefName(ref: Ref): string {
  const name = 'branch' in ref ? ref.branch : ref.tag;
  if (name.length > 500 || /[\p{Cc} ~^:?*[\\]|\.\.|@\{|^-|(?:^|\/)(?:[/.]|$)/u.test(name))
    throw new BuildError(`There is no ${describeRef(ref)}: Git does not allow this name`);
  return 'branch' in ref ? `refs/heads/${name}` : `refs/tags/${name}`;
}
