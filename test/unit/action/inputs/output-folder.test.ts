import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../src/action/inputs/output-folder.ts';
import { failureOf } from '../../../support/client.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';

const make = (workspace: string, folder: string, { log } = memoryRunner({ with: {} }).runner) =>
  makeFolder({ input: 'download', workspace, folder }, log);

/** A workspace with links that lead out of it and links that do not. */
async function workspaceWithLinks() {
  const folder = await temporaryFolder();
  const [workspace, beside] = [join(folder.path, 'workspace'), join(folder.path, 'beside')];
  await mkdir(join(workspace, 'inner'), { recursive: true });
  await mkdir(beside);
  await symlink(beside, join(workspace, 'away'));
  await symlink('../beside', join(workspace, 'inner', 'away'));
  await symlink('inner', join(workspace, 'here'));
  await symlink(join(beside, 'not there'), join(workspace, 'dangling'));
  return { workspace, beside, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

// T20
test.each([
  ...['away', 'away/more', './away/.', 'inner/../away', 'inner/../away/a/b', 'here/../away'],
  ...['..', '../beside', '../beside/new', 'out/../../beside'],
])(
  'a relative folder, %s, that leaves the workspace through a link or by .. is refused, and nothing is made there',
  async (folder) => {
    await using at = await workspaceWithLinks();
    const error = await failureOf(make(at.workspace, folder));
    expect(error.message).toContain(`The download input is set to ${folder}, which is outside the workspace`);
    expect(await readdir(at.beside)).toEqual([]);
  },
);

test('a link to a folder that does not exist is also refused', async () => {
  await using at = await workspaceWithLinks();
  for (const folder of ['dangling', 'dangling/more'])
    expect((await failureOf(make(at.workspace, folder))).message).toContain('ENOENT');
});

test.each(['out', 'out/of/builds', '.', 'inner', 'here', 'here/more', '..out'])(
  'a relative folder, %s, that stays in the workspace is taken',
  async (folder) => {
    await using at = await workspaceWithLinks();
    expect(await make(at.workspace, folder)).toBe(join(at.workspace, folder));
  },
);

test('an absolute folder outside the workspace is accepted, and the log tells it', async () => {
  await using at = await workspaceWithLinks();
  const { log, runner } = memoryRunner({ with: {} });
  const [away, inside] = [join(at.workspace, 'away'), join(at.workspace, 'out')];
  for (const folder of [at.beside, away, inside])
    expect(await make(at.workspace, folder, runner)).toBe(folder);
  expect(log).toEqual(
    [at.beside, away].map((path) => `The download input is set to ${path}, which is outside the workspace.`),
  );
});

test('a folder is made with those above it, by two at the same time', async () => {
  await using at = await workspaceWithLinks();
  const made = await Promise.all([make(at.workspace, 'out/of/one'), make(at.workspace, 'out/of/two')]);
  expect(made).toEqual(['one', 'two'].map((name) => join(at.workspace, 'out/of', name)));
  expect(await readdir(join(at.workspace, 'out/of'))).toEqual(['one', 'two']);
});

test('a folder that cannot be made is an error that names input and reason', async () => {
  await using at = await workspaceWithLinks();
  const error = await failureOf(make(at.workspace, '/dev/null/x'));
  expect(error.message).toContain('The download input is set to /dev/null/x, which could not be created (E');
});
