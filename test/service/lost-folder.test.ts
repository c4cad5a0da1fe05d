import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@jest/globals';
import { FakeClock } from '../support/fake-clock.ts';
import { temporaryFolder } from '../support/folder.ts';
import { produce, scriptedExecutor } from '../support/scripted-executor.ts';
import { ask, testService } from '../support/service.ts';
import { ended, start } from './faults.ts';

const executor = scriptedExecutor(produce([['app.apk', 'kept']]));

/** A data folder of a service that has ended, with a build and its artefact. Returns the artefact's address. */
async function usedFolder(dataFolder: string): Promise<{ path: string; token: string }> {
  await using service = await testService({ dataFolder, executor });
  const build = await ended(service, await start(service, service.appId));
  return { path: new URL(build.artefacts[0].url).pathname, token: service.token };
}

function blobsIn(dataFolder: string): string[] {
  const whole = join(dataFolder, 'blobs', 'whole');
  return readdirSync(whole, { recursive: true, encoding: 'utf8' }).filter((name) => name.length > 2);
}

const lost: [string, (file: string) => Promise<unknown>, RegExp][] = [
  ['missing', (file) => rm(file), /service\.db is missing, but there are files in blobs\/whole/],
  ['empty', (file) => truncate(file), /service\.db is empty, but there are files in blobs\/whole/],
  [
    'without tables',
    (file) => databaseAt(file, 'PRAGMA user_version = 3'),
    /service\.db is empty, but there are/,
  ],
  ['garbage', (file) => writeFile(file, 'x'.repeat(5_000)), /service\.db is not a database: /],
  [
    'of another program',
    (file) => databaseAt(file, 'CREATE TABLE builds (id); PRAGMA user_version = 3'),
    /service\.db is the database of another program: /,
  ],
  ['a folder', (file) => rm(file).then(() => mkdir(file)), /service\.db is not a regular file: move it away/],
];

async function databaseAt(file: string, sql: string): Promise<void> {
  await rm(file);
  const database = new DatabaseSync(file);
  database.exec(`CREATE TABLE one (id); DROP TABLE one; ${sql}`);
  database.close();
}

// T37
test.each(lost)(
  'a data folder whose database is %s is refused with its path, and nothing is removed',
  async (_, lose, message) => {
    await using folder = await temporaryFolder();
    const dataFolder = folder.path;
    const database = join(dataFolder, 'service.db');
    const { path, token } = await usedFolder(dataFolder);
    await copyFile(database, join(dataFolder, 'copy'));
    const blobs = blobsIn(dataFolder);
    expect(blobs).toHaveLength(1);
    await lose(database);
    const starting = testService({ dataFolder });
    await expect(starting).rejects.toThrow(/^The data folder .* cannot be used: /);
    await expect(starting).rejects.toThrow(message);
    await expect(starting).rejects.toThrow(`The data folder ${dataFolder} cannot be used: ${database} `);
    expect(blobsIn(dataFolder)).toEqual(blobs);

    await rm(database, { recursive: true, force: true });
    await rename(join(dataFolder, 'copy'), database);
    await using again = await testService({ dataFolder });
    expect((await ask({ url: again.baseUrl + path, token })).status).toBe(302);
  },
);

// T37
test('the database of another data folder is refused, although its tables are right', async () => {
  await using folder = await temporaryFolder();
  const [dataFolder, other] = [join(folder.path, 'a'), join(folder.path, 'b')];
  await usedFolder(dataFolder);
  await usedFolder(other);
  const blobs = blobsIn(dataFolder);
  await copyFile(join(other, 'service.db'), join(dataFolder, 'service.db'));
  await expect(testService({ dataFolder })).rejects.toThrow(/belongs to another data folder, with another/);
  expect(blobsIn(dataFolder)).toEqual(blobs);
});

/** Overwrites the pages where these tables and their indexes begin. */
function damageTables(file: string, tables: readonly string[]): void {
  const database = new DatabaseSync(file);
  const list = tables.map((name) => `'${name}'`).join();
  const pages = database.prepare(`SELECT rootpage FROM sqlite_schema WHERE tbl_name IN (${list})`).all();
  const size = Number(database.prepare('PRAGMA page_size').get()?.page_size);
  database.close();
  const bytes = readFileSync(file);
  for (const { rootpage } of pages) bytes.fill(0xff, (Number(rootpage) - 1) * size, Number(rootpage) * size);
  writeFileSync(file, bytes);
}

// T37
test('a start that meets a damaged page names the database, and removes nothing', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = folder.path;
  await usedFolder(dataFolder);
  const blobs = blobsIn(dataFolder);
  const database = join(dataFolder, 'service.db');
  damageTables(database, ['builds']);
  const starting = testService({ dataFolder });
  await expect(starting).rejects.toThrow(/^The data folder .* cannot be used: /);
  await expect(starting).rejects.toThrow(`${database} is damaged: restore the database, or use`);
  expect(blobsIn(dataFolder)).toEqual(blobs);
});

