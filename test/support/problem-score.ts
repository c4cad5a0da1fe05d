import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundProblem } from '../../src/action/step-logs/problems/finder.ts';
import { createProblemFinder } from '../../src/action/step-logs/problems/finder.ts';

/** The causes that must be found in a log; `test/corpus/README.md` defines when a finding is right. */
interface Expected {
  readonly tool: string;
  readonly causes: readonly ExpectedCause[];
  readonly allowed?: readonly string[];
}

interface ExpectedCause {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** The result of the finder for one log. */
export interface LogScore {
  readonly tool: string;
  readonly name: string;
  readonly right: number;
  readonly missed: readonly ExpectedCause[];
  readonly wrong: readonly FoundProblem[];
}

/** Scores each log of a folder (`<folder>/<tool>/<name>.log`). */
export function scoreFolder(folder: string): LogScore[] {
  return readdirSync(folder).flatMap((tool) =>
    readdirSync(join(folder, tool))
      .filter((file) => file.endsWith('.json'))
      .map((file) => scoreLog(join(folder, tool), file.slice(0, -'.json'.length))),
  );
}

function scoreLog(folder: string, name: string): LogScore {
  const expected = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Expected;
  const finder = createProblemFinder();
  for (const line of readFileSync(join(folder, `${name}.log`), 'utf8').split('\n')) finder.line(line);
  let left = finder.problems();
  const missed = expected.causes.filter((cause) => {
    const found = left.find((problem) => isRight(problem, cause));
    left = left.filter((problem) => problem !== found);
    return !found;
  });
  const wrong = left.filter(({ message }) => !expected.allowed?.some((text) => message.includes(text)));
  return { tool: expected.tool, name, right: expected.causes.length - missed.length, missed, wrong };
}

function isRight(problem: FoundProblem, cause: ExpectedCause): boolean {
  if (!problem.message.includes(cause.message) || problem.file !== cause.file) return false;
  const isPlace = (of: 'line' | 'column'): boolean => cause[of] === undefined || cause[of] === problem[of];
  return isPlace('line') && isPlace('column');
}

/** The shares of right findings among all findings, and among all causes; 1 if there are none. */
export function precisionAndRecall(scores: readonly LogScore[]): { precision: number; recall: number } {
  const sum = (count: (score: LogScore) => number): number =>
    scores.reduce((total, score) => total + count(score), 0);
  const right = sum((score) => score.right);
  const share = (others: number): number => (right + others === 0 ? 1 : right / (right + others));
  return {
    precision: share(sum(({ wrong }) => wrong.length)),
    recall: share(sum(({ missed }) => missed.length)),
  };
}
