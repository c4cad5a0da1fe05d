/** Which folder of this machine a path of a workflow means, with and without a sandbox. */

import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  makeBuildFolders,
  openOwnFolder,
  rootsOf,
} from '../../../src/service/executor/environment/folders.ts';
import {
  hostedHome,
  namedHostedPaths,
  placedFolders,
  unsandboxedFolders,
} from '../../../src/service/executor/environment/inside-folders.ts';
import { placesOf } from '../../../src/service/executor/sandbox/mounts.ts';
import { temporaryFolder } from '../../support/folder.ts';

async function foldersIn(layout: 'plain' | 'hosted') {
  const folder = await temporaryFolder();
  const root = await realpath(folder.path);
  const own = await openOwnFolder(root);
  const folders = await makeBuildFolders(root, { own, layout });
  return { root, folders, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

test.each([
  ['/Users/builder/clone/build/a.ipa', 'clone/build/a.ipa'],
  ['/home/builder/clone', 'clone'],
  ['/Users/builder/export_options.plist', 'home/export_options.plist'],
  ['/tmp/a.log', 'tmp/a.log'],
])('without a sandbox, %s in the workflow is the own %s', async (written, own) => {
  await using it = await foldersIn('plain');
  expect(unsandboxedFolders(it.folders).written(written)).toBe(join(it.root, own));
});

test.each(['/Users/builders/a', '/tmpfs/a', '/opt/tmp/a', 'tmp/a', '/Users/builder2'])(
  'without a sandbox, %s stays as it is written',
  async (written) => {
    await using it = await foldersIn('plain');
    expect(unsandboxedFolders(it.folders).written(written)).toBe(written);
  },
);

// T25
test('inside a sandbox, links lead where the build sees them lead, and no further', async () => {
  await using it = await foldersIn('hosted');
  const inside = placedFolders(it.folders, placesOf(it.folders, '/Users/builder'));
  const roots = rootsOf(it.folders);
  const { clone, home, temporary } = it.folders;
  await mkdir(join(home, 'out'));
  await writeFile(join(home, 'out/a.plist'), 'a');
  await writeFile(join(temporary, 'key'), 'k');
  for (const [target, name] of [
    ['/Users/builder/out/a.plist', 'to-home'],
    ['/tmp/key', 'to-tmp'],
    ['../out', 'up'],
    ['../../../../../../Users/builder/out', 'over-the-root'],
    ['/etc', 'to-etc'],
    ['/', 'to-root'],
    ['/no/data/work', 'to-this-machine'],
    ['/proc/self/root', 'to-proc'],
    ['in-a-circle', 'in-a-circle'],
  ] as const)
    await symlink(target, join(clone, name));
  const found = (path: string) => inside.contained(path, roots);
  expect(await found('/Users/builder/clone/to-home')).toEqual({ real: join(home, 'out/a.plist') });
  expect(await found('/Users/builder/clone/to-tmp')).toEqual({ real: join(temporary, 'key') });
  expect(await found('/Users/builder/clone/up/a.plist')).toEqual({ real: join(home, 'out/a.plist') });
  expect(await found('/Users/builder/clone/over-the-root')).toEqual({ real: join(home, 'out') });
  expect(await found('/Users/builder/clone/to-root/tmp/key')).toEqual({ real: join(temporary, 'key') });
  expect(await found('/var/tmp/key')).toEqual({ real: join(temporary, 'key') });
  for (const name of ['to-etc/passwd', 'to-this-machine', 'to-root/etc/passwd', 'to-root', 'to-proc/etc'])
    expect([name, await found(`/Users/builder/clone/${name}`)]).toEqual([name, 'outside']);
  for (const name of ['in-a-circle', 'nothing', 'to-home/below'])
    expect([name, await found(`/Users/builder/clone/${name}`)]).toEqual([name, 'missing']);
  expect(await found('/home/builder/clone')).toBe('outside');
  expect(inside.inBuild(join(clone, 'a'))).toBe('/Users/builder/clone/a');
});

test("the home is the hosted machine's", () => {
  expect(['linux_x2', 'Linux', 'mac_mini_m2', 'windows_x2', undefined, null].map(hostedHome)).toEqual([
    '/home/builder',
    '/home/builder',
    '/Users/builder',
    '/Users/builder',
    '/Users/builder',
    '/Users/builder',
  ]);
});

test("lines of a script that name the hosted machine's paths are found, and no others", () => {
  const script = `# in /tmp
cd /Users/builder/clone
echo > "/tmp/key.p8" $HOME/tmp/x /var/tmp/a /tmpfs /opt/Users/builder
cp a /home/builder; ls --out=/tmp`;
  expect(namedHostedPaths(script)).toEqual([
    { line: 2, path: '/Users/builder' },
    { line: 3, path: '/tmp' },
    { line: 4, path: '/home/builder' },
  ]);
});
