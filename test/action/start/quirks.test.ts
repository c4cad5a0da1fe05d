/** Habits of the hosted service that a scenario can ask for (docs/service.md, "Scenarios"): the actions cope with each. */
import { readdir } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { builds } from '../../../src/action/admin/builds.ts';
import { startBuild } from '../../support/builds.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { type FaultStageOptions, setFaultStage } from '../../support/fault-stage.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { finishAtOnce, produce, runUntilCanceled, type Script } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

const at = (stage: Pick<Awaited<ReturnType<typeof setFaultStage>>, 'proxy'>, wanted: RegExp) =>
  stage.proxy.requests.filter(({ method, path }) => wanted.test(`${method} ${path}`));

const finishing: FaultStageOptions = { script: finishAtOnce };
const done = { state: 'finished', message: null } as const;
const html = { html: true, times: 2 };

// Each answer in place of the first ones that the service would give.
test.each<[string, FaultStageOptions, RegExp, number[]]>([
  ['new-build-errors', { quirks: ['new-build-errors'] }, /^GET \/builds\/\w+$/, [404, 200, 200]],
  [
    'HTML pages with 502',
    { faults: [{ ...html, method: 'GET', path: '/builds/:id', status: 502 }] },
    /^GET \/builds\/\w+$/,
    [502, 502, 200],
  ],
  [
    'HTML pages with 429 and Retry-After',
    { faults: [{ ...html, method: 'POST', path: '/builds', status: 429, retryAfter: 0 }] },
    /^POST \/builds$/,
    [429, 429, 200],
  ],
])('with %s, the build is started once, and waited for', async (_, options, request, statuses) => {
  const third = Promise.withResolvers<void>();
  const script: Script = (work) => Promise.race([runUntilCanceled(work), third.promise.then(() => done)]);
  await using stage = await setFaultStage({ script, ...options });
  const step = stage.main();
  await Promise.race([step.succeeded, until(() => at(stage, request).length >= 3)]);
  third.resolve();
  expect([await step.succeeded, step.errors, step.warnings]).toEqual([true, [], []]);
  expect(step.outputs.status).toBe('finished');
  const answered = at(stage, request).map(({ status }) => status);
  expect(answered.slice(0, 3)).toEqual(statuses);
  expect(stage.builds()).toHaveLength(1);
});

test('null-artefacts: a build whose artefacts are null has none', async () => {
  await using stage = await setFaultStage({ ...finishing, quirks: ['null-artefacts'] });
  const step = stage.main({ with: { artefacts: '*.apk' } });
  expect([await step.succeeded, step.warnings]).toEqual([
    true,
    ['android: the build has no artefacts to match *.apk.'],
  ]);
  // For earlier builds, and because null may mean that only the list has the artefacts.
  expect(at(stage, /^GET \/builds\?/)).toHaveLength(2);
});

test('waiting-states: a build that waits for a machine does not run yet, in any of the three states', async () => {
  const clock = new FakeClock();
  /** The workflow `ios` keeps the only machine; each build of another one takes 20 min. */
  const script: Script = async (work) => {
    if (work.order.workflowId === 'ios') return runUntilCanceled(work);
    await clock.advance(20 * 60_000);
    return finishAtOnce(work);
  };
  await using stage = await setFaultStage({ clock, builders: 1, script, quirks: ['waiting-states'] });
  for (let earlier = 0; earlier < 3; earlier += 1) await startBuild(stage.service);
  await until(() => stage.running().length === 0);
  const blocking = await startBuild(stage.service, { workflowId: 'ios' });
  const step = stage.main();
  await until(() => step.log.some((line) => line.includes('⏳ waiting for a machine')));
  await stage.service.ask('POST', `/builds/${blocking}/cancel`);
  expect(await step.succeeded).toBe(true);
  const waiting = step.log.filter((line) => /⏳ \w+.* · about 20 min once it runs$/.test(line));
  expect(waiting.map((line) => /⏳ (\w+)/.exec(line)?.[1])).toEqual(['initializing', 'queued', 'waiting']);
  expect(step.outputs).toMatchObject({ status: 'finished', duration: '1200' });
});

test('cancelled: a build that somebody cancels ends the wait', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled, quirks: ['cancelled'] });
  const step = stage.main({ with: { timeout: '10s' } });
  await until(() => step.log.some((line) => line.includes('building')));
  const { ask } = stage.service;
  await ask('POST', `/builds/${stage.builds()[0]?.id}/cancel`);
  expect([await step.succeeded, step.outputs.status]).toEqual([false, 'canceled']);
  await expect(ask('GET', `/builds/${step.outputs.buildId}`)).rejects.toThrow('against the contract');
});

test('shifting-pages: a build that is on two pages of the list is listed once', async () => {
  const limits = { pageSize: 2 };
  await using stage = await setFaultStage({ ...finishing, limits, quirks: ['shifting-pages'] });
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) ids.unshift(await startBuild(stage.service));
  const none = { workflowId: '', branch: '', operation: 'list' };
  const step = stage.run(builds, { action: 'builds', with: none });
  expect(await step.succeeded).toBe(true);
  const listed = JSON.parse(step.outputs.builds ?? '');
  expect(listed.map(({ buildId }: { buildId: string }) => buildId)).toEqual(ids);
  expect(at(stage, /^GET \/builds\?/)).toHaveLength(3);
});

test('without all fields that can be left out but artefacts, a build is waited for and downloaded', async () => {
  await using folder = await temporaryFolder();
  const omit = 'md5 size labels commit branch index startedAt finishedAt workflowId'.split(' ');
  await using stage = await setFaultStage({ script: produce([['app.apk', 'an app']]), omit });
  const step = stage.main({ with: { download: folder.path } });
  expect([await step.succeeded, step.errors, step.warnings]).toEqual([true, [], []]);
  expect(await readdir(folder.path)).toEqual(['app.apk']);
  expect(step.outputs).toMatchObject({ commit: '', startedAt: '', duration: '' });
});
