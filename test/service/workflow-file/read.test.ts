import { expect, test } from '@jest/globals';
import { WrongWorkflowFile } from '../../../src/service/workflow-file/document.ts';
import { readWorkflow } from '../../../src/service/workflow-file/read.ts';
import { parseYaml } from '../../../src/service/yaml.ts';
import { workflowFile } from '../../support/built.ts';
import { deepTest } from '../../support/deep-test.ts';

const full = `---
definitions: # with a comment
  scripts:
    - &packages
      name: Get packages
      script: flutter pub get
  versions: &versions
    flutter: 3.10
    xcode: latest
  vars: &vars {API: unused, B: 2}
  more: &more {B: 3, C: 3}
"workflows":
  'android':
    'name': 'The "app"'
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
        <<: [*vars, *more]
        API: 1.10
        DEBUG: no
        EMPTY:
        NAME: "two words"
    cache:
      cache_paths:
        - $HOME/.gradle/caches
    scripts:
      - *packages
      - >-
        echo by
        itself
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
      expect.stringContaining('codemagic.yaml:16: `instance_type` has no effect.'),
      expect.stringContaining('codemagic.yaml:17: `triggering` has no effect.'),
    ],
    skipped: [],
    warnings: [],
    problem: null,
    workflow: {
      id: 'android',
      name: 'The "app"',
      labels: ['nightly', 'QA'],
      variables: { API: '1.10', B: '2', C: '3', DEBUG: 'no', EMPTY: '', NAME: 'two words' },
      groups: ['signing'],
      softwareVersions: { flutter: '3.10', xcode: 'latest' },
      workingDirectory: 'app',
      maxBuildDuration: 45,
      cachePaths: ['$HOME/.gradle/caches'],
      preCloneScripts: [],
      scripts: [
        script('Get packages', 'flutter pub get'),
        script('echo by itself', 'echo by itself'),
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

test('a key without a value has its default, one value is a list of it, and other workflows are not read', () => {
  const defaults = { name: undefined, scripts: [], maxBuildDuration: 60, workingDirectory: '.' };
  expect(readWorkflow('workflows:\n  app:\n', 'app').workflow).toMatchObject(defaults);
  const lines = `name: ~
labels: nightly
triggering:
inputs: null
environment: {vars: null, groups: }
cache: null
artifacts: out/app.apk
publishing: {email: ~, scripts: null}
scripts: make`;
  const other = '  web:\n    scirpts: [make]\n    name: one\n    name: two\n';
  expect(readWorkflow(workflowFile(lines) + other, 'app')).toMatchObject({
    ...{ notes: [], warnings: [], problem: null },
    workflow: {
      ...defaults,
      labels: ['nightly'],
      scripts: [script('make', 'make')],
      artifacts: ['out/app.apk'],
      publishingScripts: [],
    },
  });
});

test('each key without effect is a note, and in it a warning what the hosted service would refuse', () => {
  const { notes, warnings, workflow } = readWorkflow(
    workflowFile(`integrations: {app_store_connect: Key}
instance_type: windows_x2
triggering: {events: manual, cancel_previous_builds: true}
when: {condition: not event.pull_request.draft}
inputs: {flavour: {default: dev}}
environment:
  ubuntu: 24.04
  ios_signing: {distribution_type: app_store, bundle_identifier: test.example.app}
  android_signing: [keystore]
  flutter: {version: 3.10, flavor: stable}
  vars: {my-name: a}
scripts:
  - {script: 'make \${{inputs.flavour}} \${{ env.FLAVOUR }}', test_report: unit.xml}
  - {script: make, test_report: widget.xml, when: {changeset: {includes: [lib]}}}
