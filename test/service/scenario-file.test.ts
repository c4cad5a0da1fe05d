import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createFaultList } from '../../src/service/scenario/faults.ts';
import { createOutcomeList, misfit } from '../../src/service/scenario/outcomes.ts';
import { parseScenario, readScenario, WrongScenario } from '../../src/service/scenario/scenario.ts';
import { temporaryFolder } from '../support/folder.ts';

const read = (text: string) =>
  parseScenario(text, { file: 'scenario.yaml', readLog: (name) => `the text of ${name}` });
const finderOf = (list: unknown) => createFaultList(read(JSON.stringify(list)).faults).next;

test('each wrong fault is an error that names the file, its place and what is expected', () => {
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
    expect(() => read(text)).toThrow(WrongScenario);
    expect(() => read(text)).toThrow(`Invalid scenario scenario.yaml: ${message}`);
  }
});

test('a fault comes as often as it says, then the next one that fits, then none', () => {
  const next = finderOf([
    { method: 'GET', path: '/builds/:id', times: 2, status: 502 },
    { path: '/builds/*', delayMs: 10 },
  ]);
  const get = { method: 'GET', path: '/builds/5f' };
  expect(next({ method: 'GET', path: '/builds' })).toBeUndefined();
  expect(next({ method: 'GET', path: '/builds/5f/step/1' })).toBeUndefined();
  const faults = [next(get), next(get), next(get), next(get)];
  expect(faults.map((fault) => fault?.kind)).toEqual(['status', 'status', 'delay', undefined]);
});

test('a path is that of an endpoint, of one resource, or a pattern', () => {
  const hits = (path: string, asked: string) =>
    finderOf([{ path, cut: 0 }])({ method: 'GET', path: asked }) !== undefined;
  expect(hits('/builds/5f', '/builds/5f')).toBe(true);
  expect(hits('/builds/5f', '/builds/60')).toBe(false);
  expect(hits('/artifacts/:secureFilename', '/artifacts/a/b/app.apk')).toBe(true);
  expect(hits('/artifacts/**/*.apk', '/artifacts/a/b/app.apk')).toBe(true);
  expect(hits('/artifacts/**/*.apk', '/artifacts/a/b/app.aab')).toBe(false);
  expect(hits('/storage/*/*', '/storage/token/app.apk')).toBe(true);
  expect(hits('/**', '/apps')).toBe(true);
});

test('each wrong outcome is an error that names its place and what is expected', () => {
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
    expect(() => read(JSON.stringify({ outcomes: [outcome] }))).toThrow(message);
});

test('outcomes in YAML are used once each, in the order of the starts', () => {
  const { faults, outcomes } = read(`
faults:
  - { method: GET, path: /builds/*, status: 502, times: 3 }
outcomes:
  - workflow: android
    step: Build Android # fails here
    exitCode: 65
    log: fixtures/gradle-failure.log
    takes: 3s
  - { workflow: ios, status: timeout }
  - { queued: 20s, artefacts: [app-debug.ipa] }
`);
  expect(faults).toHaveLength(1);
  const list = createOutcomeList(outcomes);
  const next = (workflowId: string) => list.assign({ id: `a build of ${workflowId}`, workflowId });
  expect(next('ios')).toMatchObject({ status: 'timeout', step: undefined, queuedMs: 0 });
  expect(next('android')).toEqual({
    workflowId: 'android',
    status: 'failed',
    step: 'Build Android',
    exitCode: 65,
    log: 'the text of fixtures/gradle-failure.log',
    takesMs: 3_000,
    queuedMs: 0,
    artefacts: undefined,
  });
  expect(next('ios')).toMatchObject({
    status: 'finished',
    queuedMs: 20_000,
    artefacts: ['app-debug.ipa'],
  });
  expect(next('ios')).toBeUndefined();
});

test('an outcome that fits no workflow of the repository is an error that lists what there is', () => {
  const workflows = [
    { id: 'android', steps: ['Test', 'Build'] },
    { id: 'broken', steps: undefined },
  ];
  const why = (outcome: object) => misfit(read(JSON.stringify({ outcomes: [outcome] })).outcomes, workflows);
  expect(why({ workflow: 'android', step: 'Build' })).toBeUndefined();
  expect(why({ workflow: 'broken', step: 'Deploy' })).toBeUndefined();
  expect(why({ status: 'timeout' })).toBeUndefined();
  expect(why({ workflow: 'ios' })).toBe(
    'outcome 1: there is no workflow "ios"; the repository has "android", "broken"',
  );
  expect(why({ workflow: 'android', step: 'Bild' })).toBe(
    'outcome 1: no script of the workflow "android" is named "Bild"; the scripts are "Test", "Build"',
  );
});

test('a file that is missing, and a log that is missing, are errors that name the scenario', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'scenario.yaml');
  expect(() => readScenario(file)).toThrow(`Invalid scenario ${file}: `);
  await writeFile(file, 'outcomes: [{ step: Build, log: gone.log }]');
  expect(() => readScenario(file)).toThrow(/^Invalid scenario .*gone\.log/);
  await writeFile(join(folder.path, 'gone.log'), 'error: x\n');
  expect(readScenario(file).outcomes).toMatchObject([{ log: 'error: x\n' }]);
});
