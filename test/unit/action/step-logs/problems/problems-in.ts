import { createProblemFinder } from '../../../../../src/action/step-logs/problems/finder.ts';

/** Where the build service clones a repository on macOS. */
export const clone = '/Users/builder/clone';

export function problemsIn(log: string) {
  const finder = createProblemFinder();
  for (const line of log.split('\n')) finder.line(line);
  return finder.problems();
}

/** Without the lines of the log. */
export function causesIn(log: string) {
  return problemsIn(log).map(({ lines: _, ...cause }) => cause);
}
