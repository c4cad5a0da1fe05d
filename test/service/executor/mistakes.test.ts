/** What a build's message says of its workflow: groups that the service does not have, unknown keys, patterns without a match. */
import { expect, test } from '@jest/globals';
import { scriptFile, testBuild, workflowFile } from '../../support/built.ts';
import { deepTest } from '../../support/deep-test.ts';

const release = workflowFile(`environment:
  groups: [signing, sentry, play]
  vars: { FLAVOUR: demo }
scripts:
  - echo $KEY_ALIAS $FLAVOUR $CM_COMMIT
  - echo "$SENTRY_TOKEN" $PLAY_TRACK $TOLD
publishing:
  scripts:
    - echo $SENTRY_ORG
`);

const told = `This build needs the variable groups \`signing\`, \`sentry\`, which the service does not have. The workflow uses \`KEY_ALIAS\`, \`SENTRY_TOKEN\`, \`SENTRY_ORG\`, which nothing sets.`;

test('a build without its groups fails with all of them, the variables that nobody sets, and the ways on', async () => {
  const configuration = { groups: { play: { PLAY_TRACK: 'beta' } } };
  await using it = await testBuild(release, { configuration });
  const given = { variables: { TOLD: '1' } };
  expect(await it.build(given)).toEqual({
    state: 'failed',
    message: `${told} Start the service with \`--group signing=FILE.env\` and the same for the others, with \`--empty-groups\`, or with a configuration file that has them`,
  });
  expect(it.steps().map(({ status }) => status)).toEqual(['success', 'success', 'failed']);
  await using lenient = await testBuild(release, { configuration, more: ['--empty-groups'] });
  expect(await lenient.build(given)).toMatchObject({ state: 'finished' });
  expect(await lenient.log('Reading the workflow')).toContain(told);
});

deepTest('groups of the request are needed too, and names that every object has are none', async () => {
  await using it = await testBuild(workflowFile('scripts: [pwd]'));
  expect(await it.build({ groups: ['constructor'] })).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(
      /^This build needs the variable group `constructor`, which the service does not have\. Start the service with `--group constructor=FILE\.env`, with/,
    ),
  });
  await using lenient = await testBuild(workflowFile('scripts: [pwd]'), { more: ['--empty-groups'] });
  expect(await lenient.build({ groups: ['constructor'] })).toMatchObject({ state: 'finished' });
});

test('a variable with a null character, which a shell leaves out of its value, fails the build', async () => {
  await using it = await testBuild(
    workflowFile('environment: { vars: { KEY: "a\\0b" } }\nscripts: [echo "$KEY"]'),
  );
  expect(await it.build()).toEqual({
    state: 'failed',
    message: 'The value of variable `KEY` contains a null character',
  });
});

/** The variables that the message about a missing group names. */
async function unsetIn(app: object): Promise<string> {
  await using it = await testBuild(JSON.stringify({ workflows: { app } }));
  const { message } = await it.build({ groups: ['missing'] });
  const [, names = ''] = /The workflow uses (.*), which nothing sets/.exec(message ?? '') ?? [];
  return [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name).join(' ');
}

test.concurrent.each([
  [`echo $A \${B} "$C" "\${D}"`, 'A B C D'],
  [`echo '$A' "it's $B" \\$C # $D`, 'B'],
  [`echo \${A:-x} \${B-x} \${C:+x} \${D:?why} \${E#x} \${#F}`, 'D E F'],
  ['A=1; export B=2; echo "C=3" >> "$CM_ENV"; echo "D<<END" >> $CM_ENV; echo $A $B $C $D $E', 'E'],
  [`echo "A=$A" >> .env; B="\${B}"`, 'A B'],
  ['for A in x; do read -r B C < f; echo $A $B $C $D; done', 'D'],
  ['awk \'{ print $NF }\' f; echo "#$A" $1 $# $@ $PATH $HOME $RANDOM $ANDROID_HOME', 'A'],
  ['#!/usr/bin/env python3\nprint("$A")', ''],
  ['#!/bin/bash -e\necho $A', 'A'],
])('the variables that nobody sets in %j are: %s', async (script, names) => {
  expect(await unsetIn({ scripts: [script] })).toBe(names);
});

