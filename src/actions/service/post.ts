import { sleep } from '../../clock.ts';
import { messageOf } from '../../errors.ts';
import type { ActionContext } from '../../tasks/context/action-context.ts';
import { savedProcess } from './background-process.ts';
import { endOfLog, serviceFolder } from './service-folder.ts';

/**
 * The signals, each sent if the service still runs when the time of the previous one is over; a second SIGINT ends it
 * without cleaning up. If the workflow is cancelled meanwhile, GitHub gives the step 7.5 s for all of them.
 */
const signals = [
  { signal: 'SIGINT', ms: 20_000, cancelledMs: 2_500 },
  { signal: 'SIGINT', ms: 3_000, cancelledMs: 1_500 },
  { signal: 'SIGKILL', ms: 3_000, cancelledMs: 1_500 },
] as const;

/** The pause between two checks, in milliseconds. */
const pauseMs = 100;

const mostLogLines = 5_000;

interface ServicePostContext extends Pick<ActionContext, 'runner' | 'clock'> {
  /**
   * Whether a service runs on a data folder. The service holds a lock on it while it lives, so this also says that the
   * saved process id still belongs to the service and to no other process.
   */
  readonly isInUse: (dataFolder: string) => boolean;
}

/** The post step of the service: stops it and shows its log. Never fails the job. */
export async function servicePost(context: ServicePostContext): Promise<boolean> {
  const { runner } = context;
  const saved = savedProcess(runner);
  if (!saved) return true;
  const { dataFolder, logFile } = serviceFolder(saved.folder);
  try {
    await stop(context, { pid: saved.pid, dataFolder });
  } catch (error) {
    runner.log.warning(`The local build service could not be stopped. ${messageOf(error)}`);
  }
  runner.log.group('The log of the local build service', await endOfLog(logFile, mostLogLines));
  return true;
}

async function stop(
  { runner, clock, isInUse }: ServicePostContext,
  { pid, dataFolder }: { pid: number; dataFolder: string },
): Promise<void> {
  if (!isInUse(dataFolder)) {
    runner.log.warning('The local build service stopped before the job ended. Its log says why.');
    return;
  }
  for (const { signal, ms, cancelledMs } of signals) {
    process.kill(pid, signal);
    const begun = clock.monotonic();
    while (clock.monotonic() - begun < (runner.cancelled.aborted ? cancelledMs : ms)) {
      await sleep(clock, pauseMs);
      if (!isInUse(dataFolder)) return runner.log.info('The local build service has stopped.');
    }
  }
  runner.log.warning(`The local build service (process ${pid}) did not stop.`);
}
