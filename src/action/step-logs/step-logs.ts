import { AnswerUnusable } from '../../client/errors.ts';
import { createSemaphore } from '../../client/http/semaphore.ts';
import { withTimeout } from '../../clock.ts';
import type { SeenBuild, SeenBuildAction } from '../../contract/build.ts';
import { hasEnded } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { failedBuildStepOf, mostProblems } from '../report/failure.ts';
import type { FailedBuildStep, Problem, WorkflowReport } from '../report/report.ts';
import { buildStepDuration, buildStepOf } from '../report/times.ts';
import { failureIn, hasBuild } from '../report/workflow.ts';
import { type Excerpt, stepLogGroup } from '../show/log.ts';
import { logName } from '../show/names.ts';
import { countText, durationText } from '../text/units.ts';
import { readLines } from './log-lines.ts';
import { createProblemFinder } from './problems/finder.ts';

/** Which logs of remote steps are shown. */
export const stepLogChoices = ['failed', 'all', 'none'] as const;
export type StepLogChoice = (typeof stepLogChoices)[number];

/** Logs that are read together: polls must not wait for them. */
const simultaneousLogs = 4;

/** Lines at the end of a log that usually show why the step failed. */
const tailLines = 50;

export type StepLogs = ReturnType<typeof openStepLogs>;

/**
 * Shows the log of each step as soon as the step has ended, while the builds of the report run, as one group: those of a
 * build one after the other, in their order. Each is read once. Disposed, it reads no more.
 *
 * @param hidden which logs are read, but not shown, if `choice` is `none`
 */
export function openStepLogs(
  context: StepContext,
  choice: StepLogChoice,
  hidden: 'failed' | 'none' = 'none',
) {
  const { store, runner, clock, limits } = context;
  const read = choice === 'none' ? hidden : choice;
  let over = new AbortController();
  const semaphore = createSemaphore(simultaneousLogs);
  /** Those that were requested, with what the logs of failed steps say: which step ended its build is not known yet. */
  const logs = new Map<string, Partial<FailedBuildStep>>();
  /** The end of the last log that each build shows. */
  const queues = new Map<number, Promise<void>>();
  /** Those of which a part could not be read. */
  const partial = new Set<string>();
  let unread = 0;
  let cancelTimer: (() => void) | undefined;

  const show = async (index: number, step: LoggedStep, key: string): Promise<void> => {
    const signal = AbortSignal.any([runner.cancelled, over.signal]);
    try {
      const log = await semaphore.run(() => readStepLog(context, { step, signal }), signal);
      signal.throwIfAborted();
      const { report } = store;
      const workflow = report.workflows[index];
      if (!workflow || !hasBuild(workflow)) return;
      for (const why of log.unread)
        runner.log.debug(`${logName(workflow)}: the log of the step ${step.name} could not be read. ${why}`);
      const { excerpt, problems } = log;
      if (excerpt.head.length === 0) return;
      const group = stepLogGroup({ report, workflow, step, log: excerpt });
      if (choice !== 'none') runner.log.group(group.title, group.lines);
      const logTail = [...excerpt.head, ...excerpt.tail].slice(-tailLines);
      logs.set(key, { logTail, problems });
      if (log.unread.length > 0) partial.add(key);
    } catch (error) {
      if (signal.aborted) unread += 1;
      else runner.log.debug(messageOf(error));
    }
  };

  const update = (): void => {
    const { workflows } = store.report;
    const isOver = workflows.every(({ kind }) => kind !== 'starting' && kind !== 'running');
    if (isOver && over.signal.aborted) return;
    if (!isOver && cancelTimer) {
      // A build that has failed was started again.
      cancelTimer();
      cancelTimer = undefined;
      if (over.signal.aborted) over = new AbortController();
    }
    for (const [index, workflow] of workflows.entries()) {
      const record = store.record(index);
      // What an earlier build logged belongs to that build.
      const isReused = hasBuild(workflow) && workflow.origin === 'reused';
      if (!record || isReused) continue;
      for (const step of loggedSteps(record, read, culpritOf(record, workflow))) {
        const key = logKey(record, step.logUrls);
        if (logs.has(key)) continue;
        logs.set(key, {});
        const before = queues.get(index) ?? Promise.resolve();
        queues.set(
          index,
          before.then(() => show(index, step, key)),
        );
      }
    }
    if (isOver) cancelTimer ??= clock.setTimer(limits.stepLogsMs, () => over.abort());
  };
  if (read !== 'none') store.onChange(update);
  /** The key of the log of the step that ended a build. */
  const failedKey = (index: number): string => {
    const [record, workflow] = [store.record(index), store.report.workflows[index]];
    const step = record && workflow && culpritOf(record, workflow);
    return step ? logKey(record, logUrlsOf(step)) : '';
  };

  return {
    /**
     * Waits for the logs that are still being read, at most until `limits.stepLogsMs` after the end of the last build, and
     * writes what the logs of failed steps say into the report. A log that cannot be read is left out.
     */
    async finish(): Promise<void> {
      await Promise.all(queues.values());
      cancelTimer?.();
      if (unread > 0 && !runner.cancelled.aborted)
        runner.log.info(
          `The logs of ${countText(unread, 'step')} could not be read within ${durationText(limits.stepLogsMs)} of the end of the last build.`,
        );
      for (const index of choice === 'none' ? [] : store.report.workflows.keys()) {
        const log = logs.get(failedKey(index));
        if (log) store.updateWorkflow(index, (workflow) => withLog(workflow, log));
      }
    },
    /** The log of the step that ended a build; `undefined` if not all of it can be read within `limits.stepLogsMs`. */
    async failedLog(index: number): Promise<Partial<FailedBuildStep> | undefined> {
      const limit = { clock, ms: limits.stepLogsMs, signal: runner.cancelled };
      await withTimeout(limit, async () => queues.get(index)).catch(() => undefined);
      const key = failedKey(index);
      const log = partial.has(key) ? undefined : logs.get(key);
      return log?.logTail && log;
    },
    [Symbol.dispose](): void {
      cancelTimer?.();
      over.abort();
    },
  };
}

