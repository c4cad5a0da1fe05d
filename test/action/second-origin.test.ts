import { readdir } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../support/folder.ts';
import { startRecordingServer } from '../support/recording-server.ts';
import { setStage } from '../support/stage.ts';

test('URLs of another origin in answers are not requested: artefacts, step logs, next pages', async () => {
  await using folder = await temporaryFolder();
  await using other = await startRecordingServer((_request, response) => void response.end('{}'));
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
