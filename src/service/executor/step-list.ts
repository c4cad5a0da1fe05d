import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock, Random } from '../../clock.ts';
import type { BuildAction, StepState } from '../../contract/build.ts';
import { formatTimestamp } from '../../contract/values.ts';
import { UserError } from '../../errors.ts';
import type { Hiding } from '../hide/hide.ts';

/** The states of a build in which steps run; a step's type is the state in which it runs. */
export type StepType = 'preparing' | 'fetching' | 'building' | 'testing' | 'publishing' | 'finishing';

export interface BuildStep {
  readonly id: string;
  /** Without secret values. */
  readonly name: string;
  readonly type: StepType;
  /** From 1, for messages. */
  readonly number: number;
}

/** `skipped` goes into the build's record. */
interface StepResult {
  readonly status: StepState;
  readonly skipped?: readonly string[];
}

/** Reports the steps at every change. */
export function createStepList(build: {
  readonly buildId: string;
  readonly logs: string;
  readonly random: Random;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Hides secret values in names, commands and logs. */
  readonly hiding: Hiding;
  readonly report: (steps: readonly BuildAction[]) => Promise<void>;
}) {
  const { buildId, clock, random, signal, hiding } = build;
  const steps: BuildAction[] = [];
  const logs: StepLog[] = [];
  const report = (): Promise<void> => build.report([...steps]);
  const now = (): string => formatTimestamp(clock.now());
  const change = (at: number, changes: Partial<BuildAction>, ofStep: Partial<BuildAction> = {}): void => {
    const old = steps[at];
    if (!old) throw new RangeError(`There is no step ${at + 1}`);
    steps[at] = { ...changedStep(old, changes), ...ofStep };
  };
  return {
    /** @param script without it, the step is one of the service's own */
    add(written: string, type: StepType, script?: { readonly command: string }): BuildStep {
      const name = hiding.text(written);
      const id = random.hex(12);
      const waiting = { status: null, startedAt: null, finishedAt: null, logUrl: null };
      const subactions = script ? [{ command: shortened(hiding.text(script.command)), ...waiting }] : [];
      // Scripts have no type, and each other type occurs at most once (docs/hosted-service.md, "Steps and logs").
      const isNamed = !script && !steps.some((step) => step.type === type);
      steps.push({ _id: id, name, type: isNamed ? type : null, ...waiting, subactions });
      return { id, name, type, number: steps.length };
    },
    report,
    /**
     * Runs a step, and records its result. If `work` throws, the step is `failed`, or `canceled` if the build is being
     * stopped, and its log gets the message of an error for the user.
     *
     * @throws what `work` throws; the signal's reason if it is aborted before
     */
    async run<Result extends StepResult>(
      step: BuildStep,
      work: (log: StepLog) => Promise<Result>,
    ): Promise<Result> {
      signal.throwIfAborted();
      const logUrl = `/builds/${encodeURIComponent(buildId)}/step/${step.id}`;
      change(step.number - 1, { startedAt: now(), logUrl });
      await report();
      const ended = ({ status, skipped = [] }: StepResult): Promise<void> => {
        const ofStep = skipped.length > 0 ? { skipped: [...skipped] } : {};
        change(step.number - 1, { status, finishedAt: now() }, ofStep);
        return report();
      };
      let log: StepLog | undefined;
      try {
        const file = await open(join(build.logs, `${step.id}.log`), 'wx', 0o600);
        log = createStepLog(file, hiding);
        logs.push(log);
        const result = await work(log);
        await ended(result);
        return result;
      } catch (thrown) {
        // The log of the failed step should also give the reason, if it can still be written.
        if (thrown instanceof UserError) await log?.line(thrown.message).catch(() => undefined);
        await ended({ status: signal.aborted ? 'canceled' : 'failed' });
        throw thrown;
      }
    },
    /** Marks all steps that have not started as `skipped`, unless the build was stopped, and closes the logs. */
    async end(): Promise<void> {
      const waiting = steps.flatMap(({ status, startedAt }, at) => (status || startedAt ? [] : [at]));
      if (!signal.aborted && waiting.length > 0) {
        for (const at of waiting) change(at, { status: 'skipped' });
        await report();
      }
      await Promise.all(logs.map((log) => log.close()));
    },
  };
}

export type StepList = ReturnType<typeof createStepList>;

/** A script's log is on its subaction, as on the hosted service (docs/hosted-service.md, "Steps and logs"). */
export function changedStep(step: BuildAction, changes: Partial<BuildAction>): BuildAction {
  const subactions = step.subactions.map((part) => ({ ...part, ...changes }));
  const own = subactions.length > 0 ? { ...changes, logUrl: null } : changes;
  return { ...step, ...own, subactions };
}

/** In characters; every answer about a build contains all of its scripts. */
const longestCommand = 1_000;

function shortened(command: string): string {
  const text = command.trim();
  return text.length > longestCommand ? `${text.slice(0, longestCommand - 1).toWellFormed()}…` : text;
}

/** In bytes; the rest of a step's output is discarded. */
const logCap = 16 * 2 ** 20;

/** Output is written to the file as it arrives. */
function createStepLog(file: FileHandle, hiding: Hiding) {
  const output = hiding.stream();
  let byteCount = 0;
  let last = 0x0a;
  let pending: Promise<void> = Promise.resolve();
  let isClosed = false;

  const append = async (text: Buffer): Promise<void> => {
    if (text.length === 0) return;
    await file.appendFile(text);
    last = text.at(-1) ?? last;
  };
  const appendLine = (text: string): Promise<void> =>
    append(Buffer.from(`${last === 0x0a ? '' : '\n'}${text}\n`));
  const keep = async (shown: Buffer): Promise<void> => {
    if (byteCount > logCap) return;
    await append(shown.subarray(0, logCap - byteCount));
    byteCount += shown.length;
    if (byteCount > logCap)
      await appendLine(`[The log is full: output after the first ${logCap} bytes was discarded.]`);
  };
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = pending.then(() => (isClosed ? undefined : work()));
    pending = turn.catch(() => undefined);
    return turn;
  };
  return {
    /** Output past the cap is discarded. @throws the system's error if the output cannot be written */
    write: (chunk: Buffer) => inTurn(() => keep(output.take(chunk))),
    /** Writes a message of the service on a line of its own. */
    line: (text: string) =>
      inTurn(async () => {
        await keep(output.end());
        await appendLine(hiding.text(text).replace(/[\r\n]+/g, ' '));
      }),
    close: () =>
      inTurn(async () => {
        isClosed = true;
        await keep(output.end()).finally(() => file.close());
      }),
  };
}

export type StepLog = ReturnType<typeof createStepLog>;
