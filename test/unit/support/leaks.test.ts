import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../support/folder.ts';
import { refuseLeaks } from '../../support/leaks.ts';

const secret = 'hunter2hunter2';
const mask = `::add-mask::${secret}\n`;

test('a secret may stand in its one mask, before everything else', async () => {
  await using folder = await temporaryFolder();
  const given = { secrets: [secret], folder: folder.path };
  await refuseLeaks('', given);
  await refuseLeaks(`${mask}Building\n`, given);
  await refuseLeaks(`::add-mask::another\n${mask}Building\n`, given);
});

test.each([
  ['in the log', `${mask}uses ${secret}\n`],
  ['in a second mask', `${mask}${mask}`],
  ['in a debug line', `${mask}::debug::${secret}\n`],
  ['without a mask', `${secret}\n`],
  ['after something else', `Building\n${mask}`],
])('one that stands %s is told', async (_, printed) => {
  await using folder = await temporaryFolder();
  await expect(refuseLeaks(printed, { secrets: [secret], folder: folder.path })).rejects.toThrow(/printed/);
});

// T3
test('one that stands in any file of the step is told, with the file', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, 'temp/deep'), { recursive: true });
  await writeFile(join(folder.path, 'temp/deep/cache.bin'), Buffer.from(`\0${secret}\0`));
  const given = { secrets: [secret], folder: folder.path };
  await expect(refuseLeaks(mask, given)).rejects.toThrow(/written to .*cache\.bin/);
});
