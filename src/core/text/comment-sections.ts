/**
 * One comment of a pull request is shared by several steps and jobs. Each keeps one section of it, between two hidden
 * markers that say whose it is and which run wrote it; what stands in the sections of others is carried over as it is.
 */
import { charactersIn, shortened } from './shorten.ts';

/** GitHub refuses a comment of more characters. */
export const longestComment = 65_536;

/** What a section that must be shortened leaves free for sections that come later. */
const keptFree = 8_192;

/** Whose section it is, and which run of it speaks. */
export interface SectionId {
  /** Workflow file, job, step and `workflowId`, in one text; it may hold anything. */
  readonly key: string;
  /** `GITHUB_RUN_ID`: later runs have larger numbers. A repeated run keeps its number and counts its attempts. */
  readonly runId: string;
  readonly runAttempt: string;
}

export interface Section extends SectionId {
  readonly markdown: string;
}

export interface SectionChange {
  readonly commentKey: string;
  readonly section: SectionId;
  readonly markdown: string;
}

export interface ChangedComment {
  readonly body: string;
  /** `false`: the comment must stay as it is, because a newer run wrote this section or no room is left at all. */
  readonly written: boolean;
  /** The run whose section is left as it is, such as `4242, attempt 1`. */
  readonly newerRun?: string;
}

/** The hidden first line by which a comment is found; no two keys have the same one. */
export function commentMarker(commentKey: string): string {
  return `<!-- build-service-action:comment key=${encoded(commentKey)} -->`;
}

/** Whether a comment is the one of this key. Its author must be checked too: anybody can write a marker. */
export function isCommentOf(body: string, commentKey: string): boolean {
  return body.split(/\r?\n/, 1)[0] === commentMarker(commentKey);
}

/** The sections of a comment by their key, in the order in which they stand; of two with one key, the newer. */
export function readSections(body: string): ReadonlyMap<string, Section> {
  const sections = new Map<string, Section>();
  const form =
    /^<!-- build-service-action:section key=(\S*) run=(\d+) attempt=(\d+) -->\r?\n([\s\S]*?)\r?\n<!-- build-service-action:end key=\1 -->\r?$/gm;
  for (const [, key = '', runId = '', runAttempt = '', markdown = ''] of body.matchAll(form)) {
    const section = { key: decoded(key), runId, runAttempt, markdown };
    const known = sections.get(section.key);
    if (!known || !isNewer(known, section)) sections.set(section.key, section);
  }
  return sections;
}

/**
 * The comment with one section set, which is made where there is none; `body` is `undefined` for a comment that does
 * not exist yet. Sections are ordered by key, so that two writers agree. The sections of others stay whole: when all
 * together would be longer than GitHub allows, this one is shortened and says so.
 */
export function withSection(body: string | undefined, change: SectionChange): ChangedComment {
  const sections = new Map(readSections(body ?? ''));
  const known = sections.get(change.section.key);
  if (body !== undefined && known && isNewer(known, change.section) && isBelievable(known, change.section))
    return { body, written: false, newerRun: `${known.runId}, attempt ${known.runAttempt}` };

  const set = (markdown: string): string => {
    sections.set(change.section.key, { ...change.section, markdown });
    return commentOf(change.commentKey, [...sections.values()]);
  };
  const markdown = withoutMarkers(change.markdown);
  const whole = set(markdown);
  if (charactersIn(whole) <= longestComment) return { body: whole, written: true };

  const room = longestComment - charactersIn(set(''));
  const shorter = set(
    shortened(markdown, {
      limit: Math.floor(Math.max(room - keptFree, room / 2)),
      measure: charactersIn,
      note: 'The rest does not fit into a comment; the job summary has all of it.',
    }),
  );
  if (charactersIn(shorter) <= longestComment) return { body: shorter, written: true };
  return { body: body ?? '', written: false };
}

function commentOf(commentKey: string, sections: readonly Section[]): string {
  const ordered = sections.toSorted((left, right) => (left.key < right.key ? -1 : 1));
  return [commentMarker(commentKey), ...ordered.map(sectionText)].join('\n');
}

/** The empty lines make GitHub read what stands between the markers as Markdown. */
function sectionText(section: Section): string {
  const key = encoded(section.key);
  const [run, attempt] = [numberOf(section.runId), numberOf(section.runAttempt)];
  return [
    `<!-- build-service-action:section key=${key} run=${run} attempt=${attempt} -->`,
    `\n${section.markdown.trim()}\n`,
    `<!-- build-service-action:end key=${key} -->`,
  ].join('\n');
}

/** Whether `left` speaks for a newer run, or a later attempt of the same run, than `right`. */
function isNewer(left: SectionId, right: SectionId): boolean {
  const [leftRun, rightRun] = [numberOf(left.runId), numberOf(right.runId)];
  if (leftRun !== rightRun) return leftRun > rightRun;
  return numberOf(left.runAttempt) > numberOf(right.runAttempt);
}

/**
 * Whether there can be a run of that number by now. Every step with the same token may write this section: one that
 * claims to be of the last of all runs would have it for ever.
 */
function isBelievable(known: SectionId, own: SectionId): boolean {
  const run = numberOf(own.runId);
  return run === 0n || numberOf(known.runId) <= 10n * run;
}

/** Outside GitHub there is no run; that counts as the oldest. */
function numberOf(digits: string): bigint {
  return /^\d+$/.test(digits) ? BigInt(digits) : 0n;
}

/** Texts that were escaped for Markdown hold no comment; this keeps the promise for every other text. */
function withoutMarkers(markdown: string): string {
  return markdown.replaceAll('<!--', '&lt;!--');
}

/** One word that can end no HTML comment: `>` and white space are encoded, and so is `-`. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word; // somebody edited the marker by hand
  }
}
