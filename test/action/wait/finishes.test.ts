import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../support/folder.ts';
import { setStage } from '../../support/stage.ts';
import { input, started } from './finishes.ts';

test('wait waits for a build of another step, and returns and downloads its artefacts', async () => {
  await using folder = await temporaryFolder();
  await using stage = await setStage();
  const { buildId = '' } = await started(stage, 'android');
  const result = await stage.run({ action: 'wait', with: { ...input, buildId, download: folder.path } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(result.outputs).toMatchObject({ buildId, buildIds: `["${buildId}"]`, status: 'finished' });
  const [artefact] = JSON.parse(result.outputs.artefacts ?? '');
  expect(artefact).toMatchObject({
    buildId,
    workflowId: 'android',
    path: join(folder.path, 'hello-mobile-unsigned-sample.apk'),
  });
  expect(await readFile(artefact.path, 'utf8')).toContain('platform: android');
  expect(result.outputs.publicLink).toBe(artefact.publicUrl);
  // The service learns the workflow's name when it reads the workflow file.
  const opening = `Waiting for hello-mobile, branch main: (Android app|android) \\(${buildId}\\)`;
  expect(result.log).toMatch(new RegExp(opening));
  expect(result.summary).toContain('hello-mobile-unsigned-sample.apk');
  // It starts nothing and cancels nothing.
  const posts = stage.relay.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(posts).toEqual(['/builds', expect.stringMatching(/public-url$/)]);
});
