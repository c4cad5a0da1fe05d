import type { RunResult } from './run.ts';

/** @throws with everything that happened if the run did not succeed */
export function refuseFailure<R extends RunResult>(run: R): R {
  if (run.result !== 'success') throw new Error(`The run is a ${run.result}:\n${run.story}`);
  return run;
}
