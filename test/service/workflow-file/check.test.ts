/** The check of a workflow file: mistakes are found at their lines, and nothing else is reported. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkWorkflowFile } from '../../../src/service/workflow-file/check.ts';
import { repositoryRoot } from '../../support/action-metadata.ts';

const examples = join(repositoryRoot, 'examples');
const flutter = await readFile(join(examples, 'flutter', 'codemagic.yaml'), 'utf8');

test.each(['flutter', 'react-native', 'capacitor', 'hello-mobile'])(
  'examples/%s has no problems',
  async (name) => {
    const source = await readFile(join(examples, name, 'codemagic.yaml'), 'utf8');
    expect(checkWorkflowFile(source).problems).toEqual([]);
  },
);

/** The lines of the problems, and what each says. */
const problemsOf = (source: string): string[] =>
  checkWorkflowFile(source).problems.map(({ line, message }) => `${line}: ${message}`);

test('all aliases and keys that cannot be used are found, and the file is not read any further', () => {
  const source = `workflows:
  app:
    <<: *defaults
    max_build_duration: long
    scripts:
      - *packages
      - name: {{ app }}
    labels: &labels [*labels]
    ? [a]
    : b
`;
  const keyIsNoText =
    'a key must be text, but this one is a map or a list; a text that begins with `{` or `[` must be in quotes.';
  expect(problemsOf(source)).toEqual([
    '3: `*defaults` refers to an anchor that is not defined before it.',
    '6: `*packages` refers to an anchor that is not defined before it.',
    `7: ${keyIsNoText}`,
    '8: the anchor `labels` contains itself.',
    `9: ${keyIsNoText}`,
  ]);
});

test('every mistake in the inputs of a workflow is found, hides no other one, and raises no false alarm', () => {
  const source = `workflows:
  app:
    instance_type: linxu
    inputs:
      track: { description: Track, type: word }
      fast: { description: Fast, type: boolean, default: maybe }
      flavour: { description: Flavour, type: choice }
      notes: { description: Notes, optoins: [a], typ: string }
      needed: { description: Needed }
    max_build_duration: long
    scripts:
      - echo \${{ inputs.track }} \${{ inputs.needed }} \${{ inputs.nothing }}
      - script: echo \${{ inputs.neither }}
        ignore_failure: \${{ inputs.fast }}
    artifacts: [../out/*.apk]
`;
  const noInput = (name: string) =>
    `has \`\${{ inputs.${name} }}\`, but the workflow has no input \`${name}\`.`;
  expect(checkWorkflowFile(source).workflows).toEqual([]);
  expect(problemsOf(source)).toEqual([
    expect.stringMatching(/^3: .*did you mean `linux`\?/),
    '5: `inputs.track.type` must be `string`, `number`, `boolean` or `choice`.',
    '6: `inputs.fast.default` must be `true` or `false`.',
    '7: `inputs.flavour.options` is missing: a `choice` needs options.',
    '8: `optoins` is not a known key; did you mean `options`?',
    '8: `typ` is not a known key; did you mean `type`?',
    expect.stringMatching(/^10: .*must be a whole number of minutes/),
    `12: \`scripts[0]\` ${noInput('nothing')}`,
    `13: \`scripts[1].script\` ${noInput('neither')}`,
    expect.stringMatching(/^15: .*it contains `\.\.`/),
  ]);
});

test('every line with invalid YAML is found, but not what follows from it', () => {
  const source = `workflows:
  app:
\tname: App
    scripts: [echo]
  ios:
    name: iOS: release
  web:
    name: @web
`;
  expect(problemsOf(source)).toEqual([
    '3: tabs are not allowed as indentation.',
    '6: a value that contains `: ` must be in quotes.',
    '8: a value that begins with `@` must be in quotes.',
  ]);
});

/** `{ … }` is the workflow `app`. */
test.each([
  [
    'cache: { cache_paths: [a] }',
    '{ scripts: [a] }',
    '1: `cache` has no effect at the top of the file; move it into a workflow.',
  ],
  [
    'environment: &env { java: 17 }\nx-script: &script { script: a }',
    '{ environment: *env, scripts: [*script] }',
    undefined,
  ],
  ['', '{ scripts: [a, !b.txt] }', '2: without quotes, `!b.txt` is a YAML tag, and its text is lost.'],
  ['', '{ name: !Ref x, scripts: [a] }', '2: without quotes, `!Ref` is a YAML tag, and its text is lost.'],
  ['', '{ name: !!str x, scripts: [a] }', undefined],
  ['', '[a]', '2: the workflow must be a map of keys to values.'],
  ['', '{ name: a }', '2: the workflow has no script, so it builds nothing.'],
  ['', '{ scripts: [a] } }\n---\n{ a: b', '3: the file must be one document; remove the line `---`.'],
  ['', '{ name: *, scripts: [a] }', '2: `*` without quotes refers to an anchor; put the value in quotes.'],
  [
    '',
    `{ scripts: ${'['.repeat(5_000)}${']'.repeat(5_000)} }`,
    /it is nested too deeply: at most 100 levels/,
  ],
  [
    '',
    '{ instance_type: mac_mini_m9, scripts: [a] }',
    '2: the machine type `mac_mini_m9` is not known here.',
  ],
  ['', '{ instance_type: linux_x4, scripts: [a] }', undefined],
  ['', '{ instance_type: my_own, scripts: [a] }', undefined],
  ['', '{ artifacts: [/var/out/*.aab], scripts: [a] }', /^2: the pattern .* outside the build's folders/],
  ['', '{ artifacts: ["build/@(app|lib)"], scripts: [a] }', /^2: the pattern .* can't match anything/],
  [
    '',
    '{ publishing: { google_play: { rollout_fraction: 25 } }, scripts: [a] }',
    /^2: `publishing.google_play.rollout_fraction` must be a number from 0 to 1: the hosted service/,
  ],
] as const)('%j and %s', (top, workflow, problem) => {
  const problems = problemsOf(`${top}\nworkflows: { app: ${workflow} }`);
  expect(problems).toEqual(
    problem === undefined ? [] : [problem instanceof RegExp ? expect.stringMatching(problem) : problem],
  );
});

test('one workflow alone is checked by its ID; an ID that the file does not have is an error', () => {
  const { workflows } = checkWorkflowFile(flutter, 'ios');
  expect(workflows.map(({ workflow }) => workflow.id)).toEqual(['ios']);
  expect(() => checkWorkflowFile(flutter, 'nope')).toThrow('There is no workflow `nope`');
});
