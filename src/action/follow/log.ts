/** The log of followed builds while they run. */

import type { StepContext } from '../context.ts';
import { progressLines } from './progress-lines.ts';

/** The longest time in which the log says nothing, in milliseconds. */
export const longestQuietMs = 5 * 60_000;

/** The log of the builds. */
export interface ProgressLog {
  /** How long ago the last line was logged, in milliseconds. */
  quietMs(): number;
  log(lines: readonly string[]): void;
}

/** Logs each start, each change of state, and each step that begins or fails, from now on. */
export function logChanges({
  store,
  runner,
  clock,
}: Pick<StepContext, 'store' | 'runner' | 'clock'>): ProgressLog {
  let lastAt = clock.monotonic();
  const log = (lines: readonly string[]): void => {
    for (const line of lines) runner.log.info(line);
    if (lines.length > 0) lastAt = clock.monotonic();
  };
  store.onChange((report, before) => {
    report.workflows.forEach((workflow, index) => {
      const was = before.workflows[index];
      if (workflow !== was) log(progressLines({ report, workflow, was, now: store.now() }));
    });
  });
  return { quietMs: () => clock.monotonic() - lastAt, log };
}
