import { expect } from '@jest/globals';
import type { ActionResult } from '../../support/action-process.ts';

interface Group {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The groups of a log, as the runner folds them; a group that is not closed, or one inside another, is an error. */
export function groupsOf({ printed }: Pick<ActionResult, 'printed'>): Group[] {
  const groups: { title: string; lines: string[] }[] = [];
  let open: { title: string; lines: string[] } | undefined;
  for (const line of printed.split('\n')) {
    const [, title] = /^::group::(.*)$/.exec(line) ?? [];
    if (title !== undefined) {
      expect(open).toBeUndefined();
      open = { title, lines: [] };
      groups.push(open);
    } else if (line === '::endgroup::') open = undefined;
    else open?.lines.push(line);
  }
  expect(open).toBeUndefined();
  return groups;
}
