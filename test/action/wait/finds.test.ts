/** `wait` without `buildId`: whoever started a build, it is found by its commit. */

import { expect, test } from '@jest/globals';
import { type EventSource, readRunEvent } from '../../../src/action/event/run-event.ts';
import { wait } from '../../../src/action/wait/run.ts';
import { type ChangeAnswer, errorAnswer } from '../../support/fault-proxy.ts';
import {
  builtCommit,
  type FaultStage,
  type FaultStageOptions,
  type MemoryRun,
  setFaultStage,
} from '../../support/fault-stage.ts';
import { finishAtOnce, type Script } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

const otherCommit = 'decade0000000000000000000000000000decade';

/** Builds the commit of the variable `COMMIT`, where it is given. */
const ofGivenCommit: Script = async (work) => {
  const { COMMIT: hash } = work.order.variables;
  if (hash) await work.recorder.commit({ hash });
  return finishAtOnce(work);
};

interface Started {
  readonly workflowId?: string;
  readonly branch?: string;
  readonly commit?: string;
}

/** Starts a build as the service's own trigger would, and waits until it has finished. */
async function trigger(stage: FaultStage, started: Started = {}): Promise<string> {
  const { workflowId = 'android', branch = 'main', commit = builtCommit } = started;
  const environment = { variables: { COMMIT: commit } };
  const { appId, ask } = stage.service;
  const { buildId } = (await ask('POST', '/builds', { appId, workflowId, branch, environment })).body;
  await until(() => stage.builds().find(({ id }) => id === buildId)?.status === 'finished');
  return buildId;
}

function place(options: FaultStageOptions = {}): Promise<FaultStage> {
  return setFaultStage({ script: ofGivenCommit, ...options });
}

const push: EventSource = { name: 'push', ref: 'refs/heads/main', sha: builtCommit };

/** A step that has only what the event says. */
function find(
  stage: FaultStage,
  given: Readonly<Record<string, string>> = {},
  event: EventSource = push,
): MemoryRun {
  const inputs = { branch: '', findTimeout: '1m', publicLinks: 'false', ...given };
  return stage.run(wait, { action: 'wait', run: { event: readRunEvent(event) }, with: inputs });
}

/** Resolves when the step has the list in which it finds too little. */
function lookedOnce({ proxy }: FaultStage): Promise<unknown> {
  return until(() =>
    proxy.requests.some(({ path, end }) => path.startsWith('/builds?') && end === 'answered'),
  );
}

