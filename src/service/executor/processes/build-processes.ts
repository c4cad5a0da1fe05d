import type { Clock } from '../../../clock.ts';
import { endProcesses } from './end-processes.ts';
import { type ProcessCommand, type Session, startSession } from './session.ts';

/** All processes of one build, from its first command to its end. */
export interface BuildProcesses {
  /**
   * Runs a command to its end and tells its exit status. Processes that it leaves in the background live on.
   *
   * @throws the signal's reason once the build is being stopped; by then the command has ended
   */
  run(command: ProcessCommand): Promise<number>;
  /** Ends everything that is left; how many processes could not be ended. Safe to call again. */
  end(): Promise<number>;
}

export function createBuildProcesses(options: {
  readonly buildId: string;
  readonly folder: string;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}): BuildProcesses {
  const { buildId, folder, clock } = options;
  const running = new Set<Session>();
  const started = new Set<Session>();
  let reaping: Promise<number> = Promise.resolve(0);
  const reap = (): Promise<number> => {
    const known = function* () {
      for (const session of running) if (session.alive()) yield session.pid;
    };
    reaping = reaping.then(() => endProcesses(buildId, { clock, folder, known }));
    return reaping;
  };
  options.signal.addEventListener('abort', () => void reap().catch(() => undefined), { once: true });
  return {
    async run(command) {
      options.signal.throwIfAborted();
      const session = await startSession(command);
      running.add(session);
      started.add(session);
      // Aborted while it was being started: the reaper may have looked too early.
      if (options.signal.aborted) session.kill('SIGKILL');
      try {
        const status = await session.exit;
        options.signal.throwIfAborted();
        return status;
      } finally {
        running.delete(session);
      }
    },
    async end() {
      const left = await reap();
      for (const session of started) session.release();
      started.clear();
      return left;
    },
  };
}
