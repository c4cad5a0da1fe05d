import type { Commit } from '../../../contract/build.ts';
import { BuildError, plainText } from '../errors.ts';
import type { GitRef } from '../execution.ts';
import { remote } from './access.ts';
import { expectSuccess, type RunGit } from './git.ts';
import { shownAddress } from './repository-url.ts';

/** Characters; longer commit messages are cut. */
const messageLimit = 65_536;

/**
 * Fetches a branch or tag with its history into the empty folder in which `git` runs, and checks it out.
 *
 * @throws BuildError when there is no such branch or tag; UnreachableRepository, ChangedHostKey or RefusedKey when
 * the repository cannot be read
 */
export async function cloneAt(
  git: RunGit,
  source: { readonly url: string; readonly ref: GitRef },
): Promise<Commit> {
  const { ref, url } = source;
  const name = fullRefName(ref);
  // Status 2 means that no reference matched. Git also lists longer names that end with this one.
  const listed = await git('ls-remote', '--exit-code', '--', remote, name);
  const lines = listed.status === 2 ? [] : expectSuccess(listed).output.split('\n');
  if (!lines.some((line) => line.endsWith(`\t${name}`)))
    throw new BuildError(`The repository has no ${describeRef(ref)}`);

  expectSuccess(await git('init', '--quiet', '--template='));
  const target = 'branch' in ref ? `refs/remotes/origin/${ref.branch}` : name;
  // Without --update-shallow, Git only warns and fetches nothing from a shallow repository, such as a runner's checkout.
  const options = ['--quiet', '--no-write-fetch-head', '--update-shallow'];
  expectSuccess(await git('fetch', ...options, '--', remote, `+${name}:${target}`));
  const hash = expectSuccess(await git('rev-parse', '--verify', `${target}^{commit}`)).output.trim();
  if ('branch' in ref) {
    expectSuccess(await git('update-ref', name, hash));
    expectSuccess(await git('symbolic-ref', 'HEAD', name));
  } else {
    expectSuccess(await git('update-ref', '--no-deref', 'HEAD', hash));
  }
  expectSuccess(await git('reset', '--quiet', '--hard'));
  // For scripts that read the address of `origin`.
  expectSuccess(await git('config', 'remote.origin.url', shownAddress(url)));
  return readCommit(git, { hash, ref });
}

async function readCommit(
  git: RunGit,
  { hash, ref }: { readonly hash: string; readonly ref: GitRef },
): Promise<Commit> {
  const format = '--format=%an%x00%ae%x00%cn%x00%B';
  const shown = expectSuccess(
    await git('log', '-1', '--no-show-signature', '--encoding=UTF-8', format, 'HEAD'),
  );
  const [authorName, authorEmail, committerName, ...message] = shown.output.split('\0');
  return {
    hash,
    authorName,
    authorEmail,
    committerName,
    commitMessage: message.join('\0').trim().slice(0, messageLimit),
    branch: 'branch' in ref ? ref.branch : null,
  };
}

/** The ref as messages name it, such as ``branch `main` ``. */
export function describeRef(ref: GitRef): string {
  return 'branch' in ref ? `branch \`${plainText(ref.branch)}\`` : `tag \`${plainText(ref.tag)}\``;
}

/**
 * The full name (`refs/heads/…` or `refs/tags/…`), so that Git never takes a branch for a tag, an option or an expression.
 *
 * @throws BuildError for a name that breaks the rules of `git check-ref-format`
 */
export function fullRefName(ref: GitRef): string {
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
