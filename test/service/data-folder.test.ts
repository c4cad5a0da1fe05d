import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@jest/globals';
import { runBuild } from '../support/builds.ts';
import { temporaryFolder } from '../support/folder.ts';
import { produce, scriptedExecutor } from '../support/scripted-executor.ts';
import { ask, testService } from '../support/service.ts';
import { runServiceDoor } from '../support/service-process.ts';

/** Stores a cache and an artefact. */
const executor = scriptedExecutor(async (work) => {
  const path = join(work.order.folder, 'cache');
  await writeFile(path, 'cached');
  await work.recorder.cache(path);
  return produce([['app.apk', 'kept']])(work);
});

/** A data folder of a service that has ended, with a build and its artefact. Returns their addresses. */
async function usedFolder(dataFolder: string): Promise<{ buildId: string; path: string; token: string }> {
  await using service = await testService({ dataFolder, executor });
  const build = await runBuild(service);
  const { pathname: path } = new URL(build.artefacts[0].url);
  return { buildId: build._id, path, token: service.token };
}

/** Every file below the folder, with its content. */
function contentsOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'latin1')]));
}

// T33
test('only its user can access the data folder and everything in it, whatever its mode was before', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = join(folder.path, 'data');
  mkdirSync(dataFolder, { mode: 0o755 });
  await using service = await testService({ dataFolder, executor });
  await runBuild(service);
  const entries = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' });
  expect(entries.filter((name) => name.startsWith('artefacts/'))).toHaveLength(2);
  expect(entries.filter((name) => name.startsWith('caches/'))).toHaveLength(1);
  const open = ['', ...entries].filter((name) => statSync(join(dataFolder, name)).mode & 0o077);
  expect(open).toEqual([]);
});

function databaseAt(file: string, sql: string): void {
  using database = new DatabaseSync(file);
  database.exec(sql);
}

const strange: [string, (file: string) => unknown, RegExp][] = [
  ['missing', (file) => rm(file), /is missing or empty, but there are files in .*\/artefacts: /],
  ['empty', (file) => truncate(file), /is missing or empty, but there are files in .*\/artefacts: /],
  ['garbage', (file) => writeFile(file, 'x'.repeat(5_000)), /service\.db: file is not a database: /],
  [
    'that of another program',
    (file) => rm(file).then(() => databaseAt(file, 'CREATE TABLE builds (id); PRAGMA user_version = 1')),
    /service\.db: it was written by another program, or by an older version of this service: /,
  ],
  [
    'of a newer format',
    (file) => databaseAt(file, 'PRAGMA user_version = 2'),
    /service\.db: it has the format 2, and this version supports 1: /,
  ],
];

// T37
test.each(strange)(
  'a data folder whose database is %s is refused with a sentence, and nothing in it changes',
  async (_, change, message) => {
    await using folder = await temporaryFolder();
    const dataFolder = join(folder.path, 'data');
    const database = join(dataFolder, 'service.db');
    const { path, token } = await usedFolder(dataFolder);
    const copy = join(folder.path, 'copy');
    await copyFile(database, copy);
    await change(database);
    const before = contentsOf(dataFolder);
    const starting = testService({ dataFolder });
    await expect(starting).rejects.toThrow(/^The data folder .* cannot be used: /);
    await expect(starting).rejects.toThrow(message);
    await expect(starting).rejects.toThrow(/use another folder with --data\. Nothing was removed$/);
    expect(contentsOf(dataFolder)).toEqual(before);

    await copyFile(copy, database);
    await using again = await testService({ dataFolder });
    expect((await ask({ url: again.baseUrl + path, token })).status).toBe(302);
  },
);

test('parents of a data folder are created, and one that cannot be is an error at once', async () => {
  for (const dataFolder of ['/dev/null/such/folder', '/proc/no/such/folder']) {
    const { printed, exit } = runServiceDoor(['--port', '0', '--sandbox', 'off', '--data', dataFolder]);
    expect(await exit).toBe(1);
    expect(printed).toEqual([expect.stringContaining(`The data folder ${dataFolder} cannot be used: E`)]);
  }
  await using folder = await temporaryFolder();
  await using _ = await testService({ dataFolder: join(folder.path, 'a', 'b', 'data') });
  expect(statSync(join(folder.path, 'a')).mode & 0o777).toBe(0o700);
});

// T37
test('a start removes folders of builds, and nothing with another name', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = folder.path;
  const { path, token } = await usedFolder(dataFolder);
  const parents = ['work', 'staging'];
  for (const parent of parents) {
    await mkdir(join(dataFolder, parent, 'a'.repeat(24)));
    await writeFile(join(dataFolder, parent, 'notes'), '');
  }
  await using service = await testService({ dataFolder });
  const left = parents.filter((parent) => existsSync(join(dataFolder, parent, 'a'.repeat(24))));
  expect(left).toEqual([]);
  for (const parent of parents) expect(readdirSync(join(dataFolder, parent))).toContain('notes');
  expect((await ask({ url: service.baseUrl + path, token })).status).toBe(302);
});

// T37
test('a start ends what is left of a build whose end was recorded before its service was killed', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = folder.path;
  const { buildId } = await usedFolder(dataFolder);
  await mkdir(join(dataFolder, 'work', buildId));
  const found: string[] = [];
  const endProcesses = async (id: string) => found.push(id);
  await using service = await testService({ dataFolder, executor: { ...executor, endProcesses } });
  expect(found).toEqual([buildId]);
  expect(service.log).toEqual([]);
  expect(readdirSync(join(dataFolder, 'work'))).toEqual([]);
});
