import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { RunContext } from '../../../src/action/event/run-context.ts';
import { readRunEvent } from '../../../src/action/event/run-event.ts';
import { reuseLabel } from '../../../src/action/start/reuse.ts';
import { deepTest } from '../../support/deep-test.ts';
import { type ChangeAnswer, errorAnswer, withoutFields } from '../../support/fault-proxy.ts';
import { builtCommit, type FaultStage, type MemoryRun, setFaultStage } from '../../support/fault-stage.ts';
import type { MemoryStep } from '../../support/memory-runner.ts';
import { produce, runUntilCanceled } from '../../support/scripted-executor.ts';
import { type Stage, setStage } from '../../support/stage.ts';
import { until } from '../../support/until.ts';
import { stillRunning } from './cancel-previous.ts';
import { pullRequest, token } from './comment.ts';

/** The requests to the API that arrived since, as `GET /builds`: ids and queries are left out. */
function requestsOf({ proxy }: Pick<Stage, 'proxy'>, since = 0): string[] {
  return proxy.requests
    .slice(since)
    .filter(({ path }) => !path.startsWith('/storage/'))
    .map(({ method, path }) => `${method} ${withoutIds(path.replace(/\?.*$/, ''))}`);
}

/** `/artifacts/…/public-url` for the address of a public link, and so on. */
function withoutIds(path: string): string {
  return path.replace(/^(\/\w+)\/.*?(\/[a-z]+-[a-z]+|\/caches|\/cancel)?$/, '$1/…$2');
}

/** The run of an event: a push to `main`, or pull request 7 from `feature` into `main`. */
function eventOf(name: 'push' | 'pull_request', sha = ''): Pick<RunContext, 'event'> {
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
async function runWithKey(
  stage: FaultStage,
  { run = {}, with: given = {} }: Partial<MemoryStep> = {},
): Promise<MemoryRun> {
  const step = stage.main({ run, with: { reuseKey: 'app-1', commit: builtCommit, ...given } });
  expect({ succeeded: await step.succeeded, errors: step.errors }).toEqual({ succeeded: true, errors: [] });
  return step;
}

test('a commit that changes no input of the key starts nothing: the finished build gives the same results', async () => {
  await using stage = await setStage();
  const event = { name: 'push', ref: 'refs/heads/main' };
  const inputs = { workflowId: 'android', reuseKey: 'app-1', download: 'apps', stepLogs: 'all' };
  const first = await stage.repository.git('rev-parse', 'HEAD');
  const built = await stage.run({ event: { ...event, sha: first }, with: inputs });
  const newer = await stage.repository.commit({ 'notes.txt': 'Nothing that is built' });
  const before = stage.proxy.requests.length;
  const reused = await stage.run({ event: { ...event, sha: newer }, with: inputs });

  expect(reused).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(requestsOf(stage, before)).toEqual([
    'GET /builds',
    'GET /artifacts/…',
    'POST /artifacts/…/public-url',
    'GET /artifacts/…',
  ]);
  expect(comparable(reused.outputs)).toEqual(comparable(built.outputs));
  expect([built.outputs.reused, reused.outputs.reused]).toEqual(['[]', built.outputs.buildIds]);
  expect(JSON.parse(reused.outputs.builds ?? '')).toEqual([expect.objectContaining({ reused: true })]);
  expect(reused.log).toContain(`It built commit ${first}; this run is for commit ${newer}.`);
  expect(reused.summary).toContain(`reused<br><sub>built from commit ${first.slice(0, 10)}`);
  expect(reused.summary).toMatch(/<sub>Nothing built, .* saved by reuse\.<\/sub>\n/);
  expect(reused.state).toEqual({});

  const changed = await stage.run({ with: { ...inputs, reuseKey: 'app-2' } });
  expect(changed.outputs.reused).toBe('[]');
  expect(changed.outputs.buildId).not.toBe(built.outputs.buildId);
});

// T14
test('a pull request takes a build of its base branch, and can make nobody take its own', async () => {
  await using stage = await setFaultStage();
  const onPull = { run: eventOf('pull_request'), with: { branch: '' } };
  const onMain = { run: eventOf('push'), with: { branch: '' } };
  const ofPull = await runWithKey(stage, onPull);
  const ofMain = await runWithKey(stage, onMain);
  expect(ofMain.outputs.reused).toBe('[]');
  expect(stage.builds().map(({ ref }) => ref)).toEqual([{ branch: 'feature' }, { branch: 'main' }]);

  // Both have builds of this key now: each takes the newest that it may.
  expect((await runWithKey(stage, onPull)).outputs.reused).toBe(ofMain.outputs.buildIds);
  expect((await runWithKey(stage, onMain)).outputs.reused).toBe(ofMain.outputs.buildIds);
  expect(ofPull.outputs.buildIds).not.toBe(ofMain.outputs.buildIds);
  expect(stage.builds()).toHaveLength(2);
});

/** The outputs without what a new run may change: that the build is reused, and the links. */
function comparable({ reused: _, builds, artefacts, publicLink, publicLinks, ...same }: Outputs): object {
  const without = (list: string | undefined, names: readonly string[]): object[] =>
    JSON.parse(list ?? '').map((item: object) =>
      Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name))),
    );
  return {
    ...same,
    builds: without(builds, ['reused']),
    artefacts: without(artefacts, ['publicUrl', 'expiresAt', 'path']),
    links: [publicLink, ...JSON.parse(publicLinks ?? '')].length,
  };
}

