import { resolve } from 'node:path';
import { sleep } from '../../../clock.ts';
import { BuildError, plainText } from '../../errors.ts';
import type { Outcome } from '../../scenario/outcomes.ts';
import { reasonToSkip, variablesIn } from '../../workflow-file/condition.ts';
import type { Script } from '../../workflow-file/schema.ts';
import { setIn } from '../../workflow-file/used-variables.ts';
import { rootsOf } from '../environment/folders.ts';
import type { Variables } from '../environment/machine.ts';
import { expandVariables, scriptVariables } from '../environment/variables.ts';
import type { Stop } from '../processes/stop.ts';
import type { BuildStep, StepLog } from '../step-list.ts';
import type { BuildContext, BuildPlan, PlannedScript, PreparedBuild } from './build-context.ts';
import { failedScript, type ScriptResult, type ScriptRunner } from './script-runner.ts';

/** Milliseconds that a script takes unless the outcome says how long all of them take. */
const usualTime = 200;

/** The service's own steps that an outcome can name, by their type. */
const ownSteps = ['preparing', 'fetching', 'publishing'];

/** @throws BuildError when the outcome does not fit this workflow */
export function checkOutcome(outcome: Outcome | undefined, plan: BuildPlan): void {
  const { step, artefacts = [] } = outcome ?? {};
  const names = scriptsOf(plan).map(({ script }) => script.name);
  if (step !== undefined && !names.includes(step) && !ownSteps.includes(step)) {
    const known = names.length === 0 ? 'no scripts' : names.map((name) => `“${plainText(name)}”`).join(', ');
    throw new BuildError(
      `The scenario names the step “${plainText(step)}”, which this workflow does not have. It has ${known}`,
    );
  }
  if ((step === 'publishing' || artefacts.length > 0) && !plan.collecting && !names.includes('publishing'))
    throw new BuildError('The scenario names artefacts or their step, but this workflow keeps none');
}

/** Ends a simulated build at a step of the service's own, if the outcome names it. @throws BuildError, or why it stops */
export async function endOwnStep(
  { order: { outcome }, stop, isSimulated }: BuildContext,
  at: { readonly step: BuildStep; readonly log: StepLog },
): Promise<void> {
  if (!isSimulated || outcome === undefined || outcome.step !== at.step.type) return;
  const { step } = at;
  const { status } = await endAs(outcome, { ...at, stop });
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

function scriptsOf({ preClone, scripts, publishing }: BuildPlan): readonly PlannedScript[] {
  return [...preClone, ...scripts, ...publishing];
}

/** Runs no script: each succeeds after a moment, unless the outcome says something else. */
export function createSimulatedRunner(
  { clock, stop, order }: BuildContext,
  { folders, workflow, variables: sources, isChanged }: PreparedBuild,
  plan: BuildPlan,
): ScriptRunner {
  const { inside } = folders;
  const { outcome } = order;
  const planned = scriptsOf(plan);
  const end = outcome?.step === undefined ? plan.scripts.at(-1) : planned.find(isNamed(outcome.step));
  const count = end ? planned.indexOf(end) + 1 : planned.length;
  const stepTime = outcome?.takesMs === undefined ? usualTime : outcome.takesMs / Math.max(count, 1);
  /** Variables that depend on the result of a script. */
  const written = new Set<string>();
  let hasStarted = false;
  const variables = (more: Variables = {}): Variables => scriptVariables(sources, { more });

  const reasonNotToRun = async (
    script: Script,
    { log, env }: { readonly log: StepLog; readonly env: Variables },
  ): Promise<string | undefined> => {
    const { condition, changeset } = script.when ?? {};
    const unknown = variablesIn(condition ?? '').find((name) => written.has(name));
    if (unknown !== undefined)
      await log.line(
        `Simulated: the condition \`${condition}\` counts as true, because a script sets ${unknown}.`,
      );
    const decided = unknown === undefined ? condition : undefined;
    return reasonToSkip({ condition: decided, changeset }, { variables: env, isChanged });
  };

  /** Why the script could not start in its working directory, as far as that does not depend on other scripts. */
  const wrongDirectory = async (directory: string, env: Variables): Promise<string | undefined> => {
    const path = resolve(inside.clone, expandVariables(inside.written(directory), env));
    const found = await inside.contained(path, rootsOf(folders));
    if (found === 'outside') return "is outside the build's folders";
    const isKnown = !hasStarted && !directory.includes('$');
    return found === 'missing' && isKnown ? 'does not exist' : undefined;
  };

  return {
    variables,
    async run(script, { step, log, more }) {
      const env = variables(more);
      const isEnd = step === end?.step;
      const reason = await reasonNotToRun(script, { log, env });
      if (reason !== undefined) {
        await log.line(`The script was skipped: ${plainText(reason)}.`);
        if (isEnd && outcome?.step !== undefined)
          throw new BuildError(
            `The scenario names the step “${plainText(outcome.step)}”, which was skipped: ${plainText(reason)}`,
          );
        return { status: 'skipped', message: null };
      }
      const directory = script.workingDirectory ?? workflow.workingDirectory;
      const why = await wrongDirectory(directory, env);
      if (why !== undefined) {
        const what = `could not start: its working directory \`${plainText(directory)}\` ${why}`;
        await log.line(`The script ${what}.`);
        return failedScript(step, what);
      }
      hasStarted = true;
      if (script.script.includes('CM_ENV')) for (const name of setIn(script.script)) written.add(name);
      await log.line('Simulated: this script was not run:');
      await log.write(Buffer.from(script.script.trimEnd().replace(/^/gm, '  ')));
      await log.line('');
      await sleep(clock, stepTime, stop.signal);
      const result = isEnd && outcome ? await endAs(outcome, { step, log, stop }) : undefined;
      if (result?.status === 'failed')
        await log.line(`The script exited with status code ${outcome?.exitCode}.`);
      return result ?? { status: 'success', message: null };
    },
  };
}

function isNamed(name: string): (planned: PlannedScript) => boolean {
  return ({ script }) => script.name === name;
}
