import { expect, test } from '@jest/globals';
import { setStage, workflowFile } from '../../support/stage.ts';

const relative = [
  'echo "lib/cart.dart:12:5: Error: in another folder"',
  'echo "codemagic.yaml(1,2): error TS1: in this folder"; exit 1',
].join('\n');

test.each([
  ['the commit of the run is checked out', 'HEAD', ['codemagic.yaml']],
  ['another commit is checked out', 'HEAD~', []],
])(
  'a path that the log prints relative to some folder is annotated if %s and has the file',
  async (_, at, files) => {
    await using stage = await setStage({
      files: { 'codemagic.yaml': workflowFile([relative]), 'mobile/lib/cart.dart': 'void main() {}' },
    });
    const sha = await stage.repository.commit({ 'notes.txt': 'Nothing that is built' });
    await stage.repository.git('checkout', '--quiet', '--detach', at);
    const event = { name: 'push', ref: 'refs/heads/main', sha };
    const env = { GITHUB_WORKSPACE: stage.repository.path };
    const result = await stage.run({ event, env, with: { workflowId: 'android' } });
    expect(result.errors.flatMap(({ properties: { file } }) => file ?? [])).toEqual(files);
    expect(result.errors.map(({ data }) => data)).toContain('lib/cart.dart:12:5: in another folder');
    const problems: { file: string }[] = JSON.parse(result.outputs.problems ?? '');
    expect(problems.map(({ file }) => file)).toEqual(['lib/cart.dart', 'codemagic.yaml']);
  },
);

test('a branch that is checked out counts, also where Git has packed its refs', async () => {
  await using stage = await setStage({ files: { 'codemagic.yaml': workflowFile([relative]) } });
  const sha = await stage.repository.git('rev-parse', 'HEAD');
  await stage.repository.git('pack-refs', '--all');
  const event = { name: 'push', ref: 'refs/heads/main', sha };
  const env = { GITHUB_WORKSPACE: stage.repository.path };
  const result = await stage.run({ event, env, with: { workflowId: 'android' } });
  expect(result.errors.flatMap(({ properties: { file } }) => file ?? [])).toEqual(['codemagic.yaml']);
});
