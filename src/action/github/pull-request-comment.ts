import type { StepContext } from '../context.ts';
import type { RunContext } from '../event/run-context.ts';
import type { StepReport } from '../report/report.ts';
import { createCommentUpdater, markerOf } from './comment.ts';
import { commentMarkdown } from './comment-markdown.ts';
import { type CommentInputs, ownText } from './inputs.ts';
import { findRun } from './run-on-github.ts';

export type PullRequestComment = ReturnType<typeof openPullRequestComment>;

/**
 * The comment of a step on its pull request, and the QR codes in it. Nothing that goes wrong here fails the step. From now on,
 * keeps the comment up to date with the report, if the inputs ask for a comment.
 *
 * @param options `builtCommit` is the commit of a build that this step did not start, if the service reports it
 */
export function openPullRequestComment(
  context: Omit<StepContext, 'client'>,
  { inputs, builtCommit }: { readonly inputs: CommentInputs; readonly builtCommit?: string | undefined },
) {
  const { store, clock, grace, limits, runner } = context;
  const { run } = runner;
  const without = inputs.comment ? 'No comment was posted' : 'No QR codes were added';
  const find = findRun(context, { token: inputs.githubToken, builtCommit, without });
  // Not redacted, because only its digest is sent.
  const key = inputs.commentKey ?? defaultKey(run, store.report, inputs.matrix);
  const head = ownText(inputs.commentText, runner.redactor.redact);
  const markdown = (): string => commentMarkdown(store.shown, { now: store.now(), head });
  const updater = inputs.comment
    ? createCommentUpdater(context, { findRun: find, marker: markerOf(key, run), markdown })
    : undefined;
  if (updater) store.onChange(() => updater.show());
  // After the builds' end, the step waits for GitHub no longer than `limits.githubMs`, however it answers. Half of it is for
  // QR codes, because the comment without them is worth more than they are without the comment.
  let leftMs = limits.githubMs;

  return {
    /** Writes the first state into the comment, or tries to for a while. @throws Cancelled */
    async begin(): Promise<void> {
      await updater?.begin(limits.githubMs);
    },
    /** Keeps QR codes of what testers open in the repository, and writes their addresses into the report. @throws Cancelled */
    async addQrCodes(): Promise<void> {
      if (!inputs.qrCodes) return;
      // Imported on demand: it brings the encoder.
      const { addQrCodes } = await import('./qr-codes.ts');
      const begun = clock.monotonic();
      await addQrCodes(context, { findRun: find, key, ms: limits.githubMs / 2 });
      leftMs -= Math.min(leftMs / 2, clock.monotonic() - begun);
    },
    /** Writes the result into the comment. Sets the output `commentUrl`. */
    async finish(): Promise<void> {
      if (!updater) return;
      const finished = grace.upTo(limits.graceMs, (signal) => updater.finish({ ms: leftMs, signal }));
      // Only the end of the grace period is thrown.
      await finished.catch(() => undefined);
      runner.setOutput('commentUrl', updater.url ?? '');
    },
  };
}

/** Identifies the comment of a job for what it builds. */
function defaultKey(
  { workflowRef, job }: RunContext,
  report: StepReport,
  matrix: string | undefined,
): string {
  // The path of the caller's workflow file, without repository and ref.
  const file = workflowRef.replace(/@.*$/s, '').split('/').slice(2).join('/');
  const workflowIds = report.workflows.map(({ workflowId = '' }) => workflowId).toSorted();
  return JSON.stringify([file, job, report.appId, workflowIds, matrix]);
}
