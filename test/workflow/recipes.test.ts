import { expect, test } from '@jest/globals';
import { refuseFailure } from '../support/workflow/success.ts';
import { examples } from '../support/workflow/written-workflows.ts';
import { branch, pullRequest, stage, starts } from './recipes.ts';

test('the first workflow in README.md builds a pull request and comments on it', async () => {
  const caller = examples().find(({ name }) => name === 'README.md: workflow 1');
  expect(caller?.text).toContain('mobile-preview.yml');
  expect(caller?.text.trim().split('\n').length).toBeLessThanOrEqual(10);
  refuseFailure(await stage.run(caller?.text ?? '', pullRequest({})));
  expect(starts()).toMatchObject([
    { workflowId: 'android', branch },
    { workflowId: 'ios', branch },
  ]);
  expect(stage.home.comments.size).toBe(1);
});
