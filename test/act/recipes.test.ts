/** The recipes that differ most. What starts the others, and what their tokens may do, is in `test/workflow/`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { commentMarkdown } from '../../src/action/github/comment/comment-markdown.ts';
import { repositoryRoot } from '../support/action-metadata.ts';
import { previewReport } from '../support/demo-report.ts';
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
  stage = await setActStage();
  await stage.repository.commit({ 'store-notes.txt': 'Faster.\nAnd "safer": 100 %.' });
  await stage.repository.git('tag', 'v1.0.0');
  await stage.repository.git('branch', branch);
});

beforeEach(async () => {
  stage.newStarts();
  stage.home.comments.clear();
  stage.home.refs.clear();
  stage.home.releases.clear();
  stage.home.statuses.length = 0;
  stage.home.addPullRequest({
    number: 7,
    head: { repository: app, ref: branch, sha: await commitOf(branch) },
  });
});

afterAll(async () => stage[Symbol.asyncDispose]());

const commitOf = (ref: string): Promise<string> => stage.repository.git('rev-parse', `${ref}^{commit}`);

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

test('the preview in README.md makes the comment of its picture', async () => {
  const preview = examples().find(({ name }) => name === 'README.md: workflow 1')?.text ?? '';
  await stage.succeed(preview, await pullRequest());
  expect(stage.newStarts()).toMatchObject([
    { workflowId: 'android', branch },
    { workflowId: 'ios', branch },
  ]);
  const [comment, ...others] = stage.home.comments.values();
  expect(others).toEqual([]);
  const pictured = commentMarkdown({ ...previewReport, ref: { branch } }, { now: 0 });
  expect(shape(comment?.body ?? '')).toBe(shape(pictured));
});

/** A comment without its hidden markers and the values of each build: addresses, sizes, times, commit. */
function shape(comment: string): string {
  return comment
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/(href|src)="[^"]*"/g, '$1')
    .replaceAll(/\d+\s\w{3}\s2\d{3},\s\d\d:\d\d/g, 'TIME')
    .replaceAll(/commit [0-9a-f]{10}/g, 'commit')
    .replaceAll(/[\d.]+\s(k|M)?B\b/g, 'SIZE')
    .replaceAll(/(\d+\smin\s)?[\d.]+\ss\b/g, 'DURATION')
    .replaceAll(/<a href>((Android|iOS) app)<\/a>/g, '$1') // builds of the local service have no page on Codemagic
    .replaceAll(/<br><sub>slowest step [^<]*<\/sub>/g, '')
    .trim();
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

test('nightly-start.yml ends without waiting, and nightly-collect.yml collects the result', async () => {
  const started = await run('nightly-start.yml', await night());
  expect(started.jobs).toEqual({ start: 'success' });
  const variables = { COLLECT_WITH: 'nightly-collect.yml' };
  expect(stage.newStarts()).toMatchObject([{ branch: 'main', environment: { variables } }]);
  const { summary } = await run('nightly-collect.yml', await dispatchOfBuild());
  expect(summary).toContain('hello-mobile-unsigned-sample.apk');
});

/** The states of the check `mobile/android` on the head of the pull request. */
const checkStates = async (): Promise<string[]> => {
  const head = await commitOf(branch);
  return stage.home.statuses
    .filter(({ sha, context }) => sha === head && context === 'mobile/android')
    .map(({ state }) => state);
};

test('mobile-check.yml: the start leaves the check pending, and a call or the schedule settles it', async () => {
  const started = await run('mobile-check.yml', await pullRequest());
  expect(started.jobs).toEqual({ start: 'success' });
  const labels = expect.arrayContaining([`gh-commit-${await commitOf(branch)}`]);
  const variables = { COLLECT_WITH: 'mobile-check.yml' };
  expect(stage.newStarts()).toMatchObject([{ branch, labels, environment: { variables } }]);
  expect(await checkStates()).toEqual(['pending', 'pending']);
  const builds = await stage.service.ask('GET', `/builds?appId=${stage.service.appId}`);
  const payload = { inputs: { buildId: builds.body.builds[0]._id } };
  await run('mobile-check.yml', event('workflow_dispatch', { sha: await commitOf('main'), payload }));
  expect(await checkStates()).toEqual(['pending', 'pending', 'success']);

  await run('mobile-check.yml', await pullRequest());
  const { body } = await stage.service.ask('GET', `/builds?appId=${stage.service.appId}`);
  const [{ _id: next }] = body.builds;
  await until(async () => {
    const { body } = await stage.service.ask('GET', `/builds/${next}`);
    return body.build.status === 'finished';
  });
  const scheduled = await run('mobile-check.yml', await night('23 * * * *'));
  expect(scheduled.jobs).toEqual({ 'settle / Report': 'success' });
  expect((await checkStates()).slice(3)).toEqual(['pending', 'pending', 'success']);
});