test('variables of publishing, signing and every other key of the workflow count', async () => {
  const app = {
    environment: { vars: { SET: 'x' }, ios_signing: { bundle_identifier: '$BUNDLE' } },
    labels: ['$LABEL'],
    scripts: ['echo $SCRIPT'],
    artifacts: ['$CM_BUILD_DIR/$NAME.apk'],
    publishing: {
      app_store_connect: { api_key: '$APP_STORE_CONNECT_PRIVATE_KEY', key_id: '"$KEY_ID"' },
      email: { recipients: ['$RECIPIENT', '$SET', 'it costs $5'] },
    },
  };
  expect((await unsetIn(app)).split(' ').toSorted()).toEqual([
    'APP_STORE_CONNECT_PRIVATE_KEY',
    'BUNDLE',
    'KEY_ID',
    'LABEL',
    'NAME',
    'RECIPIENT',
    'SCRIPT',
  ]);
});

test('a script before the clone uses and sets variables, too', async () => {
  const app = { pre_clone_scripts: ['echo $A; echo B=1 >> "$CM_ENV"'], scripts: ['echo $B'] };
  expect(await unsetIn(app)).toBe('A');
});

const mistyped = 'codemagic.yaml:3: `scirpts` is not a known key; did you mean `scripts`?';
const unmatched = 'No file matches `out/*.apk`';
const app = (script: string, more = ''): string =>
  workflowFile(`scirpts: [pwd]
scripts: [{ name: Work, script: ${script} }]
artifacts: [done.txt, '*.txt', 'out/*.apk']
${more}`);

test.each([
  [
    'that fails',
    'touch done.txt; exit 3',
    'failed',
    `Step 4 script \`Work\` exited with status code 3. ${mistyped} `,
  ],
  ['that ends well', 'touch done.txt', 'warning', `${mistyped} `],
  ['without an unknown key', 'touch done.txt', 'finished', ''],
])('a build %s reports mistakes and patterns without a match', async (_, script, state, mistakes) => {
  const file = app(script);
  await using it = await testBuild(mistakes === '' ? file.replace('scirpts: [pwd]', '') : file);
  expect(await it.build()).toEqual({ state, message: `${mistakes}${unmatched}` });
});

test('a build without its groups reports unknown keys too', async () => {
  await using it = await testBuild(app('pwd', 'environment: { groups: [signing] }'));
  const { state, message } = await it.build();
  expect(state).toBe('failed');
  expect(message).toMatch(/^This build needs the variable group `signing`/);
  expect(message?.endsWith(mistyped)).toBe(true);
});

function lines(count: number, line: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => line(at)).join('\n');
}

const longName = 'a'.repeat(250);

// T30
deepTest.each([
  {
    what: 'a pattern made against a name',
    file: workflowFile(`scripts: [touch ${longName}]\nartifacts: ['${'*a'.repeat(14)}b']`),
    state: 'finished',
    message: `No file matches \`${'*a'.repeat(14)}b\``,
  },
  {
    what: '200,000 values without an end for later scripts',
    file: scriptFile(`yes 'A<<X' | head -n 200000 > "$CM_ENV"`),
    state: 'finished',
    message: null,
  },
  {
    what: '70,000 unknown keys',
    file: workflowFile(lines(70_000, (at) => `key${at}: 1`)),
    state: 'failed',
    message: 'codemagic.yaml is larger than 256 KiB',
  },
  {
    what: '5,000 unknown keys',
    file: workflowFile(`scripts: [echo on]\n${lines(5_000, (at) => `key${at}: 1`)}`),
    state: 'warning',
    message:
      'codemagic.yaml:4: `key0` is not a known key (and 4999 more: see the log of the step “Reading the workflow”)',
  },
  {
    what: '10,000 variables that refer to each other',
    file: scriptFile('echo on', `environment:\n  vars:\n${lines(10_000, (at) => `    V${at}: $V${at + 1}`)}`),
    state: 'finished',
    message: null,
  },
])('$what in a repository: the service keeps answering', async ({ file, state, message }) => {
  await using it = await testBuild(file);
  expect(await it.build()).toEqual({ state, message });
  expect((await it.ask('GET', '/apps')).status).toBe(200);
});
