import type { StepContext } from '../context.ts';
import type { RunContext } from '../event/run-context.ts';
import type { StepReport } from '../report/report.ts';
import { GraceOver } from '../runner/grace.ts';
import { markerOf } from './comment/comment.ts';
import { commentMarkdown } from './comment/comment-markdown.ts';
import { createCommentUpdater } from './comment/comment-updater.ts';
import { type CommentInputs, ownText } from './inputs.ts';
import { findRun } from './run-on-github.ts';

/** The comment of a step on its pull request, and the QR codes in it. Nothing that goes wrong here fails the step. */
export interface PullRequestComment {
  /** Writes the first state into the comment, or tries to for a while. @throws Cancelled */
  begin(): Promise<void>;
  /** Keeps QR codes of what testers open in the repository, and writes their addresses into the report. @throws Cancelled */
  addQrCodes(): Promise<void>;
  /** Writes the result into the comment. Sets the output `commentUrl`. */
  finish(): Promise<void>;
}

interface CommentOptions {
  readonly inputs: CommentInputs;
  /** That of a build that this step did not start, where the service tells it. */
  readonly builtCommit?: string | undefined;
}

/** From now on, keeps the comment up to date with the report, if the inputs ask for a comment. */
export function openPullRequestComment(
  context: Omit<StepContext, 'client'>,
  { inputs, builtCommit }: CommentOptions,
): PullRequestComment {
  const { store, clock, grace, limits, runner } = context;
  const { run, log, cancelled } = runner;
  const find = findRun(context, { token: inputs.githubToken, builtCommit });
  // Not redacted, because only its digest is sent.
  const key = inputs.commentKey ?? defaultKey(run, { report: store.report, matrix: inputs.matrix });
  const head = ownText(inputs.commentText, runner.redactor.redact);
  const markdown = (): string => commentMarkdown(store.report, { now: store.now(), head });
  const updater = inputs.comment
    ? createCommentUpdater({ findRun: find, marker: markerOf(key, run), markdown, clock, log, cancelled })
    : undefined;
  if (updater) store.onChange(() => updater.show());
  // After the end, the step waits for GitHub no longer than this, however it answers.
  let leftMs = limits.githubMs;

  return {
    async begin() {
      await updater?.begin(limits.githubMs);
    },
    async addQrCodes() {
      if (!inputs.qrCodes) return;
      // Imported on demand: it brings the encoder.
      const { addQrCodes } = await import('./qr-codes.ts');
      // Half of the time, because the comment without QR codes is worth more than QR codes without the comment.
      const [begun, ms] = [clock.monotonic(), leftMs / 2];
      await addQrCodes(context, { findRun: find, key, ms });
      leftMs -= Math.min(ms, clock.monotonic() - begun);
    },
    async finish() {
      if (!updater) return;
      try {
        await grace.upTo(limits.graceMs, (signal) => updater.finish({ ms: leftMs, signal }));
      } catch (error) {
        if (!(error instanceof GraceOver)) throw error;
      }
      runner.setOutput('commentUrl', updater.url ?? '');
    },
  };
}

/** Identifies the comment of a job for what it builds. */
function defaultKey(
  { workflowRef, job }: RunContext,
  { report, matrix }: { readonly report: StepReport; readonly matrix: string | undefined },
): string {
  // The path of the caller's workflow file, without repository and ref.
  const file = workflowRef.replace(/@.*$/s, '').split('/').slice(2).join('/');
  const workflowIds = report.workflows.map(({ workflowId = '' }) => workflowId).toSorted();
  return JSON.stringify([file, job, report.appId, workflowIds, matrix]);
}
