/** What is built: a branch or a tag, by its short name. */
export type Ref = { readonly branch: string } | { readonly tag: string };

/** The short name: `refs/heads/main` is `main`. */
export function branchName(name: string): string {
  return name.replace(/^(?:refs\/heads\/)+/, '');
}

/** The short name: `refs/tags/v1` is `v1`. */
export function tagName(name: string): string {
  return name.replace(/^(?:refs\/tags\/)+/, '');
}

export function sameRef(left: Ref, right: Ref): boolean {
  if ('branch' in left) return 'branch' in right && left.branch === right.branch;
  return 'tag' in right && left.tag === right.tag;
}

/** The ref for a message: `branch main`, `tag v1.2`. */
export function refText(ref: Ref): string {
  return 'branch' in ref ? `branch ${ref.branch}` : `tag ${ref.tag}`;
}

/** Git shows at least so many characters of a hash. */
const shortestHash = 7;

/** Whether two hashes are of the same commit; either may be shortened. */
export function isSameCommit(left: string, right: string): boolean {
  if (Math.min(left.length, right.length) < shortestHash) return false;
  return left.startsWith(right) || right.startsWith(left);
}
