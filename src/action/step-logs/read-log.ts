import { AnswerUnusable } from '../../client/errors.ts';
import type { SeenBuild, SeenBuildAction } from '../../contract/build.ts';
import { hasEnded } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { failedBuildStepOf, mostProblems } from '../report/failure.ts';
import type { Problem } from '../report/report.ts';
import { buildStepDuration, buildStepOf } from '../report/times.ts';
import type { Excerpt } from '../show/log.ts';
import { readLines } from './log-lines.ts';
import { createProblemFinder } from './problems/finder.ts';

/** Which logs of remote steps are shown. */
export const stepLogChoices = ['failed', 'all', 'none'] as const;
export type StepLogChoice = (typeof stepLogChoices)[number];

/** A step whose log can be read. */
export interface LoggedStep {
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
 * that still runs. In a build that has ended, a step that was interrupted counts too.
 */
export function loggedSteps(build: SeenBuild, choice: StepLogChoice): LoggedStep[] {
  if (choice === 'none') return [];
  const isOver = hasEnded(build.status);
  const culprit = failedBuildStepOf(build);
  const found: LoggedStep[] = [];
  const steps = (build.buildActions ?? []).map(buildStepOf);
  for (const [at, action] of (build.buildActions ?? []).entries()) {
    const step = steps[at];
    if (step?.kind === 'running' && !isOver) break;
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
export function logUrlsOf({ subactions, logUrl }: SeenBuildAction): string[] {
  const ofParts = (subactions ?? []).flatMap((part) => part.logUrl || []);
  if (ofParts.length > 0) return [...new Set(ofParts)];
  return logUrl ? [logUrl] : [];
}

export interface StepLog {
  readonly excerpt: Excerpt;
  /** What a compiler or a test runner said; empty unless the step may have failed. */
  readonly problems: readonly Problem[];
  /** Why parts were not read to their end. If there are any, a log without problems does not show that there are none. */
  readonly unread: readonly string[];
}

/**
 * Reads the log of a step, part by part, and keeps its beginning and its end.
 *
 * @throws the signal's reason
 */
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
      if (!(error instanceof AnswerUnusable && error.failure?.kind === 'tooLarge')) throw error;
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
