/** The recipes that differ most, and the example of the wait action. What starts the others, and what their tokens may do, is in `test/workflow/`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { startFakeService } from '../support/fake-service/server.ts';
import { startPagesHost } from '../support/pages-host.ts';
import { until } from '../support/until.ts';
import {
  app,
  event,
  type PullRequestOptions,
  pullRequestEvent,
  type RunEvent,
} from '../support/workflow/event.ts';
import { examples, recipes } from '../support/workflow/written-workflows.ts';
import { type ActOptions, type ActRun, type ActStage, setActStage } from './act.ts';

const branch = 'feature/x';
let stage: ActStage;

beforeAll(async () => {
  stage = await setActStage({ control: true });
  const apps = ['shop', 'blog'].map((name) => `\n\n  ${name}-android: ${JSON.stringify(workflowOf(name))}`);
  const file = await stage.repository.git('show', 'HEAD:codemagic.yaml');
  await stage.repository.commit({
    'store-notes.txt': 'Faster.\nAnd "safer": 100 %.',
    'codemagic.yaml': file + apps.join(''),
  });
  await stage.repository.git('tag', 'v1.0.0');
  await stage.repository.git('branch', branch);
});

beforeEach(async () => {
  stage.newStarts();
  stage.home.comments.clear();
  stage.home.refs.clear();
  stage.home.releases.clear();
  stage.home.statuses.length = 0;
  await openPullRequest();
});

afterAll(async () => stage[Symbol.asyncDispose]());

/** A workflow of one app of a monorepo. */
const workflowOf = (name: string) => ({
  name,
  working_directory: `apps/${name}`,
  scripts: [{ script: `cp main.dart ${name}.apk` }],
  artifacts: ['*.apk'],
});

const commitOf = (ref: string): Promise<string> => stage.repository.git('rev-parse', `${ref}^{commit}`);

async function openPullRequest(repository = app): Promise<void> {
  const head = { repository, ref: branch, sha: await commitOf(branch) };
  stage.home.addPullRequest({ number: 7, head });
}

const pullRequest = async (change: PullRequestOptions = {}): Promise<RunEvent> =>
  pullRequestEvent({ branch, sha: await commitOf(branch), ...change });

async function push(ref = 'refs/heads/main'): Promise<RunEvent> {
  if (ref.startsWith('refs/tags/'))
    stage.home.refs.set(ref, stage.home.objects.addBlob(Buffer.from('x')).sha);
  return event('push', { ref, sha: await commitOf(ref) });
}

const night = async (schedule = '17 2 * * *'): Promise<RunEvent> =>
  event('schedule', { sha: await commitOf('main'), payload: { schedule } });

/** Commits files to the branch of the pull request, whose merge is the same commit. */
async function commitToBranch(files: Record<string, string>): Promise<void> {
  const commit = await stage.repository.commit(files);
  await stage.repository.git('branch', '--force', branch, commit);
  await stage.repository.git('update-ref', 'refs/pull/7/merge', commit);
  await openPullRequest();
}

/** Runs a recipe by the name of its file. */
async function run(file: string, started: RunEvent, options: ActOptions = {}): Promise<ActRun> {
  return stage.succeed(recipe(file), started, options);
}

function recipe(file: string): string {
  const found = recipes().find(({ path }) => path === `.github/workflows/${file}`);
  if (!found) throw new Error(`There is no recipe ${file}`);
  return found.text;
}

/** The refs that keep QR codes. */
const qrCodes = (): string[] =>
  [...stage.home.refs.keys()].filter((ref) => ref.startsWith('refs/build-service-action/'));

test('preview.yml: a push is built, the comment has QR codes, and closing the pull request cleans up', async () => {
  await run('preview.yml', await pullRequest());
  expect(stage.newStarts()).toMatchObject([{ workflowId: 'android', branch }, { workflowId: 'ios' }]);
  expect([...stage.home.comments.values()]).toMatchObject([
    { pullRequest: 7, body: expect.stringContaining('.png?raw=true') },
  ]);
  expect(qrCodes()).toHaveLength(1);

  const closed = await run('preview.yml', await pullRequest({ action: 'closed' }));
  expect(closed.jobs).toEqual({
    'cancel / Cancel': 'success',
    'cancel / Delete references to QR codes': 'success',
  });
  expect(stage.newStarts()).toEqual([]);
  expect(qrCodes()).toEqual([]);
});

