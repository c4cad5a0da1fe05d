import type { Random } from '../../clock.ts';
import type { ReportedArtefact } from '../../core/report/report.ts';
import { sectionMarkdown } from '../../report/comment/section.ts';
import { createCommentUpdater } from '../../runner/github/comment/comment-updater.ts';
import { GitHubProblems } from '../../runner/github/pull-requests/problems.ts';
import { findRun } from '../../runner/github/pull-requests/run-on-github.ts';
import { storeQrCodes } from '../../runner/github/qr-codes/store-qr-codes.ts';
import { RetryBudget } from '../../runner/github/retry.ts';
import type { RunContext } from '../../runner/runner.ts';
import type { Following } from './context.ts';
import type { CommentInputs } from './inputs.ts';

/** What a step shows on the page of its pull request. Nothing that goes wrong there fails the step. */
export interface PullRequestPage {
  /** Keeps QR codes of the install links in the repository, and writes their addresses onto the board. */
  addQrCodes(): Promise<void>;
  /** Has the comment say how it ended. Sets the output `commentUrl`. */
  finish(): Promise<void>;
}

export interface PageOptions {
  readonly inputs: CommentInputs;
  readonly random: Random;
}

/** Begins to keep the comment, where one is asked for: from now on it follows the board. */
export function openPullRequestPage(
  following: Omit<Following, 'page'>,
  options: PageOptions,
): PullRequestPage {
  const { board, clock, grace, limits, runner } = following;
  const { inputs, random } = options;
  const { run, log, cancelled } = runner;
  const { redact } = runner.redactor;
  const budget = new RetryBudget({ clock, ms: limits.githubTroubleMs });
  const problems = new GitHubProblems();
  const find = findRun({ run, token: inputs.githubToken, redact, clock, random, budget });
  const workflowIds = board.report.workflows.map(({ workflowId }) => workflowId);
  // Hidden before it is compared with what stands in the comment: otherwise it would never be found there again.
  const section = redact(sectionKey(run, workflowIds));
  const updater = inputs.comment
    ? createCommentUpdater({
        findRun: find,
        own: {
          commentKey: redact(inputs.commentKey ?? board.report.appId),
          section: { key: section, runId: run.runId, runAttempt: run.runAttempt },
        },
        ...{ log, clock, random, budget, problems },
      })
    : undefined;
  const markdown = (): string => sectionMarkdown(board.report, { now: board.now() });
  if (updater) board.onChange(() => updater.show(markdown()));

  return {
    async addQrCodes() {
      if (!inputs.qrCodes) return;
      const chosen = board.report.workflows.flatMap(({ artefacts }) => artefacts.filter(isForPhones));
      const images = await qrCodesOf(chosen);
      if (images.length === 0) return;
      const kept = { section, images, log, budget, problems, signal: cancelled };
      const addresses = await storeQrCodes({ findRun: find, ...kept });
      const addressOf = new Map(images.map(({ link }, index) => [link, addresses?.[index]]));
      for (const workflow of board.report.workflows)
        board.updateWorkflow(workflow, (report) => ({
          ...report,
          artefacts: report.artefacts.map((artefact) =>
            withQrCode(artefact, addressOf.get(artefact.publicUrl ?? '')),
          ),
        }));
    },
    async finish() {
      if (!updater) return problems.report(log);
      await grace.upTo(limits.graceMs, (signal) => updater.finish(markdown(), signal));
      runner.setOutput('commentUrl', updater.url ?? '');
      problems.report(log);
    },
  };
}

/** Whose section of a shared comment it is: workflow file, job, step and `workflowId`. */
function sectionKey(run: RunContext, workflowIds: readonly string[]): string {
  const file = run.workflowRef.replace(/@.*$/s, '').split('/').slice(2).join('/');
  return [file, run.job, run.action, workflowIds.join(',')].join(' ');
}

/** What a tester scans: the link of an app for a phone. */
function isForPhones({ type, publicUrl }: ReportedArtefact): boolean {
  return (type === 'apk' || type === 'ipa') && publicUrl !== undefined;
}

/** A picture for each link that a QR code can hold; drawing is loaded only when there is something to draw. */
async function qrCodesOf(
  artefacts: readonly ReportedArtefact[],
): Promise<{ name: string; png: Uint8Array; link: string }[]> {
  if (artefacts.length === 0) return [];
  const { longestQrLink, qrCodePng } = await import('../../report/comment/qr-code.ts');
  return artefacts
    .filter(({ publicUrl = '' }) => Buffer.byteLength(publicUrl) <= longestQrLink)
    .map(({ name, publicUrl = '' }) => ({ name, link: publicUrl, png: qrCodePng(publicUrl) }));
}

function withQrCode(artefact: ReportedArtefact, qrCodeUrl: string | undefined): ReportedArtefact {
  return qrCodeUrl === undefined ? artefact : { ...artefact, qrCodeUrl };
}
