import { z } from 'zod';

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** In milliseconds, at most a day. */
const duration = z
  .string()
  .regex(/^\d{1,8}(?:ms|s|m|h)$/, 'expected a duration such as "500ms", "3s" or "2m"')
  .transform((text) => Number.parseInt(text, 10) * (unitMs[text.replace(/^\d+/, '')] ?? 0))
  .refine((ms) => ms <= 86_400_000, 'expected at most 24h');

export const WrittenOutcome = z.strictObject({
  /** The workflow of the start that gets this outcome; by default, any. */
  workflow: z.string().optional(),
  /** The script, or type of the service's own steps, at which the build fails or ends; by default, the last script. */
  step: z.string().optional(),
  exitCode: z.int().min(1).max(255).default(1),
  /** A file, relative to the scenario's: what the step at which the build ends prints. */
  log: z.string().optional(),
  /** How long all scripts take together. */
  takes: duration.optional(),
  status: z.enum(['finished', 'failed', 'warning', 'canceled', 'timeout', 'skipped']).optional(),
  queued: duration.optional(),
  /** The names of the artefacts; by default, one for each pattern. */
  artefacts: z
    .array(z.string().regex(/^(?!\.{1,2}$)[^/\\]+$/, 'expected a name, not a path'))
    .max(100)
    .optional(),
  /** The processing in App Store Connect, from the build's end on. */
  appStoreConnect: z
    .strictObject({
      takes: duration.default(0),
      status: z.enum(['finished', 'failed', 'timeout']).default('finished'),
    })
    .optional(),
});

/** The outcome of a simulated build. Whether it fits its workflow is known once that has been read. */
export type Outcome = Readonly<ReturnType<typeof outcomeOf>>;

/** @param readLog returns the text of a file in `log` */
export function outcomeOf(
  { log, ...written }: z.output<typeof WrittenOutcome>,
  readLog: (file: string) => string,
) {
  const status = written.status ?? (written.step === undefined ? 'finished' : 'failed');
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
