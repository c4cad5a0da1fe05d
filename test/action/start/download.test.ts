import { readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { setStage, workflowFile } from '../../support/stage.ts';

const twoFiles = {
  'codemagic.yaml': workflowFile(['printf one > a.apk; printf two > b.apk'], ['*.apk']),
};

test('artefacts are downloaded and verified, and their paths are in the outputs', async () => {
  await using folder = await temporaryFolder();
  await using stage = await setStage({ files: twoFiles });
  const download = join(folder.path, 'out/of/builds');
  const result = await stage.run({ with: { workflowId: 'android', download, artefacts: 'b*' } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [], outputs: { status: 'finished' } });
  const [artefact] = JSON.parse(result.outputs.artefacts ?? '');
  expect(artefact).toMatchObject({ name: 'b.apk', path: join(download, 'b.apk') });
  expect(await readFile(artefact.path, 'utf8')).toBe('two');
  expect(await readdir(download)).toEqual(['b.apk']);
  expect(result.log).toContain(artefact.path);
});

interface Artefact {
  readonly name: string;
  readonly url: string;
  readonly md5?: string;
  readonly size?: number;
}

/** Changes every artefact in the service's answers. */
function artefactsAs(change: (artefact: Artefact) => Artefact) {
  return ({ body }: { body: unknown }): unknown => {
    const { build, builds = [] } = body as { build?: object; builds?: object[] };
    for (const record of [build, ...builds] as ({ artefacts?: Artefact[] } | undefined)[])
      if (record?.artefacts) record.artefacts = record.artefacts.map(change);
    return body;
  };
}

// T20
deepTest(
  'a download folder that the checkout turned into a link fails the step, and no file is written outside',
  async () => {
    await using folder = await temporaryFolder();
    await using elsewhere = await temporaryFolder();
    await using stage = await setStage({ files: twoFiles });
    await symlink(elsewhere.path, join(folder.path, 'out'));
    const env = { GITHUB_WORKSPACE: folder.path };
    const result = await stage.run({ with: { workflowId: 'android', download: 'out/apps' }, env });
    expect(result).toMatchObject({ exitCode: 1, outputs: { status: 'finished' } });
    expect(result.errors).toHaveLength(1);
    expect(result.errors[0]?.data).toContain(
      'a.apk could not be downloaded. The download input is set to out/apps',
    );
    expect(await readdir(elsewhere.path)).toEqual([]);
  },
);

// T8
deepTest(
  "a wrong md5 fails the step with the file's name and discards the file; status and other downloads are unaffected",
  async () => {
    await using folder = await temporaryFolder();
    const changeAnswer = artefactsAs((artefact) =>
      artefact.name === 'a.apk' ? { ...artefact, md5: '0'.repeat(32) } : artefact,
    );
    await using stage = await setStage({ files: twoFiles, changeAnswer });
    const result = await stage.run({ with: { workflowId: 'android', download: folder.path } });
    expect(result.exitCode).toBe(1);
    expect(result.outputs.status).toBe('finished');
    expect(result.errors).toHaveLength(1);
    expect(result.errors[0]?.properties.title).toBe('Download failed');
    expect(result.errors[0]?.data).toMatch(/a\.apk could not be downloaded.*md5/s);
    expect(await readdir(folder.path)).toEqual(['b.apk']);
    const [bad, good] = JSON.parse(result.outputs.artefacts ?? '');
    expect(bad).not.toHaveProperty('path');
    expect(bad).not.toHaveProperty('downloadFailure');
    expect(good.path).toBe(join(folder.path, 'b.apk'));
    expect(JSON.parse(result.outputs.builds ?? '')).toEqual([
      expect.objectContaining({ status: 'finished' }),
    ]);
  },
);
