/** The reusable workflows, called as users call them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { repositoryRoot } from '../support/action-metadata.ts';
import type { Release } from '../support/github/repository.ts';
import { until } from '../support/until.ts';
import {
  app,
  event,
  type PullRequestOptions,
  pullRequestEvent,
  type RunEvent,
} from '../support/workflow/event.ts';
import { type ActRun, type ActStage, afterCalled, setActStage } from './act.ts';

const branch = 'feature/x';

/** A workflow whose job `called` calls one of this repository. */
function caller(file: string, inputs: Readonly<Record<string, string | boolean>>): string {
  const given = { appId: `\${{ vars.APP_ID }}`, ...inputs };
  return `
on: { push: , pull_request: { types: [synchronize, closed] }, release: , schedule: [{ cron: 0 3 * * 1 }], repository_dispatch: }
jobs:
  called:
    uses: OWNER/build-service-action/.github/workflows/${file}@v1
    with: ${JSON.stringify(given)}
    secrets: { token: "\${{ secrets.BUILD_SERVICE_TOKEN }}" }
${afterCalled}
      - if: needs.called.outputs.installPage != ''
        uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c
        with: { name: "\${{ needs.called.outputs.installPage }}", path: site }
      - if: needs.called.outputs.installPage != ''
        run: grep -o 'itms-services[^"]*' site/index.html | sed 's/^/::notice::/'
`;
}

let stage: ActStage;
let sha: string;

beforeAll(async () => {
  stage = await setActStage();
  const cached = {
    name: 'Cached',
    scripts: [{ script: 'mkdir -p stored && echo 1 > stored/file' }],
    cache: { cache_paths: ['stored'] },
  };
  const file = await stage.repository.git('show', 'HEAD:codemagic.yaml');
  sha = await stage.repository.commit({
    'codemagic.yaml': `${file}\n\n  cached: ${JSON.stringify(cached)}\n`,
  });
  await stage.repository.git('branch', branch);
  await stage.repository.git('tag', 'v1.0.0');
});

beforeEach(() => {
  stage.newStarts();
  stage.home.comments.clear();
  stage.home.refs.clear();
  stage.home.refs.set('refs/tags/v1.0.0', stage.home.objects.addBlob(Buffer.from('x')).sha);
  stage.home.releases.clear();
  stage.home.pullRequests.clear();
  const from = (repository: string, commit = sha) => ({ repository, ref: branch, sha: commit });
  stage.home.addPullRequest({ number: 7, head: from(app) });
  stage.home.addPullRequest({ number: 8, head: from(app, 'c'.repeat(40)) });
  stage.home.addPullRequest({ number: 9, head: from('somebody/mobile-app') });
});

afterAll(async () => stage[Symbol.asyncDispose]());

const pullRequest = (change: PullRequestOptions = {}): RunEvent =>
  pullRequestEvent({ branch, sha, ...change });

const push = (): RunEvent => event('push', { sha });

const outputsOf = ({ needs }: ActRun): Readonly<Record<string, string>> => needs.called?.outputs ?? {};

/** Starts a build and waits for its end. */
async function build(workflowId: string, more: object): Promise<string> {
  const { appId, ask } = stage.service;
  const { body } = await ask('POST', '/builds', { appId, workflowId, ...more });
  await until(async () => (await ask('GET', `/builds/${body.buildId}`)).body.build.finishedAt);
  return body.buildId;
}

test('mobile-build.yml: the pushed branch is built, every input reaches the build, and the caller gets the outputs', async () => {
  const inputs = { workflowId: 'android', variables: 'FLAVOUR=red', labels: 'nightly', timeout: '5m' };
  const outputs = outputsOf(await stage.succeed(caller('mobile-build.yml', inputs), push()));
  expect(stage.newStarts()).toMatchObject([
    {
      ...{ workflowId: 'android', branch: 'main', labels: expect.arrayContaining(['nightly']) },
      environment: { variables: { FLAVOUR: 'red' } },
    },
  ]);
  expect(outputs).toMatchObject({ buildId: expect.stringMatching(/^[0-9a-f]{24}$/), status: 'finished' });
  expect(JSON.parse(outputs.buildIds ?? '')).toEqual([outputs.buildId]);
  expect(JSON.parse(outputs.artefacts ?? '')).toMatchObject([{ name: 'hello-mobile-unsigned-sample.apk' }]);
  expect(outputs.publicLink).toBe(JSON.parse(outputs.publicLinks ?? '')[0]);
});

