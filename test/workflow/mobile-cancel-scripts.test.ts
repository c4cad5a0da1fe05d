/** The scripts of mobile-cancel.yml. */
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

/** Runs the script that deletes the references of pull request 7 to QR codes. */
async function deleteQrCodes(refs: readonly string[], { github }: { github: FakeGitHub }) {
  await using folder = await temporaryFolder();
  const home = github.addRepository({ fullName: app });
  const token = github.addToken('ghs_token-of-the-job', { permissions: { contents: 'write' } });
  const { sha } = home.objects.addBlob(Buffer.from('x'));
  for (const ref of refs) home.refs.set(ref, sha);
  const env = { GITHUB_REPOSITORY: app, GITHUB_TOKEN: token, OURS: 'build-service-action/7/' };
  const { exitCode, printed } = await runScript(
    { text, step: 'Delete' },
    { cwd: folder.path, env: { ...github.environment, ...env } },
  );
  await github.close();
  return { exitCode, printed, left: [...home.refs.keys()] };
}

const others = ['refs/heads/main', 'refs/tags/v1.0.0', 'refs/build-service-action/70/android'];
const own = ['refs/build-service-action/7/android', 'refs/build-service-action/7/ios'];

// T16
test('only references of the pull request are deleted, whatever GitHub lists', async () => {
  const github = await FakeGitHub.start();
  const body = [...others, ...own, 'refs/build-service-action/7/../../heads/main'].map((ref) => ({ ref }));
  github.disturb({
    operation: 'git/list-matching-refs',
    trouble: { kind: 'answer', answer: { status: 200, body } },
  });
  expect(await deleteQrCodes([...others, ...own], { github })).toEqual({
    exitCode: 0,
    printed: '',
    left: others,
  });
});

test.each([403, 404])('if GitHub answers %d, a warning names the permission', async (status) => {
  const github = await FakeGitHub.start();
  github.disturb({
    operation: 'git/delete-ref',
    trouble: { kind: 'answer', answer: { status, body: { message: 'no' } } },
  });
  const { exitCode, printed, left } = await deleteQrCodes(own, { github });
  expect([exitCode, left]).toEqual([0, own]);
  expect(printed).toMatch(/^::warning::.*contents: write/m);
});
