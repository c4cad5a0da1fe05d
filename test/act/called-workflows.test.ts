/** The reusable workflows, called as users call them. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { until } from '../support/until.ts';
import {
  app,
  event,
  type PullRequestOptions,
  pullRequestEvent,
  type RunEvent,
} from '../support/workflow/event.ts';
import { type ActOptions, type ActRun, type ActStage, afterCalled, setActStage } from './act.ts';

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

test('mobile-build.yml: a failed build fails the run, and the summary shows the cause', async () => {
  const run = await stage.run(caller('mobile-build.yml', { workflowId: 'broken' }), push());
  expect(run.jobs).toEqual({ 'called / Build': 'failure' });
  expect(run.summary).toContain('<code>ios/Info.plist:7</code>: the version is not three numbers');
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

// T17
test('mobile-preview.yml: for a fork, nothing is built, and the summary says why', async () => {
  const from = 'somebody/mobile-app';
  const options: ActOptions = { secrets: {}, token: { contents: 'read' } };
  const run = await stage.succeed(
    caller('mobile-preview.yml', { workflowId: 'android' }),
    pullRequest({ from }),
    options,
  );
  expect(run.jobs).toMatchObject({ 'called / Not built': 'success', after: 'success' });
  expect(run.summary).toContain('No preview of this pull request');
  expect(stage.newStarts()).toEqual([]);
  expect(stage.home.comments.size).toBe(0);
});

test.each([
  ['dependabot[bot]', true, 'Dependabot secrets'],
  ['octocat', false, 'The token input is required'],
])('mobile-preview.yml: a run of %s without the secret succeeds: %j', async (actor, succeeded, says) => {
  const started = pullRequest({ actor });
  const run = await stage.run(caller('mobile-preview.yml', { workflowId: 'android' }), started, {
    secrets: {},
  });
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
  expect(run.summary).toMatch(/1 cache \([\d.]+\s[kM]?B\) was cleared\./);
});

const identity = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.invalid' };
const publicRepository = { repository: { visibility: 'public' } };
const tag: Partial<RunEvent> = { ref: 'refs/tags/v1.0.0' };

// T47
test.each([
  ['push', 'refs/tags/v1.0.0', publicRepository],
  ['release', 'refs/heads/main', { ...publicRepository, release: { tag_name: 'v1.0.0' } }],
])(
  'mobile-release.yml on %s: the files are attested and released with checksums, and go from job to job',
  async (name, ref, payload) => {
    const inputs = { workflowId: 'android, ios', notes: 'The first.' };
    const started = event(name, { ref, sha, payload });
    const run = await stage.succeed(caller('mobile-release.yml', inputs), started, { env: identity });
    const [release, ...others] = stage.home.releases.values();
    expect(others).toEqual([]);
    expect(release).toMatchObject({ tag: 'v1.0.0', name: 'v1.0.0', body: 'The first.', draft: false });
    const files = ['hello-mobile-unsigned-sample.apk', 'hello-mobile-unsigned-sample.ipa', 'SHA256SUMS'];
    expect(release?.assets.map((asset) => asset.name)).toEqual(files);
    expect(release?.assets[0]?.bytes.toString('latin1')).toContain('platform: android');
    expect(
      run.steps.filter((step) => step.startsWith('Main actions/')).map((step) => step.replace(/@.*/, '')),
    ).toEqual(expect.arrayContaining(['Main actions/attest', 'Main actions/download-artifact']));
    const outputs = outputsOf(run);
    expect(outputs.releaseUrl).toBe(`${stage.github.at.server}/${app}/releases/tag/v1.0.0`);
    expect(JSON.parse(outputs.files ?? '').map((file: { name: string }) => file.name)).toEqual(files);
  },
);

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

test('mobile-release.yml: a tag that is not in the repository is an error before anything is built', async () => {
  const started = event('push', { ...tag, sha, payload: publicRepository });
  const run = await stage.run(
    caller('mobile-release.yml', { workflowId: 'android', tag: 'v9.9.9' }),
    started,
  );
  expect(run.jobs).toEqual({ 'called / Check': 'failure' });
  expect(run.annotations.join()).toContain('There is no tag "v9.9.9"');
  expect(stage.newStarts()).toEqual([]);
});

test.each([
  ['a failed build', { workflowId: 'broken' }],
  ['a build of another commit', { workflowId: 'android', commit: 'decade0' }],
])('mobile-release.yml: %s releases nothing', async (_name, inputs) => {
  const started = event('push', { ...tag, sha, payload: publicRepository });
  const run = await stage.run(caller('mobile-release.yml', { ...inputs, attest: 'never' }), started);
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
