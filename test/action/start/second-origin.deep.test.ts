/** No action sends the token to another origin than that of baseUrl, whatever the service answers. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { actionFolders } from '../../../scripts/tables.ts';
import { repositoryRoot } from '../../support/action-metadata.ts';
import { runAction } from '../../support/action-process.ts';
import { startFakeService } from '../../support/fake-service/server.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { setStage } from '../../support/stage.ts';

test('downloads of every action follow a redirect to another origin, which never gets the token', async () => {
  await using folder = await temporaryFolder();
  await using stage = await setStage();
  await using storage = await startFaultProxy({ target: stage.service.baseUrl });
  stage.proxy.sendOnTo(storage.url);
  const folders = ['build', 'wait', 'artifacts', 'addresses'].map((name) => join(folder.path, name));
  const [build, wait, artifacts, addresses] = folders as [string, string, string, string];

  const built = await stage.run({ with: { workflowId: 'android', download: build } });
  const { buildId = '', artefactUrls = '' } = built.outputs;
  const results = [
    built,
    await stage.use('wait', { buildId, download: wait }),
    await stage.use('artifacts', { buildId, download: artifacts }),
    await stage.use('artifacts', { url: artefactUrls, download: addresses }),
  ];
  expect(results.map(({ exitCode, errors }) => [exitCode, errors])).toEqual(results.map(() => [0, []]));
  for (const path of folders) expect(await readdir(path)).toEqual(['hello-mobile-unsigned-sample.apk']);
  expect(storage.requests).toHaveLength(4);
  for (const { path, hasToken, headers } of storage.requests) {
    expect(path).toMatch(/^\/storage\//);
    expect([hasToken, JSON.stringify(headers).includes(stage.service.token)]).toEqual([false, false]);
  }
});

/** For each action, inputs with which it sends requests to the service. */
const asking: Readonly<Record<string, Record<string, string>>> = {
  '.': { appId: 'a', workflowId: 'w', branch: 'main', clearCaches: 'all', cancelPrevious: 'true' },
  apps: { operation: 'list' },
  artifacts: { buildId: 'b' },
  builds: { operation: 'list', appId: 'a' },
  caches: { operation: 'clear', appId: 'a' },
  cancel: { buildId: 'b' },
  team: { operation: 'remove', teamId: 't', userId: 'u' },
  wait: { buildId: 'b' },
};

test('these tests cover every action with a token', () => {
  // `service` creates its token, and `check` needs none.
  const folders = actionFolders(repositoryRoot).filter((folder) => !['service', 'check'].includes(folder));
  expect(Object.keys(asking).sort()).toEqual(folders);
});

// T1
test.each(Object.keys(asking))(
  '%s: a redirect of the API is not followed, and the error names its target',
  async (action) => {
    await using other = await startFakeService((_request, response) => void response.end('{}'));
    await using service = await startFakeService(({ target }, response) =>
      response.writeHead(307, { location: other.url + target }).end(),
    );
    const token = 'a-token-for-one-origin';
    const given = { token, baseUrl: service.url, pollInterval: '1s', ...asking[action] };
    const result = await runAction({ action, with: given });
    expect(result.exitCode).toBe(1);
    expect(result.errors[0]?.data).toContain(other.url);
    expect(service.requests.length).toBeGreaterThan(0);
    expect(other.requests).toEqual([]);
  },
);

// T1
test('URLs of another origin in answers are not requested: artefacts, step logs, next pages', async () => {
  await using folder = await temporaryFolder();
  await using other = await startFakeService((_request, response) => void response.end('{}'));
  await using stage = await setStage({
    changeAnswer({ body }) {
      const moved = JSON.stringify(body).replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, other.url);
      const answer = JSON.parse(moved);
      return 'nextPageUrl' in answer ? { ...answer, nextPageUrl: `${other.url}/builds?skip=30` } : answer;
    },
  });
  const results = [
    await stage.run({ with: { workflowId: 'broken', download: folder.path } }),
    await stage.run({ with: { workflowId: 'android', download: folder.path } }),
    await stage.use('artifacts', { appId: stage.service.appId, download: folder.path }),
  ];
  expect(results.map(({ exitCode }) => exitCode)).toEqual([1, 1, 1]);
  expect(results[2]?.errors[0]?.data).toContain(other.url);
  expect(other.requests).toEqual([]);
  expect(await readdir(folder.path)).toEqual([]);
});