/** Identifies the log of a step. Two builds may name the same log: each shows it. */
function logKey({ _id }: SeenBuild, logUrls: readonly string[]): string {
  return [_id, ...logUrls].join(' ');
}

/** The step behind a failure: of a build that this step stopped waiting for, the one that was running then. */
function culpritOf(build: SeenBuild, workflow: WorkflowReport): SeenBuildAction | undefined {
  const running = failureIn(workflow)?.isEarlyEnd && failureIn(workflow)?.step;
  const ofName = (action: SeenBuildAction) => running && buildStepOf(action).name === running.name;
  return failedBuildStepOf(build) ?? build.buildActions?.findLast(ofName);
}

function withLog(workflow: WorkflowReport, log: Partial<FailedBuildStep>): WorkflowReport {
  if (!('failure' in workflow) || !workflow.failure?.step) return workflow;
  const { failure } = workflow;
  return { ...workflow, failure: { ...failure, step: { ...workflow.failure.step, ...log } } };
}

/** A step whose log can be read. */
interface LoggedStep {
  readonly name: string;
  /** Milliseconds. */
  readonly duration?: number;
  /** The addresses of its log, one for each part of the step; at least one. */
  readonly logUrls: readonly string[];
  /** `unclear`: it did not succeed, and may turn out to be the step that ended its build. */
  readonly outcome: 'success' | 'unclear';
}

/**
 * The steps of a build whose logs can be read now, in the order of the service: those that have ended, up to the first
 * that still runs, unless that is the culprit. In a build that has ended, a step that was interrupted counts too.
 */