test("an organisation's wrapper builds a pull request, and starts nothing when it closes", async () => {
  const caller = examples().find(({ name }) => name === 'docs/organisations.md: workflow 2')?.text ?? '';
  const token = { contents: 'read', 'pull-requests': 'write' } as const;
  await stage.succeed(caller, await pullRequest(), { token });
  expect(stage.newStarts()).toMatchObject([{ workflowId: 'android', branch }]);
  expect([...stage.home.comments.values()]).toMatchObject([{ pullRequest: 7 }]);
  const closed = await stage.succeed(caller, await pullRequest({ action: 'closed' }), { token });
  expect(closed.jobs).toEqual({ 'cancel / Cancel': 'success' });
  expect(stage.newStarts()).toEqual([]);
});

test('one-comment.yml: the builds of two jobs have one comment', async () => {
  await run('one-comment.yml', await pullRequest());
  expect(stage.newStarts()).toMatchObject([
    { workflowId: 'android', instanceType: 'linux_x2' },
    { workflowId: 'ios', instanceType: 'mac_mini_m2' },
  ]);
  expect([...stage.home.comments.values()]).toMatchObject([
    { pullRequest: 7, body: expect.stringMatching(/\.apk[\s\S]*\.ipa/) },
  ]);
});

const comment = (author: string): RunEvent =>
  event('issue_comment', {
    payload: {
      action: 'created',
      issue: { number: 7, pull_request: { url: 'https://github.com' } },
      comment: { body: '/build', user: { login: author } },
    },
  });
const commenter = { token: { 'pull-requests': 'write' } } as const;

test('build-on-comment.yml: /build of somebody who can push builds the head commit and is answered with a comment', async () => {
  stage.home.collaborators.set('hubot', 'write');
  await run('build-on-comment.yml', comment('hubot'), commenter);
  expect(stage.newStarts()).toMatchObject([{ workflowId: 'android', branch }]);
  expect([...stage.home.comments.values()]).toMatchObject([{ pullRequest: 7 }]);
});

test.each([
  ['somebody who can only read', 'octocat', app],
  ['a pull request from a fork', 'hubot', 'somebody/mobile-app'],
])('build-on-comment.yml: %s starts nothing', async (_name, author, repository) => {
  stage.home.collaborators.set('hubot', 'admin');
  await openPullRequest(repository);
  const before = stage.github.requests.length;
  const { jobs } = await stage.run(recipe('build-on-comment.yml'), comment(author), commenter);
  expect(jobs).toEqual({ build: 'failure' });
  // Both questions were answered. act may lose the last lines of a script.
  const asked = stage.github.requests.slice(before).map(({ operation, status }) => [operation, status]);
  expect(asked).toEqual([
    ['repos/get-collaborator-permission-level', 200],
    ['pulls/get', 200],
  ]);
  expect(stage.newStarts()).toEqual([]);
});

test('testflight.yml: the next job runs only if App Store Connect accepts the build', async () => {
  const appleWill = (status: string) =>
    stage.service.ask('PUT', '/control/scenario', {
      outcomes: [{ workflow: 'ios', appStoreConnect: { takes: '1s', status } }],
    });
  await appleWill('failed');
  const rejected = await stage.run(recipe('testflight.yml'), await push());
  expect(rejected.jobs).toEqual({ 'build / Build': 'failure' });
  expect(rejected.annotations.join()).toContain('App Store Connect');
  await appleWill('finished');
  const accepted = await run('testflight.yml', await push());
  expect(accepted.jobs).toEqual({ 'build / Build': 'success', testers: 'success' });
});

test('distribute.yml: Slack gets the public link', async () => {
  await using slack = await startFakeService((_, response) => void response.end('ok'));
  const secrets = { BUILD_SERVICE_TOKEN: stage.service.token, SLACK_WEBHOOK_URL: `${slack.url}/services/x` };
  const { jobs } = await run('distribute.yml', await push(), { secrets, job: 'slack' });
  expect(jobs).toEqual({ 'build / Build': 'success', slack: 'success' });
  expect(slack.requests).toMatchObject([
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: expect.stringMatching(/<http\S+\|install the app>/),
    },
  ]);
});

/** The states of the checks of the apps on a commit. */
const checkStates = (commit: string): Record<string, string[]> =>
  Object.fromEntries(
    ['mobile/shop-android', 'mobile/blog-android'].map((name) => [
      name,
      stage.home.statuses
        .filter(({ sha, context }) => sha === commit && context === name)
        .map(({ state }) => state),
    ]),
  );

