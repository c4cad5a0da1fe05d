import { expect, test } from '@jest/globals';
import { parseTimestamp } from '../../../../src/contract/values.ts';
import { testClient } from '../../../support/client.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';
import { recorded } from '../../../support/recorded/shapes.ts';

/** A client of a server that answers every request with one recorded answer. */
async function clientOf(name: string) {
  const server = await startFakeService(saying(recorded(name)));
  return { client: testClient(server.url), [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

test.each([
  ['build-2021', Date.UTC(2021, 1, 11, 16, 0, 5, 379)],
  ['build-2026', Date.UTC(2026, 1, 11, 16, 0, 5, 379)],
])('the client reads all that it uses of %s', async (name, startedAt) => {
  await using stage = await clientOf(name);
  const { application, build } = await stage.client.builds.get('60255a4e1f0c3b0012ab34c1');
  expect(application?.appName).toBe('hello-mobile');
  expect(build).toMatchObject({ status: 'finished', fileWorkflowId: 'android-release', labels: [] });
  expect(build.commit?.hash).toHaveLength(40);
  expect(build.config?.name).toBe('Android release');
  expect(parseTimestamp(build.startedAt)).toBe(startedAt);
  expect(build.artefacts?.map(({ type, size }) => [type, typeof size])).toEqual([
    ['apk', 'number'],
    ['ipa', 'number'],
    ['bundle', 'number'],
  ]);
  const steps = build.buildActions?.slice(0, 6) ?? [];
  expect(steps.map(({ name, status }) => [name, status])).toEqual([
    ['Preparing build machine', 'success'],
    ['Fetching app sources', 'success'],
    ['Build Android', 'success'],
    ['Build iOS', 'success'],
    ['Publishing', 'success'],
    ['Cleaning up', 'success'],
  ]);
  for (const step of steps) {
    expect(parseTimestamp(step.finishedAt)).toBeGreaterThan(startedAt);
    expect(step.logUrl ?? step.subactions?.[0]?.logUrl).toMatch(/\/step\//);
  }
});

test('the client reads the recorded list: a build without artefacts, one that is queued, one of a tag', async () => {
  await using stage = await clientOf('builds');
  // The next page was not recorded.
  const { value: page } = await stage.client.builds.pages({}).next();
  const builds = page?.builds ?? [];
  expect(builds.map(({ status, artefacts, tag }) => [status, artefacts?.length, tag])).toEqual([
    ['queued', 0, null],
    ['finished', 3, null],
    ['canceled', undefined, null],
    ['failed', 0, 'v1.0'],
  ]);
  expect(builds[0]?.startedAt).toBeUndefined();
  expect(builds[3]?.message).toContain('exited with status code 137');
});

test('the client reads the recorded applications', async () => {
  await using stage = await clientOf('apps');
  const applications = await stage.client.applications.list();
  expect(applications.map(({ appName, branches, workflows }) => [appName, branches, workflows])).toEqual([
    ['hello-mobile', ['main', 'feature/x'], { '5d85f242e941e00019e81bd2': expect.anything() }],
    ['hello-again', ['main', 'feature/x'], {}],
  ]);
});