publishing:
  email: {notify: {success: true}}
  slack: general
  app_store_connect: {auth: integration}
  google_play: {track: internal}
  tester_groups: [QA]
  on_failure: {scripts: [a]}`),
    'app',
  );
  const noted = notes.map((note) => /^codemagic\.yaml:(\d+: `.+`) has no effect\. ./.exec(note)?.[1]);
  expect(noted).toEqual([
    '3: `integrations`',
    '4: `instance_type`',
    '5: `triggering`',
    '6: `when`',
    '9: `environment.ubuntu`',
    '10: `environment.ios_signing`',
    '11: `environment.android_signing`',
    '12: `environment.flutter.flavor`',
    '13: `environment.vars.…-…`',
    '15: `scripts.test_report`',
    `15: \`\${{ … }}\``,
    '16: `scripts.when.changeset`',
    '18: `publishing.email`',
    '19: `publishing.slack`',
    '20: `publishing.app_store_connect`',
    '21: `publishing.google_play`',
    '22: `publishing.tester_groups`',
    '23: `publishing.on_failure`',
  ]);
  const refused = warnings.map((one) =>
    one.replace(/^codemagic\.yaml:(.*): the hosted service would refuse.*/, '$1'),
  );
  expect(refused).toEqual([
    '5: `triggering.events[0]` must be one of `push`, `pull_request`, `pull_request_labeled`, `tag`',
    '7: `inputs.flavour.description` is missing',
    '19: `publishing.slack` must be a map of keys to values',
  ]);
  expect(workflow.softwareVersions).toEqual({ flutter: '3.10' });
  expect(workflow.scripts[0]?.script).toBe(`make dev \${{ env.FLAVOUR }}`);
});

test('of equal keys the last counts, with a warning', () => {
  const lines =
    'name: First\nname: Second\nscripts: [a]\nenvironment:\n  vars:\n    MODE: debug\n    MODE: release\n';
  const { warnings, workflow } = readWorkflow(
    `workflows:\n  app: {}\n${workflowFile(lines).slice(11)}`,
    'app',
  );
  expect(workflow).toMatchObject({ name: 'Second', variables: { MODE: 'release' } });
  const duplicate = (at: number, key: string) =>
    `codemagic.yaml:${at}: \`${key}\` is a duplicate key; the last value is used`;
  expect(warnings).toEqual([duplicate(3, 'app'), duplicate(5, 'name'), duplicate(10, 'MODE')]);
});

test('an unknown key is a warning, with what was probably meant, and keys that hold anchors are none', () => {
  const source = `defintions: {}
shared: &shared {name: App}
.hidden: {}
scirpts: [make]
workflows:
  app:
    cache_paths: [node_modules]
    environment: {variables: {A: 1}}
    artefacts: [out/*.apk]
    scripts: [{script: lint, ignore_failures: true}]
    <<: *shared
`;
  const { warnings, problem } = readWorkflow(source, 'app');
  expect(warnings).toEqual([
    'codemagic.yaml:1: `defintions` is not a known key; did you mean `definitions`?',
    'codemagic.yaml:4: `scirpts` is not a known key; did you mean `scripts`?',
    'codemagic.yaml:7: `cache_paths` is not a known key',
    'codemagic.yaml:8: `variables` is not a known key',
    'codemagic.yaml:9: `artefacts` is not a known key; did you mean `artifacts`?',
    'codemagic.yaml:10: `ignore_failures` is not a known key; did you mean `ignore_failure`?',
  ]);
  expect(problem).toBe(`${warnings[0]} (and 5 more: see the log of the step “Reading the workflow”)`);
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
    'codemagic.yaml:2: `fluter` is not a known key; did you mean `flutter`?',
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
  expect(() => readWorkflow(full, 'web')).toThrow(
    'There is no workflow `web` in codemagic.yaml; it has `android`, `ios`',
  );
  expect(() => readWorkflow(full, 'constructor')).toThrow('There is no workflow `constructor`');
  expect(() => readWorkflow(full, 'ios')).toThrow('codemagic.yaml:49: the workflow must be a map');
});

// T30
test('an anchor that contains itself is refused', () => {
  const source = 'workflows:\n  app: &app\n    scripts: [a]\n    triggering: *app\n';
  expect(() => readWorkflow(source, 'app')).toThrow('codemagic.yaml:4: the anchor `app` contains itself');
});

// T30
deepTest.each([
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
  const { errors } = parseYaml(']'.repeat(1_000), 'failsafe').document;
  expect(errors).toHaveLength(1_000);
  expect(errors.filter(({ stack }) => stack?.includes('\n    at '))).toEqual([]);
  expect(Error.stackTraceLimit).toBe(before);
});

// T30
deepTest('14,000 anchors with an alias each are read in linear time', () => {
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
