/** What a repository and its scripts can write: files that the service reads, and a clone that it searches. */
import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findArtefacts } from '../../src/service/executor/artefacts/search.ts';
import { containedPath } from '../../src/service/executor/environment/folders.ts';
import { isTrue, WrongCondition } from '../../src/service/workflow-file/condition.ts';
import { readWorkflow } from '../../src/service/workflow-file/read.ts';
import { temporaryFolder } from '../support/folder.ts';
import { assertReads } from './reading.ts';
import { hostileJson } from './values/json.ts';
import { damaged, hostileText, patternText, repeated, soup } from './values/texts.ts';

const folder = await temporaryFolder();
afterAll(async () => folder[Symbol.asyncDispose]());

/** The largest file that is read from a repository. */
const longest = 256 * 1024;

const workflow = `workflows:
  ios: &ios
    name: An app
    labels: [a, b]
    inputs:
      a: { description: An input, type: choice, options: [b, c], default: b }
    triggering: { events: [push] }
    environment:
      groups: [g]
      vars: { A: "1", B: 2 }
      flutter: 1.10
    max_build_duration: 60
    cache:
      cache_paths: [~/.pub-cache]
    scripts:
      - echo ${'$'}{{ inputs.a }}
      - name: two
        script: |
          echo two
        ignore_failure: true
    artifacts:
      - build/**/*.apk
    publishing:
      scripts: [echo three]
  android:
    <<: *ios
    working_directory: app
`;
const words = [
  ...[
    'workflows:',
    '\n',
    '\n  ',
    '\n    ',
    'a: ',
    '- ',
    '[',
    ']',
    '{',
    '}',
    ',',
    ': ',
    '? ',
    '|',
    '>-',
    '"',
    "'",
  ],
  ...[
    '&a ',
    '*a',
    '<<: *a',
    '<<: ',
    '!!binary ',
    '!t ',
    '%YAML 1.2',
    '---\n',
    '...\n',
    '#',
    '\t',
    '~',
    'null',
  ],
  ...['ios:', 'scripts:', 'inputs:', `${'$'}{{ inputs.a }}`, 'artifacts:', 'environment:', 'vars:', 'name:'],
  ...['__proto__: ', 'constructor: ', '\\u'],
];
/** Each alias expands to many of the previous one: a few lines that expand to gigabytes. */
const bomb = fc.tuple(fc.nat(30), fc.nat(30)).map(([depth, width]) => {
  const levels = Array.from(
    { length: depth },
    (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at},`.repeat(width)}]`,
  );
  return ['a0: &a0 [x]', ...levels, `workflows: { a: { scripts: *a${depth}, labels: *a${depth} } }`].join(
    '\n',
  );
});

const yaml = fc
  .oneof(damaged(fc.constant(workflow), words), soup(words), bomb, hostileJson, hostileText)
  .map((text) => text.slice(0, longest));
const id = fc.oneof(
  fc.constantFrom('ios', 'android', 'a', '', '__proto__', 'constructor', '<<'),
  hostileText,
);
const inputs = fc.dictionary(
  fc.constantFrom('a', '__proto__'),
  fc.oneof(hostileText, fc.double(), fc.boolean()),
  { maxKeys: 2 },
);

// T30
test('any workflow file is read or refused', () =>
  assertReads(fc.tuple(yaml, id, inputs), ([text, workflowId, given]) =>
    readWorkflow(text, workflowId, given),
  ));

const condition = soup([
  ...['env.A', 'env["B"]', '"text"', "'", '"', ' == ', ' != ', ' not ', ' and ', ' or ', '(', ')', 'true'],
  ...['event.x', '\n'],
]);

test('any condition of a workflow file is true, false or refused', () =>
  assertReads(
    fc.oneof(condition, repeated(fc.constantFrom('(', ' not ', '(true', '"a" == (')), hostileText),
    (text) => expect(typeof isTrue(text, { A: 'a' })).toBe('boolean'),
    [WrongCondition],
  ));

test('patterns of artefacts find only files inside the folders of the build', () => {
  const clone = cloneIn(realpathSync(folder.path));
  return assertReads(patternText, async (pattern) => {
    const found = await findArtefacts({
      patterns: [pattern],
      folders: [clone],
      roots: [clone],
      inside: { contained: containedPath, inBuild: (path) => path },
      signal: new AbortController().signal,
      report: async () => undefined,
    });
    expect(found.filter((path) => !`${path}${sep}`.startsWith(`${clone}${sep}`))).toEqual([]);
  });
});

/** A few files, one with a long name that is hard to match, and a link to a folder beside them. */
function cloneIn(parent: string): string {
  const clone = join(parent, 'clone');
  mkdirSync(join(clone, 'a', 'b'), { recursive: true });
  mkdirSync(join(parent, 'b'));
  for (const file of ['../b/a.apk', 'app-1.apk', 'a/ab.apk', 'a/b/c', `a/b/${'a'.repeat(250)}`])
    writeFileSync(join(clone, file), '');
  symlinkSync(join(parent, 'b'), join(clone, 'b'));
  return clone;
}
