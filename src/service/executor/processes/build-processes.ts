import type { Clock } from '../../../clock.ts';
import { endProcesses } from './end-processes.ts';
import { type ProcessCommand, type Session, startSession } from './session.ts';

/** All processes of one build, from its first command to its end. */
export interface BuildProcesses {
  /**
   * Runs a command to its end and returns its exit status. Processes that it leaves in the background keep running.
   *
   * @throws the signal's reason once the build is being stopped; the command has ended by then
   */
  run(command: ProcessCommand): Promise<number>;
  /** Ends all processes that are left and returns how many could not be ended. Can be called again. */
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
  let ending: Promise<number> = Promise.resolve(0);
  /** Whether a command was started since a search found nothing: a search reads the whole process table. */
  let mayRun = false;
  const endAll = (): Promise<number> => {
    const known = function* () {
      for (const session of running) if (session.alive()) yield session.pid;
    };
    ending = ending.then(async () => {
      if (!mayRun) return 0;
      mayRun = false;
      const left = await endProcesses(buildId, { clock, folder, known, since: 'this process' });
      mayRun ||= left > 0;
      return left;
    });
    return ending;
  };
  options.signal.addEventListener('abort', () => void endAll().catch(() => undefined), { once: true });
  return {
    async run(command) {
      options.signal.throwIfAborted();
      mayRun = true;
      const session = await startSession(command);
      running.add(session);
      started.add(session);
      // If the signal was aborted during the start, `endAll` may have searched too early.
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
      const left = await endAll();
      for (const session of started) session.release();
      started.clear();
      return left;
    },
  };
}
