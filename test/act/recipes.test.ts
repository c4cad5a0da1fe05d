import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { commentMarkdown } from '../../src/action/github/comment/comment-markdown.ts';
import { repositoryRoot } from '../support/action-metadata.ts';
import { previewReport } from '../support/demo-report.ts';
import { temporaryFolder } from '../support/folder.ts';
import type { StageOptions } from '../support/stage.ts';
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

const codemagic = await readFile(join(repositoryRoot, 'examples/hello-mobile/codemagic.yaml'), 'utf8');
const branch = 'feature/x';
const pages = ['docs/recipes.md', 'docs/migrating.md'];
const distribute = `
name: Distribute
inputs: { file: { required: true }, group: { required: true } }
runs:
  using: composite
  steps:
    - shell: bash
      env: { FILE: "\${{ inputs.file }}", GROUP: "\${{ inputs.group }}" }
      run: echo "::notice::$GROUP got $(grep -ao 'platform..android' "$FILE")"
`;

const stages = new AsyncDisposableStack();
let stage: ActStage;

async function setRecipeStage(options?: StageOptions): Promise<void> {
  stage = stages.use(await setActStage(options));
  await stage.repository.commit({
    'store-notes.txt': 'Faster.\nAnd "safer": 100 %.',
    '.github/actions/distribute/action.yml': distribute,
    'test.sh': { text: '#!/bin/sh\necho All passed\n', mode: 0o755 },
  });
  await stage.repository.git('tag', 'v1.0.0');
  await stage.repository.git('branch', branch);
}

beforeAll(() => setRecipeStage());

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

afterAll(() => stages.disposeAsync());

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

const inTests = new Set<string>();

/** Runs a recipe by the name of its file. */
async function run(file: string, started: RunEvent, options: ActOptions = {}): Promise<ActRun> {
  return stage.succeed(recipe(file), started, options);
}

