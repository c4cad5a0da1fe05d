/** Which build `wait` compares sizes with, and what it says where it cannot. */
import { expect, test } from '@jest/globals';
import { type EventSource, readRunEvent } from '../../../src/action/event/run-event.ts';
import { wait } from '../../../src/action/wait/run.ts';
import { endOf, startBuild } from '../../support/builds.ts';
import {
  builtCommit,
  type FaultStage,
  type FaultStageOptions,
  setFaultStage,
} from '../../support/fault-stage.ts';
import { produce, runUntilCanceled, type Script } from '../../support/scripted-executor.ts';

type Inputs = Readonly<Record<string, string>>;
type Sizes = Readonly<Record<string, number>>;

const pull_request = { number: 7, head: { ref: 'feature' }, base: { ref: 'main' } };
const pullRequest: EventSource = { name: 'pull_request', payload: { pull_request } };
const push: EventSource = { name: 'push', ref: 'refs/heads/main' };

/** Makes files of the sizes in a variable. A build without it runs until it is cancelled. */
const script: Script = async (work) => {
  const { SIZES, END } = work.order.variables;
  if (!SIZES) return runUntilCanceled(work);
  const files = Object.entries<number>(JSON.parse(SIZES));
  const made = await produce(files.map(([name, size]) => [name, 'a'.repeat(size)]))(work);
  return END ? { state: 'failed', message: null } : made;
};

const place = (options: FaultStageOptions = {}) =>
  setFaultStage({ script, quirks: ['ignored-filters'], ...options });

async function built({ service }: FaultStage, sizes: Sizes, more: object = {}, END = ''): Promise<string> {
  const environment = { variables: { SIZES: JSON.stringify(sizes), END } };
  const id = await startBuild(service, { environment, ...more });
  await endOf(service, id);
  return id;
}

async function waitFor(stage: FaultStage, ids: readonly string[], given: Inputs, event = pullRequest) {
  const inputs = { buildId: ids.join(), publicLinks: 'false', ...given };
  const step = stage.run(wait, { action: 'wait', run: { event: readRunEvent(event) }, with: inputs });
  const succeeded = await step.succeeded;
  const artefacts: { baseSize?: number }[] = JSON.parse(step.outputs.artefacts ?? '');
  return {
    ...{ succeeded, notices: step.notices, warnings: step.warnings, errors: step.errors, log: step.log },
    sizes: artefacts.map(({ baseSize }) => baseSize),
    // The estimate of the time left asks for the builds of all branches.
    lists: stage.proxy.requests.map(({ path }) => path).filter((path) => path.includes('branch=')),
  };
}

const base = { 'app.apk': 1_000 };
const larger = { 'app.apk': 1_100 };
const feature = { branch: 'feature' };

test('the base is the newest build that finished, of the same application, workflow and branch', async () => {
  await using stage = await place();
  const { appId, ask } = stage.service;
  const repositoryUrl = 'https://git.example.com/octo-org/other-app.git';
  const other = (await ask('POST', '/apps', { repositoryUrl })).body._id;
  await built(stage, { 'app.apk': 1 });
  const id = await built(stage, base);
  await built(stage, { 'app.apk': 2 }, {}, 'failed');
  await startBuild(stage.service);
  await built(stage, { 'app.apk': 3 }, { appId: other });
  await built(stage, { 'app.apk': 4 }, { workflowId: 'ios' });
  await built(stage, { 'app.apk': 5 }, { branch: 'develop' });
  const result = await waitFor(stage, [await built(stage, larger)], { sizeBase: 'refs/heads/main' });
  expect(result).toMatchObject({ succeeded: true, notices: [], sizes: [1_000] });
  expect(result.lists).toEqual([`/builds?appId=${appId}&branch=main`]);
  expect(result.log.join('\n')).toContain(
    `compared with build ${id} of branch main at commit ${builtCommit.slice(0, 10)}`,
  );
});

test.each<[string, Inputs, EventSource]>([
  ['sizeBase none on a pull request', { sizeBase: 'none' }, pullRequest],
  ['no pull request', {}, push],
  ['no artefact of the build that matches', { artefacts: '*.ipa', ifNoArtefacts: 'ignore' }, pullRequest],
])('with %s, nothing is asked for and nothing is told', async (_, given, event) => {
  await using stage = await place();
  await built(stage, base);
  const { sizes, lists, notices } = await waitFor(stage, [await built(stage, larger, feature)], given, event);
  expect([sizes.filter((size) => size !== undefined), lists, notices]).toEqual([[], [], []]);
});

test('the builds of a step are no base of each other', async () => {
  await using stage = await place();
  const ids: string[] = [];
  for (const sizes of [base, larger])
    for (const workflowId of ['android', 'ios']) ids.push(await built(stage, sizes, { workflowId }));
  const { sizes } = await waitFor(stage, [...ids.slice(2), await built(stage, larger)], { sizeBase: 'main' });
  expect(sizes).toEqual([1_000, 1_000, 1_000]);
});

const noBase = 'the newest builds in the list include no finished build of branch main.';
const unchecked = 'The action did not check maxSizeIncrease for these artefacts.';
const limit = { maxSizeIncrease: '0%' };
const unreadable = /^android: the list .* be read\. .*403: \\u202E no\./;
const refusing: FaultStageOptions = {
  faults: [{ method: 'GET', path: '/builds', times: 999, status: 403 }],
  changeAnswer: ({ path, body }) => (path === '/builds' ? { error: '\u202e\nno' } : body),
};

test.each<[string, FaultStageOptions & { event?: EventSource }, workflowIds: string[], Inputs, RegExp]>([
  ['no base', {}, ['android', 'ios'], limit, RegExp(`^android: ${noBase}\nios: ${noBase}\n${unchecked}$`)],
  ['a list that is refused', refusing, ['android'], {}, unreadable],
  ['no pull request', { event: push }, ['android'], limit, /did not check maxSizeIncrease.*Set sizeBase/],
])('%s is one notice, and changes no verdict', async (_, { event, ...options }, workflows, given, notice) => {
  await using stage = await place(options);
  const ids: string[] = [];
  for (const workflowId of workflows) ids.push(await built(stage, larger, { ...feature, workflowId }));
  expect(await waitFor(stage, ids, given, event)).toMatchObject({
    ...{ succeeded: true, warnings: [], errors: [], notices: [expect.stringMatching(notice)] },
  });
});

test('an artefact without a counterpart is one notice', async () => {
  await using stage = await place();
  const id = await built(stage, base);
  const own = await built(stage, { ...base, 'new.apk': 5 }, feature);
  const { succeeded, notices } = await waitFor(stage, [own], limit);
  const lacks = `android: build ${id} of branch main lacks new.apk.\n${unchecked}`;
  expect([succeeded, notices]).toEqual([true, [lacks]]);
});

test('maxSizeIncrease with sizeBase none is an error that names both', async () => {
  await using stage = await place();
  const step = stage.run(wait, { action: 'wait', with: { buildId: 'b', sizeBase: 'none', ...limit } });
  expect([await step.succeeded, step.errors]).toEqual([
    false,
    [expect.stringContaining('requires a branch to compare with, but sizeBase is none.')],
  ]);
});
