import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../support/folder.ts';
import { testService } from '../support/service.ts';
import { runServiceDoor } from '../support/service-process.ts';

const good = { path: '/builds/:id', status: 502 };
const oneKind = 'expected exactly one of status, delayMs, cut, loseAnswer';

const start = (scenario: string) => testService({ scenario, executor: 'simulated' });

test.each([
  ['{"path": ', 'it is not valid JSON or YAML (line 1: Flow map must end with a }'],
  ['text', '✖ expected an object with faults and outcomes'],
  [{ fault: [] }, '✖ Unrecognized key: "fault"'],
  [{ faults: good }, '✖ expected a list\n  → at faults'],
  [[good, 'status'], '✖ expected an object\n  → at faults[1]'],
  [[good, { path: '/builds' }], `✖ ${oneKind}\n  → at faults[1]`],
  [[{ ...good, cut: 1 }], `✖ ${oneKind}\n  → at faults[0]`],
  [[{ ...good, status: 200 }], '✖ expected a whole number from 400 to 599\n  → at faults[0].status'],
  [[{ ...good, path: '/builds/+(a)' }], '✖ `+(…)` is not supported'],
  [{ outcomes: [null] }, '✖ expected an object\n  → at outcomes[0]'],
  [{ outcomes: [{ status: 'building' }] }, '✖ expected finished, failed, warning'],
  [{ outcomes: [{ takes: 3, exitCode: 0 }] }, '✖ expected a whole number from 1 to 255'],
  [{ outcomes: [{ queued: '3 s' }] }, '✖ expected a duration such as "500ms", "3s" or "2m"'],
  [{ outcomes: [{ artefacts: ['../app.apk'] }] }, '✖ expected a name, not a path'],
])('%j is refused with its place and what is expected', async (given, message) => {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  await expect(start(text)).rejects.toThrow(`Invalid scenario this test: ${message}`);
});

test('a scenario has at most 256 KiB, and its keys are not compared with each other', async () => {
  const keys = (length: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length }, (_, at) => [`k${at.toString(36)}`, 1])));
  await expect(start(keys(60_000))).rejects.toThrow('it is larger than 256 KiB');
  await expect(start(keys(24_000))).rejects.toThrow('Unrecognized keys: "k0"');
});

test('a path is that of an endpoint, of one resource, or a pattern, and hits as often as it says', async () => {
  const fault = (path: string, times = 1) => ({ path, times, method: 'GET', status: 502 });
  const hits = ['/builds/5f', '/artifacts/:secureFilename', '/artifacts/**/*.aab', '/storage/*/*'];
  const faults = [...hits.map((path) => fault(path)), fault('/apps/*', 2)];
  await using service = await testService({ faults });
  const statuses: [string, number][] = [];
  for (const path of [
    ...['/builds/60', '/builds/5f', '/builds/5f'],
    ...['/artifacts/a/b/app.apk', '/artifacts/a/b/app.apk', '/artifacts/a/b/app.aab'],
    ...['/storage/token/app.apk', '/apps', '/apps/1', '/apps/1/caches', '/apps/2', '/apps/3'],
  ])
    statuses.push([path, (await service.ask('GET', path)).status]);
  expect(statuses.filter(([, status]) => status === 502).map(([path]) => path)).toEqual([
    ...['/builds/5f', '/artifacts/a/b/app.apk', '/artifacts/a/b/app.aab'],
    ...['/storage/token/app.apk', '/apps/1', '/apps/2'],
  ]);
});

test('a file that is missing, and a log that is missing or no file, are errors that name the scenario', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'scenario.yaml');
  execFileSync('mkfifo', [join(folder.path, 'fifo')]);
  const said = async (): Promise<string> => {
    const data = ['--data', join(folder.path, 'data'), '--simulate', '--scenario', file];
    const { printed, exit } = runServiceDoor(data);
    expect(await exit).toBe(1);
    return printed.join('\n');
  };
  expect(await said()).toContain(`Invalid scenario ${file}: `);
  await writeFile(file, 'outcomes: [{ step: Build, log: gone.log }]');
  expect(await said()).toMatch(/^Invalid scenario .*gone\.log/);
  for (const log of ['/dev/zero', 'fifo']) {
    await writeFile(file, `outcomes: [{ step: Build, log: ${log} }]`);
    expect(await said()).toMatch(new RegExp(`^Invalid scenario .*${log} is not a file`));
  }
});