test('mobile-preview.yml: the head branch is built, the comment has the link, and the next job gets the install page', async () => {
  const inputs = {
    workflowId: 'android\nios',
    installPage: 'site',
    installPageUrl: 'https://pages.example/7',
  };
  const run = await stage.succeed(caller('mobile-preview.yml', inputs), pullRequest());
  const outputs = outputsOf(run);
  const labels = expect.arrayContaining(['gh-pr-7']);
  expect(stage.newStarts()).toMatchObject([{ branch, labels }, { workflowId: 'ios' }]);
  expect([...stage.home.comments.values()]).toMatchObject([
    { pullRequest: 7, body: expect.stringContaining('https://pages.example/7') },
  ]);
  expect(outputs.commentUrl).toContain('/pull/7#issuecomment-');
  expect(outputs.installPage).toBe(`install-page-${outputs.buildId}`);
  expect(run.annotations.join()).toContain(encodeURIComponent('https://pages.example/7/manifest-'));
});

test.each([
  ['ios\nbroken', 1],
  ['broken', 0],
])(
  'mobile-preview.yml: a failed build of %j fails the run and is in the comment, and %i install pages are kept',
  async (workflowId, pages) => {
    const inputs = { workflowId, installPage: 'site', installPageUrl: 'https://pages.example/7' };
    const run = await stage.run(caller('mobile-preview.yml', inputs), pullRequest());
    expect(run.jobs).toEqual({ 'called / Build': 'failure' });
    expect([...stage.home.comments.values()][0]?.body).toMatch(/failed/);
    expect(run.steps.filter((step) => step === 'Main Keep the install page')).toHaveLength(pages);
  },
);

test.each([
  ['dependabot[bot]', true, 'Dependabot secrets'],
  ['octocat', false, 'The token input is required'],
])('mobile-preview.yml: a run of %s without the secret succeeds: %j', async (actor, succeeded, says) => {
  const workflow = caller('mobile-preview.yml', { workflowId: 'android' });
  const run = await stage.run(workflow, pullRequest({ actor }), { secrets: {} });
  expect(run.succeeded).toBe(succeeded);
  expect(run.summary + run.annotations.join()).toContain(says);
  expect(stage.newStarts()).toEqual([]);
});

test('mobile-caches.yml: a dry run deletes no cache, then all are deleted, and the summary shows their size', async () => {
  await build('cached', { branch: 'main' });
  const weekly = event('schedule', { sha, payload: { schedule: '0 3 * * 1' } });
  const caches = async (): Promise<{ _id: string }[]> =>
    (await stage.service.ask('GET', `/apps/${stage.service.appId}/caches`)).body.caches;
  const [cache] = await caches();
  expect(outputsOf(await stage.succeed(caller('mobile-caches.yml', {}), weekly)).clearedCaches).toBe('[]');
  const dryRun = { olderThan: '', dryRun: true };
  expect(outputsOf(await stage.succeed(caller('mobile-caches.yml', dryRun), weekly)).clearedSize).toBe('0');
  expect(await caches()).toHaveLength(1);
  const run = await stage.succeed(caller('mobile-caches.yml', { olderThan: '' }), weekly);
  expect(outputsOf(run).clearedCaches).toBe(JSON.stringify([cache?._id]));
  expect(await caches()).toEqual([]);
  expect(run.summary).toMatch(/Cleared: 1 cache \([\d.]+\s[kM]?B\)\./);
});

const identity = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.invalid' };
const publicRepository = { repository: { visibility: 'public' } };
const tag: Partial<RunEvent> = { ref: 'refs/tags/v1.0.0' };

/** A release that somebody has published for the tag. */
const published = (change: Partial<Release> = {}): Release => ({
  ...{ id: 7, author: 'octocat', target: 'main', tag: 'v1.0.0', name: 'One', body: 'By hand.' },
  ...{ createdAt: '2026-01-01T00:00:00Z', publishedAt: '2026-01-01T00:00:00Z' },
  ...{ draft: false, prerelease: false, assets: [], ...change },
});
const onRelease = (): RunEvent =>
  event('release', { sha, payload: { ...publicRepository, release: { tag_name: 'v1.0.0' } } });
const onTag = (): RunEvent => event('push', { ...tag, sha, payload: publicRepository });

// T47
test.each([
  ['push', onTag, undefined, { name: 'v1.0.0', body: 'The first.' }],
  ['release', onRelease, published(), { name: 'One', body: 'The first.' }],
] as const)(
  'mobile-release.yml on %s: the files are attested and released with checksums, and go from job to job',
  async (_name, started, existing, texts) => {
    if (existing) stage.home.releases.set(existing.id, { ...existing, assets: [] });
    const inputs = { workflowId: 'android, ios', notes: 'The first.' };
    const run = await stage.succeed(caller('mobile-release.yml', inputs), started(), { env: identity });
    const [release, ...others] = stage.home.releases.values();
    expect(others).toEqual([]);
    expect(release).toMatchObject({ tag: 'v1.0.0', draft: false, ...texts });
    const files = ['hello-mobile-unsigned-sample.apk', 'hello-mobile-unsigned-sample.ipa', 'SHA256SUMS'];
    expect(release?.assets.map((asset) => asset.name)).toEqual(files);
    expect(release?.assets[0]?.bytes.toString('latin1')).toContain('platform: android');
    expect(run.steps.filter((step) => step.startsWith('Main actions/attest@'))).toHaveLength(1);
    const outputs = outputsOf(run);
    expect(outputs.releaseUrl).toBe(`${stage.github.at.server}/${app}/releases/tag/v1.0.0`);
    expect(JSON.parse(outputs.files ?? '').map((file: { name: string }) => file.name)).toEqual(files);
  },
);