/** The event that a script of the newest build sends, so after the clone. */
async function dispatchOfBuild(): Promise<RunEvent> {
  const newest = await until(async () => {
    const { body } = await stage.service.ask('GET', `/builds?appId=${stage.service.appId}`);
    return body.builds[0].commit.hash !== '' && body.builds[0];
  });
  const payload = { inputs: { buildId: newest._id } };
  return event('workflow_dispatch', { sha: await commitOf('main'), payload });
}

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
  const built = (name: string) => ({ branch: 'main', environment: { variables: { APP: name } } });
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

test('one-comment.yml: the last job waits for the builds of the others and keeps one comment', async () => {
  await run('one-comment.yml', await pullRequest());
  // The two jobs run in any order.
  const starts = stage.newStarts();
  expect(starts).toHaveLength(2);
  for (const workflowId of ['android', 'ios'])
    expect(starts).toContainEqual(expect.objectContaining({ workflowId }));
  expect([...stage.home.comments.values()]).toMatchObject([
    { body: expect.stringContaining('all 2 finished') },
  ]);
});

test('flavours.yml: each flavour is built, and the last job gets all files', async () => {
  const { summary } = await run('flavours.yml', await push());
  const flavours = stage.newStarts().map((start) => JSON.stringify(start).match(/"FLAVOUR":"(\w+)"/)?.[1]);
  expect(flavours.toSorted()).toEqual(['blue', 'red']);
  expect(summary).toContain(
    '- apps/app-blue/hello-mobile-unsigned-sample.apk\n- apps/app-red/hello-mobile-unsigned-sample.apk\n',
  );
});

test('try-pipeline.yml: builds are simulated as the scenario says, and the comment has them', async () => {
  const page = await readFile(join(repositoryRoot, 'docs/recipes.md'), 'utf8');
  const [, scenario = ''] = /```yaml\n# \.github\/scenario\.yaml\n([\s\S]*?)```/.exec(page) ?? [];
  const [, log = ''] = /```text\n# \.github\/ios-failure\.log\n([\s\S]*?)```/.exec(page) ?? [];
  await commitToBranch({ '.github/scenario.yaml': scenario, '.github/ios-failure.log': log });
  const { jobs, annotations } = await stage.run(recipe('try-pipeline.yml'), await pullRequest());
  expect(jobs).toEqual({ try: 'failure' });
  expect(annotations.join()).toMatch(/iOS app failed[\s\S]*cannot find 'window' in scope/);
  expect(stage.newStarts()).toEqual([]);
  const [comment] = [...stage.home.comments.values()];
  expect(comment?.body).toContain('app-release.apk');
  expect(comment?.body).toContain('Build iOS');
});

test('mobile.yml: a push of main is built once, a pull request is previewed, and the merge queue is built', async () => {
  await stage.repository.commit({ 'lib/main.dart': 'of the triggers' });
  const first = await run('mobile.yml', await push());
  expect(first.jobs).toEqual({ changeset: 'success', 'build / Build': 'success', mobile: 'success' });
  await run('mobile.yml', await push());
  expect(stage.newStarts()).toMatchObject([{ branch: 'main' }]);

  await run('mobile.yml', await pullRequest({ action: 'ready_for_review' }));
  expect(stage.home.comments.size).toBe(1);
  stage.newStarts();

  const queue = 'gh-readonly-queue/main/pr-7-0123';
  await stage.repository.git('branch', queue, await stage.repository.commit({ 'lib/main.dart': 'queued' }));
  const sha = await commitOf(queue);
  const merge_group = { head_ref: `refs/heads/${queue}`, head_sha: sha };
  await run(
    'mobile.yml',
    event('merge_group', { ref: `refs/heads/${queue}`, sha, payload: { merge_group } }),
  );
  expect(stage.newStarts()).toMatchObject([{ branch: queue }]);
});

test('mobile.yml: a tag is released, and a job that fails makes the required check red', async () => {
  await run('mobile.yml', await push('refs/tags/v1.0.0'));
  expect(stage.newStarts()).toMatchObject([{ tag: 'v1.0.0' }]);
  expect(stage.home.releases.size).toBe(1);
  const failing = recipe('mobile.yml').replace('run: echo "key=$KEY" >> "$GITHUB_OUTPUT"', 'run: exit 1');
  expect((await stage.run(failing, await push())).jobs).toEqual({ changeset: 'failure', mobile: 'failure' });
});
