/**
 * Several steps and jobs share one comment on a pull request. Each has one section, between two hidden markers with its
 * key and the run that wrote it. The sections of other steps are copied unchanged.
 */
import { charactersIn, shortened } from '../../text/markdown.ts';

/** GitHub refuses a longer comment. */
export const longestComment = 65_536;

/** Characters that a shortened section leaves for later sections. */
const keptFree = 8_192;

/** The step that a section belongs to, and the run that wrote it. */
interface SectionId {
  /** Workflow file, job, step and `workflowId`, in one text; it may contain any character. */
  readonly key: string;
  /** `GITHUB_RUN_ID`: later runs have larger numbers. A re-run keeps its number and counts attempts. */
  readonly runId: string;
  readonly runAttempt: string;
}

interface Section extends SectionId {
  readonly markdown: string;
}

/** Run ids on github.com grew by about 78 million a day in summer 2026; these are ten days. */
const runsOfTenDays = 780_000_000n;
/** A server of a company has far fewer runs. */
const runsOfAServer = 10_000_000n;

/**
 * How far run ids can have grown while a run is under way. Every step with the same token can write our comment; one with
 * an enormous number would own a section forever.
 */
export function runMarginOf(serverUrl: string): bigint {
  return serverUrl.replace(/\/$/, '') === 'https://github.com' ? runsOfTenDays : runsOfAServer;
}

/** The section of one step in a comment. */
export interface OwnSection {
  readonly commentKey: string;
  readonly section: SectionId;
  /** A section of a run whose id is larger than the own one by more than this is no newer run's. Default: that of a server. */
  readonly runMargin?: bigint;
}

interface SectionChange extends OwnSection {
  readonly markdown: string;
}

/** A comment after the change of one section. */
type ChangedComment =
  /** `impossibleRun`: there cannot be a run like the one that the section showed, so it was replaced. */
  | { readonly kind: 'changed'; readonly body: string; readonly impossibleRun?: string }
  /** A newer run, such as `4242, attempt 1`, wrote this section, so the comment stays as it is. */
  | { readonly kind: 'newerRun'; readonly body: string; readonly newerRun: string }
  /** The comment has no room for the section, so it stays as it is. */
  | { readonly kind: 'full'; readonly body: string };

/** The hidden first line that identifies a comment; each key has its own. */
export function commentMarker(commentKey: string): string {
  return `<!-- build-service-action:comment key=${encoded(commentKey)} -->`;
}

/** Whether a comment has this key. Its author must be checked too: anybody can write a marker. */
export function isCommentOf(body: string, commentKey: string): boolean {
  return body.split(/\r?\n/, 1)[0] === commentMarker(commentKey);
}

/** The sections of a comment by key, in their order; of two with the same key, the newer one. */
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
 * The comment with one section added or replaced; `body` is `undefined` for a comment that does not exist yet. Sections
 * are ordered by key, so that two writers agree. The sections of other steps stay whole: if the comment would be longer
 * than GitHub allows, this section is shortened and says so.
 */
export function withSection(body: string | undefined, change: SectionChange): ChangedComment {
  const before = body ?? '';
  const sections = new Map(readSections(before));
  const known = sections.get(change.section.key);
  const isOfNewerRun = known !== undefined && isNewer(known, change.section);
  if (isOfNewerRun && isBelievable(known, change))
    return { kind: 'newerRun', body: before, newerRun: `${known.runId}, attempt ${known.runAttempt}` };
  const impossible = isOfNewerRun ? { impossibleRun: known.runId } : {};

  const set = (markdown: string): string => {
    sections.set(change.section.key, { ...change.section, markdown });
    return commentOf(change.commentKey, [...sections.values()]);
  };
  const markdown = withoutMarkers(change.markdown);
  const whole = set(markdown);
  if (charactersIn(whole) <= longestComment) return { kind: 'changed', body: whole, ...impossible };

  const room = longestComment - charactersIn(set(''));
  const shorter = set(
    shortened(markdown, {
      limit: Math.floor(Math.max(room - keptFree, room / 2)),
      measure: charactersIn,
      note: 'The rest does not fit into a comment; the job summary has everything.',
    }),
  );
  if (charactersIn(shorter) <= longestComment) return { kind: 'changed', body: shorter, ...impossible };
  return { kind: 'full', body: before };
}

function commentOf(commentKey: string, sections: readonly Section[]): string {
  const ordered = sections.toSorted((left, right) => (left.key < right.key ? -1 : 1));
  return [commentMarker(commentKey), ...ordered.map(sectionText)].join('\n');
}

/** Without the empty lines, GitHub would not read the section as Markdown. */
function sectionText(section: Section): string {
  const key = encoded(section.key);
  const [run, attempt] = [numberOf(section.runId), numberOf(section.runAttempt)];
  return [
    `<!-- build-service-action:section key=${key} run=${run} attempt=${attempt} -->`,
    `\n${section.markdown.trim()}\n`,
    `<!-- build-service-action:end key=${key} -->`,
  ].join('\n');
}

/** Whether `left` is from a newer run, or a later attempt of the same run, than `right`. */
function isNewer(left: SectionId, right: SectionId): boolean {
  const [leftRun, rightRun] = [numberOf(left.runId), numberOf(right.runId)];
  if (leftRun !== rightRun) return leftRun > rightRun;
  return numberOf(left.runAttempt) > numberOf(right.runAttempt);
}

/** Whether there can be a run of that number by now. */
function isBelievable(known: SectionId, { section, runMargin = runsOfAServer }: SectionChange): boolean {
  const run = numberOf(section.runId);
  return run === 0n || numberOf(known.runId) <= run + runMargin;
}

/** Outside GitHub there is no run number; that counts as the oldest. */
function numberOf(digits: string): bigint {
  return /^\d+$/.test(digits) ? BigInt(digits) : 0n;
}

/** Escaped Markdown has no HTML comments; this makes sure of it for any text. */
function withoutMarkers(markdown: string): string {
  return markdown.replaceAll('<!--', '&lt;!--');
}

/** One word that cannot end an HTML comment: `>`, `-` and white space are encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word; // the marker was edited by hand
  }
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
