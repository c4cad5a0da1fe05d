/** The newer API (v3): each answer has the shape that was seen, and describes the same builds as v1. */

import { expect, test } from '@jest/globals';
import type { BuildAction } from '../../src/contract/build.ts';
import { type BuildState, buildStates, formatTimestamp, parseTimestamp } from '../../src/contract/values.ts';
import {
  aborted,
  keepFiles,
  type Script,
  scriptedExecutor,
  type Work,
} from '../support/scripted-executor.ts';
import { type Json, type TestService, testService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { shapeErrors, type V3_SCHEMAS } from './v3-schemas.ts';

/** The body of a successful answer, once it has the shape that was seen. */
async function read(service: TestService, schema: keyof typeof V3_SCHEMAS, path: string): Promise<Json> {
  const { status, body } = await service.ask('GET', `/api/v3/${path}`);
  expect({ path, status }).toEqual({ path, status: 200 });
  expectShape(schema, body);
  return body;
}

function expectShape(schema: keyof typeof V3_SCHEMAS, body: unknown): void {
  expect(shapeErrors(schema, body)).toEqual([]);
}

const at = formatTimestamp(Date.UTC(2026, 0, 1, 12, 0, 0, 88));
const script = { command: 'make', status: 'success' as const, startedAt: at, finishedAt: at, logUrl: null };
const ran = { status: 'success' as const, startedAt: at, finishedAt: at, logUrl: null, subactions: [] };
const waiting = { status: null, startedAt: null, finishedAt: null, logUrl: null, subactions: [] };

const steps: BuildAction[] = [
  { _id: '1'.repeat(24), name: 'Preparing build machine', type: 'preparing', ...ran },
  { _id: '2'.repeat(24), name: 'Fetching app sources', type: 'fetching', ...ran },
  { _id: '3'.repeat(24), name: 'Reading the workflow', type: null, ...ran },
  { _id: '4'.repeat(24), name: 'Test', type: null, ...ran, subactions: [script] },
  { _id: '5'.repeat(24), name: 'Collecting artefacts', type: 'publishing', ...waiting },
];

/** The states that lead to each state. */
const waysTo: Readonly<Partial<Record<BuildState, readonly BuildState[]>>> = {
  fetching: ['fetching'],
  building: ['fetching', 'building'],
  testing: ['fetching', 'building', 'testing'],
  publishing: ['fetching', 'building', 'publishing'],
  finishing: ['fetching', 'building', 'publishing', 'finishing'],
  finished: ['fetching', 'building', 'publishing', 'finishing'],
  warning: ['fetching', 'building', 'publishing', 'finishing'],
  skipped: ['fetching'],
};

const ends = ['finished', 'failed', 'canceled', 'timeout', 'skipped', 'warning'] as const;

/** A build reaches the state that its workflow is named after, and keeps it until it is cancelled. */
const reach: Script = async (work) => {
  const { order, recorder } = work;
  for (const state of waysTo[order.workflowId as BuildState] ?? []) {
    // Before the state, so that a build in that state does not change any more.
    if (state === 'fetching') await report(work);
    if (state === 'publishing') await keepFiles(work, [['app.apk', 'made']]);
    await recorder.state(state);
  }
  const end = ends.find((state) => state === order.workflowId);
  if (end) return { state: end, message: end === 'finished' ? null : 'On purpose' };
  await aborted(work.signal);
  return { state: 'canceled', message: null };
};

async function report({ recorder }: Work): Promise<void> {
  const author = { authorName: 'Ada', authorEmail: 'ada@example.com' };
  await recorder.commit({ hash: 'f'.repeat(40), commitMessage: 'Add', ...author });
  await recorder.workflow({ name: 'App', instanceType: 'mac_mini_m2', labels: ['nightly'] });
  await recorder.steps(steps);
}

async function start(service: TestService, workflowId: string, more: object = { branch: 'main' }) {
  const body = { appId: service.appId, workflowId, ...more };
  return String((await service.ask('POST', '/builds', body)).body.buildId);
}

/** What both APIs say about a build, in the words of v1. */
function inV1(build: Json) {
  return {
    id: build._id,
    appId: build.appId,
    workflowId: build.workflowId ?? build.fileWorkflowId,
    name: build.config.name,
    status: build.status === 'warning' ? 'finished' : build.status,
    index: build.index,
    labels: build.labels,
    ref: [build.branch, build.tag],
    times: [build.createdAt, build.startedAt, build.finishedAt].map(parseTimestamp),
    instanceType: build.instanceType,
    versions: [build.config.buildSettings.flutterVersion, build.config.buildSettings.xcodeVersion],
    commit: build.commit.hash && [build.commit.hash, build.commit.commitMessage, build.commit.authorName],
    artefacts: build.artefacts.map(({ name, size }: Json) => [name, size]),
  };
}

function inV3(build: Json): ReturnType<typeof inV1> {
  const { commit } = build;
  return {
    id: build.id,
    appId: build.app_id,
    workflowId: build.workflow.id,
    name: build.workflow.name,
    status: build.status,
    index: build.index,
    labels: build.labels,
    ref: [build.branch, build.tag],
    times: [build.created_at, build.started_at, build.finished_at].map(parseTimestamp),
    instanceType: build.instance_type,
    versions: [build.config.flutter_version, build.config.xcode_version],
    commit: commit ? [commit.hash, commit.message, commit.author_name] : '',
    artefacts: build.artifacts.map((artifact: Json) => [artifact.name, artifact.size_in_bytes]),
  };
}

/** The states in which builds start: those that end make room for the others, and the last one waits. */
const inOrder: readonly BuildState[] = [
  ...ends,
  ...buildStates.filter((state) => state !== 'queued' && !ends.some((end) => end === state)),
  'queued',
];

test('v1 and v3 agree about a build in each state of v1', async () => {
  const running = inOrder.length - ends.length - 1;
  await using service = await testService({ executor: scriptedExecutor(reach), builders: running });
  const ids = new Map<string, string>();
  for (const state of inOrder)
    ids.set(state, await start(service, state, state === 'testing' ? { tag: 'v1' } : { branch: 'main' }));
  expect([...ids.keys()].sort()).toEqual([...buildStates].sort());

  for (const [state, id] of ids) {
    const first = await until(async () => {
      const { build } = (await service.ask('GET', `/builds/${id}`)).body;
      return build.status === state && build;
    });
    const { data } = await read(service, 'build', `builds/${id}`);
    expect(inV3(data)).toEqual(inV1(first));
    const actions = await read(service, 'actions', `builds/${id}/actions`);
    expect(
      actions.data.map(({ id, name, status, script, started_at }: Json) => ({
        ...{ id, name, status, script },
        startedAt: parseTimestamp(started_at),
      })),
    ).toEqual(
      first.buildActions.map(({ _id, name, status, subactions, startedAt }: Json) => ({
        ...{ id: _id, name, status, script: subactions[0]?.command ?? null },
        startedAt: parseTimestamp(startedAt),
      })),
    );
  }
  const list = await read(service, 'teamBuilds', `teams/${service.userId}/builds`);
  expect(list.data.map(({ id }: Json) => id)).toEqual([...ids.values()].reverse());
});

test('a build, its steps and its files are written in the words of v3', async () => {
  await using service = await testService({ executor: scriptedExecutor(reach) });
  const id = await start(service, 'finished');
  const { data } = await until(async () => {
    const build = await read(service, 'build', `builds/${id}`);
    return build.data.status === 'finished' && build;
  });
  expect(data).toMatchObject({
    workflow: { source: 'file', name: 'App' },
    instance_type: 'mac_mini_m2',
    release_notes: [],
    remote_access_enabled: false,
    artifacts: [{ name: 'app.apk', type: 'apk' }],
  });
  const { data: actions } = await read(service, 'actions', `builds/${id}/actions`);
  expect(
    actions.map(({ type, has_test_results, started_at }: Json) => [type, has_test_results, started_at]),
  ).toEqual([
    ['preparing', false, '2026-01-01T12:00:00.088000Z'],
    ['fetching', false, '2026-01-01T12:00:00.088000Z'],
    ['fetching', false, '2026-01-01T12:00:00.088000Z'],
    ['script', false, '2026-01-01T12:00:00.088000Z'],
    ['publishing', false, null],
  ]);
});

test('the list of a team is filtered, and its cursor leads through it while builds start', async () => {
  await using service = await testService({ executor: scriptedExecutor(reach), builders: 1 });
  const finished = await start(service, 'finished', { branch: 'main', labels: ['a'] });
  const warning = await start(service, 'warning', { tag: 'v1', labels: ['a', 'b'] });
  const failed = await start(service, 'failed', { branch: 'dev' });
  const held = await start(service, 'building');
  const queued = await start(service, 'queued');
  await until(async () => (await service.ask('GET', `/builds/${held}`)).body.build.status === 'building');
  const list = async (query: string): Promise<[string[], string | null]> => {
    const { data, cursor } = await read(service, 'teamBuilds', `teams/${service.userId}/builds?${query}`);
    return [data.map(({ id }: Json) => id), cursor];
  };
  for (const [query, ids] of [
    ['', [queued, held, failed, warning, finished]],
    [`app_id=${service.appId}`, [queued, held, failed, warning, finished]],
    [`app_id=${'0'.repeat(24)}`, []],
    ['workflow_id=failed', [failed]],
    ['branch=main', [queued, held, finished]],
    ['tag=v1', [warning]],
    ['status=finished', [warning, finished]],
    ['status=queued', [queued]],
    ['status=building', [held]],
    ['status=failed&branch=main', []],
    ['label=a', [warning, finished]],
    ['label=b&status=finished', [warning]],
  ] as const)
    expect([query, ...(await list(query))]).toEqual([query, ids, null]);

  const [first, cursor] = await list('page_size=2');
  expect(first).toEqual([queued, held]);
  await start(service, 'late');
  const [second, next] = await list(`page_size=2&cursor=${cursor}`);
  expect(second).toEqual([failed, warning]);
  expect(await list(`page_size=2&cursor=${next}`)).toEqual([[finished], null]);
  const wrong = await service.ask('GET', `/api/v3/teams/${service.userId}/builds?status=testing`);
  expect(wrong.status).toBe(400);
});

const configuration = {
  users: [],
  teams: [{ name: 'Mobile', members: [{ email: 'owner@example.com', role: 'owner' as const }] }],
  groups: { signing: { KEY: 'x' } },
  publicVariables: [],
  applications: [],
};

test('a user, their teams, applications, workflows and groups have the shapes that were seen', async () => {
  await using service = await testService({ configuration });
  const { appId, userId } = service;
  const user = await read(service, 'user', 'user');
  expect(user.data.id).toBe(userId);
  const teams = await read(service, 'userTeams', 'user/teams');
  expect(teams.data.map(({ name }: Json) => name)).toEqual(['owner@example.com', 'Mobile']);
  const teamId = teams.data[1].id;
  const added = { repositoryUrl: '/srv/git/team-app.git', teamId };
  const ofTeam = (await service.ask('POST', '/apps', added)).body._id;
  const own = await read(service, 'teamApplications', `teams/${userId}/apps`);
  expect(own.data.map(({ id }: Json) => id)).toEqual([appId]);
  const shared = await read(service, 'teamApplications', `teams/${teamId}/apps`);
  expect(shared.data).toMatchObject([{ id: ofTeam, name: 'team-app', settings_source: 'file' }]);
  const applications = await read(service, 'userApplications', 'user/apps');
  expect(applications.data.map(({ id }: Json) => id)).toEqual([appId, ofTeam]);
  const named = await read(service, 'userApplications', 'user/apps?name=team');
  expect(named.data.map(({ id }: Json) => id)).toEqual([ofTeam]);
  const page = await read(service, 'userApplications', 'user/apps?page_size=1&page=2');
  expect(page).toMatchObject({ data: [{ id: ofTeam }], current_page: 2, page_size: 1, total_pages: 2 });
  const workflows = await read(service, 'workflows', `apps/${appId}/workflows`);
  expect(workflows.data).toEqual([
    { id: 'android', name: 'Android app', source: { type: 'file' }, inputs: [] },
  ]);
  const groups = await read(service, 'variableGroups', `apps/${appId}/variable-groups`);
  expect(groups.data.map(({ name }: Json) => name)).toEqual(['signing']);

  const start = { workflow_id: 'android', branch: 'main' };
  const started = await service.ask('POST', `/api/v3/apps/${appId}/builds`, start);
  expect(started.status).toBe(202);
  expectShape('startedBuild', started.body);
  for (const path of ['nothing', `builds/${'0'.repeat(24)}`, `apps/${appId}/caches`])
    expectShape('error', (await service.ask('GET', `/api/v3/${path}`)).body);
});
