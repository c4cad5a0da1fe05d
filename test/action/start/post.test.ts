/** What the post step does about a start that the main step left. */
import { expect, test } from '@jest/globals';
import type { StartSent } from '../../../src/action/start/look-up.ts';
import { startPost } from '../../../src/action/start/post.ts';
import { startBuild } from '../../support/builds.ts';
import type { ChangeAnswer } from '../../support/fault-proxy.ts';
import { type FaultStage, type FaultStageOptions, setFaultStage } from '../../support/fault-stage.ts';
import { finishAtOnce, runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

const label = 'gh-1-1-0123456789abcdef0123456789abcdef';
const own = { labels: ['x', label] };
const other = { labels: ['gh-2-1-0'] };

interface Scene extends FaultStageOptions {
  /** Fields of the requests of the builds that there are. */
  readonly builds?: readonly Readonly<Record<string, unknown>>[];
  readonly with?: Readonly<Record<string, string>>;
  /** The saved state, in place of one start. */
  readonly starts?: string;
}

/** The state of starts, as the main step saves it. */
function saved({ service, proxy }: FaultStage, starts: Partial<StartSent>[] = [{}]): string {
  const of = { baseUrl: proxy.url, appId: service.appId, workflowId: 'android', ref: { branch: 'main' } };
  return JSON.stringify(starts.map((more) => ({ ...of, label, time: '2026-11-12T14:00:00.000Z', ...more })));
}

/** The list lacks these fields. */
const thinList =
  (...fields: string[]): ChangeAnswer =>
  ({ path, body }) =>
    path === '/builds'
      ? JSON.parse(JSON.stringify(body), (key, value) => (fields.includes(key) ? undefined : value))
      : body;

const none = /there is no build with the label gh-\S+, so none is left running/;
const list = { method: 'GET', path: '/builds', status: 403 };
const cancellation = { method: 'POST', path: '/builds/:id/cancel', status: 403, times: 9 };
const nothing = ['appId', 'workflowId', 'fileWorkflowId', 'branch', 'tag'];

// T12
test.each<[string, Scene, { canceled?: number[]; log?: RegExp; warning?: RegExp }]>([
  ['its label in the list', { builds: [other, own] }, { canceled: [1] }],
  ['its label in a record that says nothing else', { builds: [own], omit: nothing }, { canceled: [0] }],
  ['its label in its own record', { builds: [own], changeAnswer: thinList('labels') }, { canceled: [0] }],
  ['its label in a list that is refused at first', { builds: [own], faults: [list] }, { canceled: [0] }],
  ['nothing by the label of another workflow', { builds: [{ ...own, workflowId: 'ios' }] }, { log: none }],
  [
    'nothing by the label of another branch in its own record',
    { builds: [{ ...own, branch: 'next' }], changeAnswer: thinList('labels', 'branch') },
    { log: none },
  ],
  ['nothing where every build has other labels', { builds: [other, { labels: [] }] }, { log: none }],
  [
    'nothing on the page that it reads',
    { builds: [other, other], limits: { pageSize: 1 } },
    { warning: /may have left .* No matching build was found in the first page of the list of builds\./ },
  ],
  [
    'nothing where the list cannot be read',
    { builds: [own], faults: [{ ...list, times: 999 }] },
    { warning: /The list of builds could not be read\./ },
  ],
  [
    'each running build that it may be, where nothing has labels',
    { builds: [other, own, other, { branch: 'next' }], first: finishAtOnce, omit: 'labels' },
    {
      warning: /one of these: \w+, \w+\. No build was cancelled\. .* requested at 2026-11-12T14:00:00\.000Z/,
    },
  ],
  [
    'nothing where the builds without labels have ended or are of another branch',
    { builds: [own, { ...own, branch: 'next' }], first: finishAtOnce, omit: 'labels' },
    { log: none },
  ],
  [
    'a build that it may not cancel',
    { builds: [own], faults: [cancellation] },
    { warning: /could not be cancelled and may still run.*403/ },
  ],
  [
    'nothing with a damaged state',
    { starts: '[{"appId": ' },
    { warning: /^The builds of this step could not be/ },
  ],
  ['nothing without a token', { with: { token: '' } }, { warning: /^The builds of this step could not be/ }],
  ['nothing of a build that was not waited for', { builds: [own], with: { wait: 'false' } }, {}],
  ['nothing with cancelAbandoned: false', { builds: [own], with: { cancelAbandoned: 'false' } }, {}],
])('the post step finds %s, and never fails the job', async (_, { builds = [], ...scene }, expected) => {
  const { canceled = [], warning } = expected;
  const log = canceled.length > 0 ? /build \w+ was cancelled/ : expected.log;
  const stepLimits = { listPages: 1, startLookUpMs: 200 };
  const given = { script: runUntilCanceled, stepLimits, quirks: ['ignored-filters'] };
  await using stage = await setFaultStage({ ...given, ...scene });
  const ids: string[] = [];
  for (const build of builds) ids.push(await startBuild(stage.service, build));
  const running = builds.length - (scene.first ? 1 : 0);
  const isRunning = ({ status }: { status: string }): boolean => status === 'building';
  await until(
    () => stage.builds().filter(isRunning).length === running && stage.running().length === running,
  );
  const post = stage.run(startPost, {
    with: scene.with ?? {},
    state: { starts: scene.starts ?? saved(stage) },
  });
  expect(await post.succeeded).toBe(true);
  expect([post.log, post.warnings]).toEqual(
    [log, warning].map((text) => (text ? [expect.stringMatching(text)] : [])),
  );
  await until(() => stage.running().length === running - canceled.length);
  const ended = stage.builds().filter(({ status }) => status === 'canceled');
  expect(ended.map(({ id }) => id)).toEqual(canceled.map((at) => ids[at]));
});

test('each build whose ID was saved is cancelled, also if it is not found at first, and none is looked up', async () => {
  const faults = [{ ...cancellation, status: 404, times: 1 }];
  await using stage = await setFaultStage({ script: runUntilCanceled, faults });
  const ids = [await startBuild(stage.service), await startBuild(stage.service)];
  const started = ids.map((buildId) => ({ buildId }));
  const post = stage.run(startPost, { state: { starts: saved(stage, started) } });
  expect([await post.succeeded, post.warnings]).toEqual([true, []]);
  const asked = new Set(stage.proxy.requests.map(({ path }) => path));
  expect(asked).toEqual(new Set(ids.map((id) => `/builds/${id}/cancel`)));
});

test('a token that the service repeats is hidden in the warning of the post step', async () => {
  const token = 't0ken-of-a-test';
  await using stage = await setFaultStage({ changeAnswer: () => ({ error: `no ${token}` }) });
  const starts = saved(stage, [{ buildId: 'b1' }]);
  const post = stage.run(startPost, { with: { token }, state: { starts } });
  expect(await post.succeeded).toBe(true);
  expect(post.warnings).toEqual([expect.stringMatching(/401: no \*\*\*/)]);
});

test('a post step that is cancelled during its look-up does not claim that no build is left', async () => {
  await using stage = await setFaultStage({
    script: runUntilCanceled,
    stepLimits: { startLookUpMs: 3_600_000 },
  });
  const post = stage.run(startPost, { state: { starts: saved(stage) } });
  await stage.proxy.when(({ path, end }) => path.startsWith('/builds?') && end === 'answered');
  post.cancel();
  expect(await post.succeeded).toBe(true);
  expect([post.log, post.warnings]).toEqual([[], [expect.stringContaining('may have left a build running')]]);
});