test('of several workflows, one comes late: one look at the list is for all', async () => {
  await using stage = await place();
  const ios = await trigger(stage, { workflowId: 'ios' });
  const step = find(stage, { workflowId: 'android, ios' });
  await lookedOnce(stage);
  const android = await trigger(stage);
  expect({ succeeded: await step.succeeded, errors: step.errors }).toEqual({ succeeded: true, errors: [] });
  expect(JSON.parse(step.outputs.buildIds ?? '')).toEqual([android, ios]);
  expect(step.log.filter((line) => line.includes(': found build '))).toHaveLength(2);
  expect(stage.proxy.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test.each([
  ['error', { succeeded: false, errors: [expect.stringContaining(`No build of commit ${builtCommit}`)] }],
  ['ignore', { succeeded: true, errors: [] }],
])("another commit's build is none: ifNotFound %s", async (ifNotFound, expected) => {
  await using stage = await place();
  await trigger(stage, { commit: otherCommit });
  const step = find(stage, { ifNotFound, findTimeout: '1s' });
  expect({ succeeded: await step.succeeded, errors: step.errors }).toEqual(expected);
  expect(step.outputs).toMatchObject({
    buildId: '',
    buildIds: '[]',
    builds: '[]',
    artefacts: '[]',
    status: '',
  });
});

/** The list shows no commits. */
const withoutCommits: ChangeAnswer = ({ path, body }) => {
  const { builds, ...rest } = body as { builds?: Record<string, unknown>[] };
  if (path !== '/builds' || !builds) return body;
  return { ...rest, builds: builds.map(({ commit: _, ...build }) => build) };
};

test('a build of the own branch comes before a newer one of another branch at the same commit', async () => {
  await using stage = await place();
  const own = await trigger(stage);
  await trigger(stage, { branch: 'release' });
  const step = find(stage);
  expect([await step.succeeded, step.outputs.buildId]).toEqual([true, own]);
});

test.each([
  ['the own one comes', true],
  ['none comes', false],
])('if only another branch has a build of the commit, the step looks on until %s', async (_, comes) => {
  await using stage = await place();
  const other = await trigger(stage, { branch: 'release' });
  const step = find(stage, { pollInterval: '1s', findTimeout: comes ? '1m' : '3s' });
  await lookedOnce(stage);
  const own = comes ? await trigger(stage) : undefined;
  expect([await step.succeeded, step.outputs.buildId]).toEqual([true, own ?? other]);
});

test('builds of the commit by other workflows only are named once', async () => {
  await using stage = await place();
  const ios = await trigger(stage, { workflowId: 'ios' });
  const step = find(stage, { pollInterval: '1s', findTimeout: '3s' });
  expect(await step.succeeded).toBe(false);
  expect(step.log.filter((line) => line.includes('Only other workflows'))).toEqual([
    `Only other workflows have builds of commit ${builtCommit}: ios (build ${ios}). Still looking.`,
  ]);
});

test('a service that tells no commits: one error, at once, that says to give buildId', async () => {
  await using stage = await place({ omit: 'commit' });
  await trigger(stage);
  const step = find(stage, { ifNotFound: 'ignore' });
  expect(await step.succeeded).toBe(false);
  expect(step.errors).toEqual([
    expect.stringMatching(/does not report which commits it built.*Set the buildId input\.$/),
  ]);
});

const home = { full_name: 'octo-org/mobile-app' };
const fork: EventSource = {
  name: 'pull_request',
  payload: {
    pull_request: {
      number: 7,
      head: { ref: 'main', sha: builtCommit, repo: null },
      base: { ref: 'main', repo: home },
    },
    repository: home,
  },
};

// T17
test.each<[string, Readonly<Record<string, string>>, EventSource, RegExp]>([
  ['a fork', {}, fork, /is in a fork/],
  ['a branch without its commit', { branch: 'feature' }, push, /The commit input is required/],
  ['an event that says nothing', {}, { name: 'issue_comment' }, /branch or tag/],
  ['no workflow', { workflowId: '' }, push, /Set the buildId input, or appId and workflowId/],
  [
    'a build and a workflow',
    { buildId: 'b', workflowId: 'w' },
    push,
    /buildId input cannot be used together with workflowId/,
  ],
])('%s is refused before any request', async (_, given, event, says) => {
  await using stage = await place();
  const step = find(stage, given, event);
  expect(await step.succeeded).toBe(false);
  expect(step.errors).toEqual([expect.stringMatching(says)]);
  expect(stage.proxy.requests).toEqual([]);
});

test.each(['check_run', 'repository_dispatch'])(
  'on %s, the build may be of another commit than the default branch',
  async (name) => {
    await using stage = await place();
    const buildId = await trigger(stage);
    const event = { ...push, name, sha: otherCommit };
    const step = find(stage, { buildId, branch: '', workflowId: '', ifCommitDiffers: 'error' }, event);
    expect([await step.succeeded, step.errors]).toEqual([true, []]);
  },
);

/** The service lists this build, but does not know it by its id. */
function unknownById(stage: FaultStage, buildId: string): void {
  const path = new RegExp(`^/builds/${buildId}$`);
  stage.proxy.add({ path, fault: errorAnswer(404), times: Number.POSITIVE_INFINITY });
}

test('a build that is listed and not known by its id does not end the search: an older one is found', async () => {
  await using stage = await place({ changeAnswer: withoutCommits });
  const older = await trigger(stage);
  unknownById(stage, await trigger(stage));
  const step = find(stage);
  expect([await step.succeeded, step.errors, step.outputs.buildId]).toEqual([true, [], older]);
});
