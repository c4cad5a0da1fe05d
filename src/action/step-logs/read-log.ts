import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import type { Cause } from '../report/report.ts';
import { collectExcerpt, type Excerpt } from './log/excerpt.ts';
import { readLines } from './log/lines.ts';
import type { LoggedStep } from './log/logged-steps.ts';
import { createProblemFinder } from './problems/finder.ts';

/** Causes of a step, which may have many parts. */
const mostCauses = 50;

export interface StepLog {
  readonly excerpt: Excerpt;
  /** What a compiler or a test runner said; empty unless the step may have failed. */
  readonly causes: readonly Cause[];
}

interface Reading {
  readonly step: LoggedStep;
  readonly signal: AbortSignal;
  /** Called for a part of the log that cannot be read: it is left out. */
  readonly onUnread: (why: string) => void;
}

/**
 * Reads the log of a step, part by part, and keeps its beginning and its end.
 *
 * @throws the signal's reason
 */
export async function readStepLog(
  { client, limits, runner }: Pick<StepContext, 'client' | 'limits' | 'runner'>,
  { step, signal, onUnread }: Reading,
): Promise<StepLog> {
  const whole = collectExcerpt(limits.stepLogBytes);
  const causes: Cause[] = [];
  /** Called anew for each attempt. */
  const read = async (chunks: AsyncIterable<Uint8Array>): Promise<StepLog> => {
    const part = collectExcerpt(limits.stepLogBytes);
    const finder = step.outcome === 'success' ? undefined : createProblemFinder();
    const lines = readLines({
      redact: runner.redactor.redactProse,
      line(text) {
        part.add(text);
        finder?.line(text);
      },
    });
    for await (const chunk of chunks) lines.write(chunk);
    lines.end();
    return { excerpt: part.excerpt(), causes: finder?.problems() ?? [] };
  };
  for (const logUrl of step.logUrls) {
    try {
      const part = await client.builds.stepLog(logUrl, { signal, read });
      whole.append(part.excerpt);
      causes.push(...part.causes.slice(0, mostCauses - causes.length));
    } catch (error) {
      signal.throwIfAborted();
      onUnread(messageOf(error));
    }
  }
  return { excerpt: whole.excerpt(), causes };
}
