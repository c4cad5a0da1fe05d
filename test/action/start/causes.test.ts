import { expect, test } from '@jest/globals';
import { setStage, workflowFile } from '../../support/stage.ts';
import { script } from './causes.ts';

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
