import type { Clock, Random } from '../../../clock.ts';
import type { BuildAction, StepState } from '../../../contract/step.ts';
import { formatTimestamp } from '../../../contract/timestamp.ts';
import { UserError } from '../../../errors.ts';
import type { OwnFolder } from '../environment/own-folder.ts';
import { openStepLog, type StepLog } from './step-log.ts';

/** The states of a build in which it works on steps; each step has the one in which it is worked on as its type. */
export type StepType = 'preparing' | 'fetching' | 'building' | 'testing' | 'publishing' | 'finishing';

export interface Step {
  readonly id: string;
  readonly name: string;
  readonly type: StepType;
  /** From 1, as messages count them. */
  readonly number: number;
}

/** The steps of one build in their order, told to the recorder at every change. */
export interface StepList {
  add(name: string, type: StepType): Step;
  /** Tells the steps as they are. */
  tell(): Promise<void>;
  /**
   * Works on a step. What `work` throws makes the step `failed`, or `canceled` where the build is being stopped, and stands
   * in its log where it is for the user. @throws the signal's reason
   */
  work<Result extends { readonly status: StepState }>(
    step: Step,
    work: (log: StepLog) => Promise<Result>,
  ): Promise<Result>;
  /** Marks every step that has not begun as `skipped`, and closes the logs. */
  end(): Promise<void>;
}

export function createStepList(options: {
  readonly buildId: string;
  readonly logs: OwnFolder;
  readonly logCap: number;
  readonly random: Random;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly tell: (steps: readonly BuildAction[]) => void | Promise<void>;
}): StepList {
  const steps: BuildAction[] = [];
  const logs: StepLog[] = [];
  const tell = async (): Promise<void> => {
    await options.tell(structuredClone(steps));
  };
  const now = (): string => formatTimestamp(options.clock.now());
  const change = (at: number, changes: Partial<BuildAction>): void => {
    const old = steps[at];
    if (!old) throw new RangeError(`There is no step ${at + 1}`);
    const subactions = old.subactions.map((part) => ({ ...part, status: changes.status ?? part.status }));
    steps[at] = { ...old, subactions, ...changes };
  };
  return {
    add(name, type) {
      const id = options.random.hex(12);
      const logUrl = `/builds/${encodeURIComponent(options.buildId)}/step/${id}`;
      const part = { _id: options.random.hex(12), name, status: null, logUrl };
      const times = { startedAt: null, finishedAt: null, logUrl: null };
      steps.push({ _id: id, name, type, status: null, ...times, subactions: [part] });
      return { id, name, type, number: steps.length };
    },
    tell,
    async work(step, work) {
      options.signal.throwIfAborted();
      change(step.number - 1, { startedAt: now() });
      await tell();
      const ended = (status: StepState): Promise<void> => {
        change(step.number - 1, { status, finishedAt: now() });
        return tell();
      };
      let log: StepLog | undefined;
      try {
        log = await openStepLog({ logs: options.logs, stepId: step.id, cap: options.logCap });
        logs.push(log);
        const result = await work(log);
        await ended(result.status);
        return result;
      } catch (thrown) {
        // Whoever reads the log of the step that failed finds the reason there too, if it can still be written.
        if (thrown instanceof UserError) await log?.line(thrown.message).catch(() => undefined);
        await ended(options.signal.aborted ? 'canceled' : 'failed');
        throw thrown;
      }
    },
    async end() {
      const unbegun = steps.flatMap(({ status, startedAt }, at) => (status || startedAt ? [] : [at]));
      for (const at of unbegun) change(at, { status: 'skipped' });
      if (unbegun.length > 0) await tell();
      await Promise.all(logs.map((log) => log.close()));
    },
  };
}
