import { expect, test } from '@jest/globals';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { buildStates, endStates, hasEnded } from '../../../src/contract/values.ts';

const artefact = {
  name: 'app-release.apk',
  type: 'apk',
  size: 10_485_760,
  md5: 'd41d8cd98f00b204e9800998ecf8427e',
  url: 'https://api.example.com/artifacts/0a1b/2c3d/app-release.apk',
};
const step = {
  _id: 's1',
  name: 'Build Android',
  type: 'building',
  status: 'failed',
  logUrl: null,
  subactions: [{ _id: 's3', name: 'gradlew', status: 'failed', logUrl: 'https://x/2' }],
};
/** Everything that was seen, in one record (docs/hosted-service.md, "The record of a build"). */
const seenBuild = {
  _id: '5fabc6414c483700143f4f92',
  appId: '5d85eaa0e941e00019e81bc2',
  workflowId: null,
  fileWorkflowId: 'android-release',
  branch: 'main',
  tag: null,
  status: 'finished',
  index: 42,
  message: 'Step 5 script `Build Android` exited with status code 137',
  commit: { hash: 'f'.repeat(40), commitMessage: 'Add', authorName: 'A', branch: 'main' },
  labels: ['gh-1-1-abc'],
  createdAt: '2021-02-11T16:00:20.000+0000',
  startedAt: '2021-02-11T16:00:22.379+0000',
  finishedAt: '2021-02-11T16:10:22.379+0000',
  artefacts: [artefact],
  config: { name: 'Android release' },
  buildActions: [step],
};

test.each<[string, valid: boolean, change: object]>([
  ['everything that was seen', true, {}],
  ['another state', false, { status: 'cancelled' }],
  ['no state', false, { status: undefined }],
  ['a time without its milliseconds', false, { startedAt: '2021-02-11T16:00:22+0000' }],
  ['a size that is no whole number', false, { artefacts: [{ ...artefact, size: 1.5 }] }],
  ['an artefact without a digest', false, { artefacts: [{ ...artefact, md5: undefined }] }],
  ['no branch', false, { branch: undefined }],
  ['a step in another state', false, { buildActions: [{ ...step, status: 'done' }] }],
])('a build with %s is a valid answer of a service: %s', (_, valid, change) => {
  const answer = { application: { _id: 'a', appName: 'hello-mobile' }, build: { ...seenBuild, ...change } };
  expect(endpoints.builds.get.answers[200]?.safeParse(answer).success).toBe(valid);
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

// T10
test('invalid items of a list do not hide the valid ones, but a record of workflows is read only if all are valid', () => {
  const workflows = { w1: { name: 'One' }, w2: 7 };
  const odd = { _id: 'a', workflows, workflowIds: ['w1', 2, null], branches: [{}, 'main'] };
  const read = { _id: 'a', workflows: undefined, workflowIds: ['w1'], branches: ['main'] };
  const { applications, builds } = endpoints;
  expect(applications.get.tolerant.parse({ application: odd })).toEqual({ application: read });
  expect(applications.list.tolerant.parse({ applications: [{}, odd, 1] })).toEqual({ applications: [read] });
  const few = { name: 'a.apk', url: 'u' };
  const build = { _id: 'b', status: 'cancelled', artefacts: [few, { ...few, url: null }, null] };
  expect(builds.list.tolerant.parse({ builds: [{ _id: 'c' }, build, null] })).toEqual({
    builds: [{ _id: 'b', status: 'canceled', artefacts: [few] }],
  });
});

// T10
test('a field named __proto__ changes no prototype and adds no field', () => {
  const answer = JSON.parse(
    '{"build": {"_id": "b", "status": "x", "__proto__": {"artefacts": "x", "polluted": 1}}}',
  );
  const { build } = endpoints.builds.get.tolerant.parse(answer);
  const polluted = [build.artefacts, Reflect.get(build, 'polluted'), Reflect.get({}, 'polluted')];
  expect(polluted).toEqual([undefined, undefined, undefined]);
});

test('a start needs exactly one of branch and tag, and its variables are strings', () => {
  const refs = [{ branch: 'main' }, { tag: 'v1', branch: null }, { branch: '', tag: 'v1' }];
  const wrong = [{}, { branch: '' }, { branch: 'main', tag: 'v1' }, { branch: 7 }];
  const accepts = (more: object): boolean =>
    endpoints.builds.start.body.safeParse({ appId: 'a', workflowId: 'w', ...more }).success;
  expect([...refs, ...wrong].map(accepts)).toEqual([true, true, true, false, false, false, false]);
  const variables = (A: unknown) => ({ tag: 'v1', environment: { variables: { A } } });
  expect([accepts(variables('1')), accepts(variables(1))]).toEqual([true, false]);
});

test('six states are end states, and no other word is one', () => {
  expect(buildStates.filter(hasEnded).toSorted()).toEqual(endStates.toSorted());
  expect(['initializing', 'cancelled', '', 'Finished', 'constructor'].some(hasEnded)).toBe(false);
});
