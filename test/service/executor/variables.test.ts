import { expect, test } from '@jest/globals';
import { parseVariables } from '../../../src/service/executor/environment/variable-file.ts';
import { deepTest } from '../../support/deep-test.ts';
import { scriptFile, testBuild, workflowFile } from '../../support/executed-build.ts';

const layered = scriptFile(
  'for name in A B C D FLUTTER_VERSION XCODE_VERSION REACT_NATIVE_VERSION; do eval "echo $name=\\$$name"; done',
  `environment:
  groups: [first, second]
  flutter: 3.10
  xcode: 15
  vars:
    A: workflow
    B: workflow
`,
);

test('the request overrides the workflow, the workflow overrides groups, and a later group an earlier one', async () => {
  await using it = await testBuild(layered);
  const outcome = await it.build({
    variables: { A: 'request' },
    softwareVersions: { xcode: '16.1', 'react-native': '0.76' },
    groups: ['third'],
    knownGroups: {
      first: { B: 'first', C: 'first', D: 'first' },
      second: { C: 'second', FLUTTER_VERSION: 'second' },
      third: { D: 'third', A: 'third' },
      unused: { A: 'unused' },
    },
  });
  expect(outcome).toMatchObject({ state: 'finished' });
  expect((await it.log('Work')).trimEnd().split('\n')).toEqual([
    'A=request',
    'B=workflow',
    'C=second',
    'D=third',
    'FLUTTER_VERSION=3.10',
    'XCODE_VERSION=16.1',
    'REACT_NATIVE_VERSION=0.76',
  ]);
});

test('an invalid variable fails the build and is named', async () => {
  await using it = await testBuild(scriptFile('echo on'));
  expect(await it.build({ variables: { 'A=B': 'x' } })).toMatchObject({
    state: 'failed',
    message: '`A=B` is not a valid variable name',
  });
  expect(await it.build({ variables: { A: 'x\0y' } })).toMatchObject({
    state: 'failed',
    message: 'The value of variable `A` contains a null character',
  });
});

deepTest('an unknown group fails the build before its first script', async () => {
  await using it = await testBuild(layered);
  expect(await it.build({ knownGroups: { first: {} } })).toMatchObject({ state: 'failed' });
  expect(it.recorded.steps.map(({ name, status }) => [name, status])).toEqual([
    ['Preparing build machine', 'success'],
    ['Fetching app sources', 'success'],
    ['Reading the workflow', 'failed'],
  ]);
});

// T26
deepTest(
  'variables written to CM_ENV are set for later scripts, but cannot override those of the service',
  async () => {
    await using it = await testBuild(
      workflowFile(`scripts:
  - name: Write
    script: |
      echo "VERSION=1.2=3" >> "$CM_ENV"
      printf 'NOTES<<END\\none\\ntwo\\nEND\\n' >> "$CM_ENV"
      echo "CM_BUILD_ID=another" >> "$CM_ENV"
      echo "no variable" >> "$CM_ENV"
  - name: Read
    script: echo "$VERSION|$NOTES|$CM_BUILD_ID"
`),
    );
    await it.build({ buildId: 'b3', variables: { VERSION: 'given' } });
    expect(await it.log('Read')).toMatch(/^1\.2=3\|one\ntwo\|b3\n/);
    expect(await it.log('Write')).toBe(
      'CM_ENV: line 7 is not `NAME=value`.\nCM_ENV: CM_BUILD_ID is set by the service and cannot be changed.\n',
    );
  },
);

deepTest('a value without its closing line is reported, and the lines after it are read', () => {
  expect(parseVariables('A<<END\none\nB=2\n')).toEqual({
    variables: { B: '2' },
    problems: ['line 1: the closing line `END` is missing', 'line 2 is not `NAME=value`'],
  });
});

deepTest('twenty invalid lines are listed, and the others counted', () => {
  const { problems } = parseVariables('A<<END\n'.repeat(25));
  expect(problems).toHaveLength(21);
  expect(problems.slice(-2)).toEqual([
    'line 20: the closing line `END` is missing',
    '5 more lines are not valid',
  ]);
});

deepTest('a value ends at the next closing line after its start', () => {
  expect(parseVariables('A<<END\none\nEND\nB<<END\ntwo\nEND\n')).toEqual({
    variables: { A: 'one', B: 'two' },
    problems: [],
  });
});

deepTest('a script runs with the interpreter of its first line', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - name: Plain
    script: echo "\${BASH_VERSION:+bash}"; false || true; false | true; echo on
  - name: Named
    script: |
      #!/usr/bin/env -S node --title=x
      console.log(process.title, 1 + 1)
  - name: Sh
    script: |
      #!/bin/sh
      false
      echo "\${BASH_VERSION:-plain}"
  - name: Missing
    script: |
      #!/no/such/shell
`),
  );
  expect(await it.build()).toEqual({
    state: 'failed',
    message: 'Step 7 script `Missing` exited with status code 127: `/no/such/shell` was not found',
  });
  expect(await it.log('Plain')).toBe('bash\non\n');
  expect(await it.log('Named')).toBe('x 2\n');
  expect(await it.log('Sh')).toBe('plain\n');
  expect(await it.log('Missing')).toContain('/no/such/shell');
});

deepTest('output and errors are logged in the order in which they were printed', async () => {
  await using it = await testBuild(scriptFile('for i in 1 2 3 4 5; do echo "o$i"; echo "e$i" >&2; done'));
  await it.build();
  expect((await it.log('Work')).replaceAll('\n', ' ')).toBe('o1 e1 o2 e2 o3 e3 o4 e4 o5 e5 ');
});