test('mobile-check.yml: a call or the schedule settles the checks, an unchanged app is reused, and one that grew fails', async () => {
  const newest = async (): Promise<{ _id: string; status: string; workflowId: string }[]> =>
    (await stage.service.ask('GET', `/builds?appId=${stage.service.appId}`)).body.builds;
  const ended = () => until(async () => (await newest()).every(({ status }) => status === 'finished'));
  const files = { 'apps/shop/main.dart': '1', 'apps/blog/main.dart': '1', 'packages/ui/a.dart': '1' };
  const main = await stage.repository.commit({ ...files, 'notes.txt': 'of the checks' });
  expect((await run('mobile-check.yml', await push())).jobs).toEqual({
    'start-1': 'success',
    'start-2': 'success',
  });
  expect(stage.newStarts()).toMatchObject([
    { workflowId: 'shop-android', environment: { variables: { COLLECT_WITH: 'mobile-check.yml' } } },
    { workflowId: 'blog-android' },
  ]);
  const pending = ['pending', 'pending'];
  expect(checkStates(main)).toEqual({ 'mobile/shop-android': pending, 'mobile/blog-android': pending });
  await ended();
  const scheduled = await run('mobile-check.yml', await night('23 * * * *'));
  expect(scheduled.jobs).toEqual({ 'settle / Report': 'success' });
  const success = [...pending, 'success'];
  expect(checkStates(main)).toEqual({ 'mobile/shop-android': success, 'mobile/blog-android': success });

  await commitToBranch({ 'apps/shop/main.dart': 'grown by more than 5 %' });
  await run('mobile-check.yml', await pullRequest());
  expect(stage.newStarts()).toMatchObject([{ workflowId: 'shop-android', branch }]);
  const [build] = await newest();
  const payload = { inputs: { buildId: build?._id } };
  const called = event('workflow_dispatch', { sha: main, payload });
  const settled = await stage.run(recipe('mobile-check.yml'), called);
  expect(settled.jobs).toEqual({ 'settle / Report': 'failure' });
  expect(checkStates(await commitOf(branch))).toEqual({
    'mobile/shop-android': [...pending, 'failure'],
    'mobile/blog-android': ['pending', 'success'],
  });
  expect([...stage.home.comments.values()]).toMatchObject([{ pullRequest: 7 }]);
});

test('release.yml: the release and the build get the notes of the tag', async () => {
  const env = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.invalid' };
  const { steps } = await run('release.yml', await push('refs/tags/v1.0.0'), { env });
  const notes = 'Faster.\nAnd "safer": 100 %.';
  expect(stage.newStarts()).toMatchObject([
    { workflowId: 'android', tag: 'v1.0.0', environment: { variables: { RELEASE_NOTES: notes } } },
    { workflowId: 'ios' },
  ]);
  const [release] = stage.home.releases.values();
  expect(release).toMatchObject({ tag: 'v1.0.0', draft: false, body: notes });
  expect(release?.assets.map(({ name }) => name)).toEqual([
    'hello-mobile-unsigned-sample.apk',
    'hello-mobile-unsigned-sample.ipa',
    'SHA256SUMS',
  ]);
  expect(steps.join()).toContain('actions/attest@');
});

test('apps.yml: the second push builds only the app that changed, and a pull request has a comment for each app', async () => {
  const built = (name: string) => ({ branch: 'main', workflowId: `${name}-android` });
  const pushed = async (files: Record<string, string>): Promise<unknown[]> => {
    await stage.repository.commit(files);
    await run('apps.yml', await push());
    return stage.newStarts();
  };
  const first = await pushed({
    'apps/shop/main.dart': '1',
    'apps/blog/main.dart': '1',
    'packages/ui/a.dart': '1',
  });
  expect(first).toEqual(expect.arrayContaining([built('shop'), built('blog')].map(expect.objectContaining)));
  expect(await pushed({ 'apps/shop/main.dart': '2', 'notes.txt': 'of no app' })).toMatchObject([
    built('shop'),
  ]);
  await commitToBranch({ 'notes.txt': 'of a pull request' });
  await run('apps.yml', await pullRequest());
  expect(stage.home.comments.size).toBe(2);
});

