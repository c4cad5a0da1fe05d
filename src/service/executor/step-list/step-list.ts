import type { Clock, Random } from '../../../clock.ts';
import type { BuildAction, StepState } from '../../../contract/build.ts';
import { formatTimestamp } from '../../../contract/values.ts';
import { UserError } from '../../../errors.ts';
import type { OwnFolder } from '../environment/folders.ts';
import { openStepLog, type StepLog } from './step-log.ts';

/** The states of a build in which steps run; a step's type is the state in which it runs. */
export type StepType = 'preparing' | 'fetching' | 'building' | 'testing' | 'publishing' | 'finishing';

export interface BuildStep {
  readonly id: string;
  readonly name: string;
  readonly type: StepType;
  /** From 1, for messages. */
  readonly number: number;
}

/** The steps of one build in order, reported at every change. */
export interface StepList {
  /** Adds a step that the service does itself, or with `command` the step of a script. */
  add(name: string, type: StepType, script?: { readonly command: string }): BuildStep;
  /** Reports the steps as they are now. */
  report(): Promise<void>;
  /**
   * Runs a step. When `work` throws, the step is `failed`, or `canceled` if the build is being stopped, and an error for
   * the user is written to its log. @throws what `work` throws; the signal's reason when it is aborted before
   */
  run<Result extends { readonly status: StepState }>(
    step: BuildStep,
    work: (log: StepLog) => Promise<Result>,
  ): Promise<Result>;
  /** Marks every step that has not started as `skipped`, unless the build was stopped, and closes the logs. */
  end(): Promise<void>;
}

/** What becomes known of a step while it runs. */
type StepChange = Partial<Pick<BuildAction, 'status' | 'startedAt' | 'finishedAt' | 'logUrl'>>;

export function createStepList(options: {
  readonly buildId: string;
  readonly logs: OwnFolder;
  readonly logCap: number;
  readonly random: Random;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly report: (steps: readonly BuildAction[]) => void | Promise<void>;
}): StepList {
  const steps: BuildAction[] = [];
  const logs: StepLog[] = [];
  const report = async (): Promise<void> => {
    await options.report(structuredClone(steps));
  };
  const now = (): string => formatTimestamp(options.clock.now());
  const change = (at: number, changes: StepChange): void => {
    const old = steps[at];
    if (!old) throw new RangeError(`There is no step ${at + 1}`);
    // The log of a script is on its part, as on the hosted service (docs/hosted-service.md, "Steps and logs").
    const subactions = old.subactions.map((part) => ({ ...part, ...changes }));
    const own = subactions.length > 0 ? { ...changes, logUrl: null } : changes;
    steps[at] = { ...old, ...own, subactions };
  };
  const skipTheRest = async (): Promise<void> => {
    const waiting = steps.flatMap(({ status, startedAt }, at) => (status || startedAt ? [] : [at]));
    for (const at of waiting) change(at, { status: 'skipped' });
    if (waiting.length > 0) await report();
  };
  return {
    add(name, type, script) {
      const id = options.random.hex(12);
      const waiting = { status: null, startedAt: null, finishedAt: null, logUrl: null };
      const subactions = script ? [{ command: shortened(script.command), ...waiting }] : [];
      steps.push({ _id: id, name, type, ...waiting, subactions });
      return { id, name, type, number: steps.length };
    },
    report,
    async run(step, work) {
      options.signal.throwIfAborted();
      const logUrl = `/builds/${encodeURIComponent(options.buildId)}/step/${step.id}`;
      change(step.number - 1, { startedAt: now(), logUrl });
      await report();
      const ended = (status: StepState): Promise<void> => {
        change(step.number - 1, { status, finishedAt: now() });
        return report();
      };
      let log: StepLog | undefined;
      try {
        log = await openStepLog({ logs: options.logs, stepId: step.id, cap: options.logCap });
        logs.push(log);
        const result = await work(log);
        await ended(result.status);
        return result;
      } catch (thrown) {
        // The log of the failed step should give the reason too, if it can still be written.
        if (thrown instanceof UserError) await log?.line(thrown.message).catch(() => undefined);
        await ended(options.signal.aborted ? 'canceled' : 'failed');
        throw thrown;
      }
    },
    async end() {
      if (!options.signal.aborted) await skipTheRest();
      await Promise.all(logs.map((log) => log.close()));
    },
  };
}

/** Characters. Each answer about a build has all of its scripts. */
const longestCommand = 1_000;

function shortened(command: string): string {
  const text = command.trim();
  return text.length > longestCommand ? `${text.slice(0, longestCommand - 1).toWellFormed()}…` : text;
}
