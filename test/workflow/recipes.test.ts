import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sectionMarkdown } from '../../src/action/github/comment/section.ts';
import { deepTest } from '../support/deep-test.ts';
import { previewReport } from '../support/demo-report.ts';
import { temporaryFolder } from '../support/folder.ts';
import {
  event,
  type PullRequestOptions,
  pullRequestEvent,
  type RunEvent,
} from '../support/workflow/event.ts';
import { app, type MobileStage, setMobileStage } from '../support/workflow/mobile-stage.ts';
import { type RunRequest, type RunResult, refuseFailure } from '../support/workflow/run.ts';
import { examples, recipes } from '../support/workflow/written-workflows.ts';

const branch = 'feature/x';

/** The commit of a branch or tag; of one that is not there, the first of the tests. */
function commitOf(ref: string): string {
  const args = ['-C', stage.repository.path, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`];
  return spawnSync('git', args, { encoding: 'utf8' }).stdout.trim() || sha;
}

function pullRequest(change: Partial<PullRequestOptions>): RunEvent {
  const head = { action: 'synchronize', number: 7, branch, sha: commitOf(branch) };
  return pullRequestEvent({ ...head, repository: app, ...change });
}

/** Commits files to the branch of the pull request. */
async function commitToBranch(files: Record<string, string>): Promise<void> {
  await stage.repository.git('branch', '--force', branch, await stage.repository.commit(files));
}

/** The starts that the service received during the test. */
function starts(): unknown[] {
  const asked = stage.relay.requests.slice(requests);
  return asked.filter(({ method, path }) => method === 'POST' && path === '/builds').map(({ body }) => body);
}

const distributed: { group: string | undefined; content: string }[] = [];

let stage: MobileStage;

let sha: string;

let requests = 0;

beforeAll(async () => {
  stage = await setMobileStage({
    standIns: {
      './.github/actions/distribute': async ({ with: inputs }) => {
        distributed.push({ group: inputs.group, content: readFileSync(inputs.file ?? '', 'utf8') });
        return {};
      },
    },
  });
  sha = await stage.repository.commit({ 'store-notes.txt': 'Faster.\nAnd "safer": 100 %.' });
  await stage.repository.git('tag', 'v1.0.0');
  await stage.repository.git('branch', branch);
});

beforeEach(() => {
  requests = stage.relay.requests.length;
  stage.home.comments.clear();
  stage.home.refs.clear();
  stage.home.addPullRequest({ number: 7, head: { repository: app, ref: branch, sha } });
});

afterAll(async () => stage[Symbol.asyncDispose]());

test('the preview in README.md makes the comment of its picture', async () => {
  const preview = examples().find(({ name }) => name === 'README.md: workflow 1')?.text ?? '';
  expect(preview).toContain('mobile-preview.yml');
  expect(preview.trim().split('\n').length).toBeLessThanOrEqual(12);
  refuseFailure(await stage.run(preview, pullRequest({})));
  expect(starts()).toMatchObject([
    { workflowId: 'android', branch },
    { workflowId: 'ios', branch },
  ]);
  const [comment, ...others] = stage.home.comments.values();
  expect(others).toEqual([]);
  const pictured = sectionMarkdown({ ...previewReport, ref: { branch } }, { now: 0 });
  expect(shape(comment?.body ?? '')).toBe(shape(pictured));
});

/** A comment without its hidden markers and what each build has of its own: addresses, sizes, times, commit. */
function shape(comment: string): string {
  return comment
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/(href|src)="[^"]*"/g, '$1')
    .replaceAll(/\d+ \w{3} 2\d{3}, \d\d:\d\d|\d+(&nbsp;\w{3}&nbsp;\d{4}),&nbsp;[\d:]+/g, 'TIME')
    .replaceAll(/commit [0-9a-f]{10}/g, 'commit')
    .replaceAll(/[\d.]+\s(k|M)?B\b/g, 'SIZE')
    .replaceAll(/(\d+ min )?[\d.]+ s\b/g, 'DURATION')
    .replaceAll(/<a href>((Android|iOS) app)<\/a>/g, '$1') // builds of the local service have no page on Codemagic
    .replaceAll(/<br><sub>slowest step [^<]*<\/sub>/g, '')
    .trim();
}

const inTests = new Set<string>();

/** Runs a recipe by the name of its file. */
async function run(
  file: string,
  started: RunEvent,
  more: Pick<RunRequest, 'inputs'> = {},
): Promise<RunResult> {
  const recipe = recipes().find(({ path }) => path === `.github/workflows/${file}`);
  if (!recipe) throw new Error(`There is no recipe ${file}`);
  inTests.add(recipe.path);
  return refuseFailure(await stage.run(recipe.text, started, more));
}

function push(ref: string, changedFiles: readonly string[] = []): RunEvent {
  return event('push', { ref, sha: commitOf(ref), changedFiles });
}

function resultsOf({ jobs }: RunResult): Record<string, string> {
  return Object.fromEntries(jobs.map(({ name, result }) => [name, result]));
}

/** The refs that keep QR codes. */
const qrCodes = (): string[] =>
  [...stage.home.refs.keys()].filter((ref) => ref.startsWith('refs/build-service-action/'));

deepTest(
  'preview.yml: a push is built, the comment has QR codes, and closing the pull request cleans up',
  async () => {
    const built = await run('preview.yml', pullRequest({}));
    expect(starts()).toMatchObject([{ workflowId: 'android', branch }, { workflowId: 'ios' }]);
    expect([...stage.home.comments.values()]).toMatchObject([
      { pullRequest: 7, body: expect.stringContaining('.png?raw=true') },
    ]);
    expect(qrCodes()).toHaveLength(1);
    expect(resultsOf(built)).toMatchObject({ 'cancel / cancel': 'skipped', 'cancel / qr-codes': 'skipped' });

    const closed = await run('preview.yml', pullRequest({ action: 'closed' }));
    expect(resultsOf(closed)).toMatchObject({ 'preview / build': 'skipped', 'cancel / cancel': 'success' });
    expect(starts()).toHaveLength(2);
    expect(qrCodes()).toEqual([]);
  },
);

deepTest('preview-on-label.yml: only the label, and pushes with the label, start a build', async () => {
  const on = (change: Partial<PullRequestOptions>): Promise<RunResult> =>
    run('preview-on-label.yml', pullRequest(change));
  expect(resultsOf(await on({}))).toEqual({ preview: 'skipped' });
  expect(resultsOf(await on({ action: 'labeled', label: 'bug' }))).toEqual({ preview: 'skipped' });
  expect(starts()).toEqual([]);
  await on({ action: 'labeled', label: 'preview' });
  expect(starts()).toHaveLength(1);
  expect(stage.home.comments.size).toBe(1);
});

deepTest(
  'preview-with-number.yml: the build gets the number, base and head of the pull request',
  async () => {
    await run('preview-with-number.yml', pullRequest({}));
    expect(starts()).toMatchObject([
      {
        environment: {
          variables: { PULL_REQUEST_NUMBER: '7', PULL_REQUEST_BASE: 'main', PULL_REQUEST_HEAD: branch },
        },
      },
    ]);
  },
);

deepTest('preview-once.yml: a commit is built once, whatever happens to its pull request', async () => {
  await commitToBranch({ 'once.txt': 'a commit of its own' });
  const on = (change: Partial<PullRequestOptions>): Promise<RunResult> =>
    run('preview-once.yml', pullRequest(change));
  await on({});
  const again = await on({ action: 'labeled', label: 'bug' });
  expect(starts()).toHaveLength(1);
  expect(again.job('preview / build').summary).toContain('reused');
  expect([...stage.home.comments.values()]).toMatchObject([{ body: expect.stringContaining(', reused') }]);
});

deepTest('preview-when-changed.yml: a push that changes no file of the key builds nothing', async () => {
  const pushed = async (files: Record<string, string>): Promise<RunResult> => {
    await commitToBranch(files);
    return run('preview-when-changed.yml', pullRequest({}));
  };
  await pushed({ 'notes.txt': 'one' });
  const second = await pushed({ 'notes.txt': 'two' });
  expect(starts()).toHaveLength(1);
  expect(second.job('preview / build').outputs.reused).toMatch(/^\["\w{24}"\]$/);
  await pushed({ 'lib/main.dart': 'changed' });
  expect(starts()).toHaveLength(2);
});

deepTest('ios-when-changed.yml: a push that changes no file of the key builds nothing', async () => {
  await run('ios-when-changed.yml', push('refs/heads/main'));
  await stage.repository.commit({ 'android/notes.txt': 'not of iOS' });
  await run('ios-when-changed.yml', push('refs/heads/main'));
  expect(starts()).toHaveLength(1);
  await stage.repository.commit({ 'ios/notes.txt': 'of iOS' });
  await run('ios-when-changed.yml', push('refs/heads/main'));
  expect(starts()).toHaveLength(2);
});

deepTest('nightly-if-changed.yml: a night without changes takes the build of the night before', async () => {
  const night = event('schedule', {
    ...{ ref: 'refs/heads/main', sha: commitOf('main') },
    payload: { schedule: '17 2 * * *' },
  });
  const first = await run('nightly-if-changed.yml', night);
  const second = await run('nightly-if-changed.yml', night);
  expect(starts()).toHaveLength(1);
  const { buildIds, reused } = second.job('build / build').outputs;
  expect([buildIds, reused]).toEqual([first.job('build / build').outputs.buildIds, buildIds]);
});

deepTest('nightly-start.yml ends without waiting, and nightly-collect.yml collects the result', async () => {
  const payload = { schedule: '17 2 * * *' };
  await run(
    'nightly-start.yml',
    event('schedule', { ref: 'refs/heads/main', sha: commitOf('main'), payload }),
  );
  expect(starts()).toMatchObject([
    { branch: 'main', environment: { variables: { COLLECT_WITH: 'nightly-collect.yml' } } },
  ]);
  const { body } = await stage.service.ask('GET', `/builds?appId=${stage.service.appId}`);
  const inputs = { buildId: body.builds[0]._id };
  const dispatch = event('workflow_dispatch', { ref: 'refs/heads/main', sha: commitOf('main') });
  const { summary } = (await run('nightly-collect.yml', dispatch, { inputs })).job('collect / report');
  expect(summary).toContain('hello-mobile-unsigned-sample.apk');
});

/** Builds as the service's own trigger does. */
async function trigger(target: object, workflowIds: readonly string[]): Promise<void> {
  const { appId, ask } = stage.service;
  for (const workflowId of workflowIds) await ask('POST', '/builds', { appId, workflowId, ...target });
}

deepTest('report.yml: the builds of the service are found, and the comment tells them', async () => {
  await trigger({ branch }, ['android', 'ios']);
  await run('report.yml', pullRequest({}));
  expect(starts()).toEqual([]);
  const [comment] = [...stage.home.comments.values()];
  for (const name of ['sample.apk', 'sample.ipa']) expect(comment?.body).toContain(name);
});

deepTest("release-built.yml: what the service built of the tag's commit is released", async () => {
  await trigger({ tag: 'v1.0.0' }, ['android']);
  await using folder = await temporaryFolder();
  const called = join(folder.path, 'called');
  await writeFile(join(folder.path, 'gh'), `#!/bin/sh\necho "$*" >> '${called}'\n`, { mode: 0o755 });
  const { PATH } = process.env;
  process.env.PATH = `${folder.path}:${PATH}`;
  try {
    await run('release-built.yml', push('refs/tags/v1.0.0'));
  } finally {
    process.env.PATH = PATH;
  }
  expect(readFileSync(called, 'utf8')).toMatch(
    /^release create v1\.0\.0 files\/hello-mobile-unsigned-sample\.apk /,
  );
});

