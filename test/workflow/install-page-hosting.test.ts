import { createHash, createHmac } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { deepTest } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { FakeGitHub } from '../support/github/fake-github.ts';
import type { Repository as HomeRepository } from '../support/github/repository.ts';
import { type Recorded, startRecordingServer } from '../support/recording-server.ts';
import { type PullRequestOptions, pullRequestEvent, type RunEvent } from '../support/workflow/event.ts';
import { app, type MobileStage, setMobileStage } from '../support/workflow/mobile-stage.ts';
import { restrictedDefault } from '../support/workflow/permissions.ts';
import { type RunResult, refuseFailure, runWorkflow } from '../support/workflow/run.ts';
import { foreignActions } from '../support/workflow/stand-ins.ts';
import { readWorkflow } from '../support/workflow/workflow-file.ts';
import type { World } from '../support/workflow/world.ts';
import { recipes } from '../support/workflow/written-workflows.ts';
import { type PagesHost, startPagesHost } from './pages-host.ts';

const page = 'docs/install-page-hosting.md';

function recipe(file: string): string {
  const found = recipes([page]).find(({ path }) => path === `.github/workflows/${file}`);
  if (!found) throw new Error(`There is no recipe ${file}`);
  return found.text;
}

const branch = 'feature/x';

/** The head of a pull request after a push; each has another. */
const shaOf = (push: number): string => String(push).repeat(40);

function pullRequest(
  options: Pick<PullRequestOptions, 'action' | 'number'> & Partial<PullRequestOptions>,
): RunEvent {
  return pullRequestEvent({ branch, sha: shaOf(1), repository: app, ...options });
}

/** The files of an install page by name. */
type PageFiles = Readonly<Record<string, string>>;

/** GitHub with Pages, and an app's repository that has the recipe for them. Nothing is built here. */
interface HostingStage extends AsyncDisposable {
  readonly host: PagesHost;
  readonly home: HomeRepository;
  /** Runs the recipe after `mobile-preview.yml` has kept this page in the run; without one, it has kept none. */
  run(event: RunEvent, kept?: PageFiles): Promise<RunResult>;
}

