import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { removeFolder } from '../../src/service/data/folder/folder-tree.ts';
import { temporaryFolder } from '../support/folder.ts';

test('everything in a folder is removed, and no target of a link', async () => {
  await using outer = await temporaryFolder();
  const [folder, other] = [join(outer.path, 'build'), join(outer.path, 'other')];
  for (const path of [other, join(folder, 'closed/inner')]) await mkdir(path, { recursive: true });
  for (const path of [join(other, 'kept'), join(folder, 'closed/inner/file')]) await writeFile(path, '');
  await symlink(other, join(folder, 'link'));
  await chmod(join(folder, 'closed'), 0o000);
  await removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
  expect(await readdir(other)).toEqual(['kept']);
});

test('a folder that was replaced by a link is removed as a link', async () => {
  await using outer = await temporaryFolder();
  const [folder, other] = [join(outer.path, 'build'), join(outer.path, 'other')];
  await mkdir(other);
  await writeFile(join(other, 'kept'), '');
  await symlink(other, folder);
  await removeFolder(folder);
  expect(await readdir(outer.path)).toEqual(['other']);
  expect(await readdir(other)).toEqual(['kept']);
});

test('an aborted removal leaves the rest', async () => {
  await using outer = await temporaryFolder();
  const late = new Error('late');
  for (let at = 0; at < 3; at += 1) await writeFile(join(outer.path, String(at)), '');
  await expect(removeFolder(outer.path, AbortSignal.abort(late))).rejects.toBe(late);
  expect(await readdir(outer.path)).toHaveLength(3);
});