deepTest('nightly.yml: builds every night and deletes old caches on Mondays', async () => {
  const at = (schedule: string): RunEvent =>
    event('schedule', { ref: 'refs/heads/main', sha: commitOf('main'), payload: { schedule } });
  const night = await run('nightly.yml', at('17 2 * * *'));
  expect(starts()).toMatchObject([
    { workflowId: 'android', branch: 'main', labels: expect.arrayContaining(['nightly']) },
  ]);
  expect(resultsOf(night)).toMatchObject({ 'build / build': 'success', caches: 'skipped' });
  expect(resultsOf(await run('nightly.yml', at('41 3 * * 1')))).toMatchObject({
    build: 'skipped',
    'caches / caches': 'success',
  });
  const byHand = await run(
    'nightly.yml',
    event('workflow_dispatch', { ref: 'refs/heads/main', sha: commitOf('main') }),
  );
  expect(resultsOf(byHand)).toMatchObject({ 'build / build': 'success', caches: 'skipped' });
});

deepTest('release.yml: the release and the build get the notes of the tag', async () => {
  stage.home.refs.set('refs/tags/v1.0.0', stage.home.objects.addBlob(Buffer.from('x')).sha);
  await run('release.yml', push('refs/tags/v1.0.0'));
  const notes = 'Faster.\nAnd "safer": 100 %.';
  expect(starts()).toMatchObject([
    { workflowId: 'android', tag: 'v1.0.0', environment: { variables: { RELEASE_NOTES: notes } } },
    { workflowId: 'ios' },
  ]);
  const [made] = stage.home.releases.values();
  expect(made).toMatchObject({ tag: 'v1.0.0', draft: false, body: notes });
  expect(made?.assets.map(({ name }) => name)).toEqual([
    'hello-mobile-unsigned-sample.apk',
    'hello-mobile-unsigned-sample.ipa',
    'SHA256SUMS',
  ]);
});

