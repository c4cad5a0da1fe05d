import { expect, test } from '@jest/globals';
import { faultFinder, parseFaults, WrongFaults } from '../../src/service/faults/fault-file.ts';

const finderOf = (list: unknown) => faultFinder(parseFaults(JSON.stringify(list), 'faults.json'));

test('each wrong fault is an error that names the file, its place and what is expected', () => {
  const good = { path: '/builds/:id', status: 502 };
  const cases: [unknown, string][] = [
    ['{"path": ', 'it is not valid JSON'],
    [{}, 'expected a list of faults'],
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
    const read = () => parseFaults(text, 'faults.json');
    expect(read).toThrow(WrongFaults);
    expect(read).toThrow(`Invalid faults file faults.json: ${message}`);
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
