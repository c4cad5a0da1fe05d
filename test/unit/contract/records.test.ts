import { expect, test } from '@jest/globals';
import { SeenBuildAction } from '../../../src/contract/build.ts';
import { refusalText } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { buildStates, endStates, hasEnded } from '../../../src/contract/values.ts';

const artefact = {
  name: 'app-release.apk',
  type: 'apk',
  size: 10_485_760,
  md5: 'd41d8cd98f00b204e9800998ecf8427e',
  url: 'https://api.example.com/artifacts/0a1b/2c3d/app-release.apk',
  packageName: 'com.example.app',
  versionName: '1.2.3',
};
const listed = {
  _id: '5fabc6414c483700143f4f92',
  appId: '5d85eaa0e941e00019e81bc2',
  workflowId: '5d85f242e941e00019e81bd2',
  branch: 'main',
  tag: null,
  status: 'finished',
  startedAt: '2021-02-11T16:00:22.379+0000',
  finishedAt: '2021-02-11T16:10:22.379+0000',
  artefacts: [artefact],
};
/** What `GET /builds/:id` promises, and no more. */
const promised = {
  application: { _id: '5d85eaa0e941e00019e81bc2', appName: 'hello-mobile' },
  build: {
    _id: '5fabc6414c483700143f4f92',
    startedAt: '2021-02-11T16:00:22.379+0000',
    status: 'building',
    workflowId: '5d85f242e941e00019e81bd2',
  },
};
/** Everything that was seen, in one record (docs/hosted-service.md, "The record of a build"). */
const seenBuild = {
  ...listed,
  workflowId: null,
  fileWorkflowId: 'android-release',
  index: 42,
  message: 'Step 5 script `Build Android` exited with status code 137',
  commit: { hash: 'f'.repeat(40), commitMessage: 'Add', authorName: 'A', branch: 'main' },
  labels: ['gh-1-1-abc'],
  createdAt: '2021-02-11T16:00:20.000+0000',
  config: { name: 'Android release' },
  buildActions: [
    {
      _id: 's1',
      name: 'Preparing',
      type: 'preparing',
      status: 'success',
      subactions: [],
      logUrl: 'https://x/1',
    },
    {
      _id: 's2',
      name: 'Build Android',
      type: 'building',
      status: 'failed',
      startedAt: '2021-02-11T16:01:00.000+0000',
      finishedAt: '2021-02-11T16:02:00.000+0000',
      logUrl: null,
      subactions: [{ _id: 's3', name: 'gradlew', status: 'failed', logUrl: 'https://x/2' }],
    },
    { _id: 's4', name: 'Publishing', type: 'publishing', status: null, subactions: [] },
  ],
};
const application = {
  _id: '5d85eaa0e941e00019e81bc2',
  appName: 'hello-mobile',
  workflowIds: ['5d85f242e941e00019e81bd2'],
  workflows: { '5d85f242e941e00019e81bd2': { name: 'Default Workflow' } },
};
const cache = {
  _id: 'c1',
  appId: application._id,
  workflowId: 'w1',
  lastUsed: '2021-02-11T16:00:22.379+0000',
  size: 1024,
};

test('the samples of the API match the schemas of its endpoints', () => {
  const { builds, applications, caches, teams, artefacts } = endpoints;
  const page = { applications: [promised.application], builds: [listed], nextPageUrl: null };
  const deletion = { caches: ['c1'], message: 'Cache deletion has started asynchronously' };
  const link = { url: 'https://files.example/signed', expiresAt: '2021-02-18T16:00:22+00:00' };
  const samples = [
    [builds.start.answers[200], { buildId: listed._id }],
    [builds.list.answers[200], page],
    [builds.list.answers[200], { applications: [], builds: [seenBuild], nextPageUrl: '/builds?skip=30' }],
    [builds.get.answers[200], { application: promised.application, build: listed }],
    [builds.get.answers[200], { application: promised.application, build: seenBuild }],
    [applications.list.answers[200], { applications: [application] }],
    [applications.get.answers[200], { application: { ...application, branches: ['main'] } }],
    [applications.add.answers[200], promised.application],
    [applications.addPrivate.answers[200], { application: promised.application }],
    [caches.list.answers[200], { caches: [cache] }],
    [caches.removeAll.answers[202], deletion],
    [caches.remove.answers[202], deletion],
    [teams.invite.answers[200], { anything: ['at', 'all'] }],
    [artefacts.createPublicUrl.answers[200], link],
  ] as const;
  for (const [schema, sample] of samples) expect(schema?.parse(sample)).toEqual(sample);
});

test.each([
  ['another state', { status: 'cancelled' }],
  ['no state', { status: undefined }],
  ['a time without its milliseconds', { startedAt: '2021-02-11T16:00:22+0000' }],
  ['a size that is no whole number', { artefacts: [{ ...artefact, size: 1.5 }] }],
  ['an artefact without a digest', { artefacts: [{ ...artefact, md5: undefined }] }],
  ['a branch that is left out', { branch: undefined }],
  ['a step in another state', { buildActions: [{ ...seenBuild.buildActions[0], status: 'done' }] }],
])('a service may not answer a build with %s', (_, change) => {
  const answer = { application: promised.application, build: { ...seenBuild, ...change } };
  expect(endpoints.builds.get.answers[200]?.safeParse(answer).success).toBe(false);
});