function recipe(file: string): string {
  const found = recipes(pages).find(({ path }) => path === `.github/workflows/${file}`);
  if (!found) throw new Error(`There is no recipe ${file}`);
  inTests.add(found.path);
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
    .replaceAll(/\d+ \w{3} 2\d{3}, \d\d:\d\d|\d+(&nbsp;\w{3}&nbsp;\d{4}),&nbsp;[\d:]+/g, 'TIME')
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

test('preview-on-label.yml: the label starts a build', async () => {
  const labeled = (label: string) => pullRequest({ action: 'labeled', label });
  expect((await run('preview-on-label.yml', await labeled('bug'))).jobs).toEqual({});
  await run('preview-on-label.yml', await labeled('preview'));
  expect(stage.newStarts()).toHaveLength(1);
  expect(stage.home.comments.size).toBe(1);
});

test('preview-with-number.yml: the build gets the number, base and head of the pull request', async () => {
  await run('preview-with-number.yml', await pullRequest());
  const variables = { PULL_REQUEST_NUMBER: '7', PULL_REQUEST_BASE: 'main', PULL_REQUEST_HEAD: branch };
  expect(stage.newStarts()).toMatchObject([{ environment: { variables } }]);
});

test('preview-once.yml: a commit is built once, whatever happens to its pull request', async () => {
  await commitToBranch({ 'once.txt': 'a commit of its own' });
  await run('preview-once.yml', await pullRequest());
  const again = await run('preview-once.yml', await pullRequest({ action: 'labeled', label: 'bug' }));
  expect(stage.newStarts()).toHaveLength(1);
  expect(again.summary).toContain('reused');
});

test('preview-when-changed.yml: a push that changes no file of the key builds nothing', async () => {
  const pushed = async (files: Record<string, string>): Promise<ActRun> => {
    await commitToBranch(files);
    return run('preview-when-changed.yml', await pullRequest());
  };
  await pushed({ 'notes.txt': 'one' });
  expect(stage.newStarts()).toHaveLength(1);
  expect((await pushed({ 'notes.txt': 'two' })).summary).toContain('reused');
  expect(stage.newStarts()).toEqual([]);
  await pushed({ 'lib/main.dart': 'changed' });
  expect(stage.newStarts()).toHaveLength(1);
});

test('ios-when-changed.yml: a push that changes no file of the key builds nothing', async () => {
  const pushed = async (files: Record<string, string>): Promise<unknown[]> => {
    await stage.repository.commit(files);
    await run('ios-when-changed.yml', await push());
    return stage.newStarts();
  };
  expect(await pushed({ 'ios/notes.txt': 'first' })).toHaveLength(1);
  expect(await pushed({ 'android/notes.txt': 'not of iOS' })).toEqual([]);
  expect(await pushed({ 'ios/notes.txt': 'of iOS' })).toHaveLength(1);
});

test('nightly-if-changed.yml: a night without changes uses the build of the night before', async () => {
  await run('nightly-if-changed.yml', await night());
  const second = await run('nightly-if-changed.yml', await night());
  expect(stage.newStarts()).toHaveLength(1);
  expect(second.summary).toContain('reused');
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

/** Builds as the service's own trigger does. */
async function trigger(target: object, workflowIds: readonly string[]): Promise<void> {
  const { appId, ask } = stage.service;
  for (const workflowId of workflowIds) await ask('POST', '/builds', { appId, workflowId, ...target });
}

/** The event that a script of the newest build sends, so after the clone. */
async function dispatchOfBuild(): Promise<RunEvent> {
  const newest = await until(async () => {
    const { body } = await stage.service.ask('GET', `/builds?appId=${stage.service.appId}`);
    return body.builds[0].commit.hash !== '' && body.builds[0];
  });
  const payload = { inputs: { buildId: newest._id } };
  return event('workflow_dispatch', { sha: await commitOf('main'), payload });
}

test('report.yml: the comment shows the builds that the service has started', async () => {
  await trigger({ branch }, ['android', 'ios']);
  await run('report.yml', await pullRequest());
  expect(stage.newStarts()).toEqual([]);
  const [comment] = [...stage.home.comments.values()];
  for (const name of ['sample.apk', 'sample.ipa']) expect(comment?.body).toContain(name);
});

test('report-build.yml: a build that calls is shown on the pull request of its commit', async () => {
  await trigger({ branch }, ['android']);
  await run('report-build.yml', await dispatchOfBuild());
  expect(stage.newStarts()).toEqual([]);
  expect([...stage.home.comments.values()]).toMatchObject([
    { pullRequest: 7, body: expect.stringContaining('sample.apk') },
  ]);
});

test("release-built.yml: the service's build of the tag's commit is released", async () => {
  await trigger({ tag: 'v1.0.0' }, ['android']);
  const { annotations } = await run('release-built.yml', await push('refs/tags/v1.0.0'), await fakeGh());
  expect(annotations.join()).toMatch(
    /^notice: release create v1\.0\.0 files\/hello-mobile-unsigned-sample\.apk /,
  );
});

/** A `gh` whose commands become notices. */
async function fakeGh(): Promise<ActOptions> {
  const { path } = stages.use(await temporaryFolder());
  await writeFile(join(path, 'gh'), '#!/bin/sh\necho "::notice::$*"\n', { mode: 0o755 });
  return { env: { PATH: `${path}:${process.env.PATH}` } };
}

test('nightly.yml: builds every night and deletes old caches on Mondays', async () => {
  await run('nightly.yml', await night());
  const labels = expect.arrayContaining(['nightly']);
  expect(stage.newStarts()).toMatchObject([{ workflowId: 'android', branch: 'main', labels }]);
  const monday = await run('nightly.yml', await night('41 3 * * 1'));
  expect(monday.jobs).toEqual({ 'caches / Delete caches': 'success' });
  expect(stage.newStarts()).toEqual([]);
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

test('private-release.yml: the files are released with checksums, and nothing is attested', async () => {
  const { steps } = await run('private-release.yml', await push('refs/tags/v1.0.0'));
  const [release] = stage.home.releases.values();
  expect(release?.assets.map(({ name }) => name)).toContain('SHA256SUMS');
  expect(steps.join()).not.toContain('actions/attest@');
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

test('shop.yml: a pull request is previewed, and a push is built', async () => {
  await run('shop.yml', await pullRequest());
  await run('shop.yml', await push());
  const environment = { variables: { APP: 'shop' } };
  expect(stage.newStarts()).toMatchObject([
    { branch, environment },
    { branch: 'main', environment },
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

test('test-meanwhile.yml: its steps run one after the other, because act has no background steps', async () => {
  const { steps, printed } = await run('test-meanwhile.yml', await push());
  expect(stage.newStarts()).toHaveLength(1);
  expect(printed).toContain('All passed');
  expect(steps.some((step) => step.startsWith('Main actions/upload-artifact'))).toBe(true);
});

test('approved-build.yml: the build is started', async () => {
  await run('approved-build.yml', event('workflow_dispatch', { sha: await commitOf('main') }));
  expect(stage.newStarts()).toMatchObject([{ workflowId: 'ios', branch: 'main' }]);
});

test('lock-files.yml: all caches are deleted', async () => {
  const { summary } = await run('lock-files.yml', await push());
  expect(summary).toMatch(/\| deleted \| \d+ \|/);
});

test("distribute.yml: the distribution service's action gets the built file", async () => {
  const { annotations } = await run('distribute.yml', await push());
  expect(annotations).toContain('notice: testers got platform: android');
});

test('try-pipeline.yml: builds are simulated as the scenario says, and the comment has them', async () => {
  const page = await readFile(join(repositoryRoot, 'docs/recipes.md'), 'utf8');
  const [, scenario = ''] = /```yaml\n# \.github\/scenario\.yaml\n([\s\S]*?)```/.exec(page) ?? [];
  const [, log = ''] = /```text\n# \.github\/ios-failure\.log\n([\s\S]*?)```/.exec(page) ?? [];
  await commitToBranch({ '.github/scenario.yaml': scenario, '.github/ios-failure.log': log });
  const recipe = recipes(pages).find(({ path }) => path.endsWith('/try-pipeline.yml'));
  inTests.add(recipe?.path ?? '');
  const { jobs, annotations } = await stage.run(recipe?.text ?? '', await pullRequest());
  expect(jobs).toEqual({ try: 'failure' });
  expect(annotations.join()).toMatch(/iOS app failed[\s\S]*cannot find 'window' in scope/);
  expect(stage.newStarts()).toEqual([]);
  const [comment] = [...stage.home.comments.values()];
  expect(comment?.body).toContain('app-release.apk');
  expect(comment?.body).toContain('Build iOS');
});

test('check-codemagic.yml: a mistake fails the job, and the corrected file passes', async () => {
  await commitToBranch({ 'codemagic.yaml': codemagic.replace('scripts:', 'scirpts:') });
  const { jobs, annotations } = await stage.run(recipe('check-codemagic.yml'), await pullRequest());
  expect(jobs).toEqual({ check: 'failure' });
  expect(annotations.join()).toContain('did you mean `scripts`?');
  await commitToBranch({ 'codemagic.yaml': codemagic });
  expect((await run('check-codemagic.yml', await pullRequest())).annotations).toEqual([]);
  expect(stage.newStarts()).toEqual([]);
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

test('each recipe has one of these tests', () => {
  expect([...inTests].toSorted()).toEqual(
    recipes(pages)
      .map(({ path }) => path)
      .toSorted(),
  );
});

describe('with simulated builds', () => {
  beforeAll(() => setRecipeStage({ executor: 'simulated' }));

  const apk = 'app-release.apk';
  const ipa = 'Runner.ipa';
  const tag = () => push('refs/tags/v1.0.0');
  const dispatch = async () => event('workflow_dispatch', { sha: await commitOf('main') });
  /** The service's own trigger builds both apps before the event. */
  const afterBuilds = (target: object, started: () => Promise<RunEvent>) => async () => {
    await trigger(target, ['android', 'ios']);
    return started();
  };

  const pullRequestOfApps = async (): Promise<RunEvent> => {
    await commitToBranch({ 'apps/shop/main.dart': '1', 'apps/blog/main.dart': '1' });
    return pullRequest();
  };

  /** Where a recipe shows its builds. */
  const shownIn = {
    summary: ({ summary }: ActRun) => [summary],
    notice: ({ annotations }: ActRun) => annotations,
    comment: () => [...stage.home.comments.values()].map(({ body }) => body),
    release: () =>
      [...stage.home.releases.values()].map(({ assets }) => assets.map(({ name }) => name).join()),
  };

  const runs: Readonly<
    Record<
      string,
      readonly [
        started: () => Promise<RunEvent>,
        where: keyof typeof shownIn,
        names: readonly string[],
        count?: number,
      ]
    >
  > = {
    'preview.yml': [pullRequest, 'comment', [apk, ipa]],
    'preview-on-label.yml': [() => pullRequest({ action: 'labeled', label: 'preview' }), 'comment', [apk]],
    'preview-with-number.yml': [pullRequest, 'comment', [apk]],
    'preview-once.yml': [pullRequest, 'comment', [apk]],
    'preview-when-changed.yml': [pullRequest, 'comment', [apk]],
    'ios-when-changed.yml': [push, 'summary', [ipa]],
    'nightly-if-changed.yml': [night, 'summary', [apk]],
    'nightly.yml': [night, 'summary', [apk]],
    'nightly-start.yml': [night, 'summary', ['android: queued']],
    'nightly-collect.yml': [afterBuilds({ branch }, dispatchOfBuild), 'summary', [ipa]],
    'report.yml': [afterBuilds({ branch }, pullRequest), 'comment', [apk, ipa]],
    'report-build.yml': [afterBuilds({ branch }, dispatchOfBuild), 'comment', [ipa]],
    'release-built.yml': [
      afterBuilds({ tag: 'v1.0.0' }, tag),
      'notice',
      [`release create v1.0.0 files/${apk}`],
    ],
    'release.yml': [tag, 'release', [apk, ipa, 'SHA256SUMS']],
    'private-release.yml': [tag, 'release', [apk, ipa, 'SHA256SUMS']],
    'apps.yml': [pullRequestOfApps, 'comment', [apk], 2],
    'shop.yml': [pullRequest, 'comment', [apk]],
    'flavours.yml': [push, 'summary', [`apps/app-blue/${apk}`, `apps/app-red/${apk}`]],
    'one-comment.yml': [pullRequest, 'comment', [apk, ipa]],
    'test-meanwhile.yml': [push, 'summary', [apk]],
    'approved-build.yml': [dispatch, 'summary', [ipa]],
    'distribute.yml': [push, 'summary', [apk]],
    'mobile.yml': [pullRequest, 'comment', [apk]],
  };

  const notRun: Readonly<Record<string, string>> = {
    'check-codemagic.yml': 'It builds nothing.',
    'lock-files.yml': 'It deletes caches and builds nothing.',
    'mobile-check.yml': 'It shows its build as a commit status only, in a test above.',
    'try-pipeline.yml': 'It starts its own simulating service, in a test above.',
  };

  test.each(Object.entries(runs))('%s succeeds and shows its builds', async (file, row) => {
    const [started, where, names, count = 1] = row;
    const ended = await run(file, await started(), await fakeGh());
    const texts = shownIn[where](ended);
    expect(texts).toHaveLength(count);
    for (const text of texts) for (const name of names) expect(text).toContain(name);
    if (where !== 'comment') expect(stage.home.comments.size).toBe(0);
  });

  test('each recipe is run, or has a reason not to be', () => {
    expect([...Object.keys(runs), ...Object.keys(notRun)].toSorted()).toEqual(
      recipes(pages)
        .map(({ path }) => path.replace('.github/workflows/', ''))
        .toSorted(),
    );
  });
});
