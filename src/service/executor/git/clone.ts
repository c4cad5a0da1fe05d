import type { Commit } from '../../../contract/build.ts';
import { BuildFailure, plainText } from '../errors.ts';
import type { GitRef } from '../execution.ts';
import { remote } from './access.ts';
import { expectSuccess, type Git } from './git.ts';
import { shownAddress } from './repository-url.ts';

/** Longer messages are cut: they are shown, not parsed. */
const messageLimit = 65_536;

/**
 * Fetches one branch or tag with its history into an empty folder, in which `git` runs, and checks it out.
 *
 * @throws BuildFailure when there is no such branch or tag; UnreachableRepository or ChangedHostKey when the
 * repository cannot be read
 */
export async function cloneAt(
  git: Git,
  source: { readonly url: string; readonly ref: GitRef },
): Promise<Commit> {
  const { ref, url } = source;
  const name = fullRefName(ref);
  // Status 2 means, and only means, that no reference matched; a pattern matches the ends of longer names too.
  const listed = await git('ls-remote', '--exit-code', '--', remote, name);
  const known = listed.status === 2 ? '' : expectSuccess(listed).output;
  if (!known.split('\n').some((line) => line.endsWith(`\t${name}`)))
    throw new BuildFailure(`The repository has no ${describeRef(ref)}`);

  expectSuccess(await git('init', '--quiet', '--template='));
  const kept = 'branch' in ref ? `refs/remotes/origin/${ref.branch}` : name;
  // Of a shallow repository, such as a runner's checkout, Git would leave out the branch and only warn.
  const quietly = ['--quiet', '--no-write-fetch-head', '--update-shallow'];
  expectSuccess(await git('fetch', ...quietly, '--', remote, `+${name}:${kept}`));
  const hash = expectSuccess(await git('rev-parse', '--verify', `${kept}^{commit}`)).output.trim();
  if ('branch' in ref) {
    expectSuccess(await git('update-ref', name, hash));
    expectSuccess(await git('symbolic-ref', 'HEAD', name));
  } else {
    expectSuccess(await git('update-ref', '--no-deref', 'HEAD', hash));
  }
  expectSuccess(await git('reset', '--quiet', '--hard'));
  // For scripts that ask where the sources come from.
  expectSuccess(await git('config', 'remote.origin.url', shownAddress(url)));
  return readCommit(git, ref);
}

async function readCommit(git: Git, ref: GitRef): Promise<Commit> {
  const format = '--format=%H%x00%an%x00%B';
  const shown = expectSuccess(
    await git('log', '-1', '--no-show-signature', '--encoding=UTF-8', format, 'HEAD'),
  );
  const [hash = '', authorName = '', ...message] = shown.output.split('\0');
  return {
    hash,
    authorName,
    commitMessage: message.join('\0').trim().slice(0, messageLimit),
    branch: 'branch' in ref ? ref.branch : null,
  };
}

/** Whether the commit asks for no build: `[skip ci]` or `[ci skip]` anywhere in its message. */
export function asksToSkip(commit: Commit): boolean {
  return /\[(skip ci|ci skip)\]/i.test(commit.commitMessage ?? '');
}

/** `branch main` or `tag v1`, as messages say it. */
export function describeRef(ref: GitRef): string {
  return 'branch' in ref ? `branch \`${plainText(ref.branch)}\`` : `tag \`${plainText(ref.tag)}\``;
}

/**
 * The full name (`refs/heads/…` or `refs/tags/…`), so that a branch is never taken for a tag, an option or an expression.
 *
 * @throws BuildFailure when Git allows no such name; the rules are those of `git check-ref-format`
 */
export function fullRefName(ref: GitRef): string {
  const name = 'branch' in ref ? ref.branch : ref.tag;
  const parts = name.split('/');
  const refused =
    name.length > 500 ||
    /[\p{Cc} ~^:?*[\\]|\.\.|@\{/u.test(name) ||
    name.endsWith('.') ||
    name.startsWith('-') ||
    parts.some((part) => part === '' || part.startsWith('.') || part.endsWith('.lock'));
  if (refused) throw new BuildFailure(`There is no ${describeRef(ref)}: Git does not allow this name`);
  return 'branch' in ref ? `refs/heads/${name}` : `refs/tags/${name}`;
}