test('a client needs only what the contract promises of a build and of a list', () => {
  expect(endpoints.builds.get.tolerant.parse(promised)).toEqual(promised);
  const { nextPageUrl: _, ...page } = { applications: [], builds: [listed], nextPageUrl: null };
  expect(endpoints.builds.list.tolerant.parse(page)).toEqual(page);
  expect(endpoints.applications.list.tolerant.parse({ applications: [application] })).toEqual({
    applications: [application],
  });
});

test('a client needs the ID and state of a build, and reads every other valid field', () => {
  const odd = {
    ...Object.fromEntries(Object.keys(seenBuild).map((key) => [key, { of: 'another type' }])),
    _id: 'b',
    status: 'initializing',
    isNew: true,
  };
  const read = endpoints.builds.get.tolerant.parse({ application: 7, build: odd });
  const told = Object.entries(read.build).filter(([, value]) => value !== undefined);
  // Only a hash is needed in `commit`, and nothing in `config`.
  expect(Object.fromEntries(told)).toEqual({
    _id: 'b',
    status: 'initializing',
    isNew: true,
    config: { of: 'another type' },
  });
  expect(read.application).toBeUndefined();
  const nulls = {
    ...Object.fromEntries(Object.keys(seenBuild).map((key) => [key, null])),
    _id: 'b',
    status: 'x',
  };
  expect(endpoints.builds.get.tolerant.safeParse({ build: nulls }).success).toBe(true);
});

test('artefacts, caches and links are read without the fields that were seen missing', () => {
  const { builds, caches, artefacts } = endpoints;
  const few = { name: 'a.zip', url: 'https://x/artifacts/a/b/a.zip' };
  const build = { _id: 'b', status: 'finished', artefacts: [few, { ...few, size: '12', versionCode: '7' }] };
  expect(builds.get.tolerant.parse({ build }).build.artefacts).toEqual([
    few,
    { ...few, size: undefined, versionCode: '7' },
  ]);
  expect(caches.list.tolerant.parse({ caches: [{ _id: 'c' }] })).toEqual({ caches: [{ _id: 'c' }] });
  expect(artefacts.createPublicUrl.tolerant.parse({ url: 'u', expiresAt: 7 })).toEqual({
    url: 'u',
    expiresAt: undefined,
  });
});

test('the valid branches and IDs of an application are read, and workflows only if all are valid', () => {
  const odd = {
    _id: 'a',
    workflows: { w1: { name: 'One' }, w2: 7 },
    workflowIds: ['w1', 2, null],
    branches: [{}, 'main'],
  };
  const read = {
    _id: 'a',
    workflows: undefined,
    workflowIds: ['w1'],
    branches: ['main'],
  };
  const { list, get } = endpoints.applications;
  expect(get.tolerant.parse({ application: odd })).toEqual({ application: read });
  expect(list.tolerant.parse({ applications: [{}, odd, 1] })).toEqual({ applications: [read] });
});

test('a start needs exactly one of branch and tag, and its variables are strings', () => {
  const body = { appId: 'a', workflowId: 'w' };
  const accepts = (more: object): boolean =>
    endpoints.builds.start.body.safeParse({ ...body, ...more }).success;
  expect(
    [{ branch: 'main' }, { tag: 'v1' }, { branch: 'main', tag: null }, { branch: '', tag: 'v1' }].map(
      accepts,
    ),
  ).toEqual([true, true, true, true]);
  expect([{}, { branch: '' }, { branch: 'main', tag: 'v1' }, { branch: 7 }].map(accepts)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(accepts({ tag: 'v1', environment: { variables: { A: 1 } } })).toBe(false);
  expect(accepts({ tag: 'v1', environment: { variables: { A: '1' } } })).toBe(true);
});

test('the states are those of the API, and six of them are end states', () => {
  expect(buildStates.toSorted()).toEqual(
    'building canceled finishing finished failed fetching preparing publishing queued skipped testing timeout warning'
      .split(' ')
      .toSorted(),
  );
  expect(buildStates.filter(hasEnded).toSorted()).toEqual(endStates.toSorted());
  expect(['initializing', 'cancelled', '', 'Finished', 'constructor'].some(hasEnded)).toBe(false);
});

test.each([
  [{ error: 'a', message: 'b' }, 'a'],
  [{ message: 'b', detail: 'c' }, 'b'],
  [{ detail: 'c' }, 'c'],
  [{ error: ['a'] }, undefined],
  [{}, undefined],
  [null, undefined],
  ['text', undefined],
  [['a'], undefined],
])('the explanation in the refusal %j is %j', (body, said) =>
  expect(refusalText(JSON.stringify(body))).toBe(said),
);

test.each(['', 'Bad gateway', '{"error"'])('the refusal %j, which is not JSON, has no explanation', (body) =>
  expect(refusalText(body)).toBeUndefined(),
);

test('fields of a step that no action reads are not checked: a long invalid list costs nothing', () => {
  const step = { skipped: [1], testReport: { failures: [1] } };
  expect(SeenBuildAction.parse(step)).toEqual(step);
});
