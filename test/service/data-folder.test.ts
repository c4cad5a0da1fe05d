import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { deepTest } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { ask, testService } from '../support/service.ts';
import { runServiceDoor, serviceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

test('a wrong key file is rejected, and missing parents of a data folder are created', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = join(folder.path, 'a', 'b', 'data');
  await (await testService({ dataFolder })).running.stop();
  expect(statSync(join(folder.path, 'a')).mode & 0o777).toBe(0o700);
  await writeFile(join(dataFolder, 'installation.key'), 'short');
  await expect(testService({ dataFolder })).rejects.toThrow(/is not a key of this service/);
  await expect(testService({ dataFolder: join(dataFolder, 'installation.key') })).rejects.toThrow(
    /^The data folder .* cannot be used: /,
  );
});

// T33
test('only its user can access the data folder and its key, whatever its mode was before', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = join(folder.path, 'data');
  mkdirSync(dataFolder, { mode: 0o755 });
  await using _ = await testService({ dataFolder });
  const mode = (...parts: string[]): number => statSync(join(dataFolder, ...parts)).mode & 0o777;
  expect(mode()).toBe(0o700);
  expect(mode('installation.key')).toBe(0o600);
});

const onLinux = process.platform === 'linux' ? test : test.skip;

// T37
deepTest('without its lock file, a running service is still found and no second one can start', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = folder.path;
  const first = await serviceProcess({ dataFolder });
  await rm(join(dataFolder, 'service.lock'));
  await expect(testService({ dataFolder })).rejects.toThrow(/^Another build service is running on/);
  await expect(serviceProcess({ dataFolder })).rejects.toThrow(/Another build service is running on/);
  expect((await first.ask('GET', '/apps')).status).toBe(200);
  await first.end('SIGINT');
  await using second = await serviceProcess({ dataFolder, token: first.token });
  expect((await second.ask('GET', '/apps')).status).toBe(200);
});

// T37
deepTest.each(['installation.key', 'service.db', 'service.lock'])(
  '%s as a link is rejected, and its target does not change',
  async (name) => {
    await using folder = await temporaryFolder();
    const target = join(folder.path, 'target');
    await writeFile(target, 'x'.repeat(32));
    await chmod(target, 0o644);
    const dataFolder = join(folder.path, 'data');
    const service = await testService({ dataFolder });
    await service.running.stop();
    await rm(join(dataFolder, name));
    await symlink(target, join(dataFolder, name));
    const starting = testService({ dataFolder });
    await expect(starting).rejects.toThrow(/^The data folder .* cannot be used: /);
    await expect(starting).rejects.toThrow(new RegExp(`/${name} is a link: `));
    expect(statSync(target).mode & 0o777).toBe(0o644);
    expect(readFileSync(target, 'utf8')).toBe('x'.repeat(32));
  },
);

onLinux('a data folder that cannot be created is an error at once', async () => {
  for (const dataFolder of ['/proc/no/such/folder', '/proc/data', '/dev/null/data']) {
    const { child, printed, exit } = runServiceDoor([
      '--port',
      '0',
      '--sandbox',
      'off',
      '--data',
      dataFolder,
    ]);
    const watchdog = setTimeout(() => child.kill('SIGKILL'), 20_000);
    expect(await exit).toBe(1);
    clearTimeout(watchdog);
    expect(printed).toEqual([expect.stringContaining(`The data folder ${dataFolder} cannot be used: E`)]);
    expect(existsSync(dataFolder)).toBe(false);
  }
});

// T37
deepTest('a service whose data folder was removed says so and ends with an error', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = join(folder.path, 'data');
  const { printed, exit } = runServiceDoor(['--port', '0', '--sandbox', 'off', '--data', dataFolder]);
  const address = await until(() =>
    printed.map((line) => /^Build service at (http\S+)$/.exec(line)?.[1]).find(Boolean),
  );
  await until(() => printed.some((line) => line.startsWith('Try it')));
  await rm(dataFolder, { recursive: true });
  // The connection may be closed before the answer is read.
  const answer = await ask({ url: `${address}/apps` }).catch(() => undefined);
  expect([503, undefined]).toContain(answer?.status);
  expect(await exit).toBe(1);
  expect(printed.filter((line) => line.includes('service.db was removed or replaced'))).toHaveLength(1);
  expect(printed.at(-1)).toMatch(/ stopped$/);
});

// T37
deepTest.each([[[]], [['user', 'add', 'ada@example.com']]])(
  'a database that is garbage is one line with its path, without a stack trace: %j',
  async (command) => {
    await using folder = await temporaryFolder();
    const database = join(folder.path, 'service.db');
    await writeFile(database, 'x'.repeat(5_000));
    const port = command.length === 0 ? ['--port', '0'] : [];
    const { printed, exit } = runServiceDoor([...command, ...port, '--data', folder.path]);
    expect(await exit).toBe(1);
    expect(printed).toEqual([
      `The data folder ${folder.path} cannot be used: ${database} is not a database: restore the database, or use a new folder with --data. Nothing was removed`,
    ]);
  },
);
