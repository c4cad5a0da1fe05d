import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { removeFolder } from '../../src/service/folder-tree.ts';
import { workflowFile } from '../support/executed-build.ts';
import { nestDeeply, nestingScript, temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { testService } from '../support/service.ts';
import { ended, start } from './real-builds.ts';

/** macOS allows no name that is not UTF-8. */
const onLinux = process.platform === 'linux' ? test : test.skip;

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

test('folders that are nested deeper than any path are removed, and no target of a link', async () => {
  await using outer = await temporaryFolder();
  const [folder, other] = [join(outer.path, 'build'), join(outer.path, 'other')];
  for (const path of [other, join(folder, 'a/closed')]) await mkdir(path, { recursive: true });
  for (const path of [join(other, 'kept'), join(folder, 'a/closed/file')]) await writeFile(path, '');
  await symlink(other, join(folder, 'a/link'));
  await chmod(join(folder, 'a/closed'), 0o000);
  for (const path of [join(folder, 'a'), folder]) await nestDeeply(path);
  await removeFolder(folder);
  expect(await readdir(outer.path)).toEqual(['other']);
  expect(await readdir(other)).toEqual(['kept']);
});

onLinux('names that are not UTF-8 are removed', async () => {
  await using outer = await temporaryFolder();
  const folder = Buffer.from(`${outer.path}/build-\xff`, 'latin1');
  for (const name of ['/a\xff', '/b', '/a\xff/c\xfe'])
    await mkdir(Buffer.concat([folder, Buffer.from(name, 'latin1')]), { recursive: true });
  await removeFolder(folder);
  expect(await readdir(outer.path)).toEqual([]);
});

// T31
test('a build leaves nothing behind, however deep its scripts have nested folders', async () => {
  await using folder = await temporaryFolder();
  const workflow = workflowFile(`scripts:\n  - name: Work\n    script: |\n${nestingScript}`);
  const { path: repositoryUrl } = await gitRepository({
    path: join(folder.path, 'app'),
    files: { 'codemagic.yaml': workflow },
  });
  await using service = await testService({ executor: 'real', repositoryUrl });
  const id = await start(service, { workflowId: 'app' });
  expect(await ended(service, id)).toMatchObject({ status: 'finished' });
  expect(await readdir(join(service.dataFolder, 'work'))).toEqual([]);
  expect(service.log.join('\n')).not.toContain('could not remove');
});

// T31
onLinux(
  'what a killed service left is removed at the next start, however deep and whatever the names in it',
  async () => {
    await using folder = await temporaryFolder();
    const dataFolder = join(folder.path, 'data');
    await (await testService({ dataFolder })).running.stop();
    for (const parent of ['work', 'staging']) {
      const path = join(dataFolder, parent, 'c0ffee'.repeat(4));
      await mkdir(path);
      await nestDeeply(path);
      await mkdir(Buffer.from(`${path}/left-\xff`, 'latin1'));
    }
    await using service = await testService({ dataFolder });
    for (const parent of ['work', 'staging']) expect(await readdir(join(dataFolder, parent))).toEqual([]);
    expect(service.log.join('\n')).not.toContain('could not remove');
  },
);
