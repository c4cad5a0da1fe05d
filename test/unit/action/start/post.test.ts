import { expect, test } from '@jest/globals';
import { type StartSent, saveStarts, unsettledStarts } from '../../../../src/action/start/look-up.ts';
import { startPost } from '../../../../src/action/start/post.ts';
import { FakeClock, scaledClock } from '../../../support/fake-clock.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { stepParts } from '../../../support/step-parts.ts';
import { until } from '../../../support/until.ts';

const label = 'gh-1-1-0123456789abcdef0123456789abcdef';

const saved: StartSent = {
  appId: 'app',
  workflowId: 'android',
  ref: { branch: 'main' },
  label,
  baseUrl: 'https://api.example.com/',
  time: '2026-11-12T14:00:00.000Z',
};

test('a post step that is cancelled during its look-up does not claim that no build is left', async () => {
  await using server = await startFakeService(saying({ applications: [], builds: [] }));
  const clock = new FakeClock();
  const main = memoryRunner({ with: {} });
  saveStarts(main.runner).save({ ...saved, baseUrl: server.url });
  const post = memoryRunner({ with: { token: 't0ken-of-a-test', baseUrl: server.url }, state: main.state });
  const posted = startPost(stepParts(post, server.url, { clock }));
  await until(() => server.requests.length > 0);
  await until(() => clock.pending() > 0);
  post.cancel();
  await clock.advance(10_000);
  expect(await posted).toBe(true);
  expect(post.warnings).toEqual([expect.stringMatching(`may have left a build running.*${label}`)]);
  expect(post.log).toEqual([]);
});

interface Posted {
  readonly buildId?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly list?: object;
  /** The saved state, in place of one start. */
  readonly starts?: string;
}

/** Runs the post step with short limits: what it logs, warns and asks the service to do, each once. */
async function postOf({ buildId, with: given, list, starts }: Posted) {
  await using server = await startFakeService((request, response) => {
    const status = request.target.startsWith('/builds/forbidden/') ? 403 : 200;
    saying(list ?? { applications: [], builds: [] }, status)(request, response);
  });
  const limits = { listPages: 1, startLookUpMs: 60, newBuildMs: 1, backoffBaseMs: 1 };
  const state = { starts: starts ?? JSON.stringify([{ ...saved, baseUrl: server.url, buildId }]) };
  const post = memoryRunner({ with: { token: 't0ken-of-a-test', baseUrl: server.url, ...given }, state });
  const isGood = await startPost(stepParts(post, server.url, { clock: scaledClock(1), limits }));
  const sent = server.requests.map(({ method, target }) => `${method} ${target.split('?')[0]}`);
  return { isGood, sent: [...new Set(sent)], log: post.log.join('\n'), warnings: post.warnings.join('\n') };
}

const own = { _id: 'b1', status: 'building', labels: [label] };
const other = { ...own, _id: 'b2', labels: [] };
const { appId, workflowId } = saved;
const bare = { _id: 'b3', status: 'building', appId, workflowId, branch: 'main' };
const cancelled = expect.stringContaining('build b1 was cancelled');
const none = expect.stringContaining('so none is left running');
const unsure = expect.stringContaining(
  'may have left a build running. No matching build was found in the first page',
);

test.each<[string, Posted, object]>([
  [
    'cancels a build that was started',
    { buildId: 'b1' },
    { sent: ['POST /builds/b1/cancel'], log: cancelled, warnings: '' },
  ],
  [
    'warns of a build that it may not cancel',
    { buildId: 'forbidden' },
    {
      sent: ['POST /builds/forbidden/cancel'],
      log: '',
      warnings: expect.stringMatching(/could not be cancelled and may still run.*403/),
    },
  ],
  [
    'warns of a running build without labels that could be its own',
    { list: { applications: [], builds: [bare] } },
    {
      sent: ['GET /builds', 'GET /builds/b3'],
      log: '',
      warnings: expect.stringMatching(/The build may be b3\..* requested at 2026-11-12T14:00:00\.000Z\./),
    },
  ],
  [
    'looks for a build that may have been started, and cancels it',
    { list: { applications: [], builds: [other, own] } },
    { sent: ['GET /builds', 'POST /builds/b1/cancel'], log: cancelled, warnings: '' },
  ],
  [
    'says that there is none if the whole list has none',
    { list: { applications: [], builds: [other] } },
    { sent: ['GET /builds'], log: none, warnings: '' },
  ],
  [
    'warns if the list has more pages than are read',
    { list: { applications: [], builds: [other], nextPageUrl: 'https://example.com/builds?page=2' } },
    { sent: ['GET /builds'], log: '', warnings: unsure },
  ],
  [
    'leaves a build that was not waited for',
    { with: { wait: 'false' } },
    { sent: [], log: '', warnings: '' },
  ],
  [
    'leaves a build with cancelAbandoned: false',
    { with: { cancelAbandoned: 'false' } },
    { sent: [], log: '', warnings: '' },
  ],
  [
    'warns if its state was damaged',
    { starts: '[{"appId": ' },
    {
      sent: [],
      log: '',
      warnings: expect.stringContaining('The builds of this step could not be cancelled.'),
    },
  ],
  [
    'warns if it has no token',
    { with: { token: '' } },
    {
      sent: [],
      log: '',
      warnings: expect.stringContaining('The builds of this step could not be cancelled.'),
    },
  ],
])('the post step %s, and never fails the job', async (_, scene, expected) => {
  expect(await postOf(scene)).toEqual({ isGood: true, ...expected });
});

// T39
test('the post step gets each start that is not settled, with its ID once that is known', () => {
  const { runner, state } = memoryRunner({ with: {} });
  const [first, second, third] = ['1', '2', '3'].map((label) => ({ ...saved, label }));
  const starts = saveStarts(runner);
  if (first && second && third) {
    for (const start of [first, second, third]) starts.save(start);
    starts.settle(first);
    starts.save({ ...third, buildId: 'b3' });
  }
  expect(unsettledStarts(memoryRunner({ with: {}, state }).runner)).toEqual([
    second,
    { ...third, buildId: 'b3' },
  ]);
});
