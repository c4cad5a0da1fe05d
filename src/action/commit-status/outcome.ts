/** What a status says: the decision, and its words. */

import type { AppStoreConnectStatus } from '../../contract/app-store-connect.ts';
import { judgeCommit, longestHash } from '../../contract/judge.ts';
import type { EndState } from '../../contract/values.ts';
import type { WaitEnd } from '../follow/wait-end.ts';
import type { StepReport, WorkflowReport } from '../report/report.ts';
import { stepStateLine } from '../report/states.ts';
import { failedWorkflows, hasBuild } from '../report/workflow.ts';
import { cut } from '../text/visible.ts';

/** The state and the sentence of a status. */
export interface Said {
  readonly state: 'pending' | 'success' | 'failure' | 'error';
  readonly description: string;
}

export const beforeStart: Said = { state: 'pending', description: 'The build is about to start.' };
export const whileRunning: Said = { state: 'pending', description: 'The build has started.' };
export const unlinked: Said = {
  state: 'error',
  description: "The build has started, but this status could not be linked to it. See the step's log.",
};
export const stopped: Said = {
  state: 'error',
  description: 'The step stopped before its build ended. Run the job again to build this commit.',
};

/** How a step has ended. */
export interface StepResult {
  readonly end: WaitEnd;
  /** Whether the step cancels builds that still run when it ends. */
  readonly cancelAbandoned: boolean;
  /** The commit with the status. */
  readonly sha: string;
}

/** What the end of a step says about its commit; `undefined` while a build of the step runs on. */
export function outcomeOfStep(report: StepReport, result: StepResult): Said | undefined {
  const { workflows } = report;
  if (workflows.some((workflow) => runsOn(workflow, result))) return undefined;
  const wrong = workflows.flatMap((workflow) => errorOf(workflow, result) ?? [])[0];
  if (wrong !== undefined) return { state: 'error', description: wrong };
  if (result.end === 'cancelled') return { state: 'error', description: 'The workflow was cancelled.' };
  const description = wordsOf(report);
  const { failures = [] } = report;
  if (failures.length === 0) return { state: 'success', description };
  return {
    state: 'failure',
    description:
      failedWorkflows(report).length > 0
        ? description
        : "The build succeeded, but the step failed. See the step's log.",
  };
}

function wordsOf(report: StepReport): string {
  const [only, ...more] = report.workflows;
  if (only?.kind === 'ended' && more.length === 0) return words[only.status];
  return `The builds: ${stepStateLine(report).text}.`;
}

function runsOn(workflow: WorkflowReport, { end, cancelAbandoned }: StepResult): boolean {
  switch (workflow.kind) {
    case 'starting':
    case 'running':
      return true;
    case 'abandoned':
      return end !== 'ended' && !cancelAbandoned;
    case 'refused':
    case 'rejected':
    case 'ended':
      return false;
  }
}

/** Why a workflow says nothing about the commit; `undefined` where its build does. */
function errorOf(workflow: WorkflowReport, { end, sha }: StepResult): string | undefined {
  if (!hasBuild(workflow)) return 'The step has no build. See the run log.';
  // The key of a reused build says that the app is the same.
  const wrong = workflow.origin === 'reused' ? undefined : wrongCommit(workflow.commit, sha);
  if (wrong !== undefined) return wrong;
  if (workflow.status === 'canceled') return words.canceled;
  if (workflow.kind === 'rejected') return 'The service did not report which commit it built.';
  if (workflow.kind !== 'ended')
    return {
      cancelled: 'The workflow was cancelled before the build ended.',
      timedOut: 'The timeout expired before the build ended.',
      ended: "The build's result is unknown. See the run log.",
    }[end];
  return undefined;
}

function wrongCommit(built: string | undefined, sha: string): string | undefined {
  if (built === undefined || judgeCommit(built, sha) !== 'no') return undefined;
  return `The service built another commit: ${cut(built, longestHash)}.`;
}

interface JudgedBuild {
  readonly status: EndState;
  /** The commit that the service says it built. */
  readonly commit: string | undefined;
  /** Absent where the step does not wait for App Store Connect. */
  readonly appStoreConnect?: AppStoreConnectStatus | 'none' | undefined;
}

/** What a build that ended says about its commit, where no step waited for it; `undefined` while App Store Connect decides. */
export function outcomeOfBuild(
  { status, commit, appStoreConnect = 'none' }: JudgedBuild,
  { sha, failOn }: Pick<StepResult, 'sha'> & { readonly failOn: readonly EndState[] },
): Said | undefined {
  const wrong = wrongCommit(commit, sha) ?? (status === 'canceled' ? words.canceled : undefined);
  if (wrong !== undefined) return { state: 'error', description: wrong };
  if (failOn.includes(status)) return { state: 'failure', description: words[status] };
  switch (appStoreConnect) {
    case 'none':
    case 'finished':
      return { state: 'success', description: words[status] };
    case 'failed':
    case 'timeout':
      return {
        state: 'failure',
        description: 'The build finished, but App Store Connect did not accept it.',
      };
    case 'initiated':
    case 'pending':
    case 'processing':
      return undefined;
  }
}

const words: Readonly<Record<EndState, string>> = {
  finished: 'The build finished.',
  failed: 'The build failed.',
  canceled: 'The build was cancelled, for example by a newer push. Run the job again to build this commit.',
  skipped: 'The build was skipped.',
  timeout: 'The build took longer than the service allows.',
  warning: 'The build finished with warnings.',
};