// T37
test('after an unclean end, the whole database is checked, also what no start reads', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = folder.path;
  await usedFolder(dataFolder);
  const database = join(dataFolder, 'service.db');
  await writeFile(`${database}-wal`, '');
  await (await testService({ dataFolder })).running.stop();
  damageTables(database, ['teams']);
  await (await testService({ dataFolder })).running.stop();
  await writeFile(`${database}-wal`, '');
  const starting = testService({ dataFolder });
  await expect(starting).rejects.toThrow(/^The data folder .* cannot be used: /);
  await expect(starting).rejects.toThrow(`${database} is damaged: `);
});

// T37
test('a request that meets a damaged page answers 500, and the log names the database', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = folder.path;
  await usedFolder(dataFolder);
  const database = join(dataFolder, 'service.db');
  damageTables(database, ['teams', 'members']);
  await using service = await testService({ dataFolder });
  expect((await service.ask('GET', '/user')).status).toBe(500);
  expect(service.log.join('\n')).toContain(`${database} is damaged: `);
});

const inPlace: [string, string, (path: string) => Promise<unknown>, RegExp][] = [
  ['service.lock', 'garbage', (path) => writeFile(path, 'x'.repeat(5_000)), /is not a database: remove it/],
  ['service.lock', 'a folder', (path) => mkdir(path), /is not a regular file: move it away/],
  ['installation.key', 'a folder', (path) => mkdir(path), /is not a regular file/],
  ['blobs', 'a file', (path) => writeFile(path, ''), /is not a folder: move it away/],
  ['work', 'a file', (path) => writeFile(path, ''), /is not a folder: move it away/],
];

// T37
test.each(inPlace)('%s that is %s is refused with its path and what to do', async (name, _, put, message) => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, name);
  await put(path);
  const starting = testService({ dataFolder: folder.path });
  await expect(starting).rejects.toThrow(/^The data folder .* cannot be used: /);
  await expect(starting).rejects.toThrow(message);
  await expect(starting).rejects.toThrow(path);
});

// T37
test('a folder that is not of the service keeps its own work, logs and blobs', async () => {
  await using folder = await temporaryFolder();
  const own = join(folder.path, 'work', 'own');
  await mkdir(own, { recursive: true });
  await expect(testService({ dataFolder: folder.path })).rejects.toThrow(
    /there are files in work: restore the/,
  );
  expect(existsSync(own)).toBe(true);
  expect(statSync(folder.path).mode & 0o777).toBe(0o700);
  expect(readdirSync(folder.path)).toEqual(['work']);
});

// T37
test('a start removes only what has a name of the service, and keys that were left half made', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = folder.path;
  await usedFolder(dataFolder);
  const key = readFileSync(join(dataFolder, 'installation.key'));
  const foreign = ['work/notes', 'staging/notes', 'blobs/incoming/notes', 'blobs/whole/notes'];
  for (const name of [...foreign, 'installation.key.4711.new', 'installation.key.new'])
    await writeFile(join(dataFolder, name), '');
  await mkdir(join(dataFolder, 'work', 'a'.repeat(24)));
  await using _ = await testService({ dataFolder });
  expect(foreign.filter((name) => !existsSync(join(dataFolder, name)))).toEqual([]);
  expect(readdirSync(join(dataFolder, 'work'))).toEqual(['notes']);
  expect(readdirSync(dataFolder).filter((name) => name.startsWith('installation'))).toEqual([
    'installation.key',
    'installation.key.new',
  ]);
  expect(readFileSync(join(dataFolder, 'installation.key'))).toEqual(key);
});

// T37
test.each([
  ['removed', (path: string) => rm(path, { recursive: true })],
  ['replaced', (path: string) => rm(path, { recursive: true }).then(() => usedFolder(path))],
])('a service whose data folder was %s answers 503, and says so without a request too', async (_, lose) => {
  await using folder = await temporaryFolder();
  const dataFolder = join(folder.path, 'data');
  const clock = new FakeClock();
  await using service = await testService({ dataFolder, clock });
  await using asked = await testService({ dataFolder: join(folder.path, 'asked') });
  await lose(dataFolder);
  await rm(asked.dataFolder, { recursive: true });
  const { status, body } = await asked.ask('GET', '/apps');
  expect({ status, body }).toEqual({
    status: 503,
    body: { error: expect.stringMatching(/service\.db was removed or replaced while the service ran/) },
  });
  expect(service.log.join('\n')).not.toContain('was removed or replaced');
  await clock.advance(5_000);
  expect(service.log.filter((line) => line.includes('was removed or replaced'))).toHaveLength(1);
  expect((await service.ask('POST', '/builds', {})).status).toBe(503);
  expect(service.log.filter((line) => line.includes('was removed or replaced'))).toHaveLength(1);
});
