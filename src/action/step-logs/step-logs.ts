import { AnswerUnusable } from '../../client/errors.ts';
import { createSemaphore } from '../../client/http/semaphore.ts';
import { TimeoutError, withTimeout } from '../../clock.ts';
import type { SeenBuild, SeenBuildAction } from '../../contract/build.ts';
import { hasEnded } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { failedBuildStepOf, mostProblems, namedStep } from '../report/failure.ts';
import type { BuildReport, FailedBuildStep, Problem, WorkflowReport } from '../report/report.ts';
import { buildStepOf } from '../report/times.ts';
import { failureIn, hasBuild } from '../report/workflow.ts';
import { type Excerpt, stepLogGroup } from '../show/log.ts';
import { logName } from '../show/names.ts';
import { readLines } from './log-lines.ts';
import { createProblemFinder } from './problems/finder.ts';

/** Which logs of remote steps are shown. */
export const stepLogChoices = ['failed', 'all', 'none'] as const;
export type StepLogChoice = (typeof stepLogChoices)[number];

/** Logs that are read together: polls must not wait for them. */
const simultaneousLogs = 4;

/** Lines at the end of a log that usually show why the step failed. */
const tailLines = 50;

/**
 * Shows the log of each step as soon as the step has ended, while the builds of the report run, as one group: those of a
 * build one after the other, in their order. Each is read once. Disposed, it reads no more.
 */
export function openStepLogs(context: StepContext, choice: StepLogChoice) {
  const { store, runner, clock, limits } = context;
  const over = new AbortController();
  const semaphore = createSemaphore(simultaneousLogs);
  /** Those that were requested, with what the logs of failed steps say: which step ended its build is not known yet. */
  const logs = new Map<string, Partial<FailedBuildStep>>();
  /** Builds that had finished before this step. One that was followed becomes a reused one as it finishes. */
  const reused = new Set(
    store.report.workflows.flatMap((one) => (hasBuild(one) && one.origin === 'reused' ? one.buildId : [])),
  );
  /** The end of the last log that each build shows. */
  const queues = new Map<number, Promise<void>>();

  const show = async (workflow: BuildReport, action: SeenBuildAction, key: string): Promise<void> => {
    const step = namedStep(action);
    const signal = AbortSignal.any([runner.cancelled, over.signal]);
    try {
      const log = await semaphore.run(() => readStepLog(context, { action, signal }), signal);
      signal.throwIfAborted();
      for (const why of log.unread)
        runner.log.debug(`${logName(workflow)}: the log of the step ${step.name} could not be read. ${why}`);
      if (log.excerpt.head.length === 0) return;
      const group = stepLogGroup({ report: store.report, workflow, step, log: log.excerpt });
      runner.log.group(group.title, group.lines);
      logs.set(key, factsOf(log));
    } catch (error) {
      runner.log.debug(`The log of the step ${step.name} could not be read. ${messageOf(error)}`);
    }
  };

  const update = (): void => {
    if (over.signal.aborted) return;
    for (const [index, workflow] of store.report.workflows.entries()) {
      const record = store.record(index);
      // What an earlier build logged belongs to that build.
      if (!record || !hasBuild(workflow) || reused.has(workflow.buildId)) continue;
      for (const action of loggedSteps(record, choice, culpritOf(record, workflow))) {
        const key = logKey(record, action);
        if (logs.has(key)) continue;
        logs.set(key, {});
        const before = queues.get(index) ?? Promise.resolve();
        const shown = before.then(() => show(workflow, action, key));
        queues.set(index, shown);
      }
    }
  };
  if (choice !== 'none') store.onChange(update);

  return {
    /**
     * Waits for the logs that are still being read, at most `limits.stepLogsMs`, and writes what the logs of failed steps
     * say into the report. A log that cannot be read is left out.
     */
    async finish(): Promise<void> {
      const cancelTimer = clock.setTimer(limits.stepLogsMs, () =>
        over.abort(new TimeoutError(limits.stepLogsMs)),
      );
      await Promise.all(queues.values());
      cancelTimer();
      for (const [index, workflow] of store.report.workflows.entries()) {
        const record = store.record(index);
        const culprit = record && culpritOf(record, workflow);
        const log = culprit && logs.get(logKey(record, culprit));
        if (log) store.updateWorkflow(index, (report) => withLog(report, log));
      }
    },
    [Symbol.dispose]: () => over.abort(),
  };
}

/** The log of the step that ended a build; `undefined` if not all of it can be read within `limits.stepLogsMs`. */
export async function failedLog(context: StepContext, build: SeenBuild) {
  const { clock, limits, runner } = context;
  const action = failedBuildStepOf(build) ?? {};
  const limit = { clock, ms: limits.stepLogsMs, signal: runner.cancelled };
  const reading = withTimeout(limit, (signal) => readStepLog(context, { action, signal }));
  const log = await reading.catch(() => undefined);
  return log && log.unread.length === 0 && log.excerpt.head.length > 0 ? factsOf(log) : undefined;
}

/** Whether a log names a place in the code as a cause. */
export function namesPlaceInCode(log: { readonly problems: readonly Problem[] } | undefined): boolean {
  return Boolean(log?.problems.some(({ file, line }) => file !== undefined && line !== undefined));
}

function factsOf({ excerpt: { head, tail }, problems }: StepLog) {
  return { logTail: [...head, ...tail].slice(-tailLines), problems };
}

/** Identifies the log of a step. Two builds may name the same log: each shows it. */
function logKey({ _id }: SeenBuild, action: SeenBuildAction): string {
  return [_id, ...logUrlsOf(action)].join(' ');
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

/**
 * The steps of a build whose logs can be read now, in the order of the service: those that have ended, up to the first
 * that still runs, unless that is the culprit. In a build that has ended, a step that was interrupted counts too.
 */
export function loggedSteps(build: SeenBuild, choice: StepLogChoice, culprit = failedBuildStepOf(build)) {
  const isOver = hasEnded(build.status);
  const found: SeenBuildAction[] = [];
  for (const action of build.buildActions ?? []) {
    const { kind } = buildStepOf(action);
    if (kind === 'running' && !isOver && action !== culprit) break;
    if (kind === 'waiting' || action.status === 'skipped') continue;
    if (choice === 'failed' && action.status !== 'failed' && action !== culprit) continue;
    if (logUrlsOf(action).length > 0) found.push(action);
  }
  return found;
}

/** The addresses of a step's log: that of a script is on its subactions (docs/hosted-service.md, "Steps and logs"). */
export function logUrlsOf({ subactions, logUrl }: SeenBuildAction): string[] {
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
  { action, signal }: { action: SeenBuildAction; signal: AbortSignal },
): Promise<StepLog> {
  let log: StepLog = { excerpt: nothing, problems: [], unread: [] };
  /** Called anew for each attempt. */
  const read = async (chunks: AsyncIterable<Uint8Array>): Promise<StepLog> => {
    const part = collectExcerpt(limits.stepLogLines, log.excerpt);
    const finder = action.status === 'success' ? undefined : createProblemFinder();
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
  for (const logUrl of logUrlsOf(action)) {
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
