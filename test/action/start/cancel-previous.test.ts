import { expect, test } from '@jest/globals';
import { readRunEvent } from '../../../src/action/event/run-event.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';
import { startOthers, stillRunning, unwatched } from './cancel-previous.ts';

const label = (run: number): string => `gh-${run}-1-${'0'.repeat(32)}`;

test('older builds of the same app, workflow and branch are cancelled, but not those of this run, of a later run, or others', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled, quirks: ['ignored-filters'] });
  const repositoryUrl = 'https://git.example.com/octo-org/other-app.git';
  const otherApp = (await stage.service.ask('POST', '/apps', { repositoryUrl })).body._id;
  const ids = await startOthers(stage, {
    byHand: {},
    byNight: { labels: ['nightly'] },
    olderRun: { labels: [label(4241)] },
    thisRun: { labels: ['x', label(4242)] },
    laterRun: { labels: [label(4243)] },
    muchLaterRun: { labels: [label(99_999_999_999)] },
    otherWorkflow: { workflowId: 'ios' },
    otherBranch: { branch: 'next' },
    otherApp: { appId: otherApp },
  });
  const main = stage.main({ with: unwatched });
  expect(await main.succeeded).toBe(true);
  await until(() => stage.running().length <= 6);
  expect(stillRunning(stage, ids)).toEqual([
    'thisRun',
    'laterRun',
    'muchLaterRun',
    'otherWorkflow',
    'otherBranch',
  ]);
  expect(main.log.filter((line) => line.includes('the earlier build'))).toHaveLength(3);
  expect(main.warnings).toEqual([]);
});

const hour = 3_600_000;

const lines = {
  cancelled: (id: string) => `android: the earlier build ${id} was cancelled.`,
  left: (id: string) =>
    `Not cancelled, because the service reports no labels and this run may have started them: ${id}`,
  undecided: (id: string) =>
    `The service does not report the branch or tag, labels of build ${id}, so this step does not cancel it.`,
};

// When the push was, against the start of the other build.
test.each<[string, omit: string[], pushedMs: number | undefined, end: keyof typeof lines]>([
  ['created before the push', ['labels', 'startedAt'], 1_000, 'cancelled'],
  ['begun before the push', ['labels', 'createdAt'], 1_000, 'cancelled'],
  ['created with the push', ['labels'], 0, 'left'],
  ['created after the push', ['labels'], -1_000, 'left'],
  ['without a time', ['labels', 'createdAt', 'startedAt'], 1_000, 'left'],
  ['of an event that tells no push', ['labels'], undefined, 'left'],
  ['without a branch, created before the push', ['labels', 'branch'], 1_000, 'undecided'],
])('a build without labels, %s', async (_, omit, pushedMs, end) => {
  const clock = new FakeClock();
  await using stage = await setFaultStage({ clock, script: runUntilCanceled, omit });
  const { other = '' } = await startOthers(stage, { other: {} });
  const pushed_at = pushedMs === undefined ? undefined : new Date(clock.now() + pushedMs).toISOString();
  const event = readRunEvent({ payload: { repository: { pushed_at } } });
  const main = stage.main({ run: { event }, with: unwatched });
  expect([await main.succeeded, main.warnings.length]).toEqual([true, end === 'undecided' ? 1 : 0]);
  const shown = [...main.log, ...main.warnings].filter((line) => line.includes(other));
  expect(shown).toEqual([lines[end](other)]);
  await until(() => stage.running().length === (end === 'cancelled' ? 1 : 2));
});

const unread = 'record, which cannot be read,';

test.each(['list', 'record', unread])('a build with the reuse key in its %s is left', async (where) => {
  await using stage = await setFaultStage({
    script: runUntilCanceled,
    faults: where === unread ? [{ method: 'GET', path: '/builds/:id', times: 9, status: 403 }] : [],
    changeAnswer({ path, body }) {
      const { builds, ...rest } = body as { builds?: object[] };
      if (where === 'list' || path !== '/builds' || !builds) return body;
      return { ...rest, builds: builds.map((build) => ({ ...build, labels: undefined })) };
    },
  });
  for (const runId of ['4242', '4243']) {
    const pushed_at = new Date(Date.now() + hour).toISOString();
    const event = readRunEvent({ payload: { repository: { pushed_at } } });
    const main = stage.main({ run: { runId, event }, with: { ...unwatched, reuseKey: 'app-1' } });
    const warnings = where === unread && runId === '4243' ? 1 : 0;
    expect([await main.succeeded, main.warnings.length]).toEqual([true, warnings]);
  }
  expect(stage.running()).toHaveLength(2);
});

const requests: readonly [string, object, string][] = [
  ['the list', { method: 'GET', path: '/builds' }, 'Earlier builds could not be cancelled.'],
  ['a cancellation', { method: 'POST', path: '/builds/:id/cancel' }, 'android: the earlier build'],
];

test.each(requests)('%s that is refused is a warning', async (_, request, warning) => {
  const faults = [{ ...request, times: 9, status: 403 }];
  await using stage = await setFaultStage({ script: runUntilCanceled, faults });
  await startOthers(stage, { other: {} });
  const main = stage.main({ with: unwatched });
  expect(await main.succeeded).toBe(true);
  expect(main.warnings).toEqual([expect.stringContaining(warning)]);
});

test.each(requests)('a workflow that is cancelled during %s ends without a warning', async (_, request) => {
  const faults = [{ ...request, delayMs: hour }];
  await using stage = await setFaultStage({ script: runUntilCanceled, faults });
  await startOthers(stage, { other: {} });
  const main = stage.main({ with: unwatched });
  await until(() => stage.service.log.some((line) => line.includes('delayed by')));
  main.cancel();
  expect([await main.succeeded, main.warnings]).toEqual([false, []]);
  expect(stage.builds()).toHaveLength(1);
});
