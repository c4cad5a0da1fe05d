/** The values that fields of the API hold: states, refs, commits, timestamps and IDs of workflows. */

export const endStates = ['finished', 'failed', 'canceled', 'skipped', 'timeout', 'warning'] as const;

export type EndState = (typeof endStates)[number];

/** The states of a build, exactly these (docs/api.md, "Build states"). */
export const buildStates = [
  'queued',
  'preparing',
  'fetching',
  'building',
  'testing',
  'publishing',
  'finishing',
  ...endStates,
] as const;

export type BuildState = (typeof buildStates)[number];

/** Whether a build in this state has ended. An unknown state counts as running. */
export function hasEnded(status: string): status is EndState {
  return endStates.some((state) => state === status);
}

/** The states of a build that has no machine yet. The contract has `queued` alone (docs/hosted-service.md, "The record of a build"). */
export const waitingStates = ['initializing', 'queued', 'waiting'] as const;

/** Whether a build in this state waits for a machine, so that the time does not count as run time. */
export function isWaiting(status: string): boolean {
  return waitingStates.some((state) => state === status);
}

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
  return refText(left) === refText(right);
}

/** The ref for a message: `branch main`, `tag v1.2`. */
export function refText(ref: Ref): string {
  return 'branch' in ref ? `branch ${ref.branch}` : `tag ${ref.tag}`;
}

/** Milliseconds since the Unix epoch in the contract's format, `2021-02-11T16:00:22.379+0000`. */
export function formatTimestamp(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '+0000');
}

/** Checked first because `Date.parse` accepts almost anything, such as `step 5`. */
const anyTimestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;

/**
 * Reads every format that was seen: the contract's, `…+00:00` with microseconds, and `Z`. Returns milliseconds since the
 * Unix epoch; `undefined` if the timestamp is missing or invalid.
 */
export function parseTimestamp(text: string | null | undefined): number | undefined {
  if (!text || !anyTimestamp.test(text)) return undefined;
  const ms = Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(ms) ? undefined : ms;
}

/** A build's workflow, by the ID in either of its two fields. */
export function workflowIdOf(build: {
  readonly workflowId?: string | null | undefined;
  readonly fileWorkflowId?: string | null | undefined;
}): string | undefined {
  return build.workflowId || build.fileWorkflowId || undefined;
}
