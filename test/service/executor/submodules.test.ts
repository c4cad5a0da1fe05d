import { expect, test } from '@jest/globals';
import { scriptFile, testBuild } from '../../support/executed-build.ts';
import { addSubmodule, beside } from './submodules.ts';

test('submodules are fetched recursively at their recorded commits', async () => {
  await using it = await testBuild(
    scriptFile('cat lib/deep/lib.txt lib/deep/libs/inner/inner.txt; git -C lib/deep log --oneline | wc -l'),
  );
  const lib = await beside(it, 'lib');
  const inner = await beside(it, 'inner');
  await addSubmodule(lib, { inner, path: 'libs/inner', url: inner.path });
  await addSubmodule(it.repository, { inner: lib, path: 'lib/deep', url: '../lib' });
  await lib.commit({ 'lib.txt': 'newer\n' });
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect((await it.log('Work')).split('\n').map((line) => line.trim())).toEqual([
    'of lib',
    'of inner',
    '2',
    '',
  ]);
  expect(await it.log('Fetching app sources')).toContain('Fetching submodule lib/deep/libs/inner\n');
});
