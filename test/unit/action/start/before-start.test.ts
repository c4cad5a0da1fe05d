import { expect, test } from '@jest/globals';
import { readRunEvent } from '../../../../src/action/event/run-event.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { cancelPreviousBuilds } from '../../../../src/action/start/before-start.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { stepReport } from '../../../support/reports.ts';
import { stepParts } from '../../../support/step-parts.ts';

const pushedAt = '2026-11-19T14:00:00Z';
const before = '2026-11-19T13:59:59Z';
const after = '2026-11-19T14:00:01Z';

interface Listed {
  readonly workflowId?: string;
  readonly labels?: readonly string[];
  readonly createdAt?: string;
  readonly startedAt?: string;
}

interface Scene {
  readonly build: Listed;
  /** What its own record says besides. */
  readonly alone?: Listed;
  readonly payload?: object;
  readonly reuseLabel?: string;
  /** What befalls the request with this method. */
  readonly on?: { readonly method: string; readonly status?: number; readonly isCancelled?: boolean };
}

/** Runs with one build in the list: how often it is cancelled, and what the log tells. */
async function cancelledOf({ build, alone, payload = {}, reuseLabel, on }: Scene) {
  const main = memoryRunner({ with: {}, run: { event: readRunEvent({ payload }) } });
  await using server = await startFakeService(({ method, target }, response) => {
    const listed = {
      _id: 'b1',
      appId: 'app',
      workflowId: 'android',
      branch: 'main',
      status: 'building',
      ...build,
    };
    if (on?.method === method) {
      if (on.isCancelled) return main.cancel();
      response.statusCode = on.status ?? 200;
    }
    const shown = target.startsWith('/builds?') ? { builds: [listed] } : { build: { ...listed, ...alone } };
    response.end(JSON.stringify(method === 'POST' ? {} : shown));
  });
  const { redact } = main.runner.redactor;
  const context = {
    ...stepParts(main, server.url),
    store: createReportStore(stepReport({}), { redact, now: () => 0 }),
  };
  const request = {
    ...{ appId: 'app', workflowIds: ['android'], target: { ref: { branch: 'main' }, sha: undefined } },
    settings: { environment: undefined, labels: [], instanceType: undefined },
    workflowInputs: undefined,
  };
  const ended = await cancelPreviousBuilds(context, { request, reuseLabel }).then(
    () => 'ended',
    () => 'thrown',
  );
  const cancelled = server.requests.filter(({ target }) => target === '/builds/b1/cancel').length;
  return { ended, cancelled, log: [...main.log, ...main.warnings].join('\n') };
}

const pushed = { repository: { pushed_at: pushedAt } };

test.each<[string, Listed, object]>([
  ['without a label of a run', { labels: [] }, {}],
  ['with a label that no run of the action gives', { labels: ['nightly'], createdAt: after }, pushed],
  ['without labels, created before the push', { createdAt: before }, pushed],
  ['without labels, begun before the push', { startedAt: before }, pushed],
])('a build %s is an earlier one, and is cancelled', async (_, build, payload) => {
  expect(await cancelledOf({ build, payload })).toEqual({
    ended: 'ended',
    cancelled: 1,
    log: 'android: the earlier build b1 was cancelled.',
  });
});

test.each<[string, Listed, object]>([
  ['created with the push', { createdAt: pushedAt }, pushed],
  ['created after the push', { createdAt: after, startedAt: before }, pushed],
  ['without a time', {}, pushed],
  ['of an event that tells no push', { createdAt: before }, {}],
])('a build without labels, %s, may be of this run: it is left, and told', async (_, build, payload) => {
  expect(await cancelledOf({ build, payload })).toEqual({
    ended: 'ended',
    cancelled: 0,
    log: 'Not cancelled, because the service reports no labels and this run may have started them: b1',
  });
});

test('a build of another workflow, or with the label of the reuse key, is left', async () => {
  const left = { ended: 'ended', cancelled: 0, log: '' };
  expect(await cancelledOf({ build: { workflowId: 'ios', labels: [] } })).toEqual(left);
  const key = { labels: ['gh-key-1'] };
  expect(await cancelledOf({ build: key, reuseLabel: 'gh-key-1' })).toEqual(left);
  const early = { build: { createdAt: before }, payload: pushed };
  expect(await cancelledOf({ ...early, alone: key, reuseLabel: 'gh-key-1' })).toEqual(left);
});

const earlier = { labels: [] };

test.each([
  ['a list', 'GET', 'Earlier builds could not be cancelled.'],
  ['a build', 'POST', 'android: the earlier build b1 could not be cancelled.'],
])('%s that is refused is a warning', async (_, method, warning) => {
  const { ended, log } = await cancelledOf({ build: earlier, on: { method, status: 403 } });
  expect([ended, log]).toEqual(['ended', expect.stringContaining(warning)]);
});

test.each(['GET', 'POST'])(
  'a workflow that is cancelled during %s ends the step without a warning',
  async (method) => {
    const { ended, log } = await cancelledOf({ build: earlier, on: { method, isCancelled: true } });
    expect([ended, log]).toEqual(['thrown', '']);
  },
);
