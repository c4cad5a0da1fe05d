import { sleep } from '../../clock.ts';
import { messageOf } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import { startTimeOf } from '../runner/background.ts';
import { type SavedProcess, savedProcess } from './background-process.ts';
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

type ServicePostContext = Pick<ActionContext, 'runner' | 'clock'>;

/** The post step of the service: stops it and shows its log. Never fails the job. */
export async function servicePost(context: ServicePostContext): Promise<boolean> {
  const { runner } = context;
  const saved = savedProcess(runner);
  if (!saved) return true;
  const { logFile } = serviceFolder(saved.folder);
  try {
    await stop(context, saved);
  } catch (error) {
    runner.log.warning(`The local build service could not be stopped. ${messageOf(error)}`);
  }
  runner.log.group('The log of the local build service', await endOfLog(logFile, mostLogLines));
  return true;
}

/** The process itself is asked, and not its data folder: a build, or a later step, can have removed that. */
async function stop({ runner, clock }: ServicePostContext, { pid, startTime }: SavedProcess): Promise<void> {
  const lives = async (): Promise<boolean> => (await startTimeOf(pid, clock)) === startTime;
  if (!(await lives())) {
    runner.log.warning('The local build service stopped before the job ended. Its log says why.');
    return;
  }
  for (const { signal, ms, cancelledMs } of signals) {
    send(pid, signal);
    const begun = clock.monotonic();
    while (clock.monotonic() - begun < (runner.cancelled.aborted ? cancelledMs : ms)) {
      await sleep(clock, pauseMs);
      if (!(await lives())) return runner.log.info('The local build service has stopped.');
    }
  }
  runner.log.warning(`The local build service (process ${pid}) did not stop.`);
}

/** A process that has just ended is no error: that is what the signal is for. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
