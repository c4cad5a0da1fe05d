/** The script of mobile-cancel.yml that decides what happens to builds without labels. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { temporaryFolder } from '../support/folder.ts';
import { FakeGitHub } from '../support/github/fake-github.ts';
import { app } from '../support/workflow/event.ts';
import { runScript } from '../support/workflow/script.ts';

const text = await readFile(join(repositoryRoot, '.github/workflows/mobile-cancel.yml'), 'utf8');
const branch = 'feature/x#1';

// T16
test.each([
  ['the branch still exists', 'keep', true, 200],
  ['the branch is deleted', 'cancel', false, 200],
  ['GitHub does not say whether the branch exists', 'keep', false, 403],
  ['the server answers 404 for every branch', 'keep', true, 404],
])('if %s, builds without labels: %s', async (_name, unlabelled, isThere, status) => {
  await using folder = await temporaryFolder();
  const github = await FakeGitHub.start();
  const home = github.addRepository({ fullName: app });
  const token = github.addToken('ghs_token-of-the-job', { permissions: { contents: 'read' } });
  home.refs.set('refs/heads/trunk', home.objects.addBlob(Buffer.from('t')).sha);
  if (isThere) home.refs.set(`refs/heads/${branch}`, home.objects.addBlob(Buffer.from('x')).sha);
  if (status !== 200)
    github.disturb({
      operation: 'git/get-ref',
      times: 2,
      trouble: { kind: 'answer', answer: { status, body: {} } },
    });
  const env = {
    ...github.environment,
    GITHUB_REPOSITORY: app,
    GITHUB_TOKEN: token,
    BRANCH: branch,
    DEFAULT_BRANCH: 'trunk',
  };
  const end = await runScript(
    { text, step: 'Check whether the head branch still exists' },
    { cwd: folder.path, env },
  );
  await github.close();
  expect(end).toMatchObject({ exitCode: 0, outputs: { unlabelled } });
  expect(end.printed.includes(`GitHub returned status ${status}`)).toBe(status !== 200);
});
