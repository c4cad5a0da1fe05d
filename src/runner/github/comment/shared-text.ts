/**
 * The text of a comment that several steps share, as a port: `src/core/text/comment-sections.ts` is the real one, and is
 * handed in by the entries.
 */
export interface SharedText {
  /** Whether a comment is the one of this key. */
  isCommentOf(body: string, commentKey: string): boolean;
  /** The sections of a comment, by their key. */
  readSections(body: string): ReadonlyMap<string, Section>;
  /** The comment with one section set, those of others left as they are; `undefined`: it does not exist yet. */
  withSection(body: string | undefined, change: SectionChange): ChangedText;
}

/** Whose section it is (workflow file, job, step and `workflowId`), and which run of it speaks. */
export interface SectionId {
  readonly key: string;
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

export interface ChangedText {
  readonly body: string;
  /** `false`: it must stay as it is, because a newer run wrote this section or there is no room. */
  readonly written: boolean;
  /** The run whose section is left as it is, such as `4242, attempt 1`. */
  readonly newerRun?: string;
}