type Outputs = Readonly<Record<string, string>>;

const two = produce([
  ['app.apk', 'an app'],
  ['mapping.txt', 'symbols'],
]);

deepTest('a commit that changes an input of the key makes exactly one start', async () => {
  await using stage = await setFaultStage();
  await runWithKey(stage);
  const since = stage.proxy.requests.length;
  await runWithKey(stage, { with: { reuseKey: 'app-2' } });
  expect(requestsOf(stage, since).filter((request) => request === 'POST /builds')).toHaveLength(1);
  expect(stage.builds()).toHaveLength(2);
});

deepTest.each([
  ['groups', { groups: 'signing' }],
  ['softwareVersions', { softwareVersions: 'xcode=16.1' }],
  ['instanceType', { instanceType: 'mac_mini_m2' }],
])('other %s are another build, other variables are not', async (_, given) => {
  await using stage = await setFaultStage();
  await runWithKey(stage);
  await runWithKey(stage, { with: { variables: 'NUMBER=2', labels: 'nightly' } });
  expect(stage.builds()).toHaveLength(1);
  await runWithKey(stage, { with: given });
  expect(stage.builds()).toHaveLength(2);
});

deepTest('only the artefacts that the step chooses are checked, each once', async () => {
  await using stage = await setFaultStage({ first: two });
  await runWithKey(stage);
  const all = stage.proxy.requests.length;
  await runWithKey(stage, { with: { publicLinks: 'false' } });
  expect(requestsOf(stage, all)).toEqual(['GET /builds', 'GET /artifacts/…', 'GET /artifacts/…']);
  const chosen = stage.proxy.requests.length;
  await runWithKey(stage, { with: { artefacts: '*.apk', publicLinks: 'false' } });
  expect(requestsOf(stage, chosen)).toEqual(['GET /builds', 'GET /artifacts/…']);
});

