import { z } from 'zod';
import { duration, whole } from './values.ts';

/** How App Store Connect can end with the upload of a simulated build. */
const appStoreConnectEnds = ['finished', 'failed', 'timeout'] as const;

/** The end states that a simulated build can have. */
const ends = ['finished', 'failed', 'warning', 'canceled', 'timeout', 'skipped'] as const;

const text = z.string({ error: 'expected text' }).min(1, { error: 'expected text' });

export const WrittenOutcome = z.strictObject({
  /** The workflow ID of the start that gets it; without it, any. */
  workflow: text.optional(),
  /** The step that fails, or at which the build ends. */
  step: text.optional(),
  exitCode: whole({ least: 1, most: 255 }).optional(),
  /** A file, relative to that of the scenario: the log of `step`. */
  log: text.optional(),
  takes: duration.optional(),
  status: z.enum(ends, { error: `expected ${ends.join(', ')}` }).optional(),
  queued: duration.optional(),
  artefacts: z.array(text, { error: 'expected a list of file names' }).max(100).optional(),
  appStoreConnect: z
    .strictObject(
      {
        /** From the end of the build. */
        takes: duration.optional(),
        status: z
          .enum(appStoreConnectEnds, { error: `expected ${appStoreConnectEnds.join(', ')}` })
          .optional(),
      },
      { error: 'expected an object with takes and status' },
    )
    .optional(),
});
export type WrittenOutcome = z.output<typeof WrittenOutcome>;

/** How a simulated build goes. */
export interface Outcome {
  readonly workflowId: string | undefined;
  readonly status: (typeof ends)[number];
  /** The script at which the build ends, or a type of the service's own steps; without it, the last script. */
  readonly step: string | undefined;
  readonly exitCode: number;
  /** What the step at which it ends prints. */
  readonly log: string | undefined;
  /** Milliseconds that the steps of scripts take together. */
  readonly takesMs: number | undefined;
  /** Milliseconds before it leaves the queue. */
  readonly queuedMs: number;
  /** The names of the artefacts; without them, one for each pattern. */
  readonly artefacts: readonly string[] | undefined;
  /** What App Store Connect does with the build, once it has finished. */
  readonly appStoreConnect?:
    | { readonly takesMs: number; readonly status: (typeof appStoreConnectEnds)[number] }
    | undefined;
}

/**
 * The outcome, or a text that says what is wrong with it.
 *
 * @param readLog returns the text of a file that `log` names
 */
export function outcomeOf(written: WrittenOutcome, readLog: (file: string) => string): Outcome | string {
  const { workflow, step, exitCode, log, takes, queued = 0, artefacts, appStoreConnect } = written;
  const status = written.status ?? (step === undefined ? 'finished' : 'failed');
  const fails = status === 'failed';
  if (fails && step === undefined) return '"step": expected the name of the step that fails';
  if (status === 'skipped' && step !== undefined)
    return '"step" has no effect with "status": skipped, because no step of a skipped build runs';
  if (exitCode !== undefined && !fails) return '"exitCode" is only for a step that fails';
  if (log !== undefined && step === undefined) return '"log" needs "step": it is the log of that step';
  if (artefacts?.some((name) => /[/\\]|^\.{1,2}$/.test(name)))
    return '"artefacts": expected names, not paths';
  if (appStoreConnect && status !== 'finished' && status !== 'warning')
    return '"appStoreConnect" is only for a build that finishes';
  return {
    workflowId: workflow,
    status,
    step,
    exitCode: exitCode ?? 1,
    log: log === undefined ? undefined : readLog(log),
    takesMs: takes,
    queuedMs: queued,
    artefacts,
    appStoreConnect: appStoreConnect && {
      takesMs: appStoreConnect.takes ?? 0,
      status: appStoreConnect.status ?? 'finished',
    },
  };
}

/** Whether the outcome says how the build itself goes; App Store Connect can follow a real one, too. */
export function needsSimulation(outcome: Outcome): boolean {
  const { appStoreConnect, status, step, takesMs, queuedMs, artefacts } = outcome;
  const isPlain = status === 'finished' && step === undefined && takesMs === undefined && queuedMs === 0;
  return !appStoreConnect || !isPlain || artefacts !== undefined;
}

/** Gives outcomes to builds, in the order of their starts. */
export interface OutcomeList {
  /** Gives a new build the next outcome for its workflow, if there is one. */
  assign(build: { readonly id: string; readonly workflowId: string }): Outcome | undefined;
  /** The outcome of a build. */
  of(buildId: string): Outcome | undefined;
  /** Replaces the outcomes that no build has yet. */
  replace(by: readonly Outcome[]): void;
}

/** Each outcome is used once. They are in memory only: a service that starts again begins with the first one. */
export function createOutcomeList(outcomes: readonly Outcome[]): OutcomeList {
  let left = [...outcomes];
  const assigned = new Map<string, Outcome>();
  return {
    assign({ id, workflowId }) {
      const at = left.findIndex((one) => one.workflowId === undefined || one.workflowId === workflowId);
      const [outcome] = at < 0 ? [] : left.splice(at, 1);
      if (outcome) assigned.set(id, outcome);
      return outcome;
    },
    of: (buildId) => assigned.get(buildId),
    replace(by) {
      left = [...by];
    },
  };
}