deepTest('private-release.yml: the files are released with checksums, and nothing is attested', async () => {
  await stage.repository.git('tag', 'v1.5.0');
  stage.home.refs.set('refs/tags/v1.5.0', stage.home.objects.addBlob(Buffer.from('x')).sha);
  const { foreign } = await run('private-release.yml', push('refs/tags/v1.5.0'));
  const made = [...stage.home.releases.values()].find(({ tag }) => tag === 'v1.5.0');
  expect(made?.assets.map(({ name }) => name)).toContain('SHA256SUMS');
  expect(foreign.filter(({ uses }) => uses === 'actions/attest')).toEqual([]);
});

deepTest('apps.yml: the second push builds only the app that changed', async () => {
  const pushed = async (files: Record<string, string>): Promise<RunResult> => {
    const commit = await stage.repository.commit(files);
    return run('apps.yml', event('push', { ref: 'refs/heads/main', sha: commit }));
  };
  await pushed({ 'apps/shop/main.dart': '1', 'apps/blog/main.dart': '1', 'packages/ui/a.dart': '1' });
  const built = (app: string) => ({ branch: 'main', environment: { variables: { APP: app } } });
  expect(starts()).toMatchObject([built('shop'), built('blog')]);
  const second = await pushed({ 'apps/shop/main.dart': '2', 'notes.txt': 'of no app' });
  expect(starts().slice(2)).toMatchObject([built('shop')]);
  expect(second.job('app (blog)').summary).toContain('reused');
});

