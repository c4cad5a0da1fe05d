import { expect, test } from '@jest/globals';
import { env, stage, workflowId } from './help-page.ts';

const page = 'https://github.com/octo-org/builds/blob/feature/%231/docs/troubleshooting.md';

const fork = {
  name: 'pull_request',
  payload: {
    pull_request: {
      number: 3,
      head: { ref: 'main', repo: { full_name: 'somebody/mobile-app' } },
      base: { repo: { full_name: 'octo-org/mobile-app' } },
    },
  },
};

test('a fork', async () => {
  const { errors } = await stage.run({ with: { workflowId, branch: '' }, event: fork, env });
  expect(errors.map(({ data }) => data)).toEqual([
    expect.stringMatching(/base repository\.\n.*#pull-requests-from-forks$/),
  ]);
  expect(errors[0]?.data).toContain(`\n${page}#`);
});

test('outside an action of a repository, there is no address', async () => {
  const unset = { ...env, GITHUB_ACTION_REF: '' };
  const { errors } = await stage.run({ with: { workflowId, branch: '' }, event: fork, env: unset });
  expect(errors.map(({ data }) => data)).toEqual([expect.stringMatching(/base repository\.$/)]);
});
