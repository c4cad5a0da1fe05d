import {
  readSections,
  type Section,
  type SectionId,
  withSection,
} from '../../../core/text/comment-sections.ts';

/** The section that one step keeps of a comment. */
export interface OwnSection {
  readonly commentKey: string;
  readonly section: SectionId;
}

interface Looked {
  /** The comment as it was read; `undefined`: it does not exist. */
  readonly body: string | undefined;
  /** What the own section should say. */
  readonly markdown: string;
  /** The texts of comments of the same key, whose sections belong into this one. */
  readonly duplicates: readonly string[];
}

interface Correction {
  /** `undefined`: it is right. */
  readonly body: string | undefined;
  /** The run that has the section, where it is not this one. */
  readonly newerRun: string | undefined;
}

/**
 * What must be written so that the comment is right: the own section stands there, or that of a newer run, and so does
 * every section of the duplicates. What stands in the comment already wins over a duplicate:
 * it was written there later.
 */
export function correctionOf(own: OwnSection, { body, markdown, duplicates }: Looked): Correction {
  const { commentKey, section } = own;
  const before = body === undefined ? undefined : readSections(body);
  const changed = withSection(body, { commentKey, section, markdown });
  let after = changed.body;
  const known = readSections(after);
  const missing = duplicates.flatMap((duplicate) =>
    [...readSections(duplicate).values()].filter(({ key }) => !known.has(key)),
  );
  for (const lost of missing) {
    after = withSection(after, { commentKey, section: lost, markdown: lost.markdown }).body;
  }
  const isRight = before && missing.length === 0 && isSame(before.get(section.key), known.get(section.key));
  return { body: isRight ? undefined : after, newerRun: changed.newerRun };
}

/** Whether sections of others stand in a comment. */
export function isShared({ section }: OwnSection, body: string): boolean {
  return [...readSections(body).keys()].some((key) => key !== section.key);
}

function isSame(left: Section | undefined, right: Section | undefined): boolean {
  if (!left || !right) return left === right;
  const isOfRun = left.runId === right.runId && left.runAttempt === right.runAttempt;
  return isOfRun && plain(left.markdown) === plain(right.markdown);
}

/** Line ends as they are after somebody has edited the comment in a browser are no difference. */
function plain(markdown: string): string {
  return markdown.replaceAll('\r\n', '\n').trim();
}
