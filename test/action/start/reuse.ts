import { expect } from '@jest/globals';
import { readRunEvent } from '../../../src/action/event/run-event.ts';
import type { RunContext } from '../../../src/action/runner/runner.ts';
import type { FaultStage, MemoryRun } from '../../support/fault-stage.ts';
import type { MemoryStep } from '../../support/memory-runner.ts';
import type { Stage } from '../../support/stage.ts';

/** The requests that arrived since, as `GET /builds`. */
export function requestsOf({ relay }: Stage, since = 0): string[] {
  return relay.requests.slice(since).map(({ method, path }) => `${method} ${withoutIds(path)}`);
}

/** `/artifacts/…/public-url` for the address of a public link, and so on. */
export function withoutIds(path: string): string {
  return path.replace(/^(\/\w+)\/.*?(\/[a-z]+-[a-z]+|\/caches|\/cancel)?$/, '$1/…$2');
}

/** The run of an event: a push to `main`, or pull request 7 from `feature` into `main`. */
export function eventOf(name: 'push' | 'pull_request', sha = ''): Pick<RunContext, 'event'> {
  if (name === 'push') return { event: readRunEvent({ name, ref: 'refs/heads/main', sha }) };
  const home = { full_name: 'octo-org/mobile-app' };
  const pull_request = {
    number: 7,
    head: { ref: 'feature', sha, repo: home },
    base: { ref: 'main', repo: home },
  };
  return { event: readRunEvent({ name, payload: { pull_request, repository: home } }) };
}

/** Runs a step of the build action with a reuse key, and expects it to succeed. */
export async function runWithKey(
  stage: FaultStage,
  { run = {}, with: given = {} }: Partial<MemoryStep> = {},
): Promise<MemoryRun> {
  const step = stage.main({ run, with: { reuseKey: 'app-1', ...given } });
  expect({ succeeded: await step.succeeded, errors: step.errors }).toEqual({ succeeded: true, errors: [] });
  return step;
}
