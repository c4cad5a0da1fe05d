import { collectArtefacts } from '../artefacts/collect.ts';
import type { Variables } from '../environment/machine.ts';
import { expandVariables } from '../environment/variables.ts';
import type { BuildStep } from '../step-list/step-list.ts';
import type { BuildContext, BuildPlan, PlannedScript, PreparedBuild } from './build-context.ts';
import type { ScriptResult, ScriptRunner } from './script-runner.ts';

/** Why the scripts failed (`failure`) and the publishing scripts failed (`warning`); null when they succeeded. */
interface ScriptsResult {
  readonly failure: string | null;
  readonly warning: string | null;
}

/**
 * Runs the workflow's scripts until one fails, then collects artefacts and runs the publishing scripts. These run after a
 * failure too, as on the hosted service, so that reports are kept; `CM_BUILD_STEP_STATUS` tells them of the failure.
 */
export async function scriptPhase(
  context: BuildContext,
  build: PreparedBuild,
  work: { readonly plan: BuildPlan; readonly scripts: ScriptRunner },
): Promise<ScriptsResult> {
  const { plan, scripts } = work;
  // Also for a build without a script of that type: clients expect to see the state.
  await context.recorder.state('building');
  const failure = await runScripts(context, scripts, plan.scripts);
  await context.recorder.state('publishing');
  if (plan.collecting) await collect(context, build, plan.collecting);
  const more = { CM_BUILD_STEP_STATUS: failure === null ? 'success' : 'failure' };
  const warning = await runScripts(context, scripts, plan.publishing, more);
  return { failure, warning };
}

/** Runs scripts up to the first failure that is not ignored, and returns its message. */
async function runScripts(
  context: BuildContext,
  scripts: ScriptRunner,
  planned: readonly PlannedScript[],
  more: Variables = {},
): Promise<string | null> {
  for (const { step, script } of planned) {
    await context.recorder.state(step.type);
    const { message }: ScriptResult = await context.steps.run(step, async (log) => {
      const result = await scripts.run(script, { step, log, more });
      if (result.status === 'failed' && script.ignoreFailure)
        await log.line('The failure is ignored (ignore_failure).');
      return result;
    });
    if (message !== null && !script.ignoreFailure) return message;
  }
  return null;
}

async function collect(context: BuildContext, build: PreparedBuild, step: BuildStep): Promise<void> {
  const { folders, workflow, given, builtIn } = build;
  const variables = { ...given, ...builtIn };
  await context.steps.run(step, async (log) => {
    await collectArtefacts({
      patterns: workflow.artifacts.map((pattern) => expandVariables(pattern, variables)),
      folder: folders.clone,
      roots: [folders.clone, folders.home, folders.temporary],
      own: folders.own,
      log,
      signal: context.stop.signal,
      keep: (file) => context.recorder.artefact(file),
    });
    return { status: 'success' };
  });
}