async function setHostingStage(): Promise<HostingStage> {
  await using stack = new AsyncDisposableStack();
  const host = stack.use(await startPagesHost());
  const github = await FakeGitHub.start();
  stack.defer(() => github.close());
  const home = github.addRepository({ fullName: app });
  let tokens = 0;
  const world: World = {
    repositories: {},
    remotes: { [app]: host.remote },
    github: { serverUrl: github.at.server, apiUrl: github.at.api, graphqlUrl: github.at.graphql },
    instead: {},
    issueToken: (permissions) => github.addToken(`ghs_token-of-job-${++tokens}`, { permissions }),
    standIns: foreignActions,
    defaultPermissions: restrictedDefault,
  };
  const text = recipe('preview-pages.yml');
  const file = await readWorkflow(text, { repository: app, path: '.github/workflows/preview-pages.yml' });
  const held = stack.move();
  return {
    host,
    home,
    async run(event, kept) {
      await using folder = await temporaryFolder();
      return await runWorkflow({
        file,
        event,
        folder: folder.path,
        vars: { APP_ID: 'a', PAGES_URL: host.url },
        world: { ...world, standIns: { ...foreignActions, 'actions/download-artifact': bringing(kept) } },
        pretended: { preview: { installPage: kept ? 'install-page-1' : '' }, cancel: {} },
      });
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

function bringing(files: PageFiles = {}): World['standIns'][string] {
  return async ({ with: inputs, machine }) => {
    const folder = join(machine.workspace, inputs.path ?? '');
    await mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return {};
  };
}

/** Each deployment as its pull request shows it. */
function deploymentsOf({ deployments }: HomeRepository) {
  return [...deployments.values()].map(({ sha, environment, state, url }) => ({
    sha,
    environment,
    state,
    url,
  }));
}

test('GitHub Pages: two pull requests are opened at the same time, one is pushed to, the other closed', async () => {
  await using stage = await setHostingStage();
  const { host, home, run } = stage;
  home.addPullRequest({ number: 7 });
  const other = home.addPullRequest({ number: 8 });
  await host.race(1);
  const opened = await Promise.all([
    run(pullRequest({ action: 'opened', number: 7 }), { 'index.html': 'Seven', 'manifest-1.plist': 'one' }),
    run(pullRequest({ action: 'opened', number: 8, sha: shaOf(2) }), { 'index.html': 'Eight' }),
  ]);
  for (const result of opened) refuseFailure(result);
  expect(opened[0].concurrency).toContainEqual({ group: 'gh-pages', cancelInProgress: false });
  expect(await Promise.all(['pr-7/', 'pr-8/', 'pr-7/manifest-1.plist'].map(host.read))).toEqual([
    'Seven',
    'Eight',
    'one',
  ]);
  const environment = 'preview';
  const eight = { sha: shaOf(2), environment, url: `${host.url}/pr-8/` };
  expect(deploymentsOf(home)).toEqual(
    expect.arrayContaining([
      { sha: shaOf(1), environment, url: `${host.url}/pr-7/`, state: 'success' },
      { ...eight, state: 'success' },
    ]),
  );

  const push = pullRequest({ action: 'synchronize', number: 7, sha: shaOf(3) });
  refuseFailure(await run(push, { 'index.html': 'Seven again', 'manifest-2.plist': 'two' }));
  other.state = 'closed';
  refuseFailure(await run(pullRequest({ action: 'closed', number: 8, sha: shaOf(2) })));
  const paths = ['pr-7/', 'pr-7/manifest-1.plist', 'pr-7/manifest-2.plist', 'pr-8/'];
  expect(await Promise.all(paths.map(host.read))).toEqual(['Seven again', undefined, 'two', undefined]);
  expect(deploymentsOf(home)).toEqual(
    expect.arrayContaining([
      { sha: shaOf(1), environment, url: `${host.url}/pr-7/`, state: 'inactive' },
      { ...eight, state: 'inactive' },
      { sha: shaOf(3), environment, url: `${host.url}/pr-7/`, state: 'success' },
    ]),
  );
  // Nothing of anybody else is lost.
  expect(await Promise.all(['', 'news-1.html'].map(host.read))).toEqual(['Documentation', 'News\n']);
  expect(home.pageBuilds).toBe(4);
});

const inTests = new Set<string>();

/** A recipe by the name of its file. */
function tested(file: string): string {
  inTests.add(file);
  return recipe(file);
}

/** An app's repository with a branch for a pull request, as all recipes want it. */
async function stageWithPullRequest(): Promise<MobileStage> {
  const stage = await setMobileStage();
  await stage.repository.git('branch', branch);
  const sha = await stage.repository.git('rev-parse', branch);
  stage.home.addPullRequest({ number: 7, head: { repository: app, ref: branch, sha } });
  return stage;
}

deepTest('preview-pages.yml: the page of real builds is there, and goes with the pull request', async () => {
  await using host = await startPagesHost();
  await using stage = await stageWithPullRequest();
  const { world, service } = stage;
  const started = {
    world: { ...world, remotes: { [app]: host.remote } },
    // The action takes an https address only; the page is read where the host really is.
    vars: { APP_ID: service.appId, PAGES_URL: 'https://octo-org.github.io/mobile-app' },
  };
  const text = tested('preview-pages.yml');
  refuseFailure(await stage.run(text, pullRequest({ action: 'opened', number: 7 }), started));
  const html = (await host.read('pr-7/')) ?? '';
  expect(html).toContain('hello-mobile-unsigned-sample.apk');
  for (const [manifest] of html.matchAll(/manifest-\w+\.plist/g))
    expect(await host.read(`pr-7/${manifest}`)).toContain('software-package');
  const url = 'https://octo-org.github.io/mobile-app/pr-7/';
  expect(deploymentsOf(stage.home)).toEqual([
    { sha: shaOf(1), environment: 'preview', state: 'success', url },
  ]);
  const [comment] = [...stage.home.comments.values()];
  expect(comment?.body).toContain(
    `| 🤖 Android<br><sub>1&#46;0-sample</sub> | <a href="${url}">Install page</a><br>`,
  );
  expect(comment?.body.match(/<img /g)).toHaveLength(1);

  const pull = stage.home.pullRequests.get(7);
  if (pull) pull.state = 'closed';
  refuseFailure(await stage.run(text, pullRequest({ action: 'closed', number: 7 }), started));
  expect(await host.read('pr-7/')).toBeUndefined();
  expect(await host.read('')).toBe('Documentation');
  expect(deploymentsOf(stage.home)).toMatchObject([{ state: 'inactive' }]);
});

deepTest(
  'preview-bucket.yml: the page is uploaded after what it leads to, signed, and deleted with the pull request',
  async () => {
    await using bucket = await startRecordingServer((_, response) => void response.end());
    await using stage = await stageWithPullRequest();
    const started = {
      vars: {
        APP_ID: stage.service.appId,
        BUCKET_URL: bucket.url,
        BUCKET_REGION: 'eu-central-1',
        PREVIEW_URL: 'https://previews.example.com',
      },
      secrets: { BUILD_SERVICE_TOKEN: stage.service.token, BUCKET_KEY: 'AKID:s3cret' },
    };
    const text = tested('preview-bucket.yml');
    refuseFailure(await stage.run(text, pullRequest({ action: 'opened', number: 7 }), started));
    expect(bucket.requests.at(-1)).toMatchObject({
      method: 'PUT',
      target: '/pr-7/index.html',
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: expect.stringContaining('hello-mobile-unsigned-sample.apk'),
    });
    const uploaded = bucket.requests.length;

    refuseFailure(await stage.run(text, pullRequest({ action: 'closed', number: 7 }), started));
    expect(bucket.requests.slice(uploaded)).toMatchObject([{ method: 'DELETE', target: '/pr-7/index.html' }]);
    for (const request of bucket.requests)
      expect(request.headers.authorization).toContain(signatureOf(request));
  },
);

/** What S3 computes from a request (AWS Signature Version 4), for the secret `s3cret` in `eu-central-1`. */
function signatureOf({ method, target, headers }: Recorded): string {
  const [, date = '', signed = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKID\/(\d{8})\/eu-central-1\/s3\/aws4_request, ?SignedHeaders=([\w;-]+),/.exec(
      headers.authorization ?? '',
    ) ?? [];
  for (const name of ['host', 'x-amz-content-sha256', 'x-amz-date'])
    expect(signed.split(';')).toContain(name);
  const lines = signed.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, target, '', lines.join(''), signed, headers['x-amz-content-sha256']].join('\n');
  const scope = `${date}/eu-central-1/s3/aws4_request`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = scope.split('/').reduce<string | Buffer>(hmac, 'AWS4s3cret');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  return `Signature=${hmac(key, text).toString('hex')}`;
}

deepTest('GitHub Pages: the page of a build that ends after its pull request is not published', async () => {
  await using stage = await setHostingStage();
  const { host, home, run } = stage;
  const pull = home.addPullRequest({ number: 7 });
  const push = pullRequest({ action: 'synchronize', number: 7 });
  refuseFailure(await run(push, { 'index.html': 'Early' }));
  pull.state = 'closed';
  refuseFailure(await run(push, { 'index.html': 'Late' }));
  expect(await host.read('pr-7/')).toBeUndefined();
  expect(deploymentsOf(home)).toMatchObject([{ state: 'inactive' }]);
});

deepTest('GitHub Pages: a pull request that is opened again keeps the page of its newest run', async () => {
  await using stage = await setHostingStage();
  const { host, home, run } = stage;
  home.addPullRequest({ number: 7 });
  refuseFailure(await run(pullRequest({ action: 'reopened', number: 7 }), { 'index.html': 'New' }));
  refuseFailure(await run(pullRequest({ action: 'closed', number: 7 })));
  expect(await host.read('pr-7/')).toBe('New');
  expect(deploymentsOf(home)).toMatchObject([{ state: 'success' }]);
});

deepTest('GitHub Pages: four pushes of others in a row are survived, five fail the job', async () => {
  await using stage = await setHostingStage();
  const { host, home, run } = stage;
  home.addPullRequest({ number: 7 });
  const push = pullRequest({ action: 'synchronize', number: 7 });
  await host.race(4);
  refuseFailure(await run(push, { 'index.html': 'Four' }));
  await host.race(5);
  expect((await run(push, { 'index.html': 'Five' })).result).toBe('failure');
  expect(await host.read('pr-7/')).toBe('Four');
  expect(deploymentsOf(home)).toHaveLength(1);
});

deepTest('GitHub Pages: a fork, Dependabot and a run without a page change nothing', async () => {
  await using stage = await setHostingStage();
  const { home, run } = stage;
  home.addPullRequest({ number: 7 });
  const kept = { 'index.html': 'Page' };
  for (const result of [
    await run(pullRequest({ action: 'closed', number: 7, fork: 'somebody/mobile-app' })),
    await run(pullRequest({ action: 'opened', number: 7, fork: 'somebody/mobile-app' }), kept),
    await run(pullRequest({ action: 'opened', number: 7, actor: 'dependabot[bot]' }), kept),
    await run(pullRequest({ action: 'synchronize', number: 7 })),
  ])
    expect(result.job('page').result).toBe('skipped');
});

deepTest('each recipe of the page has one of these tests', () => {
  const files = recipes([page]).map(({ path }) => path.replace('.github/workflows/', ''));
  expect([...inTests].toSorted()).toEqual(files.toSorted());
});
