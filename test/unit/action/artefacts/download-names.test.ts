import { posix, win32 } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { downloadPaths, safeName } from '../../../../src/action/artefacts/download.ts';
import { wellFormedText } from '../../../fuzz/values/texts.ts';

const names = (...all: string[]): string[] =>
  downloadPaths(
    all.map((name) => ({ name, workflowId: 'w' })),
    { builds: 'one' },
  ).map((path) => path.join('/'));

test('a name that is safe everywhere does not change', () => {
  const good = ['app-release.apk', 'Runner.ipa', 'Größe_1.2+3@x.aab', '日本語.zip', '.env'];
  expect(good.map(safeName)).toEqual(good);
});

// T7
test.each([
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['/etc/passwd', '_etc_passwd'],
  ['C:\\Windows\\win.ini', 'C__Windows_win.ini'],
  ['..', '._'],
  ['.', '_'],
  ['', '_'],
  ['a\0b', 'a_b'],
  ['two words $(rm -rf ~).apk', 'two_words___rm_-rf___.apk'],
  ['it\'s `x`; * ? "<>|', 'it_s__x___________'],
  ['-rf', '_rf'],
  ['=cmd.csv', '_cmd.csv'],
  ['~', '_'],
  ['name.', 'name_'],
  ['name ', 'name_'],
  ['con', '_con'],
  ['NUL.txt', '_NUL.txt'],
  ['com1.tar.gz', '_com1.tar.gz'],
  ['console.log', 'console.log'],
  ['line\nbreak', 'line_break'],
  ['\ud800lone', '_lone'],
  ['e\u0301', '\u00e9'],
])('%j becomes %j', (name, safe) => expect(safeName(name)).toBe(safe));

test('a name that is too long keeps its extension', () => {
  // What fits ends inside of a character.
  const safe = safeName(`a${'ä'.repeat(500)}.apk`);
  expect(safe).toMatch(/^aä+\.apk$/);
  expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(200);
  expect(Buffer.byteLength(safeName(`a.${'x'.repeat(1_000_000)}`))).toBe(200);
});

test('a second file of one name gets a number before its extension', () => {
  expect(names('app.apk', 'app.apk', 'app.apk', 'log', 'log')).toEqual([
    'app.apk',
    'app-2.apk',
    'app-3.apk',
    'log',
    'log-2',
  ]);
});

test('names that some file systems treat as the same get a number too', () => {
  expect(names('App.apk', 'app.apk', 'a b', 'a_b', 'app-2.apk')).toEqual([
    'App.apk',
    'app-2.apk',
    'a_b',
    'a_b-2',
    'app-2-2.apk',
  ]);
});

test('with several builds, each workflow has its own folder', () => {
  const files = [
    { name: 'app.apk', workflowId: 'android' },
    { name: 'app.apk', workflowId: 'android/../../x' },
    { name: 'app.apk', workflowId: 'android' },
  ];
  expect(downloadPaths(files, { builds: 'several' })).toEqual([
    ['android', 'app.apk'],
    ['android_.._.._x', 'app.apk'],
    ['android', 'app-2.apk'],
  ]);
});

// T7
test('for any names, the paths are unique, stay inside the folder and are one word each', () => {
  const nasty = fc.oneof(
    wellFormedText,
    fc.constantFrom('..', '.', '/', '\\', 'CON', 'a', 'A', 'a-2', '.apk'),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ name: nasty, workflowId: nasty }), { maxLength: 12 }), (files) => {
      const paths = downloadPaths(files, { builds: 'several' });
      for (const path of paths) {
        expect(path).toHaveLength(2);
        for (const part of path)
          expect(part).toMatch(/^[^\s/\\:*?"<>|$`'&;()!~{}[\]#%^-][^\s/\\:*?"<>|$`'&;()!~{}[\]#%^]*$/u);
        for (const { normalize, sep } of [posix, win32])
          expect(normalize(path.join(sep)).split(sep)).toEqual([...path]);
      }
      expect(new Set(paths.map((path) => path.join('/').toLowerCase())).size).toBe(paths.length);
    }),
  );
});
