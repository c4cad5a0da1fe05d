import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
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
