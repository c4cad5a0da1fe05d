import { judgeCommit } from '../../contract/judge.ts';
import type { StepReport, WorkflowReport } from '../report/report.ts';
import { failedWorkflows, hasBuild } from '../report/workflow.ts';
import type { Annotation } from '../runner/runner.ts';
import { annotationMessage, annotationTitle } from '../text/visible.ts';
import { problemText, workflowName } from './names.ts';
import { rankedProblems } from './problems.ts';

interface ProblemOptions {
  /** How many more errors GitHub shows for this step. */
  readonly room: number;
  /** The commit that the run is for. */
  readonly commit: string | undefined;
  /** Whether that commit is checked out and has a file of this path. */
  readonly isInCheckout: (path: string) => boolean;
}

/**
 * An error for each problem, as far as there is room: the first of each build before the second of any, and what several
 * builds say of the same place once. It stands at its file and line if the service says that it built the commit that
 * this run is for; in another commit, that line may be a different one. A tool may print a path relative to a folder that the
 * log does not name, so such a path counts only if the checkout has it.
 */
export function problemAnnotations(
  report: StepReport,
  { room, commit, isInCheckout }: ProblemOptions,
): Annotation[] {
  const shown = new Set<string>();
  return rankedProblems(failedWorkflows(report))
    .filter(({ problem }) => !shown.has(problemText(problem)) && shown.add(problemText(problem)))
    .slice(0, Math.max(0, room))
    .map(({ workflow, step, problem: { lines: _, isRelative, ...problem } }) => {
      const isKnown = !isRelative || (problem.file !== undefined && isInCheckout(problem.file));
      const isPlaced = isOfCommit(workflow, commit) && isKnown;
      return {
        ...(isPlaced ? problem : {}),
        kind: 'error',
        title: annotationTitle(`${workflowName(workflow, report)}: ${step.name}`),
        message: annotationMessage([isPlaced ? problem.message : problemText(problem)]),
      };
    });
}

function isOfCommit(workflow: WorkflowReport, commit: string | undefined): boolean {
  const own = hasBuild(workflow) ? workflow.commit : undefined;
  return commit !== undefined && judgeCommit(own, commit) === 'yes';
}
