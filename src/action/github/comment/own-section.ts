import {
  type Believed,
  readSections,
  type Section,
  type SectionId,
  withSection,
} from './comment-sections.ts';

/** The section of one step in a comment. */
export interface OwnSection extends Believed {
  readonly commentKey: string;
  readonly section: SectionId;
}

interface Seen {
  /** The comment as it was read; `undefined` when it does not exist. */
  readonly body: string | undefined;
  /** What this step's section should say. */
  readonly markdown: string;
  /** The bodies of comments with the same key, from which sections are merged into this one. */
  readonly duplicates: readonly string[];
}

interface Correction {
  readonly isRight: boolean;
  /** What the comment should be. */
  readonly body: string;
  /** The newer run that the section shows instead of this one. */
  readonly newerRun: string | undefined;
  /** The run that the section showed, if there cannot be such a run yet; it is replaced. */
  readonly impossibleRun: string | undefined;
}

/**
 * Whether a comment is right, and its right body: it has this step's section, or that of a newer run, and every section
 * of the duplicates. A section that is already in the comment wins over a duplicate, as it was written later.
 */
export function correctionOf(own: OwnSection, { body, markdown, duplicates }: Seen): Correction {
  const { commentKey, section } = own;
  const before = body === undefined ? undefined : readSections(body);
  const changed = withSection(body, { ...own, markdown });
  let after = changed.body;
  const known = readSections(after);
  const missing = duplicates.flatMap((duplicate) =>
    [...readSections(duplicate).values()].filter(({ key }) => !known.has(key)),
  );
  for (const lost of missing) {
    after = withSection(after, { commentKey, section: lost, markdown: lost.markdown }).body;
  }
  const isRight =
    before !== undefined && missing.length === 0 && isSame(before.get(section.key), known.get(section.key));
  const newerRun = changed.kind === 'newerRun' ? changed.newerRun : undefined;
  const impossibleRun = changed.kind === 'changed' ? changed.impossibleRun : undefined;
  return { isRight, body: after, newerRun, impossibleRun };
}

/** Whether a comment has sections of other steps. */
export function isShared({ section }: OwnSection, body: string): boolean {
  return [...readSections(body).keys()].some((key) => key !== section.key);
}

function isSame(left: Section | undefined, right: Section | undefined): boolean {
  if (!left || !right) return left === right;
  const isOfRun = left.runId === right.runId && left.runAttempt === right.runAttempt;
  return isOfRun && plain(left.markdown) === plain(right.markdown);
}

/** A browser changes the line ends of a comment that somebody edits; that does not count as a difference. */
function plain(markdown: string): string {
  return markdown.replaceAll('\r\n', '\n').trim();
}
