/** The log of followed builds while they run. */

import type { Clock } from '../../clock.ts';
import type { StepContext } from '../context.ts';
import type { Log } from '../runner/runner.ts';
import { durationText } from '../text/units.ts';
import { progressLines } from './progress-lines.ts';

/** What the log has told of the builds. */
export interface ProgressLog {
  /** How long ago it last told something, in milliseconds. */
  quietMs(): number;
  tell(lines: readonly string[]): void;
}

/** Logs each start, each change of state, and each step that begins or fails, from now on. */
export function logChanges({
  store,
  runner,
  clock,
}: Pick<StepContext, 'store' | 'runner' | 'clock'>): ProgressLog {
  let toldAt = clock.monotonic();
  const tell = (lines: readonly string[]): void => {
    for (const line of lines) runner.log.info(line);
    if (lines.length > 0) toldAt = clock.monotonic();
  };
  store.onChange((report, before) => {
    report.workflows.forEach((workflow, index) => {
      const was = before.workflows[index];
      if (workflow !== was) tell(progressLines({ report, workflow, was, now: store.now() }));
    });
  });
  return { quietMs: () => clock.monotonic() - toldAt, tell };
}

/** The longest time in which the log says nothing, in milliseconds. */
const longestQuietMs = 5 * 60_000;

interface HeartbeatOptions extends Pick<ProgressLog, 'quietMs'> {
  readonly clock: Clock;
  /** Says what is waited for. */
  beat(): void;
}

/** Calls `beat` whenever the log has been quiet for five minutes, until the returned function is called. */
export function startHeartbeat({ clock, quietMs, beat }: HeartbeatOptions): () => void {
  let cancelTimer = (): void => undefined;
  const wait = (ms: number): void => {
    cancelTimer = clock.setTimer(ms, () => {
      const left = longestQuietMs - quietMs();
      // Sums of fractions are inexact: a rest below a millisecond may be too little to move the clock.
      const isDue = left < 1;
      if (isDue) beat();
      wait(isDue ? longestQuietMs : left);
    });
  };
  wait(longestQuietMs - quietMs());
  return () => cancelTimer();
}

export type OutageLog = ReturnType<typeof createOutageLog>;

/**
 * Outages as the log shows them: one warning when the first build cannot be read, and one line when all can be read
 * again (docs/reliability.md, "A wait ends truthfully"). Builds are identified by their index in the report.
 */
export function createOutageLog(log: Log) {
  const out = new Set<number>();
  let hasToldOfList = false;
  return {
    begin(index: number, { name, error }: { name: string; error: Error }): void {
      if (out.size === 0) log.warning(`${name}: ${error.message} The build continues. Still waiting.`);
      out.add(index);
    },
    end(index: number, { name, lastedMs }: { name: string; lastedMs: number }): void {
      out.delete(index);
      if (out.size === 0) log.info(`${name}: the service answers again, after ${durationText(lastedMs)}.`);
    },
    /** The record of a build is too large, and the list is read in its place: one warning for all builds. */
    readInList({ name, error }: { name: string; error: Error }): void {
      if (!hasToldOfList)
        log.warning(
          `${name}: ${error.message} The list of builds shows it, and is read once a pollInterval.`,
        );
      hasToldOfList = true;
    },
    /** The build is no longer watched. */
    forget: (index: number) => void out.delete(index),
    isOut: (index: number) => out.has(index),
  };
}
