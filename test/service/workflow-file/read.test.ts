import { expect, test } from '@jest/globals';
import { WrongWorkflowFile } from '../../../src/service/workflow-file/document.ts';
import { readWorkflow } from '../../../src/service/workflow-file/read.ts';
import { parseYaml } from '../../../src/service/yaml.ts';
import { workflowFile } from '../../support/built.ts';
import { deepTest } from '../../support/deep-test.ts';

const full = `definitions:
  scripts:
    - &packages
      name: Get packages
      script: flutter pub get
  versions: &versions
    flutter: 3.10
    xcode: latest
workflows:
  android:
    name: Android app
    labels: [nightly, 'QA']
    instance_type: mac_mini_m2
    triggering:
      events: [push]
    max_build_duration: 45
    working_directory: app
    environment:
      <<: *versions
      groups: [signing]
      vars:
        API: 1.10
        DEBUG: no
        EMPTY:
        NAME: "two words"
    cache:
      cache_paths:
        - $HOME/.gradle/caches
    scripts:
      - *packages
      - echo "by itself"
      - name: Lint
        script: |
          flutter analyze
        working_directory: lib
        ignore_failure: true
    artifacts:
      - build/**/*.apk
    publishing:
      scripts:
        - name: Announce
          script: echo done
  ios: 17
`;

test('every key is read, and each scalar stays as written', () => {
  expect(readWorkflow(full, 'android')).toEqual({
    notes: [
      expect.stringContaining('codemagic.yaml:13: `instance_type` has no effect.'),
      expect.stringContaining('codemagic.yaml:14: `triggering` has no effect.'),
    ],
    skipped: [],
    warnings: [],
    problem: null,
    workflow: {
      id: 'android',
      name: 'Android app',
      labels: ['nightly', 'QA'],
      variables: { API: '1.10', DEBUG: 'no', EMPTY: '', NAME: 'two words' },
      groups: ['signing'],
      softwareVersions: { flutter: '3.10', xcode: 'latest' },
      workingDirectory: 'app',
      maxBuildDuration: 45,
      cachePaths: ['$HOME/.gradle/caches'],
      preCloneScripts: [],
      scripts: [
        script('Get packages', 'flutter pub get'),
        script('echo "by itself"', 'echo "by itself"'),
        { name: 'Lint', script: 'flutter analyze\n', workingDirectory: 'lib', ignoreFailure: true },
      ],
      artifacts: ['build/**/*.apk'],
      publishingScripts: [script('Announce', 'echo done')],
      instanceType: 'mac_mini_m2',
      ignoredVariables: [],
    },
  });
});

function script(name: string, text: string) {
  return { name, script: text, workingDirectory: undefined, ignoreFailure: false };
}

test('an empty workflow has defaults', () => {
  expect(readWorkflow('workflows:\n  app:\n', 'app').workflow).toMatchObject({
    name: undefined,
    scripts: [],
    maxBuildDuration: 60,
    workingDirectory: '.',
  });
});

test('twenty unknown keys are listed, and the others counted', () => {
  const keys = Array.from({ length: 1_025 }, (_, at) => `key${at}: 1`).join('\n');
  const { warnings } = readWorkflow(workflowFile(`scripts: [a]\n${keys}`), 'app');
  expect(warnings).toHaveLength(21);
  expect(warnings.slice(-2)).toEqual([
    'codemagic.yaml:23: `key19` is not a known key',
    'codemagic.yaml: 1005 more of this kind',
  ]);
});

test('a key behind an alias or a merge has the line where it is written', () => {
  const source = `env: &env\n  fluter: 3\nmore: &more\n  environment: *env\nworkflows:\n  app:\n    <<: *more\n    scripts: [a]\n`;
  expect(readWorkflow(source, 'app').warnings).toEqual([
    'codemagic.yaml:2: `environment.fluter` is not a known key; did you mean `flutter`?',
  ]);
});

const condition = '`scripts[0].when.condition` cannot be evaluated';
const when = (text: string) => `scripts: [{script: make, when: ${text}}]`;

test.each([
  ['max_build_duration: soon', 3, '`max_build_duration` must be a whole number of minutes from 1 to 9999'],
  ['max_build_duration: 10000', 3, '`max_build_duration` must be a whole number of minutes from 1 to 9999'],
  ['scripts:\n  - script: [a]\n', 4, '`scripts[0].script` must be text'],
  ['scripts: {a: b}', 3, '`scripts` must be a list'],
  [
    'scripts:\n  - script: a\n    ignore_failure: maybe',
    5,
    '`scripts[0].ignore_failure` must be `true`, `false` or a variable with one of these values',
  ],
  ['environment:\n  vars:\n    A: [1]', 5, '`environment.vars.A` must be text'],
  ['environment:\n  vars:\n    A.B: 1', 5, '`environment.vars.A.B` must be a variable name'],
  ['environment: [a]', 3, '`environment` must be a map of keys to values'],
  ['scripts:\n  - make\n  - name: Tests', 5, '`scripts[1].script` is missing'],
  [
    `inputs: {a: {description: A, default: x}}\nmax_build_duration: \${{ inputs.a }}`,
    4,
    '`max_build_duration` must be',
  ],
  [
    'inputs: {a: {description: A, type: choice, options: [b], default: c}}',
    3,
    '`inputs.a.default` must be one of `b`',
  ],
  ['name: "App\nscripts: [make]', 3, 'a closing `"` is missing'],
  ['scripts:\n  [make,\nname: App', 4, 'a closing `]` is missing'],
  [when('{branch: main}'), 3, '`scripts[0].when.branch` is not supported'],
  [when('{condition: \'contains(env.A, "b")\'}'), 3, `${condition}: \`, "b")\` is not recognized`],
  [when('{condition: not event.draft}'), 3, `${condition}: there is no \`event\`, because a request started`],
  [when('{condition: env.A == "b}'), 3, `${condition}: \`"b\` has no closing quote`],
  [when('{condition: env.A == true}'), 3, `${condition}: it compares text with \`true\` or \`false\``],
  ['name: "a\\nb"', 3, '`name` must be a single line of text'],
])('%j is wrong at line %i', (lines, line, why) => {
  const read = () => readWorkflow(workflowFile(lines), 'app');
  expect(read).toThrow(WrongWorkflowFile);
  expect(read).toThrow(`codemagic.yaml:${line}: ${why}`);
});