deepTest('apps.yml: a pull request has a comment for each app', async () => {
  await run('apps.yml', pullRequest({}));
  expect(stage.home.comments.size).toBe(2);
  await expect(run('apps.yml', pullRequest({ fork: 'somebody/mobile-app' }))).resolves.toMatchObject({
    jobs: [{ name: 'app', result: 'skipped' }],
  });
});

deepTest(
  'test-meanwhile.yml: the tests run beside the build, and its files are there after the wait',
  async () => {
    const commit = await stage.repository.commit({
      'test.sh': { text: '#!/bin/sh\necho All passed\n', mode: 0o755 },
    });
    const { steps } = (
      await run('test-meanwhile.yml', event('push', { ref: 'refs/heads/main', sha: commit }))
    ).job('app');
    expect(steps.map(({ name }) => name.replace(/@.*/, ''))).toEqual([
      'actions/checkout',
      'Step 3',
      'OWNER/build-service-action',
      'actions/upload-artifact',
      'Post OWNER/build-service-action',
    ]);
    expect(steps[1]?.log).toContain('All passed');
  },
);

deepTest('approved-build.yml: the build is started, and no deployment is recorded', async () => {
  const { url } = (
    await run(
      'approved-build.yml',
      event('workflow_dispatch', { ref: 'refs/heads/main', sha: commitOf('main') }),
    )
  ).job('build');
  expect(starts()).toMatchObject([{ workflowId: 'ios', branch: 'main' }]);
  expect(url).toBeUndefined();
});

deepTest("shop.yml: only changes of the shop's files start a build", async () => {
  await run('shop.yml', pullRequest({ changedFiles: ['packages/ui/a.dart'] }));
  await run('shop.yml', push('refs/heads/main', ['apps/shop/main.dart']));
  expect(starts()).toMatchObject([
    { branch },
    { branch: 'main', environment: { variables: { APP: 'shop' } } },
  ]);
  for (const other of [['apps/blog/main.dart'], ['apps/shop/README.md']])
    await expect(run('shop.yml', push('refs/heads/main', other))).rejects.toThrow('push does not start');
});

