import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../support/folder.ts';
import { testService } from '../support/service.ts';
import { runServiceDoor } from '../support/service-process.ts';

const start = (scenario: string) => testService({ scenario, executor: 'simulated' });

test('each wrong fault is an error that names the file, its place and what is expected', async () => {
  const good = { path: '/builds/:id', status: 502 };
  const cases: [unknown, string][] = [
    ['{"path": ', 'it is not valid JSON or YAML'],
    ['text', 'expected an object with faults and outcomes'],
    [{ fault: [] }, 'unknown key "fault"'],
    [{ faults: good }, '"faults": expected a list'],
    [[good, 'status'], 'fault 2: expected an object'],
    [[{ status: 502 }], 'fault 1: "path": expected a path such as "/builds/:id"'],
    [[good, { path: '/builds' }], 'fault 2: expected exactly one of status, delayMs, cut, loseAnswer'],
    [[{ ...good, cut: 1 }], 'fault 1: expected exactly one of status, delayMs, cut, loseAnswer'],
    [[{ ...good, status: 200 }], 'fault 1: "status": expected a whole number from 400 to 599'],
    [[{ ...good, status: '502' }], 'fault 1: "status": expected a whole number from 400 to 599'],
    [[{ ...good, times: 0 }], 'fault 1: "times": expected a whole number from 1 to 1000000'],
    [[{ ...good, method: 'PATCH' }], 'fault 1: "method": expected GET, POST, PUT or DELETE'],
    [[{ path: '/builds', loseAnswer: false }], 'fault 1: "loseAnswer": expected true'],
    [[{ ...good, time: 2, Path: 'x' }], 'fault 1: unknown key "time", "Path"'],
    [[{ ...good, path: '/build/:id' }], 'fault 1: no endpoint has the path "/build/:id"'],
    [[{ ...good, method: 'POST' }], 'fault 1: no endpoint has the path "/builds/:id" with POST'],
    [[{ ...good, path: '/builds/+(a)' }], 'fault 1: "path": `+(…)` is not supported'],
  ];
  for (const [given, message] of cases) {
    const text = typeof given === 'string' ? given : JSON.stringify(given);
    await expect(start(text)).rejects.toThrow(`Invalid scenario this test: ${message}`);
  }
});

test('a scenario has at most 256 KiB, and its keys are not compared with each other', async () => {
  const keys = (length: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length }, (_, at) => [`k${at.toString(36)}`, 1])));
  await expect(start(keys(60_000))).rejects.toThrow('it is larger than 256 KiB');
  await expect(start(keys(24_000))).rejects.toThrow('unknown key "k0"');
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

test('each wrong outcome is an error that names its place and what is expected', async () => {
  const cases: [unknown, string][] = [
    [null, 'outcome 1: expected an object'],
    [{ workflows: 'android' }, 'outcome 1: unknown key "workflows"'],
    [{ status: 'building' }, 'outcome 1: "status": expected finished, failed, warning'],
    [{ status: 'failed' }, 'outcome 1: "step": expected the name of the step that fails'],
    [{ status: 'skipped', step: 'Build' }, 'outcome 1: "step" has no effect with "status": skipped'],
    [{ step: 'Build', exitCode: 0 }, 'outcome 1: "exitCode": expected a whole number from 1 to 255'],
    [{ status: 'timeout', exitCode: 2 }, 'outcome 1: "exitCode" is only for a step that fails'],
    [{ log: 'a.log' }, 'outcome 1: "log" needs "step"'],
    [{ takes: 3 }, 'outcome 1: "takes": expected a duration such as "3s"'],
    [{ queued: '3 s' }, 'outcome 1: "queued": expected a duration'],
    [{ artefacts: ['../app.apk'] }, 'outcome 1: "artefacts": expected names, not paths'],
  ];
  for (const [outcome, message] of cases)
    await expect(start(JSON.stringify({ outcomes: [outcome] }))).rejects.toThrow(message);
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
