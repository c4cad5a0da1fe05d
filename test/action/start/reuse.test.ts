import { expect, test } from '@jest/globals';
import type { RunContext } from '../../../src/action/event/run-context.ts';
import { readRunEvent } from '../../../src/action/event/run-event.ts';
import { startBuild } from '../../support/builds.ts';
import { deepTest } from '../../support/deep-test.ts';
import type { ChangeAnswer } from '../../support/fault-proxy.ts';
import {
  builtCommit,
  type FaultStage,
  type FaultStageOptions,
  type MemoryRun,
  setFaultStage,
} from '../../support/fault-stage.ts';
import type { MemoryStep } from '../../support/memory-runner.ts';
import { finishAtOnce, runUntilCanceled } from '../../support/scripted-executor.ts';
import { type Stage, setStage } from '../../support/stage.ts';
import { until } from '../../support/until.ts';
import { startOthers, stillRunning } from './cancel-previous.ts';

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
  expect(reused.outputs.commit).toBe(first);
  expect(reused.log).toContain(`It built commit ${first}.`);
  expect(reused.summary).toContain(`reused<br><sub>built from commit ${first.slice(0, 10)}`);
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

test('no build of another application is taken', async () => {
  await using stage = await setFaultStage({ quirks: ['ignored-filters'] });
  const repositoryUrl = 'https://git.example.com/octo-org/other-app.git';
  const appId = (await stage.service.ask('POST', '/apps', { repositoryUrl })).body._id;
  await runWithKey(stage, { with: { appId } });
  expect((await runWithKey(stage)).outputs.reused).toBe('[]');
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
    // The build that was started has ended, and the one that is reused was never saved.
    expect(both.state.starts).toBe('[]');
    expect(stage.builds()).toHaveLength(2);
  },
);

test('clearCaches and cancelPrevious concern only the workflows that start', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled, first: finishAtOnce });
  const android = await runWithKey(stage);
  const others = await startOthers(stage, { android: {}, ios: { workflowId: 'ios' } });
  const since = stage.proxy.requests.length;
  const given = { clearCaches: 'all', cancelPrevious: 'true' };
  expect((await runWithKey(stage, { with: given })).outputs.clearedCaches).toBe('[]');
  expect(requestsOf(stage, since).filter((request) => /caches|cancel/.test(request))).toEqual([]);
  const both = await runWithKey(stage, { with: { ...given, workflowId: 'android, ios', wait: 'false' } });
  expect(both.outputs.reused).toBe(android.outputs.buildIds);
  await until(() => !stillRunning(stage, others).includes('ios'));
  expect(stillRunning(stage, others)).toEqual(['android']);
});

test.each([
  [{ artefacts: '*.ipa' }, 2],
  [{ artefacts: '*.ipa', ifNoArtefacts: 'ignore' }, 1],
  [{ artefacts: '*.ipa', wait: 'false' }, 1],
])('a finished build without an artefact for %j: the steps start %i builds', async (given, builds) => {
  await using stage = await setFaultStage();
  await runWithKey(stage);
  await runWithKey(stage, { with: given });
  expect(stage.builds()).toHaveLength(builds);
});

test('a build is taken from the first page of the list', async () => {
  await using stage = await setFaultStage({ limits: { pageSize: 1 } });
  await startBuild(stage.service);
  const { outputs } = await runWithKey(stage);
  const since = stage.proxy.requests.length;
  expect((await runWithKey(stage)).outputs.reused).toBe(outputs.buildIds);
  expect(requestsOf(stage, since).filter((request) => request === 'GET /builds')).toHaveLength(1);
});

/** Artefacts are at another origin. */
const elsewhere: ChangeAnswer = ({ body }) =>
  JSON.parse(JSON.stringify(body).replace(/http:[^"]*\/artifacts\//g, 'https://x.test/artifacts/'));
const gone = { method: 'GET', path: '/artifacts/**', status: 404, times: 9 };

test.each<[string, FaultStageOptions, string]>([
  ['an artefact is gone', { faults: [gone] }, 'its artefacts cannot be downloaded'],
  ['an artefact has another address', { changeAnswer: elsewhere }, 'cannot be downloaded'],
  ['the service lists no artefacts', { omit: 'artefacts' }, 'the service does not list its artefacts'],
  ['the service lists no labels', { omit: 'labels' }, 'The service lists no labels'],
])('no build is reused, and the log says why, if %s', async (_, options, why) => {
  await using stage = await setFaultStage(options);
  await runWithKey(stage);
  const { outputs, log, warnings, notices } = await runWithKey(stage);
  expect([...log, ...warnings, ...notices].join('\n')).toContain(why);
  expect([outputs.reused, stage.builds().length]).toEqual(['[]', 2]);
});
