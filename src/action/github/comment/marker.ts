/** The hidden first line of a comment: whose it is, and which run wrote it. */
import { createHash } from 'node:crypto';
import type { RunContext } from '../../event/run-context.ts';

/** Ten days of run ids: on github.com they grew by about 78 million a day in summer 2026; a company's server has far fewer. */
const runsOfTenDays = { gitHub: 780_000_000n, server: 10_000_000n };

/** The comment of a step, and the run that the step belongs to. */
export interface CommentOwner {
  readonly key: string;
  readonly run: Pick<RunContext, 'runId' | 'runAttempt' | 'serverUrl'>;
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

/**
 * The newer run, or the later attempt, that wrote the comment, such as `4242, attempt 2`. A run id that is larger than can
 * be by now does not count: every step with the same token can write our comment, and would own it forever.
 */
export function newerRun({ run }: CommentOwner, body: string | undefined): string | undefined {
  const marker = markerOf(body);
  if (!marker) return undefined;
  const own = numberOf(run.runId);
  const isGitHub = run.serverUrl.replace(/\/$/, '') === 'https://github.com';
  const latest = own + runsOfTenDays[isGitHub ? 'gitHub' : 'server'];
  const isNewer =
    marker.run === own ? marker.attempt > numberOf(run.runAttempt) : marker.run > own && marker.run <= latest;
  return isNewer ? `${marker.run}, attempt ${marker.attempt}` : undefined;
}

function markerOf(body = '') {
  const form = /^<!-- build-service-action:comment key=(\w{64}) run=(\d{1,30}) attempt=(\d{1,30}) -->\r?\n/;
  const [, key, run = '', attempt = ''] = form.exec(body) ?? [];
  return key === undefined ? undefined : { key, run: BigInt(run), attempt: BigInt(attempt) };
}

/** A key may have any length, and any character, also one that ends an HTML comment. */
function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Outside GitHub there is no run number; that counts as the oldest. */
function numberOf(digits: string): bigint {
  return /^\d{1,30}$/.test(digits) ? BigInt(digits) : 0n;
}
