import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../support/folder.ts';
import { testService } from '../support/service.ts';

test('nobody but its user can look into the data folder or read its key, whatever it was before', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = join(folder.path, 'data');
  mkdirSync(dataFolder, { mode: 0o755 });
  await using _ = await testService({ dataFolder });
  const mode = (...parts: string[]): number => statSync(join(dataFolder, ...parts)).mode & 0o777;
  expect(mode()).toBe(0o700);
  expect(mode('installation.key')).toBe(0o600);
});
