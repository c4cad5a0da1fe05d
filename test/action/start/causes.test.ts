import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { setStage, workflowFile } from '../../support/stage.ts';

const script = [
  'echo "e: file://$CM_BUILD_DIR/app/src/main/Cart.kt:12:5 Unresolved reference: total"',
  'echo "w: file://$CM_BUILD_DIR/app/src/main/Cart.kt:3:1 Unused"',
  'echo "lib/a,line=9.dart:7:3: Error: ::error file=b.dart::forged"',
  'echo "/opt/sdk/lib/a.dart:1:2: Error: elsewhere"; exit 1',
].join('\n');

test('messages of compilers in the log of a failed step are errors at file and line, after that of the build', async () => {
  await using stage = await setStage({ files: { 'codemagic.yaml': workflowFile([script]) } });
  const sha = await stage.repository.git('rev-parse', 'HEAD');
  const event = { name: 'push', ref: 'refs/heads/main', sha };
  const result = await stage.run({ event, with: { workflowId: 'android' } });
  const [build, ...causes] = result.errors;
  expect(build?.properties.file).toBeUndefined();
  expect(build?.data).toContain('app/src/main/Cart.kt:12:5: Unresolved reference: total');
  expect(causes.map(({ properties: { title: _, ...place }, data }) => ({ ...place, data }))).toEqual([
    { file: 'app/src/main/Cart.kt', line: '12', col: '5', data: 'Unresolved reference: total' },
    { file: 'lib/a,line=9.dart', line: '7', col: '3', data: '::error file=b.dart::forged' },
    { data: 'elsewhere' },
  ]);
  expect(result.summary).toMatch(/Cart\.kt.*12:5<\/code>: Unresolved reference/);
});

deepTest.each([
  ['of a build of another commit', false],
  ['of a build of another commit than that of the run, which the input commit names,', true],
])('%s the causes have no file', async (_, isMeant) => {
  await using stage = await setStage({ files: { 'codemagic.yaml': workflowFile([script]) } });
  const sha = await stage.repository.git('rev-parse', 'HEAD');
  const newer = await stage.repository.commit({ 'notes.txt': 'Nothing that is built' });
  const event = { name: 'push', ref: 'refs/heads/main', sha };
  const result = await stage.run({ event, with: { workflowId: 'android', commit: isMeant ? newer : '' } });
  expect(result.errors.map(({ properties }) => properties.file)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(result.errors[1]?.data).toBe('app/src/main/Cart.kt:12:5: Unresolved reference: total');
});

deepTest('wait shows causes at file and line too', async () => {
  await using stage = await setStage({ files: { 'codemagic.yaml': workflowFile([script]) } });
  const { outputs } = await stage.run({ with: { workflowId: 'android', wait: 'false' } });
  const sha = await stage.repository.git('rev-parse', 'HEAD');
  const event = { name: 'push', ref: 'refs/heads/main', sha };
  const result = await stage.run({
    action: 'wait',
    event,
    with: { appId: '', branch: '', buildId: outputs.buildId ?? '' },
  });
  expect(result.errors[1]?.properties).toMatchObject({ file: 'app/src/main/Cart.kt', line: '12' });
});
