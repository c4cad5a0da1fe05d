import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getOctokit } from '@actions/github';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { FakeGitHub } from '../../support/github/fake-github.ts';

const where = { owner: 'octo', repo: 'app' };
let github: FakeGitHub;
let repository: ReturnType<FakeGitHub['addRepository']>;

beforeEach(async () => {
  github = await FakeGitHub.start();
  repository = github.addRepository();
  repository.addPullRequest({ number: 7 });
});
afterEach(() => github.close());

function as(token: string) {
  return getOctokit(token, { baseUrl: github.at.api }).rest;
}

test('objects have the ids that Git itself gives them', async () => {
  const { git } = as(github.addToken('t'));
  const blob = await git.createBlob({
    ...where,
    content: Buffer.from('\x89PNG').toString('base64'),
    encoding: 'base64',
  });
  const entry = { path: 'a.png', mode: '100644', type: 'blob', sha: blob.data.sha } as const;
  const tree = await git.createTree({ ...where, tree: [entry, { ...entry, path: 'Z.png' }] });
  const commit = await git.createCommit({ ...where, message: 'Ä picture', tree: tree.data.sha, parents: [] });

  const folder = mkdtempSync(join(tmpdir(), 'fake-github-'));
  const date = commit.data.author.date;
  const { name, email } = commit.data.author;
  const env = {
    ...process.env,
    TZ: 'UTC',
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: date,
  };
  const options = {
    cwd: folder,
    env: { ...env, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email, GIT_COMMITTER_DATE: date },
  };
  const git_ = (args: string[], input: string | Buffer = ''): string =>
    execFileSync('git', args, { ...options, input })
      .toString()
      .trim();
  try {
    git_(['init', '-q']);
    const sha = git_(['hash-object', '-w', '--stdin'], Buffer.from('\x89PNG'));
    const treeSha = git_(['mktree'], `100644 blob ${sha}\ta.png\n100644 blob ${sha}\tZ.png\n`);
    expect([blob.data.sha, tree.data.sha]).toEqual([sha, treeSha]);
    // GitHub keeps the message as it is; `commit-tree` of a message from standard input does too
    expect(commit.data.sha).toBe(git_(['commit-tree', treeSha], 'Ä picture'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('references are made, moved with force, listed and deleted, and refused as GitHub refuses', async () => {
  const { git } = as(github.addToken('t'));
  const tree = await git.createTree({
    ...where,
    tree: [{ path: 'a', mode: '100644', type: 'blob', content: 'a' }],
  });
  const [first, second] = await Promise.all(
    ['one', 'two'].map((message) => git.createCommit({ ...where, message, tree: tree.data.sha })),
  );
  const sha = first?.data.sha ?? '';
  await git.createRef({ ...where, ref: 'refs/build-service-action/7/a', sha });
  const own = { ...where, ref: 'build-service-action/7/a' };
  await expect(git.createRef({ ...where, ref: 'refs/build-service-action/7/a', sha })).rejects.toMatchObject({
    status: 422,
  });
  await expect(git.createRef({ ...where, ref: 'refs/build-service-action/7', sha })).rejects.toMatchObject({
    status: 422,
  });
  await expect(git.createRef({ ...where, ref: 'refs/x/a..b', sha })).rejects.toMatchObject({ status: 422 });
  await expect(git.createRef({ ...where, ref: 'refs/x/b', sha: 'f'.repeat(40) })).rejects.toMatchObject({
    status: 422,
  });
  await expect(git.updateRef({ ...own, sha: second?.data.sha ?? '' })).rejects.toMatchObject({ status: 422 });
  await git.updateRef({ ...own, sha: second?.data.sha ?? '', force: true });
  expect((await git.getRef(own)).data.object.sha).toBe(second?.data.sha);
  expect((await git.listMatchingRefs({ ...where, ref: 'build-service-action/7/' })).data).toHaveLength(1);
  await git.deleteRef(own);
  await expect(git.deleteRef(own)).rejects.toMatchObject({ status: 422 });
  await expect(git.getRef(own)).rejects.toMatchObject({ status: 404 });
});

test('a file of a commit is shown as long as a reference holds it', async () => {
  const { git } = as(github.addToken('t'));
  const tree = await git.createTree({
    ...where,
    tree: [{ path: 'a.png', mode: '100644', type: 'blob', content: 'a' }],
  });
  const commit = await git.createCommit({ ...where, message: 'a', tree: tree.data.sha });
  const page = `${github.at.server}/octo/app/blob/${commit.data.sha}/a.png?raw=true`;
  expect((await fetch(page)).status).toBe(404);
  await git.createRef({ ...where, ref: 'refs/x/y', sha: commit.data.sha });
  const shown = await fetch(page);
  expect([shown.status, shown.headers.get('content-type'), await shown.text()]).toEqual([
    200,
    'image/png',
    'a',
  ]);
});

test('comments stand on pages of the size that is asked for', async () => {
  const rest = getOctokit(github.addToken('t'), { baseUrl: github.at.api });
  for (let index = 0; index < 5; index += 1) {
    await rest.rest.issues.createComment({ ...where, issue_number: 7, body: `comment ${index}` });
  }
  const all = await rest.paginate(rest.rest.issues.listComments, { ...where, issue_number: 7, per_page: 2 });
  expect(all.map(({ body }) => body)).toEqual([0, 1, 2, 3, 4].map((index) => `comment ${index}`));
  expect(github.requests.filter(({ operation }) => operation === 'issues/list-comments')).toHaveLength(3);
});

test('a token may do what its permissions say', async () => {
  const { issues, git } = as(
    github.addToken('reader', { permissions: { contents: 'read', 'pull-requests': 'read' } }),
  );
  await issues.listComments({ ...where, issue_number: 7 });
  const refused = { status: 403, message: expect.stringContaining('Resource not accessible by integration') };
  await expect(issues.createComment({ ...where, issue_number: 7, body: 'x' })).rejects.toMatchObject(refused);
  await expect(git.createBlob({ ...where, content: 'x' })).rejects.toMatchObject(refused);
  await expect(as('nobody').issues.getComment({ ...where, comment_id: 1 })).rejects.toMatchObject({
    status: 401,
  });
  const writer = as(github.addToken('writer'));
  await expect(writer.issues.getComment({ ...where, repo: 'b', comment_id: 1 })).rejects.toMatchObject({
    status: 404,
  });
  await expect(writer.issues.getComment({ ...where, comment_id: 1 })).rejects.toMatchObject({ status: 404 });
});

test('a release is made, filled, found by its tag and emptied', async () => {
  const { repos } = as(github.addToken('t'));
  const draft = await repos.createRelease({ ...where, tag_name: 'v1', draft: true });
  const upload = (): Promise<Response> =>
    fetch(draft.data.upload_url.replace('{?name,label}', '?name=app.apk'), {
      method: 'POST',
      headers: { authorization: 'Bearer t', 'content-type': 'application/vnd.android.package-archive' },
      body: 'bytes',
    });
  const asset = (await (await upload()).json()) as { id: number; digest: string };
  await expect(repos.getReleaseByTag({ ...where, tag: 'v1' })).rejects.toMatchObject({ status: 404 });
  await repos.updateRelease({ ...where, release_id: draft.data.id, draft: false, body: 'notes' });
  const found = await repos.getReleaseByTag({ ...where, tag: 'v1' });
  expect(found.data.assets).toMatchObject([
    { name: 'app.apk', size: 5, digest: expect.stringMatching(/^sha256:/) },
  ]);
  expect((await upload()).status).toBe(422);
  await expect(repos.createRelease({ ...where, tag_name: 'v1' })).rejects.toMatchObject({ status: 422 });
  const binary = await repos.getReleaseAsset({
    ...where,
    asset_id: asset.id,
    headers: { accept: 'application/octet-stream' },
  });
  // The published types describe the asset's record, also for this media type.
  const bytes: unknown = binary.data;
  expect(bytes instanceof ArrayBuffer && Buffer.from(bytes).toString()).toBe('bytes');
  await repos.updateReleaseAsset({ ...where, asset_id: asset.id, name: 'new.apk' });
  expect((await repos.listReleaseAssets({ ...where, release_id: found.data.id })).data).toHaveLength(1);
  await repos.deleteReleaseAsset({ ...where, asset_id: asset.id });
  expect((await repos.getLatestRelease(where)).data.assets).toEqual([]);
  expect((await repos.listReleases(where)).data).toHaveLength(1);
  await repos.deleteRelease({ ...where, release_id: found.data.id });
  await expect(repos.getRelease({ ...where, release_id: found.data.id })).rejects.toMatchObject({
    status: 404,
  });
});

test('what GitHub does not describe is told when the fake is closed', async () => {
  const other = await FakeGitHub.start();
  other.addRepository().addPullRequest({ number: 7 });
  other.addToken('t');
  const send = (path: string, body: unknown) =>
    fetch(`${other.at.api}${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await send('/repos/octo/app/issues/7/comments', { text: 'no body', body: '' });
  await send('/repos/octo/app/issues/7/reactions', { content: 'eyes' });
  await expect(other.close()).rejects.toThrow(/unknown field text(.|\n)*reactions is not in the slice/);
});

test('requests at the gate are let in one by one, and who hangs up was never there', async () => {
  const clients = ['a', 'b', 'c'].map((name) => github.addToken(name));
  const hangUp = new AbortController();
  const create = (client: string) =>
    as(client).issues.createComment({
      ...where,
      issue_number: 7,
      body: client,
      request: client === 'b' ? { signal: hangUp.signal } : {},
    });
  github.gate.close();
  const done = Promise.allSettled(clients.map(create));
  while (github.gate.held.length < 3) await github.gate.changed();
  hangUp.abort();
  while (github.gate.held.length > 2) await github.gate.changed();
  await github.gate.held.find(({ client }) => client === 'c')?.release();
  github.gate.open();
  await done;
  expect([...repository.comments.values()].map(({ body }) => body)).toEqual(['c', 'a']);
});

test('a deployment that succeeds ends the earlier ones of its environment, unless it must not', async () => {
  const { repos } = as(github.addToken('t', { permissions: { deployments: 'write' } }));
  const deploy = async (success: { auto_inactive?: boolean }): Promise<void> => {
    const { data } = await repos.createDeployment({ ...where, ref: 'f'.repeat(40), environment: 'preview' });
    const deployment_id = 'id' in data ? data.id : 0;
    await repos.createDeploymentStatus({ ...where, deployment_id, state: 'success', ...success });
  };
  const states = () => [...repository.deployments.values()].map(({ state }) => state);
  await deploy({});
  await deploy({ auto_inactive: false });
  expect(states()).toEqual(['success', 'success']);
  await deploy({});
  expect(states()).toEqual(['inactive', 'inactive', 'success']);
  await expect(repos.requestPagesBuild(where)).rejects.toMatchObject({ status: 403 });
});