/** The job `publish` of mobile-release.yml with the results of an earlier run's jobs, as "Re-run job" starts it. */
async function publishAgain(results: Readonly<Record<string, string>>): Promise<string> {
  const text = await readFile(join(repositoryRoot, '.github/workflows/mobile-release.yml'), 'utf8');
  const job = { ...parse(text).jobs.publish, needs: [], if: true, 'runs-on': 'ubuntu-latest' };
  return stringify({ on: 'push', jobs: { publish: job } }).replaceAll(
    /needs\.\w+\.outputs\.(\w+)/g,
    (_, name) => `'${results[name]}'`,
  );
}

test('mobile-release.yml: publishing again changes nothing, and a tag that has moved is not released', async () => {
  const inputs = { workflowId: 'android', attest: 'never' };
  const first = await stage.succeed(caller('mobile-release.yml', inputs), onTag());
  const tagSha = stage.home.refs.get('refs/tags/v1.0.0') ?? '';
  const job = await publishAgain({ tag: 'v1.0.0', tagSha, artifactId: `release-${stage.service.appId}` });
  const env = { STAND_IN_ARTIFACTS: first.artifacts };
  const before = structuredClone(stage.home.releases);
  const again = await stage.succeed(job, onTag(), { env });
  expect(again.annotations.join()).toContain('is already published with all files');
  expect(stage.home.releases).toEqual(before);

  stage.home.releases.clear();
  stage.home.refs.set('refs/tags/v1.0.0', stage.home.objects.addBlob(Buffer.from('moved')).sha);
  const moved = await stage.run(job, onTag(), { env });
  expect(moved.succeeded).toBe(false);
  expect(moved.annotations.join()).toContain('The tag v1.0.0 was moved');
  expect([...stage.home.releases.values()].filter(({ draft }) => !draft)).toEqual([]);
});

test.each([
  ['private', 0, ['notice: GitHub did not attest']],
  ['public', 1, []],
] as const)(
  'mobile-release.yml: in a %s repository, a refused attestation fails %i runs',
  async (visibility, failures, notices) => {
    const env = { ...identity, STAND_IN_ATTEST: 'refuse' };
    const started = event('push', { ...tag, sha, payload: { repository: { visibility } } });
    const run = await stage.run(caller('mobile-release.yml', { workflowId: 'android' }), started, { env });
    expect(run.succeeded).toBe(failures === 0);
    expect(stage.home.releases.size).toBe(1 - failures);
    for (const notice of notices) expect(run.annotations.join()).toContain(notice);
  },
);

test.each([
  ['a tag that is not in the repository', { tag: 'v9.9.9' }, {}, 'There is no tag "v9.9.9"'],
  ['an immutable release', {}, { immutable: true }, 'immutable'],
])('mobile-release.yml: %s is an error before anything is built', async (_name, inputs, change, says) => {
  stage.home.releases.set(7, published(change));
  const workflow = caller('mobile-release.yml', { workflowId: 'android', ...inputs });
  const run = await stage.run(workflow, onRelease());
  expect(run.jobs).toEqual({ 'called / Check': 'failure' });
  expect(run.annotations.join()).toContain(says);
  expect(stage.newStarts()).toEqual([]);
});

test.each([
  ['a failed build', { workflowId: 'broken' }],
  ['a build of another commit', { workflowId: 'android', commit: 'decade0' }],
])('mobile-release.yml: %s releases nothing', async (_name, inputs) => {
  const run = await stage.run(caller('mobile-release.yml', { ...inputs, attest: 'never' }), onTag());
  expect(run.jobs).toEqual({ 'called / Check': 'success', 'called / Build': 'failure' });
  expect(stage.home.releases.size).toBe(0);
});

/** The run is of the default branch, whose commit is another. */
const other = { sha: 'b'.repeat(40) };

// T17
test('mobile-report.yml: the build that a repository_dispatch names is shown on the pull request of its commit', async () => {
  const buildId = await build('android', { branch });
  const payload = { action: 'built', client_payload: { buildId } };
  const started = event('repository_dispatch', { ...other, payload });
  const run = await stage.succeed(caller('mobile-report.yml', { appId: '', keepFiles: true }), started);
  const outputs = outputsOf(run);
  expect(outputs).toMatchObject({ buildId, status: 'finished', files: `files-${buildId}` });
  const comments = [...stage.home.comments.values()];
  expect(comments.map(({ pullRequest: number }) => number)).toEqual([7]);
  expect(comments[0]?.body).toContain(JSON.parse(outputs.publicLinks ?? '')[0]);
  expect(run.summary).toContain('hello-mobile-unsigned-sample.apk');
});
