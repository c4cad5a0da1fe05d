import { waitingLines } from '../../report/log/waiting-lines.ts';
import type { StepContext } from '../context/step-context.ts';
import type { OutageLog, ProgressLog } from './log.ts';
import type { Polling } from './polling.ts';

/** The longest time in which the log says nothing of the builds, in milliseconds. */
const longestQuietMs = 5 * 60_000;

interface HeartbeatOptions {
  readonly progress: ProgressLog;
  readonly polling: Polling;
  readonly outages: OutageLog;
}

/**
 * Whenever the log has been quiet for five minutes, it says what is waited for, and the time left is estimated again.
 * Goes on until the returned function is called.
 */
export function startHeartbeat(
  { store, clock }: Pick<StepContext, 'store' | 'clock'>,
  { progress, polling, outages }: HeartbeatOptions,
): () => void {
  let cancelTimer = (): void => undefined;
  const wait = (ms: number): void => {
    cancelTimer = clock.setTimer(ms, () => {
      const left = longestQuietMs - progress.quietMs();
      if (left <= 0) beat();
      wait(left > 0 ? left : longestQuietMs);
    });
  };
  const beat = (): void => {
    for (const index of store.report.workflows.keys()) store.updateWorkflow(index, polling.estimated);
    progress.tell(waitingLines({ report: store.report, isOut: outages.isOut, now: store.now() }));
  };
  wait(longestQuietMs - progress.quietMs());
  return () => cancelTimer();
}
