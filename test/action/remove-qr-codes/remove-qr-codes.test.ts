import { expect, test } from '@jest/globals';
import { runAction } from '../../support/action-process.ts';
import { fullName, pullRequest, token } from '../start/comment.ts';

// T16
test('only references of the pull request are deleted, whatever GitHub lists', async () => {
  await using pull = await pullRequest({ contents: 'write' });
  const { refs, objects } = pull.repository;
  const tree = objects.addTree([]).sha;
  const who = { name: 'octo', email: 'octo@example.test', date: '2026-01-01T00:00:00Z' };
  const { sha } = objects.addCommit({ tree, parents: [], message: 'Codes', author: who, committer: who });
  const own = 'refs/build-service-action/7/android';
  const others = ['refs/heads/main', 'refs/tags/v1.0.0', 'refs/build-service-action/70/android'];
  for (const ref of [...others, own]) refs.set(ref, sha);
  const url = 'https://api.github.test/git';
  const body = [...others, own].map((ref) => ({
    ...{ ref, url, node_id: 'R' },
    object: { type: 'commit', sha, url },
  }));
  pull.github.disturb({
    operation: 'git/list-matching-refs',
    trouble: { kind: 'answer', answer: { status: 200, body } },
  });
  const result = await runAction({
    action: '.github/actions/remove-qr-codes',
    with: { githubToken: token },
    ...pull.step,
    env: { ...pull.step.env, GITHUB_REPOSITORY: fullName },
  });
  expect(result.errors).toEqual([]);
  expect(result.log).toContain('Deleted 1 reference to QR codes');
  expect([...refs.keys()]).toEqual(others);
});
