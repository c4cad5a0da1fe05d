/** What a status says: the decision, and its words. */

import { judgeCommit, longestHash } from '../../contract/judge.ts';
import type { EndState } from '../../contract/values.ts';
import type { WaitEnd } from '../builds/cancel.ts';
import type { StepFailure, StepReport, WorkflowReport } from '../report/report.ts';
import { hasBuild } from '../report/workflow.ts';
import { stepStateLine } from '../show/states.ts';
import { cut } from '../text/visible.ts';

/** The state and the sentence of a status. */
export interface Said {
  readonly state: 'pending' | 'success' | 'failure' | 'error';
  readonly description: string;
}

/** How a step has ended. */
export interface StepResult {
  readonly end: WaitEnd;
  /** Whether the step cancels builds that still run when it ends. */
  readonly cancelAbandoned: boolean;
}

/** A step's end, and the commit with the status. */
type CommitResult = StepResult & { readonly sha: string };

/** What the end of a step says about its commit; `undefined` while a build of the step runs on. */
export function outcomeOf(report: StepReport, result: CommitResult): Said | undefined {
  const { workflows } = report;
  if (workflows.some((workflow) => runsOn(workflow, result))) return undefined;
  const wrong = workflows.flatMap((workflow) => errorOf(workflow, result) ?? [])[0];
  if (wrong !== undefined) return { state: 'error', description: wrong };
  if (result.end === 'cancelled') return { state: 'error', description: 'The workflow was cancelled.' };
  const description = wordsOf(report);
  const { failures = [] } = report;
  if (failures.length === 0) return { state: 'success', description };
  const [kind] = failures.some((one) => one.kind === 'build') ? [] : failures.map((one) => one.kind);
  return { state: 'failure', description: (kind && besidesBuild[kind]) ?? description };
}

/** Why a step fails whose builds ended well. */
const besidesBuild: Readonly<Partial<Record<StepFailure['kind'], string>>> = {
  appStoreConnect: 'The build finished, but App Store Connect did not accept it.',
  size: 'The build finished, but an artefact grew by more than maxSizeIncrease.',
  download: "The build finished, but an artefact could not be downloaded. See the step's log.",
  noArtefacts: "The build finished, but it has no matching artefact. See the step's log.",
  installPage: "The build finished, but there is no install page. See the step's log.",
};

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
function errorOf(workflow: WorkflowReport, { end, sha }: CommitResult): string | undefined {
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
      failed: "The build's result is unknown. See the run log.",
    }[end];
  return undefined;
}

function wrongCommit(built: string | undefined, sha: string): string | undefined {
  if (built === undefined || judgeCommit(built, sha) !== 'no') return undefined;
  return `The service built another commit: ${cut(built, longestHash)}.`;
}

const words: Readonly<Record<EndState, string>> = {
  finished: 'The build finished.',
  failed: 'The build failed.',
  canceled: 'The build was cancelled, for example by a newer push. Run the job again to build this commit.',
  skipped: 'The build was skipped.',
  timeout: 'The build took longer than the service allows.',
  warning: 'The build finished with warnings.',
};
