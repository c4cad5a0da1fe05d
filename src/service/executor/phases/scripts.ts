import { plainText } from '../../errors.ts';
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
 * Runs the workflow's scripts up to the first failure, then collects artefacts and runs the publishing scripts. Those also
 * run after a failure, as on the hosted service, so that reports are kept; `CM_BUILD_STEP_STATUS` is then `failure`.
 *
 * @returns the messages of a failed script (`failure`) and of a failed publishing script (`warning`); null without a failure
 */
export async function scriptPhase(
  context: BuildContext,
  build: PreparedBuild,
  { plan, scripts }: { readonly plan: BuildPlan; readonly scripts: ScriptRunner },
) {
  const output = plan.publishing.length > 0 ? build.folders.output : undefined;
  // Set even if no script has this type: clients expect to see the state.
  await context.recorder.state('building');
  const more: Record<string, string> = {};
  const failure = await runScripts(context, { scripts, planned: plan.scripts, more });
  const { workflow } = build;
  // Scripts may have set variables of a label.
  if (workflow.labels.some((label) => label.includes('$')))
    await context.recorder.workflow({ ...workflow, labels: labelsOf(workflow, scripts.variables()) });
  await context.recorder.state('publishing');
  const { artefacts } = await context.steps.run(plan.collecting, async (log) => {
    await endScripts(context, log);
    const { order, isSimulated, stop } = context;
    const variables = scripts.variables();
    // By default, a simulated build that fails has no artefacts: its failed script made none, and later ones did not
    // run.
    const wanted = order.outcome?.artefacts ?? (failure === null ? undefined : []);
    if (isSimulated) await writeSamples({ ...build, variables }, { artefacts: wanted, log }, stop.signal);
    const artefacts = await collectArtefacts(context, build, { log, variables, output });
    await endOwnStep(context, { step: plan.collecting, log });
    return { status: 'success', artefacts };
  });
  more.CM_BUILD_STEP_STATUS = failure === null ? 'success' : 'failure';
  more.CM_ARTIFACT_LINKS = JSON.stringify(artefacts.slice(0, mostLinks));
  return { failure, warning: await runScripts(context, { scripts, planned: plan.publishing, more }) };
}

/** The most artefacts in `CM_ARTIFACT_LINKS`: Linux starts no process with a longer variable. */
const mostLinks = 300;

/** Ends processes that scripts left running, so that nothing changes the build's folders any more. */
export async function endScripts(context: BuildContext, log: StepLog): Promise<void> {
  const { found, left } = await context.endProcesses();
  const names = [...new Set(found.map((name) => plainText(name)))].slice(0, 20);
  if (names.length > 0) await log.line(`Ended processes that scripts had left running: ${names.join(', ')}.`);
  if (left > 0) await log.line(`${left} processes of the build could not be ended.`);
}

/**
 * Runs scripts up to the first failure that is not ignored.
 *
 * @param more variables of these scripts; the result of a test is added for the scripts after it
 * @returns the message of that failure, or null
 */
export async function runScripts(
  context: BuildContext,
  work: {
    readonly scripts: ScriptRunner;
    readonly planned: readonly PlannedScript[];
    readonly more: Record<string, string>;
  },
): Promise<string | null> {
  const { scripts, planned, more } = work;
  for (const { step, script } of planned) {
    await context.recorder.state(step.type);
    const { status, message } = await context.steps.run(step, async (log) => {
      const result = await scripts.run(script, { step, log, more });
      const isIgnored = result.status === 'failed' && ignoresFailure(script, scripts.variables(more));
      if (isIgnored) await log.line('The failure is ignored (ignore_failure).');
      return isIgnored ? { ...result, message: null } : result;
    });
    if (step.type === 'testing' && status !== 'skipped' && more.CM_TEST_STEP_STATUS !== 'failure')
      more.CM_TEST_STEP_STATUS = status === 'success' ? 'success' : 'failure';
    if (message !== null) return message;
  }
  return null;
}

/** Only the value `true` of a variable ignores the failure. */
function ignoresFailure({ ignoreFailure }: Script, variables: Variables): boolean {
  if (typeof ignoreFailure === 'boolean') return ignoreFailure;
  return /^true$/i.test(expandVariables(ignoreFailure, variables));
}