export function loggedSteps(build: SeenBuild, choice: StepLogChoice, culprit = failedBuildStepOf(build)) {
  if (choice === 'none') return [];
  const isOver = hasEnded(build.status);
  const found: LoggedStep[] = [];
  const steps = (build.buildActions ?? []).map(buildStepOf);
  for (const [at, action] of (build.buildActions ?? []).entries()) {
    const step = steps[at];
    if (step?.kind === 'running' && !isOver && action !== culprit) break;
    if (!step || step.kind === 'waiting' || action.status === 'skipped') continue;
    if (choice === 'failed' && action.status !== 'failed' && action !== culprit) continue;
    const [logUrls, duration] = [logUrlsOf(action), buildStepDuration(step)];
    if (logUrls.length === 0) continue;
    const outcome = action.status === 'success' ? 'success' : 'unclear';
    found.push({ name: step.name, logUrls, outcome, ...(duration === undefined ? {} : { duration }) });
  }
  return found;
}

/** The addresses of a step's log: that of a script is on its subactions (docs/hosted-service.md, "Steps and logs"). */
function logUrlsOf({ subactions, logUrl }: SeenBuildAction): string[] {
  const ofParts = (subactions ?? []).flatMap((part) => part.logUrl || []);
  if (ofParts.length > 0) return [...new Set(ofParts)];
  return logUrl ? [logUrl] : [];
}

interface StepLog {
  readonly excerpt: Excerpt;
  /** What a compiler or a test runner said; empty unless the step may have failed. */
  readonly problems: readonly Problem[];
  /** Why parts were not read to their end. */
  readonly unread: readonly string[];
}

/** Reads the log of a step, part by part, and keeps its beginning and its end. @throws the signal's reason */
export async function readStepLog(
  { client, limits, runner }: Pick<StepContext, 'client' | 'limits' | 'runner'>,
  { step, signal }: { step: LoggedStep; signal: AbortSignal },
): Promise<StepLog> {
  let log: StepLog = { excerpt: nothing, problems: [], unread: [] };
  /** Called anew for each attempt. */
  const read = async (chunks: AsyncIterable<Uint8Array>): Promise<StepLog> => {
    const part = collectExcerpt(limits.stepLogLines, log.excerpt);
    const finder = step.outcome === 'success' ? undefined : createProblemFinder();
    const lines = readLines({
      redact: runner.redactor.redactProse,
      line(text) {
        part.add(text);
        finder?.line(text);
      },
    });
    let { unread } = log;
    try {
      for await (const chunk of chunks) lines.write(chunk);
    } catch (error) {
      // What was found up to there stays.
      if (!(error instanceof AnswerUnusable)) throw error;
      unread = [...unread, error.message];
    }
    lines.end();
    const problems = [...log.problems, ...(finder?.problems() ?? [])].slice(0, mostProblems);
    return { excerpt: part.excerpt(), problems, unread };
  };
  for (const logUrl of step.logUrls) {
    try {
      log = await client.builds.stepLog(logUrl, { signal, read });
    } catch (error) {
      signal.throwIfAborted();
      log = { ...log, unread: [...log.unread, messageOf(error)] };
    }
  }
  return log;
}

const nothing: Excerpt = { head: [], left: 0, tail: [] };

/** Collects lines that follow those before. Of a long log, it keeps so many of the beginning, and of the end. */
export function collectExcerpt(most: number, before = nothing) {
  let lines = [...before.head, ...before.tail];
  let { left } = before;
  const shorten = (): void => {
    if (lines.length <= 2 * most) return;
    left += lines.length - 2 * most;
    lines = [...lines.slice(0, most), ...lines.slice(-most)];
  };
  return {
    add(line: string): void {
      lines.push(line);
      if (lines.length === 4 * most) shorten();
    },
    /** The excerpt so far, without empty lines at the end. */
    excerpt(): Excerpt {
      while (lines.at(-1)?.trim() === '') lines.pop();
      shorten();
      return { head: lines.slice(0, most), left, tail: lines.slice(most) };
    },
  };
}
