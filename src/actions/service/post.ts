import { type Clock, sleep } from '../../clock.ts';
import { messageOf } from '../../errors.ts';
import type { Runner } from '../../runner/runner.ts';
import { endOfLog } from './log.ts';
import { type Place, placeIn, type SavedPlace, savedPlace } from './place.ts';

/**
 * What follows when the one before did not end it: a second signal ends the service without cleaning up. When the
 * workflow is cancelled meanwhile, GitHub gives the step 7.5 s for all of it.
 */
const steps = [
  { signal: 'SIGINT', ms: 20_000, hurriedMs: 2_500 },
  { signal: 'SIGINT', ms: 3_000, hurriedMs: 1_500 },
  { signal: 'SIGKILL', ms: 3_000, hurriedMs: 1_500 },
] as const;

/** How often it is looked whether it has ended, in milliseconds. */
const pauseMs = 100;

const lines = 5_000;

/**
 * The post step of the service: ends it and shows its log. Never fails the job.
 *
 * @param isInUse whether a service runs on a data folder: its lock, which the system holds for the living process alone,
 *   tells that the number that was saved is still that process's and nobody else's
 */
export async function servicePost(dependencies: {
  readonly runner: Runner;
  readonly clock: Clock;
  readonly isInUse: (dataFolder: string) => boolean;
}): Promise<boolean> {
  const { runner } = dependencies;
  const saved = savedPlace(runner);
  if (!saved) return true;
  const place = placeIn(saved.folder);
  try {
    await stop(saved, { ...dependencies, place });
  } catch (error) {
    runner.log.warning(`The local build service could not be ended. ${messageOf(error)}`);
  }
  runner.log.group('The log of the local build service', await endOfLog(place.logFile, lines));
  return true;
}

async function stop(
  { pid }: SavedPlace,
  {
    runner,
    clock,
    isInUse,
    place: { dataFolder },
  }: { runner: Runner; clock: Clock; isInUse: (dataFolder: string) => boolean; place: Place },
): Promise<void> {
  if (!isInUse(dataFolder)) {
    runner.log.warning('The local build service had ended before the job did. Its log says why.');
    return;
  }
  for (const { signal, ms, hurriedMs } of steps) {
    process.kill(pid, signal);
    const begun = clock.monotonic();
    while (clock.monotonic() - begun < (runner.cancelled.aborted ? hurriedMs : ms)) {
      await sleep(clock, pauseMs);
      if (!isInUse(dataFolder)) return runner.log.info('The local build service has ended.');
    }
  }
  runner.log.warning(`The local build service, process ${pid}, does not end.`);
}