test.each([
  ['[a]', 'the file must be a map with the key `workflows`'],
  ['', 'the file must be a map with the key `workflows`'],
  ['workflow: {}', '`workflow` is not a known key; did you mean `workflows`?'],
  ['a: {}', '`workflows` must be a map of ids to workflows'],
  ['workflows: [app]', '`workflows` must be a map of ids to workflows'],
])('%j is not a workflow file', (source, why) => {
  expect(() => readWorkflow(source, 'app')).toThrow(`codemagic.yaml:1: ${why}`);
});

test('a missing workflow is an error that lists the existing ones, and errors in other workflows do not matter', () => {
  expect(() => readWorkflow(full, 'web')).toThrow(WrongWorkflowFile);
  expect(() => readWorkflow(full, 'web')).toThrow(
    'There is no workflow `web` in codemagic.yaml; it has `android`, `ios`',
  );
  expect(() => readWorkflow(full, 'constructor')).toThrow(WrongWorkflowFile);
  expect(() => readWorkflow(full, 'ios')).toThrow('codemagic.yaml:43: the workflow must be a map');
});

// T30
test('an anchor that contains itself is refused', () => {
  const source = 'workflows:\n  app: &app\n    scripts: [a]\n    triggering: *app\n';
  expect(() => readWorkflow(source, 'app')).toThrow('codemagic.yaml:4: the anchor `app` contains itself');
});

// T30
test.each([
  ['a list of lists', (at: number) => `a${at}: &a${at} [${`*a${at - 1},`.repeat(9)}]`],
  ['merged keys', (at: number) => `a${at}: &a${at} {<<: *a${at - 1}, k${at}: 1}`],
])('%s whose aliases multiply is refused before it fills the memory', (_, line) => {
  const lines = Array.from({ length: 8_000 }, (_, at) => line(at + 1));
  const source = `a0: &a0 {x: x}\n${lines.join('\n')}\nworkflows: {app: {}}`;
  expect(() => readWorkflow(source, 'app')).toThrow(
    'it is too large once its aliases and inputs are expanded',
  );
});

// T30
test('errors of the YAML library, of which there can be one for each character, have no stack trace', () => {
  const before = Error.stackTraceLimit;
  const { errors } = parseYaml(']'.repeat(1_000)).document;
  expect(errors).toHaveLength(1_000);
  expect(errors.filter(({ stack }) => stack?.includes('\n    at '))).toEqual([]);
  expect(Error.stackTraceLimit).toBe(before);
});

// T30
test('14,000 anchors with an alias each are read in linear time', () => {
  const anchors = Array.from({ length: 14_000 }, (_, at) => `&a${at} x,*a${at}`).join(',');
  const { workflow } = readWorkflow(`anchors: [${anchors}]\n${workflowFile('scripts: [a]')}`, 'app');
  expect(workflow.scripts).toHaveLength(1);
});

test('a text that aliases or inputs repeat too often is refused', () => {
  const text = 'x'.repeat(100_000);
  const script = (one: string) => `scripts: [${Array.from({ length: 50 }, () => one).join(', ')}]`;
  const aliased = `text: &text ${text}\n${workflowFile(script('*text'))}`;
  const inputs = `inputs: {text: {description: A text, default: ${text}}}`;
  const replaced = workflowFile(`${inputs}\n${script(`'$${'{'}{ inputs.text }}'`)}`);
  for (const source of [aliased, replaced])
    expect(() => readWorkflow(source, 'app')).toThrow('it is too large once');
});

deepTest.each([
  [`workflows:\n  app:\n    scripts: ${'['.repeat(20_000)}`, 'codemagic.yaml:3: it is nested too deeply'],
  [`${'- '.repeat(5_000)}a\n- b`, 'codemagic.yaml:1: it is nested too deeply'],
  [workflowFile(`scripts:\n${'- a\n'.repeat(501)}`), 'codemagic.yaml:3: `scripts` has more than 500 entries'],
  [
    `workflows:\n${Array.from({ length: 501 }, (_, at) => `  a${at}: {}\n`).join('')}`,
    'codemagic.yaml:1: `workflows` has 501 entries; at most 500 are allowed',
  ],
  [
    `workflows:\n${Array.from({ length: 30 }, (_, at) => `  a${at}: {}\n`).join('')}`,
    '`a18`, `a19` and 10 more',
  ],
])('a file that is too large is refused with a short message: %#', (source, why) => {
  expect(() => readWorkflow(source, 'app')).toThrow(why);
});
