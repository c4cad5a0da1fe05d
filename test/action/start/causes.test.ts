import { expect, test } from '@jest/globals';
import { setStage, workflowFile } from '../../support/stage.ts';

const relative = [
  'echo "lib/cart.dart:12:5: Error: in one folder"',
  'echo "codemagic.yaml(1,2): error TS1: in another folder"; exit 1',
].join('\n');

test('problems of the commit of the run are annotated where the log says that they are', async () => {
  await using stage = await setStage({ files: { 'codemagic.yaml': workflowFile([relative]) } });
  const sha = await stage.repository.git('rev-parse', 'HEAD');
  const event = { name: 'push', ref: 'refs/heads/main', sha };
  const result = await stage.run({ event, with: { workflowId: 'android' } });
  const files = ['lib/cart.dart', 'codemagic.yaml'];
  expect(result.errors.flatMap(({ properties: { file } }) => file ?? [])).toEqual(files);
  const problems: { file: string }[] = JSON.parse(result.outputs.problems ?? '');
  expect(problems.map(({ file }) => file)).toEqual(files);
});
