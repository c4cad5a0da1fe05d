/** Carries out builds: real Git, a real shell, and nothing of the machine but what a build may see. */
import { realpath } from 'node:fs/promises';
import type { Clock, Random } from '../../clock.ts';
import { UserError } from '../../errors.ts';
import { restorePhase, storePhase } from './cache/phase.ts';
import { type Environment, gitEnvironment, machineEnvironment } from './environment/machine.ts';
import { openOwnFolder } from './environment/own-folder.ts';
import { systemCause } from './errors.ts';
import type { BuildOutcome, BuildRecorder, Execute } from './execution.ts';
import { planSteps } from './phases/build-plan.ts';
import type { BuildRun } from './phases/build-run.ts';
import { fetchPhase } from './phases/fetch.ts';
import { createScriptRunner } from './phases/script-runner.ts';
import { scriptPhase } from './phases/scripts.ts';
import { createBuildProcesses } from './processes/build-processes.ts';
import { createStop, type Stop, TimedOut } from './processes/stop.ts';
import { createStepList } from './step-list/step-list.ts';
import { logCap } from './step-list/step-log.ts';
import { type ReaderCommand, readInProcess } from './workflow-file/reader.ts';

export { listBranches } from './git/list-branches.ts';
export { checkRepositoryUrl, RefusedRepositoryUrl } from './git/repository-url.ts';
export { reapProcesses } from './processes/end-processes.ts';

export interface ExecutorOptions {
  readonly clock: Clock;
  readonly random: Random;
  readonly workflowReader: ReaderCommand;
  /** The machine's environment, of which builds see a few names only. */
  readonly environment?: Environment;
  /** Names that builds see besides. */
  readonly named?: readonly string[];
  /** Bytes of output kept for each step. */
  readonly logCap?: number;
}

export function createExecutor(options: ExecutorOptions): Execute {
  const environment = options.environment ?? process.env;
  const machine = machineEnvironment(environment, options.named);
  const forGit = gitEnvironment(environment);
  return async (order, asked, { signal }) => {
    const { clock, random, workflowReader: command } = options;
    const recorder = sayingEachStateOnce(asked);
    const folder = await realpath(order.folder);
    const own = await openOwnFolder(order.own);
    const logs = await openOwnFolder(order.logs);
    const stop = createStop(clock, signal);
    const { buildId } = order;
    const processes = createBuildProcesses({ buildId, folder, clock, signal: stop.signal });
    const steps = createStepList({
      buildId,
      logs,
      logCap: options.logCap ?? logCap,
      clock,
      random,
      signal: stop.signal,
      tell: (all) => recorder.steps(all),
    });
    const { run } = processes;
    const readWorkflow: BuildRun['readWorkflow'] = (asked, surroundings) =>
      readInProcess(asked, { ...surroundings, command, clock, run });
    try {
      return await carryOut({ order, own, recorder, machine, forGit, stop, processes, steps, readWorkflow });
    } catch (thrown) {
      return outcomeOf(thrown, stop);
    } finally {
      stop.end();
      try {
        await processes.end();
      } finally {
        await steps.end();
      }
    }
  };
}

async function carryOut(run: BuildRun): Promise<BuildOutcome> {
  const build = await fetchPhase(run);
  if (build === 'skipped')
    return { state: 'skipped', message: "The commit's message asks to skip its build ([skip ci])" };
  const { workflow } = build;
  const plan = planSteps(run.steps, workflow);
  await run.steps.tell();
  if (plan.restoring) await restorePhase(run, build, plan.restoring);
  const path = run.machine.PATH ?? '';
  const { workingDirectory } = workflow;
  const scripts = await createScriptRunner({
    ...build,
    planned: [...plan.scripts, ...plan.publishing],
    processes: run.processes,
    path,
    workingDirectory,
  });
  const { failure, warning } = await scriptPhase(run, build, { plan, scripts });

  await run.recorder.state('finishing');
  await run.steps.work(plan.cleaning, async (log) => {
    const left = await run.processes.end();
    if (left > 0) await log.line(`${left} processes that the build started cannot be ended.`);
    return { status: 'success' };
  });
  run.stop.signal.throwIfAborted();
  if (failure !== null) return { state: 'failed', message: failure };
  if (warning !== null) return { state: 'warning', message: warning };
  if (plan.storing) await storePhase(run, build, plan.storing);
  return { state: 'finished', message: null };
}

/** How the build ended, where it did not come to its end. @throws what was thrown, when it is a fault of the executor */
function outcomeOf(thrown: unknown, stop: Stop): BuildOutcome {
  const { signal } = stop;
  if (signal.aborted) {
    const state = signal.reason instanceof TimedOut ? 'timeout' : 'canceled';
    return { state, message: signal.reason.message };
  }
  if (thrown instanceof UserError) return { state: 'failed', message: thrown.message };
  const cause = systemCause(thrown);
  if (cause !== undefined) return { state: 'failed', message: `The build could not go on: ${cause}` };
  throw thrown;
}

/** A state lasts while several steps are worked on in it. */
function sayingEachStateOnce(recorder: BuildRecorder): BuildRecorder {
  let last: string | undefined;
  return {
    commit: (commit) => recorder.commit(commit),
    workflow: (read) => recorder.workflow(read),
    steps: (steps) => recorder.steps(steps),
    artefact: (file) => recorder.artefact(file),
    cache: (archive) => recorder.cache(archive),
    async state(state) {
      if (state === last) return;
      last = state;
      await recorder.state(state);
    },
  };
}
