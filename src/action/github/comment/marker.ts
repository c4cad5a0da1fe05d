/** The hidden first line of a comment: whose it is, and which run wrote it. */
import { createHash } from 'node:crypto';
import type { RunContext } from '../../event/run-context.ts';

/** The comment of a step, and the run that the step belongs to. */
export interface CommentOwner {
  readonly key: string;
  readonly run: Pick<RunContext, 'runId' | 'runAttempt'>;
}

/** Characters of a comment's text: GitHub allows 65,536 together with the marker. */
export const longestText = 65_000;

/** The text of a comment with its marker. */
export function markedBody({ key, run }: CommentOwner, markdown: string): string {
  const [runId, attempt] = [numberOf(run.runId), numberOf(run.runAttempt)];
  // Without the empty line, GitHub would not read the text as Markdown.
  return `<!-- build-service-action:comment key=${digestOf(key)} run=${runId} attempt=${attempt} -->\n\n${markdown}`;
}

/** Whether a comment has this key. Its author must be checked too: anybody can write a marker. */
export function isCommentOf({ key }: CommentOwner, body: string | undefined): boolean {
  return markerOf(body)?.key === digestOf(key);
}

/** The newer run, or the later attempt, that wrote the comment, such as `4242, attempt 2`. */
export function newerRun({ run }: CommentOwner, body: string | undefined): string | undefined {
  const marker = markerOf(body);
  if (!marker) return undefined;
  const own = numberOf(run.runId);
  const isNewer = marker.run === own ? marker.attempt > numberOf(run.runAttempt) : marker.run > own;
  return isNewer ? `${marker.run}, attempt ${marker.attempt}` : undefined;
}

function markerOf(body = '') {
  const form = /^<!-- build-service-action:comment key=(\w{64}) run=(\d{1,15}) attempt=(\d{1,15}) -->\r?\n/;
  const [, key, run, attempt] = form.exec(body) ?? [];
  return key === undefined ? undefined : { key, run: Number(run), attempt: Number(attempt) };
}

/** A key may have any length, and any character, also one that ends an HTML comment. */
function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Outside GitHub there is no run number; that counts as the oldest. */
function numberOf(digits: string): number {
  return /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
}
