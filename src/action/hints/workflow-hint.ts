import { withTimeout } from '../../clock.ts';
import { workflowIdOf } from '../../contract/values.ts';
import { quoted } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import type { EndedBuild, WorkflowReport } from '../report/report.ts';

/** More are left out. */
const namedWorkflows = 10;

/**
 * A service learns the workflows of a YAML file only when it builds, so an unknown id is not refused before a build. When
 * a build fails and none of its workflow has finished lately, its failure names the workflows of builds that have.
 * Never throws.
 */
export async function hintAtWorkflows(
  { client, clock, limits, runner, store }: StepContext,
  isKnown: (workflow: WorkflowReport) => boolean,
): Promise<void> {
  const { appId, workflows } = store.report;
  if (appId === undefined || !workflows.some((workflow) => isSuspect(workflow) && !isKnown(workflow))) return;
  const finished = await withTimeout(
    { clock, ms: limits.hintMs, signal: runner.cancelled },
    async (signal) => {
      const builds = await client.builds.newest({ appId }, { signal });
      return new Set(
        builds.flatMap((build) => (build.status === 'finished' ? (workflowIdOf(build) ?? []) : [])),
      );
    },
  ).catch(() => new Set<string>());
  if (finished.size === 0) return;
  const others = [...finished].toSorted().slice(0, namedWorkflows).map(quoted).join(', ');
  workflows.forEach((ended, index) => {
    const { workflowId } = ended;
    if (workflowId === undefined || finished.has(workflowId) || isKnown(ended)) return;
    const hint = `None of the latest builds that finished is of the workflow ${quoted(workflowId)}. They are of: ${others}.`;
    store.updateWorkflow(index, (workflow) =>
      isSuspect(workflow) ? { ...workflow, failure: { ...workflow.failure, hint } } : workflow,
    );
  });
}

/** A build that failed: one that was canceled or timed out was of a workflow that exists. */
function isSuspect(workflow: WorkflowReport): workflow is EndedBuild & Required<Pick<EndedBuild, 'failure'>> {
  return workflow.kind === 'ended' && workflow.status === 'failed' && workflow.failure !== undefined;
}
