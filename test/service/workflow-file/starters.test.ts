/** The workflow files of `examples/` that people begin with. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../../support/action-metadata.ts';
import { testBuild } from '../../support/built.ts';

test.each(['flutter', 'react-native', 'capacitor'])(
  'the head of the starter for %s lists the variables of its groups',
  async (name) => {
    const source = await readFile(join(repositoryRoot, 'examples', name, 'codemagic.yaml'), 'utf8');
    const head = source.slice(0, source.indexOf('definitions:'));
    await using it = await testBuild(source);
    for (const workflowId of ['android', 'ios']) {
      const { message } = await it.build({ workflowId });
      const [, group, variables = ''] =
        /needs the variable group `(\w+)`, which .* The workflow uses (.*), which nothing sets/.exec(
          message ?? '',
        ) ?? [];
      expect(group).toBe(`${workflowId}_signing`);
      const names = [...variables.matchAll(/`(\w+)`/g)].map(([, variable]) => variable);
      expect(names).not.toEqual([]);
      expect(names.filter((variable) => !new RegExp(`\\b${variable}\\b`).test(head))).toEqual([]);
    }
  },
);

test('without codemagic.yaml, a build fails with its name and the place of the examples', async () => {
  await using it = await testBuild({ 'codemagic.yml': '' });
  expect(await it.build()).toEqual({
    state: 'failed',
    message: expect.stringMatching(/^The repository has no codemagic\.yaml at .*\. To begin .* examples\/ /),
  });
});
