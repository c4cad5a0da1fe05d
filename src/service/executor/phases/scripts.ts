import { mkdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError, plainText } from '../../errors.ts';
import type { Script } from '../../workflow-file/schema.ts';
import { collectArtefacts } from '../artefacts/collect.ts';
import type { BuildContext, BuildPlan, PlannedScript, PreparedBuild } from '../build-context.ts';
import type { Variables } from '../environment/machine.ts';
import { expandVariables, labelsOf } from '../environment/variables.ts';
import { writeSamples } from '../simulate/samples.ts';
import type { StepLog } from '../step-list.ts';
import type { ScriptRunner } from './script-runner.ts';
import { endOwnStep } from './simulated-runner.ts';

/**
 * Runs the workflow's scripts until one fails, then collects artefacts and runs the publishing scripts. These run after a
 * failure too, as on the hosted service, so that reports are kept; `CM_BUILD_STEP_STATUS` tells them of the failure.
 *
 * @returns why the scripts failed (`failure`) and the publishing scripts failed (`warning`), null when they succeeded
 */
export async function scriptPhase(
  context: BuildContext,
  build: PreparedBuild,
  { plan, scripts }: { readonly plan: BuildPlan; readonly scripts: ScriptRunner },
) {
  const output = plan.publishing.length > 0 ? build.folders.output : undefined;
  // Also for a build without a script of that type: clients expect to see the state.
  await context.recorder.state('building');
  const more: Record<string, string> = {};
  const { failure } = await runScripts(context, { scripts, planned: plan.scripts, more });
  const { workflow } = build;
  // Scripts may have set variables that stand in a label.
  if (workflow.labels.some((label) => label.includes('$')))
    await context.recorder.workflow({ ...workflow, labels: labelsOf(workflow, scripts.variables()) });
  await context.recorder.state('publishing');
  const { collecting } = plan;
  const { artefacts = [] } = collecting
    ? await context.steps.run(collecting, async (log) => {
        await endScripts(context, log);
        const { order, isSimulated, stop } = context;
        const variables = scripts.variables();
        // A script that failed made nothing, and those after it did not run.
        const wanted = order.outcome?.artefacts ?? (failure === null ? undefined : []);
        if (isSimulated)
          await writeSamples({ ...build, variables }, { artefacts: wanted, log, signal: stop.signal });
        const artefacts = await collectArtefacts(context, build, { log, variables, output });
        await endOwnStep(context, { step: collecting, log });
        return { status: 'success', artefacts };
      })
    : {};
  more.CM_BUILD_STEP_STATUS = failure === null ? 'success' : 'failure';
  more.CM_ARTIFACT_LINKS = JSON.stringify(artefacts.slice(0, mostLinks));
  const published = await runScripts(context, { scripts, planned: plan.publishing, more });
  return { failure, warning: published.failure };
}

/** How many artefacts `CM_ARTIFACT_LINKS` has: Linux starts no process with a longer variable. */
const mostLinks = 300;

/** How many processes that were ended the log names. */
const mostNames = 20;

/** Ends what scripts left running, so that nothing changes the build's folders any more. */
export async function endScripts(context: BuildContext, log: StepLog | undefined): Promise<void> {
  const { found, left } = await context.endProcesses();
  const more = found.length > mostNames ? ` and ${found.length - mostNames} more` : '';
  const names = found.slice(0, mostNames).map((name) => plainText(name));
  if (found.length > 0)
    await log?.line(`Ended processes that scripts had left running: ${names.join(', ')}${more}.`);
  if (left > 0) await log?.line(`${left} processes of the build could not be ended.`);
}

/**
 * Runs scripts up to the first failure that is not ignored.
 *
 * @returns the message of that failure, or null, and the log of the last script that ran
 * @param more variables of these scripts; how a test ended is added for those after it
 */
export async function runScripts(
  context: BuildContext,
  work: {
    readonly scripts: ScriptRunner;
    readonly planned: readonly PlannedScript[];
    readonly more: Record<string, string>;
  },
): Promise<{ readonly failure: string | null; readonly log: StepLog | undefined }> {
  const { scripts, planned, more } = work;
  let lastLog: StepLog | undefined;
  for (const { step, script } of planned) {
    await context.recorder.state(step.type);
    const { status, message } = await context.steps.run(step, async (log) => {
      const result = await scripts.run(script, { step, log, more });
      if (result.status !== 'skipped') lastLog = log;
      const isIgnored = result.status === 'failed' && ignoresFailure(script, scripts.variables(more));
      if (isIgnored) await log.line('The failure is ignored (ignore_failure).');
      return isIgnored ? { ...result, message: null } : result;
    });
    if (step.type === 'testing' && status !== 'skipped' && more.CM_TEST_STEP_STATUS !== 'failure')
      more.CM_TEST_STEP_STATUS = status === 'success' ? 'success' : 'failure';
    if (message !== null) return { failure: message, log: lastLog };
  }
  return { failure: null, log: lastLog };
}

/** A variable that is anything but `true` ignores nothing. */
function ignoresFailure({ ignoreFailure }: Script, variables: Variables): boolean {
  if (typeof ignoreFailure === 'boolean') return ignoreFailure;
  return /^true$/i.test(expandVariables(ignoreFailure, variables));
}

/**
 * Runs the scripts for before the clone. The workflow's file had to be fetched to know them, so what was fetched is out of
 * the way until they have ended, and the folder of the clone is empty.
 *
 * @throws BuildError when one fails: there is nothing to build then
 */
export async function preClonePhase(
  context: BuildContext,
  build: PreparedBuild,
  work: { readonly planned: readonly PlannedScript[]; readonly scripts: ScriptRunner },
): Promise<void> {
  const { clone, own } = build.folders;
  const fetched = join(own, 'fetched');
  await rename(clone, fetched);
  await mkdir(clone, { mode: 0o700 });
  const { failure, log } = await runScripts(context, { ...work, more: {} });
  await endScripts(context, log);
  if (failure !== null) throw new BuildError(failure);
  try {
    // Fails for a link, or a folder that is not empty.
    await rmdir(clone);
  } catch (cause) {
    const what = 'A script of `pre_clone_scripts` changed the folder of the clone, so nothing was cloned';
    throw new BuildError(what, { cause });
  }
  await rename(fetched, clone);
}
