import { z } from 'zod';
import { duration, object, oneOf, whole } from './values.ts';

const ends = ['finished', 'failed', 'warning', 'canceled', 'timeout', 'skipped'] as const;

const appStoreConnectEnds = ['finished', 'failed', 'timeout'] as const;

const text = z.string({ error: 'expected text' }).min(1, { error: 'expected text' });

export const WrittenOutcome = object({
  /** The workflow of the start that gets this outcome; by default, any. */
  workflow: text.optional(),
  /** The script, or type of the service's own steps, at which the build fails or ends; by default, the last script. */
  step: text.optional(),
  exitCode: whole({ least: 1, most: 255 }).default(1),
  /** A file, relative to the scenario's: what the step at which the build ends prints. */
  log: text.optional(),
  /** How long all scripts take together. */
  takes: duration.optional(),
  status: oneOf(ends).optional(),
  queued: duration.optional(),
  /** The names of the artefacts; by default, one for each pattern. */
  artefacts: z
    .array(text.regex(/^(?!\.{1,2}$)[^/\\]+$/, { error: 'expected a name, not a path' }), {
      error: 'expected a list of file names',
    })
    .max(100)
    .optional(),
  /** The processing in App Store Connect, from the build's end on. */
  appStoreConnect: object(
    { takes: duration.default(0), status: oneOf(appStoreConnectEnds).default('finished') },
    'an object with takes and status',
  ).optional(),
});

/** The outcome of a simulated build. Whether it fits its workflow is known once that has been read. */
export type Outcome = Readonly<ReturnType<typeof outcomeOf>>;

/** @param readLog returns the text of a file in `log` */
export function outcomeOf(
  { log, ...written }: z.output<typeof WrittenOutcome>,
  readLog: (file: string) => string,
) {
  const status: (typeof ends)[number] =
    written.status ?? (written.step === undefined ? 'finished' : 'failed');
  return { ...written, status, log: log === undefined ? undefined : readLog(log) };
}

/** Whether the outcome changes the build itself; the processing in App Store Connect can also follow a real one. */
export function needsSimulation(outcome: Outcome): boolean {
  const { appStoreConnect, status, step, takes, queued, artefacts } = outcome;
  const isPlain = [step, takes, queued, artefacts].every((one) => one === undefined);
  return !appStoreConnect || !isPlain || status !== 'finished';
}

/**
 * Gives outcomes to builds, in the order of their starts, each once. They are in memory only: a service that starts again
 * begins with the first one.
 */
export function createOutcomeList(outcomes: readonly Outcome[]) {
  let left = [...outcomes];
  const assigned = new Map<string, Outcome>();
  return {
    /** Gives a new build the next outcome for its workflow, if there is one. */
    assign({ id, workflowId }: { readonly id: string; readonly workflowId: string }): Outcome | undefined {
      const at = left.findIndex(({ workflow }) => workflow === undefined || workflow === workflowId);
      const [outcome] = at < 0 ? [] : left.splice(at, 1);
      if (outcome) assigned.set(id, outcome);
      return outcome;
    },
    of: (buildId: string): Outcome | undefined => assigned.get(buildId),
    /** Replaces the outcomes that are still unused. */
    replace(by: readonly Outcome[]): void {
      left = [...by];
    },
  };
}

export type OutcomeList = ReturnType<typeof createOutcomeList>;
