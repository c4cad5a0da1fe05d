import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../support/folder.ts';
import { type Stage, setStage } from '../../support/stage.ts';

/** Starts builds with the build action, which does not wait. */
async function started(stage: Stage, workflowId: string): Promise<Readonly<Record<string, string>>> {
  const { outputs } = await stage.run({ with: { workflowId, wait: 'false' } });
  return outputs;
}

const input = { appId: '', branch: '' };

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
  const posts = stage.proxy.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(posts).toEqual(['/builds', expect.stringMatching(/public-url$/)]);
});
