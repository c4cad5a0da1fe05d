/** Runs builds with real Git and a real shell. A build sees only the permitted part of the machine's environment. */

import { realpath } from 'node:fs/promises';
import type { Clock, Random } from '../../clock.ts';
import { Commit } from '../../contract/build.ts';
import { UserError } from '../../errors.ts';
import { createHiding, type Hiding } from '../hide/hide.ts';
import { restorePhase, storePhase } from './cache.ts';
import { type MachineFolders, openOwnFolder } from './environment/folders.ts';
import { type Environment, gitEnvironment, machineEnvironment } from './environment/machine.ts';
import { hostedHome } from './environment/seen-folders.ts';
import { systemCause } from './errors.ts';
import type { BuildOutcome, BuildRecorder, Execute } from './execution.ts';
import { type BuildContext, planSteps } from './phases/build-context.ts';
import { fetchPhase } from './phases/fetch.ts';
import { preClonePhase } from './phases/pre-clone.ts';
import { createScriptRunner } from './phases/script-runner.ts';
import { scriptPhase } from './phases/scripts.ts';
import { createBuildProcesses, createStop, TimedOut } from './processes/build-processes.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { Walls } from './sandbox/walls.ts';
import { createStepList } from './step-list.ts';
import { createReadWorkflows, type ReaderCommand, readInProcess } from './workflow-file/reader.ts';

export interface ExecutorOptions {
  readonly clock: Clock;
  readonly random: Random;
  readonly workflowReader: ReaderCommand;
  /** The machine's environment; builds see a few of its variables. */
  readonly environment?: Environment;
  /** The names of further variables that builds see. */
  readonly named?: readonly string[];
  /** Around the scripts of each build; without it they run as any program of this user. */
  readonly sandbox?: Sandbox | undefined;
}

export function createExecutor(options: ExecutorOptions): Execute {
  const environment = options.environment ?? process.env;
  const machine = machineEnvironment(environment, options.named);
  const forGit = gitEnvironment(environment);
  const readOnce = createReadWorkflows();
  /** The home that the last build of each workflow had. */
  const homes = new Map<string, string>();
  return async (order, unhidden, { signal: canceled }) => {
    const { clock, random, workflowReader: command, sandbox } = options;
    const { buildId } = order;
    const hiding = createHiding(order.secrets);
    const recorder = hidingRecorder(unhidden, hiding);
    const folder = await realpath(order.folder);
    const own = await openOwnFolder(order.own);
    const logs = await openOwnFolder(order.logs);
    const stop = createStop(clock, canceled);
    const { signal } = stop;
    const { run, end } = createBuildProcesses({ buildId, folder, clock, signal });
    let opening: { readonly home: string; readonly walls: Promise<Walls> } | undefined;
    const open = (folders: MachineFolders, home: string): Promise<Walls> | undefined => {
      if (!sandbox || opening?.home === home) return opening?.walls;
      const wrong = opening?.walls.then((others) => others.end()).catch(() => undefined);
      const walls = Promise.resolve(wrong).then(() => sandbox.open({ buildId, folders, home, signal }));
      walls.catch(() => undefined);
      opening = { home, walls };
      return walls;
    };
    const workflow = JSON.stringify([order.appId, order.workflowId]);
    const openWalls: BuildContext['openWalls'] = (folders) => {
      const last = order.instanceType ? undefined : homes.get(workflow);
      open(folders, last ?? hostedHome(order.instanceType));
    };
    const enter: BuildContext['enter'] = ({ seen, ...folders }) => {
      const walls = open(folders, seen.home);
      if (!walls) return { script: run, tool: run };
      homes.set(workflow, seen.home);
      return {
        script: async (one) => run((await walls).script(one)),
        tool: async (one) => run((await walls).tool(one)),
      };
    };
    const endProcesses = async (): Promise<number> => {
      const left = await end();
      const walls = await opening?.walls.catch(() => undefined);
      await walls?.end();
      return walls === undefined ? left : 0;
    };
    const steps = createStepList({
      buildId,
      logs,
      clock,
      random,
      signal,
      hiding,
      report: (all) => recorder.steps(all),
    });
    const readWorkflow: BuildContext['readWorkflow'] = (request, processOptions) =>
      readOnce(request, () => readInProcess(request, { ...processOptions, command, clock, run }));
    const hidden = ({ state, message }: BuildOutcome): BuildOutcome => ({
      state,
      message: message && hiding.text(message),
    });
    const parts = { run, sandbox, openWalls, enter, endProcesses, steps, readWorkflow };
    try {
      return hidden(await runPhases({ order, clock, own, recorder, machine, forGit, stop, ...parts }));
    } catch (thrown) {
      return hidden(outcomeOf(thrown, signal));
    } finally {
      stop.end();
      await endProcesses().finally(() => steps.end());
    }
  };
}

/** Hides secret values in what people read; ids, refs and the names of artefacts stay as they are. */
function hidingRecorder(recorder: BuildRecorder, { text }: Hiding): BuildRecorder {
  return {
    ...recorder,
    commit({ hash, branch, ...told }) {
      const shown = Object.entries(told).map(([key, value]) => [
        key,
        typeof value === 'string' ? text(value) : value,
      ]);
      return recorder.commit(Commit.parse({ ...Object.fromEntries(shown), hash, branch }));
    },
    workflow: ({ name, labels }) => recorder.workflow({ name: name && text(name), labels: labels.map(text) }),
  };
}

async function runPhases(context: BuildContext): Promise<BuildOutcome> {
  const build = await fetchPhase(context);
  const inside = context.enter(build.folders);
  const { workflow } = build;
  const plan = planSteps(context.steps, workflow);
  await context.steps.report();
  const scripts = await createScriptRunner({
    ...build,
    planned: [...plan.preClone, ...plan.scripts, ...plan.publishing],
    run: inside.script,
    hasHostedPaths: context.sandbox !== undefined,
    path: context.machine.PATH,
    workingDirectory: workflow.workingDirectory,
  });
  // Before the first script, which could replace it.
  const output = await openOwnFolder(build.folders.output);
  if (plan.preClone.length > 0) await preClonePhase(context, build, { planned: plan.preClone, scripts });
  if (plan.restoring)
    await restorePhase(context, build, { step: plan.restoring, variables: scripts.variables() });
  const { failure, warning } = await scriptPhase(context, build, { plan, scripts, inside, output });

  await context.recorder.state('finishing');
  await context.steps.run(plan.cleaning, async (log) => {
    const left = await context.endProcesses();
    if (left > 0) await log.line(`${left} processes of the build could not be ended.`);
    return { status: 'success' };
  });
  context.stop.signal.throwIfAborted();
  if (failure !== null) return { state: 'failed', message: failure };
  const mistake = warning ?? build.problem;
  if (mistake !== null) return { state: 'warning', message: mistake };
  if (plan.storing) await storePhase(context, build, { step: plan.storing, variables: scripts.variables() });
  return { state: 'finished', message: null };
}

/** The outcome of a build that was stopped or failed. @throws what was thrown when it is a bug in the executor */
function outcomeOf(thrown: unknown, signal: AbortSignal): BuildOutcome {
  if (signal.aborted) {
    const state = signal.reason instanceof TimedOut ? 'timeout' : 'canceled';
    return { state, message: signal.reason.message };
  }
  if (thrown instanceof UserError) return { state: 'failed', message: thrown.message };
  const cause = systemCause(thrown);
  if (cause !== undefined) return { state: 'failed', message: `The build could not continue: ${cause}` };
  throw thrown;
}
