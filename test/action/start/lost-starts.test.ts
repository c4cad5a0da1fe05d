/** A start is sent once, whatever its answer says of its build. */
import { expect, test } from '@jest/globals';
import { type FaultStageOptions, setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';

interface Lost extends FaultStageOptions {
  readonly fault: { readonly status?: number; readonly loseAnswer?: true; readonly delayMs?: number };
}

test.each<[string, Lost, state: string, error: RegExp | undefined]>([
  ['refused', { fault: { status: 403 } }, '❌ not started', /status 403/],
  ['lost, and listed with its label', { fault: { loseAnswer: true } }, '✅ finished', undefined],
  [
    'lost, and listed without labels',
    { fault: { loseAnswer: true }, omit: 'labels', script: runUntilCanceled },
    '❓ unknown',
    /got no usable response.* The build may be \w+\. No build was cancelled\. Check/,
  ],
  [
    'lost, and not listed',
    { fault: { status: 502 } },
    '❓ unknown',
    /No matching build was found in the list of builds\./,
  ],
  [
    'not answered when the grace period of a cancelled workflow ends',
    { fault: { delayMs: 3_600_000 } },
    '❓ unknown',
    /got no usable response.* with the label gh-\S+ before/,
  ],
])('a start that is %s is sent once', async (_, { fault, ...options }, state, error) => {
  const faults = [{ method: 'POST', path: '/builds', times: 9, ...fault }];
  await using stage = await setFaultStage({ ...options, faults });
  const step = stage.main();
  await stage.proxy.when(({ method }) => method === 'POST');
  if (fault.delayMs) step.cancel();
  const errors = error ? [expect.stringMatching(error)] : [];
  expect([await step.succeeded, step.errors]).toEqual([!error, errors]);
  expect(step.summary()).toContain(error ? `| android | ${state} |` : 'finished');
  const ids = error ? [] : stage.builds().map(({ id }) => id);
  expect(JSON.parse(step.outputs.buildIds ?? '')).toEqual(ids);
  // The post step looks for it once more.
  expect(JSON.parse(step.state.starts ?? '')).toHaveLength(state === '❓ unknown' ? 1 : 0);
  const asked = stage.proxy.requests.map(({ method, path }) => `${method} ${path}`);
  expect(asked.filter((request) => request === 'POST /builds')).toHaveLength(1);
  // Only what may have started a build is looked up.
  const list = `GET /builds?appId=${stage.service.appId}&branch=main`;
  expect(asked.includes(list)).toBe(!fault.delayMs && fault.status !== 403);
});
