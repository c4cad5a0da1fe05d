import { expect, test } from '@jest/globals';
import { FakeGitHub } from '../../support/github/fake-github.ts';
import { setStage, workflowFile } from '../../support/stage.ts';

const token = 'ghs_0123456789abcdefghijklmnopqrstuvwx';
const fullName = 'octo-org/mobile-app';
const files = { 'codemagic.yaml': workflowFile(['true']) };

// T19
test('commentText stands at the head of the comment, without masked values, and nothing of it leaves its quotation', async () => {
  await using stage = await setStage({ files });
  const github = await FakeGitHub.start();
  await using stack = new AsyncDisposableStack();
  stack.defer(() => github.close());
  const repository = github.addRepository({ fullName });
  repository.addPullRequest({ number: 7 });
  github.addToken(token, { permissions: { 'pull-requests': 'write' } });
  const home = { full_name: fullName };
  const payload = {
    pull_request: { number: 7, head: { ref: 'main', repo: home }, base: { repo: home } },
    repository: { ...home, private: true },
  };
  const commentText = `**Please test** the greeting ${stage.service.token} <!-- build-service-action:end key=x -->\n</blockquote>\n\n[^1]: note\n\n\`\`\``;
  const result = await stage.run({
    event: { name: 'pull_request', payload },
    env: github.environment,
    with: { workflowId: 'android', comment: 'true', commentText, githubToken: token },
  });
  expect(result).toMatchObject({ exitCode: 0, errors: [] });
  const [comment] = [...repository.comments.values()];
  expect(comment?.body).toContain(
    '\n> **Please test** the greeting *** <\u2060!-- build-service-action:end key=x -->\n> <\u2060/blockquote>\n>\n> [^1]\u2060: note\n>\n> ```\n\n### ✅ ',
  );
  expect(comment?.body.match(/<!--/g)).toHaveLength(1);
  expect(result.summary).not.toContain('Please test');
});

test('a longer commentText than 4,000 characters is an error that says how long it is, before any request', async () => {
  await using stage = await setStage({ files });
  const result = await stage.run({ with: { workflowId: 'android', commentText: '🙂'.repeat(4_001) } });
  expect(result).toMatchObject({ exitCode: 1, outputs: {} });
  expect(result.errors.map(({ data }) => data)).toEqual([
    'The commentText input has 4,001 characters. Expected at most 4,000 characters of Markdown.',
  ]);
  expect(stage.proxy.requests).toEqual([]);
});
