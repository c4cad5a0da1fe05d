import type { StepContext } from '../context.ts';
import type { RunContext } from '../event/run-context.ts';
import type { StepReport } from '../report/report.ts';
import { GraceOver } from '../runner/grace.ts';
import { publicAddress } from '../text/addresses.ts';
import { commentMarkdown } from './comment/comment-markdown.ts';
import { CommentUpdater } from './comment/comment-updater.ts';
import { type CommentInputs, ownText } from './inputs.ts';
import { addQrCodes, storeQrCodes } from './qr-codes/qr-codes.ts';
import { findRun } from './run-on-github.ts';

/** The comment of a step on its pull request, and the QR codes in it. Nothing that goes wrong here fails the step. */
export interface PullRequestComment {
  /** Writes the first state into the comment, or tries to for a while. @throws Cancelled */
  begin(): Promise<void>;
  /** Keeps QR codes of what testers open in the repository, and writes their addresses into the report. */
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
  options: CommentOptions,
): PullRequestComment {
  const { store, clock, grace, limits, random, runner } = context;
  const { inputs, builtCommit } = options;
  const { run, log, cancelled } = runner;
  const { redact } = runner.redactor;
  // After the end, the step waits for GitHub no longer than this, however it answers.
  let leftMs = limits.githubMs;
  const find = findRun({ run, builtCommit, token: inputs.githubToken, redact, clock, random });
  const built = { report: store.report, matrix: inputs.matrix };
  // Not redacted, because only its digest is sent.
  const key = inputs.commentKey ?? defaultKey(run, built);
  const updater = inputs.comment
    ? new CommentUpdater({ findRun: find, owner: { key, run }, log, clock })
    : undefined;
  const head = ownText(inputs.commentText, redact);
  const markdown = (): string =>
    commentMarkdown(store.report, { now: store.now(), ...(head === undefined ? {} : { head }) });
  if (updater) store.onChange(() => updater.show(markdown()));

  return {
    async begin() {
      await updater?.begin(markdown(), { ms: limits.firstCommentMs, signal: cancelled });
    },
    async addQrCodes() {
      if (!inputs.qrCodes) return;
      const begun = clock.monotonic();
      // Half of the time, because the comment without QR codes is worth more than QR codes without the comment.
      const ms = leftMs / 2;
      await addQrCodes(context, (images) =>
        storeQrCodes({
          findRun: find,
          images,
          ...{ key: redact(stepKey(run, built)) },
          ...{ log, clock, ms, signal: cancelled },
        }),
      );
      leftMs -= clock.monotonic() - begun;
    },
    async finish() {
      if (!updater) return;
      const ms = Math.max(0, leftMs);
      const text = markdown();
      try {
        await grace.upTo(limits.graceMs, (signal) => updater.finish(text, { ms, signal }));
      } catch (error) {
        if (!(error instanceof GraceOver)) throw error;
      }
      runner.setOutput('commentUrl', commentAddress(updater.url, context));
    },
  };
}

/** The comment's page for other steps, which may show it as a link: nothing but a page of the server. */
function commentAddress(
  url: string | undefined,
  { runner: { run, log } }: Pick<StepContext, 'runner'>,
): string {
  if (url === undefined) return '';
  const address = publicAddress(url);
  if (address !== undefined && URL.parse(address)?.origin === URL.parse(run.serverUrl)?.origin)
    return address;
  log.warning(
    `GitHub returned ${JSON.stringify(url)} as the comment's URL. That URL is not on ${run.serverUrl}, so the commentUrl output is empty.`,
  );
  return '';
}

interface Built {
  readonly report: StepReport;
  readonly matrix: string | undefined;
}

/** Identifies the comment of a job for what it builds. */
function defaultKey(run: RunContext, { report, matrix }: Built): string {
  return JSON.stringify([workflowFile(run), run.job, report.appId, workflowIdsOf(report).toSorted(), matrix]);
}

/** Identifies the QR codes of a step, as readable text. */
function stepKey(run: RunContext, { report, matrix }: Built): string {
  const workflowIds = workflowIdsOf(report).join(',');
  return [workflowFile(run), run.job, run.action, workflowIds, ...(matrix ? [matrix] : [])].join(' ');
}

function workflowIdsOf({ workflows }: StepReport): string[] {
  return workflows.map(({ workflowId = '' }) => workflowId);
}

/** The path of the caller's workflow file, without repository and ref. */
function workflowFile({ workflowRef }: RunContext): string {
  return workflowRef.replace(/@.*$/s, '').split('/').slice(2).join('/');
}
