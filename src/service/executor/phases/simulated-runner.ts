import { sleep } from '../../../clock.ts';
import { BuildError, plainText } from '../../errors.ts';
import type { Outcome } from '../../scenario/outcomes.ts';
import { reasonToSkip, variablesIn } from '../../workflow-file/condition.ts';
import { setIn } from '../../workflow-file/used-variables.ts';
import type { BuildContext, BuildPlan, PlannedScript, PreparedBuild } from '../build-context.ts';
import { scriptVariables } from '../environment/variables.ts';
import type { Stop } from '../processes/stop.ts';
import type { BuildStep, StepLog } from '../step-list.ts';
import { failedScript, type ScriptResult, type ScriptRunner } from './script-runner.ts';

/** How long a simulated script takes, in milliseconds, unless the outcome has a duration for all of them. */
const usualTime = 200;

/** Types of the service's own steps, which an outcome can name. */
const ownSteps = ['preparing', 'fetching', 'publishing'];

/** Ends a simulated build at one of the service's own steps, if the outcome names it. @throws BuildError, or Stopped */
export async function endOwnStep(
  { order: { outcome }, stop }: BuildContext,
  { step, log }: { readonly step: BuildStep; readonly log: StepLog },
): Promise<void> {
  if (outcome?.step !== step.type) return;
  const { status } = await endAs(outcome, { step, log, stop });
  if (status === 'failed')
    throw new BuildError(
      `Step ${step.number} \`${step.name}\` exited with status code ${outcome.exitCode}, as the scenario says`,
    );
}

async function endAs(
  { status, exitCode, log: text }: Outcome,
  { step, log, stop }: { readonly step: BuildStep; readonly log: StepLog; readonly stop: Stop },
): Promise<ScriptResult> {
  if (text !== undefined) await log.write(Buffer.from(text));
  switch (status) {
    case 'failed':
      return failedScript(step, `exited with status code ${exitCode}`);
    case 'canceled':
    case 'timeout':
      stop.stopAs(status);
      throw stop.signal.reason;
    case 'finished':
    case 'warning':
    case 'skipped':
      return { status: 'success', message: null };
  }
}

/** The script at which the build ends. @throws BuildError if the outcome does not fit the workflow */
function endOf(
  { step, status }: Outcome,
  { planned, plan }: { readonly planned: readonly PlannedScript[]; readonly plan: BuildPlan },
): PlannedScript | undefined {
  const named = planned.find(({ script }) => script.name === step);
  if (step !== undefined && !named && !ownSteps.includes(step)) {
    const known = planned.map(({ script }) => `“${plainText(script.name)}”`).join(', ') || 'no scripts';
    throw new BuildError(
      `The scenario names the step “${plainText(step)}”, which this workflow does not have. It has ${known}`,
    );
  }
  const end = named ?? (step === undefined ? plan.scripts.at(-1) : undefined);
  if (status === 'failed' && step === undefined && !end)
    throw new BuildError('The scenario says that the last script fails, but this workflow has none');
  return end;
}

/**
 * Each script succeeds after a moment without being run, unless the outcome says otherwise.
 *
 * @throws BuildError if the outcome does not fit the workflow
 */
export function createSimulatedRunner(
  { clock, stop, order: { outcome } }: BuildContext,
  { variables: sources }: PreparedBuild,
  plan: BuildPlan,
): ScriptRunner {
  const planned = [...plan.preClone, ...plan.scripts, ...plan.publishing];
  const end = outcome && endOf(outcome, { planned, plan });
  const count = end ? planned.indexOf(end) + 1 : planned.length;
  const stepTime = outcome?.takes === undefined ? usualTime : outcome.takes / Math.max(count, 1);
  /** Variables that the scripts would set, so their values are unknown. */
  const written = new Set<string>();
  const variables: ScriptRunner['variables'] = (more = {}) => scriptVariables(sources, { more });
  return {
    variables,
    async run(script, { step, log, more }) {
      const { condition } = script;
      const unknown = variablesIn(condition ?? '').find((name) => written.has(name));
      if (unknown !== undefined)
        await log.line(
          `Simulated: the condition \`${condition}\` counts as true, because a script sets ${unknown}.`,
        );
      const reason = unknown === undefined ? reasonToSkip(condition, variables(more)) : undefined;
      if (reason !== undefined) {
        await log.line(`The script was skipped: ${plainText(reason)}.`);
        if (step === end?.step && outcome?.step !== undefined)
          throw new BuildError(
            `The scenario names the step “${plainText(outcome.step)}”, which was skipped: ${plainText(reason)}`,
          );
        return { status: 'skipped', message: null };
      }
      if (script.script.includes('CM_ENV')) for (const name of setIn(script.script)) written.add(name);
      await log.line('Simulated: this script was not run:');
      await log.write(Buffer.from(script.script.trimEnd().replace(/^/gm, '  ')));
      await log.line('');
      await sleep(clock, stepTime, stop.signal);
      if (step !== end?.step || !outcome) return { status: 'success', message: null };
      const result = await endAs(outcome, { step, log, stop });
      if (result.status === 'failed')
        await log.line(`The script exited with status code ${outcome.exitCode}.`);
      return result;
    },
  };
}
