import { branchName, tagName } from '../refs.ts';
import { BadValue } from './bad-value.ts';

/** The name of a branch; its full name, as `github.ref` has it, is understood. */
export function parseBranch(text: string): string {
  return parsed(branchName(text), 'the name of a branch, such as main; a tag goes into the input tag');
}

/** The name of a tag; its full name is understood. */
export function parseTag(text: string): string {
  return parsed(tagName(text), 'the name of a tag, such as v1.2; a branch goes into the input branch');
}

/** What still begins with `refs/` is another kind of reference, such as `refs/pull/7/merge`. */
function parsed(name: string, allowed: string): string {
  if (name === '' || name.startsWith('refs/')) throw new BadValue(allowed);
  return name;
}
