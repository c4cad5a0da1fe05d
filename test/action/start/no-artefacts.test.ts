import { readdir } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { produce, scriptedExecutor } from '../../support/scripted-executor.ts';
import { setStage, workflowFile } from '../../support/stage.ts';

const many = Array.from({ length: 13 }, (_, index) => `app-${String(index).padStart(2, '0')}.apk`);

test('artefacts that match nothing give one warning with the patterns, ten of the names and how many more', async () => {
  await using stage = await setStage({ executor: scriptedExecutor(produce(many.map((name) => [name, '']))) });
  const result = await stage.run({ with: { workflowId: 'android', artefacts: '*.aab\nout/*.apk' } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], outputs: { status: 'finished', artefacts: '[]' } });
  expect(result.warnings.map(({ data }) => data)).toEqual([
    `android: no artefact matches *.aab, out/*.apk. The build has ${many.slice(0, 10).join(', ')} and 3 more. Patterns match names, not paths.`,
  ]);
});

deepTest(
  'ifNoArtefacts: error fails the step after the artefacts of the other builds are linked and downloaded',
  async () => {
    await using folder = await temporaryFolder();
    await using stage = await setStage();
    const inputs = { workflowId: 'android, ios', artefacts: '*.ipa', download: folder.path };
    const result = await stage.run({ with: { ...inputs, ifNoArtefacts: 'error' } });
    expect(result).toMatchObject({ exitCode: 1, warnings: [], outputs: { status: 'finished' } });
    expect(result.errors.map(({ data }) => data)).toEqual([
      'android: no artefact matches *.ipa. The build has hello-mobile-unsigned-sample.apk. Patterns match names, not paths.',
    ]);
    expect(JSON.parse(result.outputs.builds ?? '')).toMatchObject([
      { status: 'finished' },
      { status: 'finished' },
    ]);
    expect(result.outputs.publicLink).toMatch(/^http/);
    expect(await readdir(folder.path, { recursive: true })).toContain('ios/hello-mobile-unsigned-sample.ipa');
    expect(result.summary).toContain('hello-mobile-unsigned-sample.ipa');
  },
);

deepTest('ifNoArtefacts: ignore says nothing', async () => {
  await using stage = await setStage();
  const result = await stage.run({
    with: { workflowId: 'android', artefacts: '*.ipa', ifNoArtefacts: 'ignore' },
  });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
});

deepTest(
  'a download of a build without artefacts is a warning; without download and artefacts, nothing is said',
  async () => {
    await using folder = await temporaryFolder();
    await using stage = await setStage({ files: { 'codemagic.yaml': workflowFile(['true']) } });
    const download = await stage.run({ with: { workflowId: 'android', download: folder.path } });
    expect(download.warnings.map(({ data }) => data)).toEqual(['android: the build has no artefacts.']);
    const plain = await stage.run({ with: { workflowId: 'android', ifNoArtefacts: 'error' } });
    expect(plain).toMatchObject({ exitCode: 0, warnings: [], errors: [] });
  },
);

deepTest('a failed build is reported once, without a word about its artefacts', async () => {
  await using stage = await setStage();
  const result = await stage.run({
    with: { workflowId: 'broken', artefacts: '*.ipa', ifNoArtefacts: 'error' },
  });
  expect(result).toMatchObject({ exitCode: 1, warnings: [] });
  expect(result.errors.map(({ properties }) => properties.title)).toEqual([
    'Broken on purpose: Step 4 script `Compile` exited with status code 3',
    'Broken on purpose: Compile',
  ]);
});

deepTest('wait: ifNoArtefacts works as in the build action', async () => {
  await using stage = await setStage();
  const { buildId = '' } = (await stage.run({ with: { workflowId: 'android', wait: 'false' } })).outputs;
  const result = await stage.use('wait', {
    buildId,
    pollInterval: '1s',
    artefacts: '*.ipa',
    ifNoArtefacts: 'error',
  });
  expect(result).toMatchObject({ exitCode: 1, outputs: { status: 'finished' } });
  expect(result.errors.map(({ data }) => data)).toEqual([
    expect.stringContaining('no artefact matches *.ipa'),
  ]);
});

deepTest('wait: false with inputs about artefacts is one warning that names them', async () => {
  await using stage = await setStage();
  const result = await stage.run({
    with: {
      workflowId: 'android',
      wait: 'false',
      download: 'out',
      artefacts: '*.apk',
      maxSizeIncrease: '5%',
    },
  });
  expect(result.exitCode).toBe(0);
  expect(result.warnings.map(({ data }) => data)).toEqual([
    'The wait input is false, so artefacts, download and maxSizeIncrease have no effect: no results are collected. Use the wait action to collect them.',
  ]);
});

deepTest('artefacts that cannot be read fail the step with ifNoArtefacts: error', async () => {
  await using stage = await setStage({
    changeAnswer: ({ path, body }) => {
      const { build, builds, ...rest } = body as { build?: object; builds?: object[] };
      if (path === '/builds' && builds) return { ...rest, builds: [] };
      return build ? { ...rest, build: { ...build, artefacts: undefined } } : body;
    },
  });
  const result = await stage.run({
    with: { workflowId: 'android', artefacts: '*.apk', ifNoArtefacts: 'error' },
  });
  expect(result.exitCode).toBe(1);
  expect(result.errors.map(({ data }) => data)).toEqual([
    'android: the artefacts of the build could not be read.',
  ]);
});
