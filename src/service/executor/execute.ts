/** Runs builds with real Git and a real shell. A build sees only the permitted part of the machine's environment. */

import type { Clock, Random } from '../../clock.ts';
import type { SshKey } from '../data/store/applications.ts';
import { BuildError } from '../errors.ts';
import { type BuildContext, planSteps } from './build-context.ts';
import { restorePhase, storePhase } from './cache.ts';
import type { BuildFolders } from './environment/folders.ts';
import { type Environment, gitEnvironment, machineEnvironment } from './environment/machine.ts';
import { failureOf } from './errors.ts';
import type { BuildOutcome, RepositoryAccess, RunBuild } from './execution.ts';
import { listBranches, previewBranch } from './git/preview.ts';
import { isWrongPassphrase } from './git/ssh.ts';
import { fetchPhase } from './phases/fetch.ts';
import { createScriptRunner } from './phases/script-runner.ts';
import { endScripts, runScripts, scriptPhase } from './phases/scripts.ts';
import { createSimulatedRunner } from './phases/simulated-runner.ts';
import { endProcesses } from './processes/leftovers.ts';
import { type Runner, startRunner } from './processes/runner.ts';
import { createStop, Stopped } from './processes/stop.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import { simulatedNotice } from './simulate/notice.ts';
import { createStepList } from './step-list.ts';

export function createExecutor(options: {
  readonly clock: Clock;
  readonly random: Random;
  /** By default, that of this process. Builds see only a few of its variables. */
  readonly environment?: Environment;
  /** The names of further variables that builds see. */
  readonly named?: readonly string[];
  /** Without a sandbox, scripts have all rights of this user. */
  readonly sandbox?: Sandbox | undefined;
  /** Simulated builds do everything but run their scripts. */
  readonly simulate?: boolean;
}) {
  const { clock, random, environment = process.env, named, simulate: isSimulated = false } = options;
  const sandbox = isSimulated ? undefined : options.sandbox;
  const outside = outsideEnvironment(environment, sandbox);
  const machine = machineEnvironment(environment, named);
  const forGit = gitEnvironment(outside, named);
  const runBuild: RunBuild = async ({ order, recorder, hiding, signal: canceled }) => {
    const { buildId, logs, cacheArchive } = order;
    const stop = createStop(clock, canceled);
    const { signal } = stop;
    let runner: Promise<Runner> | undefined;
    const startShell = async ({ inside, ...folders }: BuildFolders): Promise<Runner> => {
      const wall = await sandbox?.wall({ folders, home: inside.home, cacheArchive });
      return startRunner({ buildId, wall, clock, signal });
    };
    const runInside: BuildContext['runInside'] = async (folders, step) => {
      runner ??= startShell(folders);
      return (await runner).run(step);
    };
    const endShell: BuildContext['endProcesses'] = async () => {
      const started = await runner?.catch(() => undefined);
      runner = undefined;
      return (await started?.end()) ?? { found: [], left: 0 };
    };
    const steps = createStepList({ buildId, logs, clock, random, signal, hiding, report: recorder.steps });
    const mistakes = new Set<string>();
    const tools = { clock, recorder, steps, mistakes, stop, sandbox, runInside, endProcesses: endShell };
    try {
      const { state, message } = await runPhases({ ...tools, order, machine, forGit, isSimulated }).catch(
        (thrown: unknown) => outcomeOf(thrown, signal),
      );
      const ofFile = state === 'canceled' ? [] : mistakes;
      const told = sentences([message, ...ofFile]);
      const shown = told && sentences([told, isSimulated ? simulatedNotice : null]);
      return { state, message: shown && hiding.text(shown) };
    } finally {
      stop.end();
      await endShell().finally(() => steps.end());
    }
  };
  return {
    isSimulated,
    runBuild,
    listBranches: (repository: RepositoryAccess, { signal }: Asked) =>
      listBranches(repository, { signal, environment: outside }),
    /** The workflows of the file on the repository's default branch. */
    async listWorkflows(repository: RepositoryAccess, { signal }: Asked) {
      const { workflows, problem } = await previewBranch(repository, { signal, environment: outside });
      if (problem !== undefined) throw new BuildError(problem);
      return workflows;
    },
    isWrongPassphrase: (key: SshKey) => isWrongPassphrase(key, machineEnvironment(outside)),
    /** Ends every process that an interrupted build left running. */
    endProcesses: (buildId: string): Promise<unknown> => endProcesses(buildId, clock),
  };
}

interface Asked {
  readonly signal: AbortSignal;
}

export type Executor = ReturnType<typeof createExecutor>;

/** The environment for programs that the service runs itself: builds cannot change anything on its `PATH`. */
export function outsideEnvironment(environment: Environment, sandbox: Sandbox | undefined): Environment {
  return sandbox ? { ...environment, PATH: sandbox.path } : environment;
}

/** Joins messages to sentences, without repeats. The last one gets no full stop. Null if there are no messages. */
function sentences(parts: readonly (string | null)[]): string | null {
  const known = [...new Set(parts.filter((part) => part !== null))];
  const ended = known.slice(0, -1).map((part) => (/[.?!]$/.test(part) ? part : `${part}.`));
  return [...ended, ...known.slice(-1)].join(' ') || null;
}

async function runPhases(context: BuildContext): Promise<BuildOutcome> {
  const build = await fetchPhase(context);
  const { workflow } = build;
  const plan = planSteps(context.steps, workflow);
  await context.steps.report();
  const { outcome } = context.order;
  const createRunner = context.isSimulated ? createSimulatedRunner : createScriptRunner;
  const scripts = await createRunner(context, build, plan);
  if (outcome?.status === 'skipped') return { state: 'skipped', message: null };
  // The workflow file names them, so the sources are already there.
  const unprepared = await runScripts(context, { scripts, planned: plan.preClone, more: {} });
  if (unprepared !== null) return { state: 'failed', message: unprepared };
  if (plan.restoring)
    await restorePhase(context, build, { step: plan.restoring, variables: scripts.variables() });
  const { failure, warning } = await scriptPhase(context, build, { plan, scripts });

  await context.recorder.state('finishing');
  await context.steps.run(plan.cleaning, async (log) => {
    await endScripts(context, log);
    return { status: 'success' };
  });
  // A simulated build without scripts has had no step at which to stop.
  if (outcome?.status === 'canceled' || outcome?.status === 'timeout') context.stop.stopAs(outcome.status);
  context.stop.signal.throwIfAborted();
  if (failure !== null) return { state: 'failed', message: failure };
  const mistake = warning ?? build.problem;
  if (mistake !== null || outcome?.status === 'warning') return { state: 'warning', message: mistake };
  if (plan.storing) await storePhase(context, build, { step: plan.storing, variables: scripts.variables() });
  return { state: 'finished', message: null };
}

/** @throws `thrown` if it is a bug in the executor */
function outcomeOf(thrown: unknown, { reason }: AbortSignal): BuildOutcome {
  if (reason instanceof Stopped) return { state: reason.state, message: reason.message };
  const failure = failureOf(thrown);
  if (!failure) throw thrown;
  return failure;
}
