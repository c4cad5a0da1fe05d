import { expect, test } from '@jest/globals';
import { scriptFile, testBuild } from '../../support/executed-build.ts';
import { layered } from './variables.ts';

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
