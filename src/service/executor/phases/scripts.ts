import { collectArtefacts } from '../artefacts/collect.ts';
import type { Variables } from '../environment/machine.ts';
import { expandVariables } from '../environment/script.ts';
import type { Step } from '../step-list/step-list.ts';
import type { BuildPlan, PlannedScript } from './build-plan.ts';
import type { BuildRun, PreparedBuild } from './build-run.ts';
import type { ScriptResult, ScriptRunner } from './script-runner.ts';

/** Why scripts, and publishing scripts, did not succeed; null where they did. */
export interface ScriptsEnd {
  readonly failure: string | null;
  readonly warning: string | null;
}

/**
 * Runs the workflow's scripts until one fails, then collects artefacts and runs the publishing scripts: these also of
 * a build that failed, as the hosted service does, so that its reports are kept; `CM_BUILD_STEP_STATUS` tells them.
 */
export async function scriptPhase(
  run: BuildRun,
  build: PreparedBuild,
  work: { readonly plan: BuildPlan; readonly scripts: ScriptRunner },
): Promise<ScriptsEnd> {
  const { plan, scripts } = work;
  // Every build is `building` for a moment at least, whatever its scripts are.
  await run.recorder.state('building');
  const failure = await runScripts(run, scripts, plan.scripts);
  await run.recorder.state('publishing');
  if (plan.collecting) await collect(run, build, plan.collecting);
  const more = { CM_BUILD_STEP_STATUS: failure === null ? 'success' : 'failure' };
  const warning = await runScripts(run, scripts, plan.publishing, more);
  return { failure, warning };
}

/** The first failure that is not ignored ends the row. */
async function runScripts(
  run: BuildRun,
  scripts: ScriptRunner,
  planned: readonly PlannedScript[],
  more: Variables = {},
): Promise<string | null> {
  for (const { step, script } of planned) {
    await run.recorder.state(step.type);
    const { message }: ScriptResult = await run.steps.work(step, async (log) => {
      const result = await scripts.run(script, { step, log, more });
      if (result.status === 'failed' && script.ignoreFailure)
        await log.line('The failure is ignored (ignore_failure).');
      return result;
    });
    if (message !== null && !script.ignoreFailure) return message;
  }
  return null;
}

async function collect(run: BuildRun, build: PreparedBuild, step: Step): Promise<void> {
  const { folders, workflow, given, own } = build;
  const variables = { ...given, ...own };
  await run.steps.work(step, async (log) => {
    await collectArtefacts({
      patterns: workflow.artifacts.map((pattern) => expandVariables(pattern, variables)),
      folder: folders.clone,
      roots: [folders.clone, folders.home, folders.temporary],
      own: folders.own,
      log,
      signal: run.stop.signal,
      keep: (file) => run.recorder.artefact(file),
    });
    return { status: 'success' };
  });
}
