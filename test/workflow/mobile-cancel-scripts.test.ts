/** The scripts of mobile-cancel.yml. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { FakeGitHub } from '../support/github/fake-github.ts';
import type { Repository } from '../support/github/repository.ts';
import { app } from '../support/workflow/event.ts';
import { runScript, type ScriptEnd } from '../support/workflow/script.ts';

const text = await readFile(join(repositoryRoot, '.github/workflows/mobile-cancel.yml'), 'utf8');
const branch = 'feature/x#1';

let github: FakeGitHub;
let home: Repository;

beforeEach(async () => {
  github = await FakeGitHub.start();
  home = github.addRepository({ fullName: app });
});

afterEach(async () => github.close());

function run(step: string, env: Readonly<Record<string, string>>): Promise<ScriptEnd> {
  const token = github.addToken('ghs_token-of-the-job', { permissions: { contents: 'write' } });
  const given = { ...github.environment, GITHUB_REPOSITORY: app, GITHUB_TOKEN: token, ...env };
  return runScript({ text, step }, { cwd: repositoryRoot, env: given });
}

function addRefs(names: readonly string[]): void {
  for (const name of names) home.refs.set(name, home.objects.addBlob(Buffer.from('x')).sha);
}

// T16
test.each([
  ['the branch still exists', 'keep', true, 200],
  ['the branch is deleted', 'cancel', false, 200],
  ['GitHub does not say whether the branch exists', 'keep', false, 403],
  ['the server answers 404 for every branch', 'keep', true, 404],
])('if %s, builds without labels: %s', async (_name, unlabelled, isThere, status) => {
  addRefs(['refs/heads/trunk', ...(isThere ? [`refs/heads/${branch}`] : [])]);
  const answer = { status, body: {} };
  if (status !== 200)
    github.disturb({ operation: 'git/get-ref', times: 2, trouble: { kind: 'answer', answer } });
  const env = { BRANCH: branch, DEFAULT_BRANCH: 'trunk' };
  const end = await run('Check whether the head branch still exists', env);
  expect(end).toMatchObject({ exitCode: 0, outputs: { unlabelled } });
  expect(end.printed.includes(`GitHub returned status ${status}`)).toBe(status !== 200);
});

const others = ['refs/heads/main', 'refs/tags/v1.0.0', 'refs/build-service-action/70/android'];
const own = ['refs/build-service-action/7/android', 'refs/build-service-action/7/ios'];
const deleteQrCodes = () => run('Delete', { OURS: 'build-service-action/7/' });

// T16
test('only references of the pull request are deleted, whatever GitHub lists', async () => {
  addRefs([...others, ...own]);
  const body = [...home.refs.keys(), 'refs/build-service-action/7/../../heads/main'].map((ref) => ({ ref }));
  const answer = { status: 200, body };
  github.disturb({ operation: 'git/list-matching-refs', trouble: { kind: 'answer', answer } });
  expect(await deleteQrCodes()).toMatchObject({ exitCode: 0, printed: '' });
  expect([...home.refs.keys()]).toEqual(others);
});

test.each([403, 404])('if GitHub answers %d, a warning names the permission', async (status) => {
  addRefs(own);
  const answer = { status, body: { message: 'no' } };
  github.disturb({ operation: 'git/delete-ref', trouble: { kind: 'answer', answer } });
  const { exitCode, printed } = await deleteQrCodes();
  expect([exitCode, [...home.refs.keys()]]).toEqual([0, own]);
  expect(printed).toMatch(/^::warning::.*contents: write/m);
});
