import { BuildFailure, plainText } from '../errors.ts';
import type { GitRef } from '../execution.ts';

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
  if (refused) throw new BuildFailure(`There is no ${describeRef(ref)}: Git allows no such name`);
  return 'branch' in ref ? `refs/heads/${name}` : `refs/tags/${name}`;
}
