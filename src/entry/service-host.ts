import process from 'node:process';
import type { Clock, Random } from '../clock.ts';
import { BuildError } from '../service/errors.ts';
import { machineEnvironment } from '../service/executor/environment/machine.ts';
import { createRunBuild } from '../service/executor/execute.ts';
import type { Executor } from '../service/executor/execution.ts';
import { listBranches, previewBranch } from '../service/executor/git/preview.ts';
import { isWrongPassphrase } from '../service/executor/git/ssh.ts';
import { endProcesses } from '../service/executor/processes/leftovers.ts';
import type { Sandbox } from '../service/executor/sandbox/sandbox.ts';

/**
 * The real executor: clones repositories, and runs builds as processes.
 *
 * @param options `environment` is by default that of this process; `named` are its variables that builds get in addition to
 *   those that are always allowed; with `simulate`, builds run no scripts
 */
export function realExecutor(options: {
  clock: Clock;
  random: Random;
  environment?: NodeJS.ProcessEnv;
  named?: readonly string[];
  sandbox?: Sandbox | undefined;
  simulate?: boolean;
}): Executor {
  const { clock, environment = process.env, named = [], sandbox, simulate = false } = options;
  const outside = outsideEnvironment(environment, sandbox);
  return {
    isSimulated: simulate,
    runBuild: createRunBuild({ ...options, environment, named, sandbox, simulate }),
    listBranches: (repository, { signal }) => listBranches(repository, { signal, environment: outside }),
    async listWorkflows(repository, { signal }) {
      const { workflows, problem } = await previewBranch(repository, { signal, environment: outside });
      if (problem !== undefined) throw new BuildError(problem);
      return workflows;
    },
    isWrongPassphrase: (key) => isWrongPassphrase(key, machineEnvironment(outside)),
    endProcesses: (buildId) => endProcesses(buildId, clock),
  };
}

/** The environment for programs that the service runs itself: builds cannot change anything on its `PATH`. */
export function outsideEnvironment(
  environment: NodeJS.ProcessEnv,
  sandbox: Sandbox | undefined,
): NodeJS.ProcessEnv {
  return sandbox ? { ...environment, PATH: sandbox.path } : environment;
}

interface SignalledProcess {
  on(name: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): unknown;
}

/** One Ctrl-C can arrive twice, because npm forwards it. Nobody presses it twice within this time, in milliseconds. */
const duplicateMs = 1_000;

/** Aborted by the first SIGINT or SIGTERM, for a clean end. Another one, at least a second later, ends the process at once. */
export function stopSignal({ process, clock }: { process: SignalledProcess; clock: Clock }): AbortSignal {
  const stop = new AbortController();
  let first = 0;
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      if (!stop.signal.aborted) {
        first = clock.monotonic();
        stop.abort();
      } else if (clock.monotonic() - first >= duplicateMs) process.exit(130);
    });
  return stop.signal;
}

/** The service ends within five seconds of a signal, whatever a repository makes it do. */
const gracePeriodMs = 4_000;

/** Calls `kill` four seconds after the signal, unless the returned function was called. */
export function killAfterGracePeriod(
  signal: AbortSignal,
  { clock, log, kill }: { clock: Clock; log: (line: string) => void; kill: () => void },
): () => void {
  let cancelTimer = (): void => {};
  signal.addEventListener('abort', () => {
    cancelTimer = clock.setTimer(gracePeriodMs, () => {
      log('did not stop in time and was killed; the next start cleans up');
      kill();
    });
  });
  return () => cancelTimer();
}
