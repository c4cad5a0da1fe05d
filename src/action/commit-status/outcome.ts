/** What a status says: the decision, and its words. */

import { judgeCommit, longestHash } from '../../contract/judge.ts';
import type { WaitEnd } from '../builds/cancel.ts';
import type { StepReport, WorkflowReport } from '../report/report.ts';
import { failureIn } from '../report/workflow.ts';
import { failureTexts, stepStateLine } from '../show/states.ts';
import { cut } from '../text/visible.ts';

/** The state and the sentence of a status. The sentence may have the service's words. */
export interface Said {
  readonly state: 'pending' | 'success' | 'failure' | 'error';
  readonly description: string;
}

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
  const other = workflows.flatMap((workflow) => otherCommit(workflow, result.sha) ?? [])[0];
  if (other !== undefined) return { state: 'error', description: other };
  // A build that did not reach its end says nothing about the commit.
  const isUnknown = workflows.some((one) => one.kind !== 'ended' || one.status === 'canceled');
  if (result.end === 'cancelled' && failures.length === 0)
    return { state: 'error', description: 'The workflow was cancelled.' };
  if (isUnknown || result.end === 'cancelled') return { state: 'error', description: wordsOf(report) };
  return { state: failures.length === 0 ? 'success' : 'failure', description: wordsOf(report) };
}

/** The first reason of the verdict; of several builds, after their states. */
function wordsOf(report: StepReport): string {
  const [only, ...more] = report.workflows;
  const [reason] = failureTexts(report);
  if (!only || more.length > 0)
    return [`The builds: ${stepStateLine(report).text}.`, reason].join(' ').trim();
  return reason ?? failureIn(only)?.reason.replace(/\.?$/, '.') ?? 'The build finished.';
}

function runsOn({ kind }: WorkflowReport, { end, cancelAbandoned }: StepResult): boolean {
  if (kind === 'abandoned') return end !== 'ended' && !cancelAbandoned;
  return kind === 'starting' || kind === 'running';
}

/** Says that a build that was not cancelled built another commit; `undefined` if it built this one. */
function otherCommit(workflow: WorkflowReport, sha: string): string | undefined {
  // A reused build may have built another commit: the same key means the same app.
  if (workflow.kind !== 'ended' || workflow.status === 'canceled' || workflow.origin === 'reused')
    return undefined;
  if (judgeCommit(workflow.commit, sha) !== 'no') return undefined;
  return `The service built another commit: ${cut(workflow.commit ?? '', longestHash)}.`;
}
