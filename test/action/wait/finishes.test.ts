import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
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

deepTest(
  'buildId accepts the output buildIds and keeps its order, and status is the worst state',
  async () => {
    await using stage = await setStage();
    const { buildIds = '' } = await started(stage, 'broken, android');
    const result = await stage.run({ action: 'wait', with: { ...input, buildId: buildIds } });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ buildIds, status: 'failed' });
    const builds = JSON.parse(result.outputs.builds ?? '');
    expect(builds).toMatchObject([
      { workflowId: 'broken', status: 'failed', failure: expect.stringContaining('Compile') },
      { workflowId: 'android', status: 'finished' },
    ]);
    expect(result.errors.map(({ properties }) => properties.title)).toEqual([
      'Broken on purpose: Step 4 script `Compile` exited with status code 3',
      'Broken on purpose: Compile',
    ]);
  },
);

deepTest(
  'two builds of one workflow are distinguished in the log, the outputs and the downloads',
  async () => {
    await using folder = await temporaryFolder();
    await using stage = await setStage();
    const ids = [await started(stage, 'android'), await started(stage, 'android')].map(
      ({ buildId = '' }) => buildId,
    );
    const download = folder.path;
    const result = await stage.run({ action: 'wait', with: { ...input, buildId: ids.join('\n'), download } });
    expect(result).toMatchObject({ exitCode: 0, errors: [] });
    expect(JSON.parse(result.outputs.builds ?? '')).toMatchObject(
      ids.map((buildId) => ({ buildId, workflowId: 'android', status: 'finished' })),
    );
    expect((await readdir(join(download, 'android'))).sort()).toEqual([
      'hello-mobile-unsigned-sample-2.apk',
      'hello-mobile-unsigned-sample.apk',
    ]);
    for (const id of ids) expect(result.log).toMatch(new RegExp(`build ${id} .* finished`));
  },
);
