import { mkdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { FolderUnusable } from '../../src/service/data/folder/data-folder.ts';
import { temporaryFolder } from '../support/folder.ts';
import { testService } from '../support/service.ts';

test('a wrong key file is rejected, and missing parents of a data folder are created', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = join(folder.path, 'a', 'b', 'data');
  await (await testService({ dataFolder })).running.stop();
  expect(statSync(join(folder.path, 'a')).mode & 0o777).toBe(0o700);
  await writeFile(join(dataFolder, 'installation.key'), 'short');
  await expect(testService({ dataFolder })).rejects.toThrow(/is not a key of this service/);
  await expect(testService({ dataFolder: join(dataFolder, 'installation.key') })).rejects.toThrow(
    FolderUnusable,
  );
});

test('only its user can access the data folder and its key, whatever its mode was before', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = join(folder.path, 'data');
  mkdirSync(dataFolder, { mode: 0o755 });
  await using _ = await testService({ dataFolder });
  const mode = (...parts: string[]): number => statSync(join(dataFolder, ...parts)).mode & 0o777;
  expect(mode()).toBe(0o700);
  expect(mode('installation.key')).toBe(0o600);
});