test('try-pipeline.yml: builds are simulated as the scenario says, and the comment has them', async () => {
  const page = await readFile(join(repositoryRoot, 'docs/recipes.md'), 'utf8');
  const [, scenario = ''] = /```yaml\n# \.github\/scenario\.yaml\n([\s\S]*?)```/.exec(page) ?? [];
  const [, log = ''] = /```text\n# \.github\/ios-failure\.log\n([\s\S]*?)```/.exec(page) ?? [];
  await commitToBranch({ '.github/scenario.yaml': scenario, '.github/ios-failure.log': log });
  const { jobs, annotations } = await stage.run(recipe('try-pipeline.yml'), await pullRequest());
  expect(jobs).toEqual({ try: 'failure' });
  expect(annotations.join()).toMatch(/iOS app: Step 4 [\s\S]*cannot find 'window' in scope/);
  expect(stage.newStarts()).toEqual([]);
  const [comment] = [...stage.home.comments.values()];
  expect(comment?.body).toContain('app-release.apk');
  expect(comment?.body).toContain('Build iOS');
});

test('mobile.yml: a push of main is built once, and a pull request is previewed', async () => {
  await stage.repository.commit({ 'lib/main.dart': 'of the triggers' });
  const first = await run('mobile.yml', await push());
  expect(first.jobs).toEqual({ changeset: 'success', 'build / Build': 'success', mobile: 'success' });
  await run('mobile.yml', await push());
  expect(stage.newStarts()).toMatchObject([{ branch: 'main' }]);

  await run('mobile.yml', await pullRequest({ action: 'ready_for_review' }));
  expect(stage.home.comments.size).toBe(1);
});

test('mobile.yml: a job that fails makes the required check red', async () => {
  const failing = recipe('mobile.yml').replace('run: echo "key=$KEY" >> "$GITHUB_OUTPUT"', 'run: exit 1');
  expect((await stage.run(failing, await push())).jobs).toEqual({ changeset: 'failure', mobile: 'failure' });
});

test('preview-pages.yml: the page is published, and removed with the pull request', async () => {
  await using host = await startPagesHost();
  const options = {
    remote: host.remote,
    // The action accepts only https addresses; the test reads the page from the host itself.
    vars: { PAGES_URL: 'https://octo-org.github.io/mobile-app' },
    token: { contents: 'write', pages: 'write', 'pull-requests': 'write', issues: 'write' } as const,
  };
  await run('preview-pages.yml', await pullRequest({ action: 'opened' }), options);
  const html = (await host.read('pr-7/')) ?? '';
  expect(html).toContain('hello-mobile-unsigned-sample.apk');
  const manifests = [...html.matchAll(/manifest-\w+\.plist/g)];
  expect(manifests.length).toBeGreaterThan(0);
  for (const [manifest] of manifests)
    expect(await host.read(`pr-7/${manifest}`)).toContain('software-package');
  const [comment] = [...stage.home.comments.values()];
  const url = 'https://octo-org.github.io/mobile-app/pr-7/';
  expect(comment?.body).toContain(`<a href="${url}">Install page</a>`);

  const pull = stage.home.pullRequests.get(7);
  if (pull) pull.state = 'closed';
  await run('preview-pages.yml', await pullRequest({ action: 'closed' }), options);
  expect(await host.read('pr-7/')).toBeUndefined();
  expect(await host.read('')).toBe('Documentation');
});

test('preview-bucket.yml: the page is uploaded after its other files, signed, and deleted with the pull request', async () => {
  await using bucket = await startFakeService((_, response) => void response.end());
  const options = {
    vars: {
      BUCKET_URL: bucket.url,
      BUCKET_REGION: 'eu-central-1',
      PREVIEW_URL: 'https://previews.example.com',
    },
    secrets: { BUILD_SERVICE_TOKEN: stage.service.token, BUCKET_KEY: 'AKID:s3cret' },
  };
  await run('preview-bucket.yml', await pullRequest({ action: 'opened' }), options);
  expect(bucket.requests.at(-1)).toMatchObject({
    method: 'PUT',
    target: '/pr-7/index.html',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: expect.stringContaining('hello-mobile-unsigned-sample.apk'),
  });
  const uploaded = bucket.requests.length;

  await run('preview-bucket.yml', await pullRequest({ action: 'closed' }), options);
  expect(bucket.requests.slice(uploaded)).toMatchObject([{ method: 'DELETE', target: '/pr-7/index.html' }]);
  for (const { headers } of bucket.requests)
    expect(headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-central-1\/s3\/aws4_request,/,
    );
});

test('wait/README.md: the second job waits for the build of the first, and downloads its file', async () => {
  const example = examples().find(({ name }) => name === 'wait/README.md: workflow 1')?.text ?? '';
  const { jobs, printed } = await stage.succeed(example, await pullRequest());
  expect(stage.newStarts()).toHaveLength(1);
  expect(jobs).toEqual({ start: 'success', test: 'success' });
  expect(printed).toContain('hello-mobile-unsigned-sample.apk');
});
