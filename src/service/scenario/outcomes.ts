import { z } from 'zod';
import { duration, object, oneOf, whole } from './values.ts';

/** The end states that a simulated build can have. */
const ends = ['finished', 'failed', 'warning', 'canceled', 'timeout', 'skipped'] as const;

/** How App Store Connect can end with the upload of a simulated build. */
const appStoreConnectEnds = ['finished', 'failed', 'timeout'] as const;

const text = z.string({ error: 'expected text' }).min(1, { error: 'expected text' });

export const WrittenOutcome = object({
  /** The workflow ID of the start that gets it; without it, any. */
  workflow: text.optional(),
  /** The script that fails, or at which the build ends, or a type of the service's own steps; without it, the last script. */
  step: text.optional(),
  exitCode: whole({ least: 1, most: 255 }).default(1),
  /** A file, relative to that of the scenario: what the step at which the build ends prints. */
  log: text.optional(),
  /** That the steps of scripts take together. */
  takes: duration.optional(),
  status: oneOf(ends).optional(),
  queued: duration.optional(),
  /** The names of the artefacts; without them, one for each pattern. */
  artefacts: z
    .array(text.regex(/^(?!\.{1,2}$)[^/\\]+$/, { error: 'expected a name, not a path' }), {
      error: 'expected a list of file names',
    })
    .max(100)
    .optional(),
  /** What App Store Connect does with the build, from its end on. */
  appStoreConnect: object(
    { takes: duration.default(0), status: oneOf(appStoreConnectEnds).default('finished') },
    'an object with takes and status',
  ).optional(),
});

/** How a simulated build goes. Whether it fits its workflow is known once that is read. */
export type Outcome = Readonly<ReturnType<typeof outcomeOf>>;

/** @param readLog returns the text of a file that `log` names */
export function outcomeOf(
  { log, ...written }: z.output<typeof WrittenOutcome>,
  readLog: (file: string) => string,
) {
  const status: (typeof ends)[number] =
    written.status ?? (written.step === undefined ? 'finished' : 'failed');
  return { ...written, status, log: log === undefined ? undefined : readLog(log) };
}

/** Whether the outcome says how the build itself goes; App Store Connect can follow a real one, too. */
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
    /** The outcome of a build. */
    of: (buildId: string): Outcome | undefined => assigned.get(buildId),
    /** Replaces the outcomes that no build has yet. */
    replace(by: readonly Outcome[]): void {
      left = [...by];
    },
  };
}

export type OutcomeList = ReturnType<typeof createOutcomeList>;
