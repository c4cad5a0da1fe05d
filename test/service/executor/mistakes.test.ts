/** Mistakes in the workflow file, which the build's message names however the build ends. */
import { expect, test } from '@jest/globals';
import { testBuild, workflowFile } from '../../support/built.ts';

const mistyped = 'codemagic.yaml:3: `scirpts` is not a known key; did you mean `scripts`?';
const unmatched = 'No file matches `out/*.apk`';
const app = (script: string, more = ''): string =>
  workflowFile(`scirpts: [pwd]
scripts: [{ name: Work, script: ${script} }]
artifacts: [done.txt, '*.txt', 'out/*.apk']
${more}`);

test.each([
  ['that fails', app('touch done.txt; exit 3'), 'failed', 'Step 4 script `Work` exited with status code 3. '],
  ['that ends well', app('touch done.txt'), 'warning', ''],
])('a build %s reports unknown keys and patterns without a match', async (_, file, state, cause) => {
  await using it = await testBuild(file);
  expect(await it.build()).toEqual({ state, message: `${cause}${mistyped} ${unmatched}` });
});

test('a build whose file has no mistake but a pattern without a match finishes, and says so', async () => {
  await using it = await testBuild(
    workflowFile(`scripts: [touch done.txt]\nartifacts: [done.txt, '*.txt', 'out/*.apk']`),
  );
  expect(await it.build()).toEqual({ state: 'finished', message: unmatched });
});

test('a build without its groups reports unknown keys too', async () => {
  await using it = await testBuild(app('pwd', 'environment: { groups: [signing] }'));
  const { state, message } = await it.build();
  expect(state).toBe('failed');
  expect(message).toMatch(/^This build needs the variable group `signing`/);
  expect(message?.endsWith(mistyped)).toBe(true);
});
