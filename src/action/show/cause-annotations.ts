import { judgeCommit } from '../../contract/judge.ts';
import type { StepReport, WorkflowReport } from '../report/report.ts';
import { failedWorkflows, hasBuild } from '../report/workflow.ts';
import type { Annotation } from '../runner/runner.ts';
import { annotationMessage, annotationTitle } from '../text/visible.ts';
import { rankedCauses } from './causes.ts';
import { causeText, workflowName } from './names.ts';

interface CauseOptions {
  /** How many more errors GitHub shows for this step. */
  readonly room: number;
  /** The commit that the run is for. */
  readonly commit: string | undefined;
  /** Whether that commit is checked out and has a file of this path. */
  readonly isInCheckout: (path: string) => boolean;
}

/**
 * An error for each cause, as far as there is room: the first of each build before the second of any, and what several
 * builds say of the same place once. It stands at its file and line if the service says that it built the commit that
 * this run is for; in another commit, that line may be a different one. A tool may print a path relative to a folder that the
 * service does not tell, so such a path counts only if the checkout has it.
 */
export function causeAnnotations(
  report: StepReport,
  { room, commit, isInCheckout }: CauseOptions,
): Annotation[] {
  const shown = new Set<string>();
  return rankedCauses(failedWorkflows(report))
    .filter(({ cause }) => !shown.has(causeText(cause)) && shown.add(causeText(cause)))
    .slice(0, Math.max(0, room))
    .map(({ workflow, step, cause: { lines: _, isRelative, ...cause } }) => {
      const isKnown = !isRelative || (cause.file !== undefined && isInCheckout(cause.file));
      const isPlaced = isOfCommit(workflow, commit) && isKnown;
      return {
        ...(isPlaced ? cause : {}),
        kind: 'error',
        title: annotationTitle(`${workflowName(workflow, report)}: ${step.name}`),
        message: annotationMessage([isPlaced ? cause.message : causeText(cause)]),
      };
    });
}

function isOfCommit(workflow: WorkflowReport, commit: string | undefined): boolean {
  const own = hasBuild(workflow) ? workflow.commit : undefined;
  return commit !== undefined && judgeCommit(own, commit) === 'yes';
}
