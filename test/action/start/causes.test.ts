import { expect, test } from '@jest/globals';
import { setStage, workflowFile } from '../../support/stage.ts';

const relative = [
  'echo "lib/cart.dart:12:5: Error: in another folder"',
  'echo "codemagic.yaml(1,2): error TS1: in this folder"; exit 1',
].join('\n');

test('a path that the log prints relative to some folder is annotated if the workspace has the file', async () => {
  await using stage = await setStage({
    files: { 'codemagic.yaml': workflowFile([relative]), 'mobile/lib/cart.dart': 'void main() {}' },
  });
  const sha = await stage.repository.git('rev-parse', 'HEAD');
  const event = { name: 'push', ref: 'refs/heads/main', sha };
  const env = { GITHUB_WORKSPACE: stage.repository.path };
  const result = await stage.run({ event, env, with: { workflowId: 'android' } });
  expect(result.errors.flatMap(({ properties: { file } }) => file ?? [])).toEqual(['codemagic.yaml']);
  expect(result.errors.map(({ data }) => data)).toContain('lib/cart.dart:12:5: in another folder');
  const problems: { file: string }[] = JSON.parse(result.outputs.problems ?? '');
  expect(problems.map(({ file }) => file)).toEqual(['lib/cart.dart', 'codemagic.yaml']);
});
