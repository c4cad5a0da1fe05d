/** What a status says: the decision, and its words. */

import { judgeCommit, longestHash } from '../../contract/judge.ts';
import type { WaitEnd } from '../builds/cancel.ts';
import type { StepFailure, StepReport, WorkflowReport } from '../report/report.ts';
import { failureIn } from '../report/workflow.ts';
import { stepStateLine } from '../show/states.ts';
import { cut } from '../text/visible.ts';

/** The state and the sentence of a status. The sentence may have the service's words. */
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

/** What the end of a step says about its commit; `undefined` while a build of the step runs on. */
export function outcomeOf(
  report: StepReport,
  result: StepResult & { readonly sha: string },
): Said | undefined {
  const { workflows, failures = [] } = report;
  if (workflows.some((workflow) => runsOn(workflow, result))) return undefined;
  const wrong = workflows.flatMap((workflow) => errorOf(workflow, result.sha) ?? [])[0];
  if (wrong !== undefined) return { state: 'error', description: wrong };
  if (result.end === 'cancelled') return { state: 'error', description: 'The workflow was cancelled.' };
  if (failures.length === 0) return { state: 'success', description: wordsOf(report) };
  const [first] = failures.some(({ kind }) => kind === 'build') ? [] : failures;
  return { state: 'failure', description: first ? besidesBuild(first) : wordsOf(report) };
}

/** Why a step fails whose builds ended well. */
function besidesBuild({ kind }: StepFailure): string {
  if (kind === 'appStoreConnect') return 'The build finished, but App Store Connect did not accept it.';
  if (kind === 'size') return 'The build finished, but an artefact grew by more than maxSizeIncrease.';
  return "The build finished, but the step failed. See the step's log.";
}

function wordsOf(report: StepReport): string {
  const [only, ...more] = report.workflows;
  if (only && more.length === 0) return reasonOf(only) ?? 'The build finished.';
  return `The builds: ${stepStateLine(report).text}.`;
}

/** As a sentence. */
function reasonOf(workflow: WorkflowReport): string | undefined {
  return failureIn(workflow)?.reason.replace(/\.?$/, '.');
}

function runsOn({ kind }: WorkflowReport, { end, cancelAbandoned }: StepResult): boolean {
  if (kind === 'abandoned') return end !== 'ended' && !cancelAbandoned;
  return kind === 'starting' || kind === 'running';
}

/** Why a workflow says nothing about the commit; `undefined` where its build does. */
function errorOf(workflow: WorkflowReport, sha: string): string | undefined {
  if (workflow.kind !== 'ended' || workflow.status === 'canceled')
    return reasonOf(workflow) ?? 'The build was canceled.';
  // The key of a reused build says that the app is the same.
  if (workflow.origin === 'reused' || judgeCommit(workflow.commit, sha) !== 'no') return undefined;
  return `The service built another commit: ${cut(workflow.commit ?? '', longestHash)}.`;
}