deepTest('flavours.yml: each flavour is built, and the last job gets all files', async () => {
  const all = await run('flavours.yml', push('refs/heads/main'));
  expect(starts()).toMatchObject(
    ['red', 'blue'].map((flavour) => ({ environment: { variables: { FLAVOUR: flavour } } })),
  );
  expect(all.job('collect').summary).toContain(
    '- apps/app-blue/hello-mobile-unsigned-sample.apk\n- apps/app-red/hello-mobile-unsigned-sample.apk\n',
  );
});

deepTest('lock-files.yml: all caches are deleted when a lock file changes', async () => {
  const all = await run('lock-files.yml', push('refs/heads/main', ['ios/Podfile.lock']));
  expect(all.job('caches / caches').summary).toMatch(/\| deleted \| \d+ \|/);
  await expect(run('lock-files.yml', push('refs/heads/main', ['lib/main.dart']))).rejects.toThrow(
    'push does not start',
  );
});

deepTest("distribute.yml: the distribution service's action gets the built file", async () => {
  const all = await run('distribute.yml', push('refs/heads/main'));
  expect(distributed).toEqual([{ group: 'testers', content: expect.stringContaining('platform: android') }]);
  expect(all.job('distribute').url).toMatch(/hello-mobile-unsigned-sample\.apk/);
});

deepTest('mobile.yml: each event does what its trigger did', async () => {
  const changedFiles = ['lib/main.dart'];
  const names = (result: RunResult): string[] =>
    result.jobs.filter((job) => job.result === 'success').map(({ name }) => name);
  const commit = await stage.repository.commit({ 'lib/main.dart': 'of the triggers' });
  const main = event('push', { ref: 'refs/heads/main', sha: commit, changedFiles });
  expect(names(await run('mobile.yml', main))).toEqual(['changeset', 'build / build', 'mobile']);
  // `cancel_previous_builds`, and `changeset`: nothing changed since.
  const again = await run('mobile.yml', main);
  expect(again.concurrency).toEqual([{ group: 'android refs/heads/main', cancelInProgress: true }]);
  expect(starts()).toMatchObject([{ branch: 'main' }]);
  for (const ref of ['refs/heads/feature/x', 'refs/tags/v1.0.0-rc'])
    await expect(run('mobile.yml', push(ref))).rejects.toThrow('push does not start');

  expect(names(await run('mobile.yml', pullRequest({ action: 'ready_for_review' })))).toEqual([
    'changeset',
    'preview / build',
    'mobile',
  ]);
  expect(stage.home.comments.size).toBe(1);
  const draft = pullRequest({});
  const pull = { ...(draft.payload.pull_request as object), draft: true };
  const ofDraft = { ...draft, payload: { ...draft.payload, pull_request: pull } };
  expect(names(await run('mobile.yml', ofDraft))).toEqual(['mobile']);

  const queue = 'gh-readonly-queue/main/pr-7-0123';
  await stage.repository.git('branch', queue);
  const merge_group = { head_ref: `refs/heads/${queue}`, head_sha: commit };
  const queued = event('merge_group', {
    ...{ ref: `refs/heads/${queue}`, sha: commit, payload: { merge_group } },
  });
  expect(names(await run('mobile.yml', queued))).toEqual(['changeset', 'build / build', 'mobile']);
  expect(starts().at(-1)).toMatchObject({ branch: queue });
});

deepTest('mobile.yml: a tag is released, and a build that fails makes the required check red', async () => {
  await stage.repository.git('tag', 'v2.0.0');
  stage.home.refs.set('refs/tags/v2.0.0', stage.home.objects.addBlob(Buffer.from('x')).sha);
  await run('mobile.yml', push('refs/tags/v2.0.0'));
  expect(starts()).toMatchObject([{ tag: 'v2.0.0' }]);
  const failing = recipes()
    .find(({ path }) => path.endsWith('/mobile.yml'))
    ?.text.replaceAll('workflowId: android', 'workflowId: broken');
  const failed = await stage.run(failing ?? '', push('refs/heads/main'));
  expect(failed.job('mobile').result).toBe('failure');
});

deepTest('each recipe has one of these tests', () => {
  expect([...inTests].toSorted()).toEqual(
    recipes(['docs/recipes.md', 'docs/migrating.md'])
      .map(({ path }) => path)
      .toSorted(),
  );
});
