/** The scripts of the recipe for GitHub Pages: several runs that push to the same branch. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../support/folder.ts';
import { FakeGitHub } from '../support/github/fake-github.ts';
import type { Repository as HomeRepository } from '../support/github/repository.ts';
import { type PagesHost, startPagesHost } from '../support/pages-host.ts';
import { app } from '../support/workflow/event.ts';
import { runScript, type ScriptEnd } from '../support/workflow/script.ts';
import { recipes } from '../support/workflow/written-workflows.ts';

const text =
  recipes(['docs/install-page-hosting.md']).find(({ path }) => path.endsWith('/preview-pages.yml'))?.text ??
  '';

/** The head of a pull request after a push; each has another. */
const shaOf = (push: number): string => String(push).repeat(40);

/** The files of an install page by name. */
type PageFiles = Readonly<Record<string, string>>;

interface PagesStage extends AsyncDisposable {
  readonly host: PagesHost;
  readonly home: HomeRepository;
  /** Runs the job `page` after a preview with this page; without one, there is no page to publish. */
  run(job: { number: number; sha?: string; page?: PageFiles }): Promise<ScriptEnd>;
}

async function setPagesStage(): Promise<PagesStage> {
  await using stack = new AsyncDisposableStack();
  const host = stack.use(await startPagesHost());
  const github = await FakeGitHub.start();
  stack.defer(() => github.close());
  const home = github.addRepository({ fullName: app });
  const permissions = {
    contents: 'write',
    pages: 'write',
    deployments: 'write',
    'pull-requests': 'read',
  } as const;
  const token = github.addToken('ghs_token-of-the-job', { permissions });
  const held = stack.move();
  return {
    host,
    home,
    async run({ number, sha = shaOf(1), page }) {
      await using folder = await temporaryFolder();
      const cwd = folder.path;
      await promisify(execFile)('git', [
        'clone',
        '--quiet',
        '--branch',
        'gh-pages',
        host.remote,
        join(cwd, 'site'),
      ]);
      if (page) await mkdir(join(cwd, 'page'));
      for (const [name, content] of Object.entries(page ?? {}))
        await writeFile(join(cwd, 'page', name), content);
      const env = {
        ...github.environment,
        ...{ GITHUB_REPOSITORY: app, GITHUB_TOKEN: token, NUMBER: String(number) },
        ...{ COMMIT: sha, PAGE: `${host.url}/pr-${number}/` },
      };
      const published = await runScript({ text, step: 'Publish the page, or remove it' }, { cwd, env });
      if (published.exitCode !== 0 || !published.outputs.state) return published;
      return await runScript({ text, step: 'Update the deployment' }, { cwd, env });
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
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

const succeeded = { exitCode: 0 };

test('GitHub Pages: two pull requests are opened at the same time, one is pushed to, the other closed', async () => {
  await using stage = await setPagesStage();
  const { host, home, run } = stage;
  home.addPullRequest({ number: 7 });
  const other = home.addPullRequest({ number: 8 });
  await host.race(1);
  const opened = await Promise.all([
    run({ number: 7, page: { 'index.html': 'Seven', 'manifest-1.plist': 'one' } }),
    run({ number: 8, sha: shaOf(2), page: { 'index.html': 'Eight' } }),
  ]);
  expect(opened).toMatchObject([succeeded, succeeded]);
  const read = (...paths: string[]) => Promise.all(paths.map(host.read));
  expect(await read('pr-7/', 'pr-8/', 'pr-7/manifest-1.plist')).toEqual(['Seven', 'Eight', 'one']);
  const [seven, eight] = [7, 8].map((number) => ({
    environment: 'preview',
    url: `${host.url}/pr-${number}/`,
  }));
  expect(deploymentsOf(home)).toEqual(
    expect.arrayContaining([
      { ...seven, sha: shaOf(1), state: 'success' },
      { ...eight, sha: shaOf(2), state: 'success' },
    ]),
  );

  const pushed = { 'index.html': 'Seven again', 'manifest-2.plist': 'two' };
  expect(await run({ number: 7, sha: shaOf(3), page: pushed })).toMatchObject(succeeded);
  other.state = 'closed';
  expect(await run({ number: 8, sha: shaOf(2) })).toMatchObject(succeeded);
  const paths = ['pr-7/', 'pr-7/manifest-1.plist', 'pr-7/manifest-2.plist', 'pr-8/'];
  expect(await read(...paths)).toEqual(['Seven again', undefined, 'two', undefined]);
  expect(deploymentsOf(home)).toEqual(
    expect.arrayContaining([
      { ...seven, sha: shaOf(1), state: 'inactive' },
      { ...eight, sha: shaOf(2), state: 'inactive' },
      { ...seven, sha: shaOf(3), state: 'success' },
    ]),
  );
  // Files that others have pushed are kept.
  expect(await read('', 'news-1.html')).toEqual(['Documentation', 'News\n']);
  expect(home.pageBuilds).toBe(4);
});

test('GitHub Pages: the page of a build that ends after its pull request is not published', async () => {
  await using stage = await setPagesStage();
  const { host, home, run } = stage;
  const pull = home.addPullRequest({ number: 7 });
  expect(await run({ number: 7, page: { 'index.html': 'Early' } })).toMatchObject(succeeded);
  pull.state = 'closed';
  expect(await run({ number: 7, page: { 'index.html': 'Late' } })).toMatchObject(succeeded);
  expect(await host.read('pr-7/')).toBeUndefined();
  expect(deploymentsOf(home)).toMatchObject([{ state: 'inactive' }]);
});

test('GitHub Pages: a pull request that is opened again keeps the page of its newest run', async () => {
  await using stage = await setPagesStage();
  const { host, home, run } = stage;
  home.addPullRequest({ number: 7 });
  expect(await run({ number: 7, page: { 'index.html': 'New' } })).toMatchObject(succeeded);
  expect(await run({ number: 7 })).toMatchObject(succeeded);
  expect(await host.read('pr-7/')).toBe('New');
  expect(deploymentsOf(home)).toMatchObject([{ state: 'success' }]);
});

test('GitHub Pages: four pushes of others in a row are survived, five fail the job', async () => {
  await using stage = await setPagesStage();
  const { host, home, run } = stage;
  home.addPullRequest({ number: 7 });
  await host.race(4);
  expect(await run({ number: 7, page: { 'index.html': 'Four' } })).toMatchObject(succeeded);
  await host.race(5);
  expect(await run({ number: 7, page: { 'index.html': 'Five' } })).toMatchObject({ exitCode: 1 });
  expect(await host.read('pr-7/')).toBe('Four');
  expect(deploymentsOf(home)).toHaveLength(1);
});