const missing: readonly (readonly [string, (stage: FaultStage) => unknown])[] = [
  ['404', ({ proxy }) => proxy.add({ ...oneCheck, fault: errorAnswer(404) })],
  ['410', ({ proxy }) => proxy.add({ ...oneCheck, fault: errorAnswer(410) })],
];
const oneCheck = { method: 'GET', path: /^\/artifacts\// } as const;

deepTest.each(missing)(
  'an artefact that is gone, by %s, makes one new build, and the log says why',
  async (_, lose) => {
    await using stage = await setFaultStage();
    const first = await runWithKey(stage);
    await lose(stage);
    const second = await runWithKey(stage, { with: { publicLinks: 'false' } });
    expect(second.outputs.reused).toBe('[]');
    expect(second.log.filter((line) => line.includes('new one'))).toEqual([
      `android: build ${first.outputs.buildId} has this reuse key, but its artefact "app.apk" is gone. Starting a new one.`,
    ]);
    expect(stage.builds()).toHaveLength(2);
  },
);

deepTest('a storage that lost an artefact: one line in the log, and one new build', async () => {
  await using stage = await setFaultStage();
  await runWithKey(stage);
  for (const entry of await readdir(stage.service.dataFolder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.parentPath.includes('blobs')) await rm(join(entry.parentPath, entry.name));
  const step = await runWithKey(stage);
  expect(step.warnings).toEqual([]);
  expect(step.log).toContainEqual(
    expect.stringMatching(/its artefact "app.apk" is gone. Starting a new one.$/),
  );
  expect(stage.builds()).toHaveLength(2);
});

deepTest.each([
  ['download', { download: 'apps', artefacts: '*.ipa', ifNoArtefacts: 'warn' }, 2],
  ['artefacts', { artefacts: '*.ipa' }, 2],
  ['artefacts, which may be missing', { artefacts: '*.ipa', ifNoArtefacts: 'ignore' }, 1],
])('a build without an artefact for %s', async (_, given, builds) => {
  await using stage = await setFaultStage();
  await runWithKey(stage);
  await runWithKey(stage, { with: given });
  expect(stage.builds()).toHaveLength(builds);
});

deepTest(
  'several workflows: each is taken or built by itself, and the times are those of what was built',
  async () => {
    await using stage = await setFaultStage();
    const ios = await runWithKey(stage, { with: { workflowId: 'ios' } });
    const both = await runWithKey(stage, { with: { workflowId: 'android, ios' } });
    expect(both.outputs.reused).toBe(ios.outputs.buildIds);
    const [android, reused] = JSON.parse(both.outputs.builds ?? '');
    expect([android.reused, reused.reused]).toEqual([undefined, true]);
    expect(both.outputs.startedAt).toBe(android.startedAt);
    expect(both.summary()).toMatch(/1 of 2 reused/);
    // One start was saved, under the first number, and has ended.
    expect(Object.keys(both.state)).toEqual(['start-0']);
    expect(JSON.parse(both.state['start-0'] ?? '')).toMatchObject({
      workflowId: 'android',
      outcome: 'settled',
    });
    expect(stage.builds()).toHaveLength(2);
  },
);

deepTest(
  'a step that is killed after it has reused one build leaves the others to its post step',
  async () => {
    await using stage = await setFaultStage({ script: runUntilCanceled, first: two });
    await runWithKey(stage);
    const main = await runWithKey(stage, { with: { workflowId: 'android, ios', wait: 'false' } });
    const state = { 'start-0': main.state['start-0'] ?? '' };
    const post = stage.post({ ...main, state }, { with: { wait: 'true' } });
    await post.succeeded;
    expect(post.log).toEqual([expect.stringMatching(/^ios: build .* was cancelled/)]);
  },
);

deepTest(
  'cancelled during the look-up: nothing is started, and the list of reused builds is empty',
  async () => {
    await using stage = await setFaultStage();
    stage.proxy.add({ method: 'GET', path: /^\/builds/, fault: { kind: 'hang', request: 'lost' } });
    const step = stage.main({ with: { reuseKey: 'app-1' } });
    await stage.proxy.when(({ method }) => method === 'GET');
    step.cancel();
    await step.succeeded.catch(() => undefined);
    expect(step.outputs).toMatchObject({ reused: '[]', buildIds: '[]' });
    expect([stage.builds(), step.state]).toEqual([[], {}]);
  },
);

deepTest('without waiting, the outputs of a reused build are set, and nothing is collected', async () => {
  await using stage = await setFaultStage();
  const first = await runWithKey(stage);
  const since = stage.proxy.requests.length;
  const second = await runWithKey(stage, {
    with: { wait: 'false', artefacts: '*.ipa', ifNoArtefacts: 'error' },
  });
  expect(requestsOf(stage, since)).toEqual(['GET /builds']);
  expect(second.outputs).toMatchObject({
    ...{ buildId: first.outputs.buildId, reused: first.outputs.buildIds, status: 'finished' },
    ...{ artefacts: '[]', startedAt: first.outputs.startedAt },
  });
  expect(second.state).toEqual({});
});

deepTest(
  'a reused build is not compared with itself, and one of another branch is compared with it',
  async () => {
    await using stage = await setFaultStage({ first: produce([['app.apk', 'a'.repeat(1_000)]]) });
    const given = { sizeBase: 'main', maxSizeIncrease: '1MB', publicLinks: 'false' };
    const sizes = ({ outputs }: MemoryRun): unknown[] =>
      JSON.parse(outputs.artefacts ?? '').map(({ size, baseSize }: Record<string, number>) => [
        size,
        baseSize,
      ]);
    await runWithKey(stage);
    expect(sizes(await runWithKey(stage, { with: given }))).toEqual([[1_000, undefined]]);
    const onFeature = { with: { ...given, branch: 'feature' } };
    const built = sizes(await runWithKey(stage, onFeature));
    const again = await runWithKey(stage, onFeature);
    expect(again.outputs.reused).toBe(again.outputs.buildIds);
    expect(sizes(again)).toEqual(built);
    expect(built).toEqual([[expect.any(Number), 1_000]]);
  },
);

deepTest('caches are cleared only if something is started, of the workflows that are', async () => {
  await using stage = await setFaultStage();
  await runWithKey(stage);
  const since = stage.proxy.requests.length;
  const step = await runWithKey(stage, { with: { clearCaches: 'all' } });
  expect(step.outputs.clearedCaches).toBe('[]');
  expect(requestsOf(stage, since).filter((request) => request.includes('caches'))).toEqual([]);
});

deepTest('cancelPrevious spares what carries the key', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const label = reuseLabel({ key: 'app-1', settings: {} });
  const ids: Record<string, string> = {};
  for (const [name, labels] of Object.entries({ same: [label], older: ['gh-1-1-0'] })) {
    const body = { appId: stage.service.appId, workflowId: 'android', branch: 'main', labels };
    ids[name] = (await stage.service.ask('POST', '/builds', body)).body.buildId;
  }
  await runWithKey(stage, { with: { cancelPrevious: 'true', wait: 'false' } });
  // The service answers a cancel before the build has ended.
  await until(() => !stillRunning(stage, ids).includes('older'));
  expect(stillRunning(stage, ids)).toEqual(['same']);
});

deepTest(
  'a start on a pull request has its own label and those of pull request, key and commit',
  async () => {
    await using stage = await setFaultStage();
    await runWithKey(stage, { run: eventOf('pull_request'), with: { branch: 'main' } });
    expect(stage.builds()[0]?.labels).toEqual([
      expect.stringMatching(/^gh-4242-1-[0-9a-f]{32}$/),
      'gh-pr-7',
      expect.stringMatching(/^gh-key-[0-9a-f]{32}$/),
      `gh-commit-${builtCommit}`,
    ]);
  },
);

/** The list with the contract's fields alone (docs/api.md, "Records"), and in no order; no record has labels. */
const contractOnly: ChangeAnswer = (answer) => {
  const { path, body } = answer;
  const { builds, applications } = body as { builds?: Record<string, unknown>[]; applications?: unknown };
  if (path !== '/builds' || !builds) return withoutFields(['labels'])(answer);
  const fields = ['_id', 'appId', 'branch', 'tag', 'status', 'startedAt', 'finishedAt', 'artefacts'];
  const records = builds.map((build) =>
    Object.fromEntries([...fields.map((name) => [name, build[name]]), ['workflowId', 'android']]),
  );
  return {
    applications,
    builds: records.toSorted((one, other) => (String(one._id) < String(other._id) ? -1 : 1)),
  };
};

deepTest('with the fields of the contract alone: one notice, and one new build', async () => {
  await using stage = await setFaultStage({ changeAnswer: contractOnly });
  await runWithKey(stage);
  const since = stage.proxy.requests.length;
  const step = await runWithKey(stage);
  expect(step.notices).toEqual([
    'The service lists no labels, so reuseKey cannot find a build. Starting a new one.',
  ]);
  expect(step.warnings).toEqual([]);
  expect(requestsOf(stage, since).filter((request) => request === 'POST /builds')).toHaveLength(1);
});

deepTest('a service that lists no artefacts: one line, and one new build', async () => {
  await using stage = await setFaultStage({ changeAnswer: withoutFields(['artefacts']) });
  await runWithKey(stage);
  const step = await runWithKey(stage);
  expect(step.log.filter((line) => line.includes('does not list its artefacts'))).toHaveLength(1);
  expect(stage.builds()).toHaveLength(2);
});

deepTest('the list is read to its tenth page at most, and no further than to the build', async () => {
  await using stage = await setFaultStage({ limits: { pageSize: 1 } });
  const pages = (since: number): number =>
    requestsOf(stage, since).filter((request) => request === 'GET /builds').length;
  await runWithKey(stage, { with: { workflowId: 'ios' } });
  const unread = { publicLinks: 'false', wait: 'false' };
  for (let n = 0; n < 11; n++) await runWithKey(stage, { with: { ...unread, reuseKey: `other-${n}` } });
  const since = stage.proxy.requests.length;
  const far = await runWithKey(stage, { with: { ...unread, workflowId: 'ios' } });
  expect(far.log.join('\n')).toContain('in the first 10 pages of the list of builds has this reuse key');
  expect(pages(since)).toBe(10);
  expect(far.outputs.reused).toBe('[]');
});

deepTest(
  'the comment on a newer commit is the same, but for the links and that the build is reused',
  async () => {
    await using stage = await setStage();
    await using pull = await pullRequest();
    const commit = await stage.repository.git('rev-parse', 'HEAD');
    const inputs = { workflowId: 'android', comment: 'true', githubToken: token, reuseKey: 'app-1', commit };
    const built = await stage.run({ ...pull.step, with: inputs });
    const [first] = [...pull.repository.comments.values()].map(({ body }) => body);
    const reused = await stage.run({ ...pull.step, with: inputs });
    expect(reused.outputs.reused).toBe(built.outputs.buildIds);
    const [second, ...more] = [...pull.repository.comments.values()].map(({ body }) => body);
    expect(more).toEqual([]);
    const plain = (body = ''): string =>
      body
        .replaceAll(', reused', '')
        .replaceAll(/<br><sub>built from commit .*?<\/sub>/g, '')
        .replaceAll(/<a href=".*?">|until.*?UTC/g, '');
    expect(second).toContain(', reused<br><sub>built from commit ');
    expect(plain(second)).toBe(plain(first));
  },
);
