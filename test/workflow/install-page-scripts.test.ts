/** The script of the recipe for GitHub Pages: several runs that push to the same branch. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { temporaryFolder } from '../support/folder.ts';
import { FakeGitHub } from '../support/github/fake-github.ts';
import type { Repository as HomeRepository } from '../support/github/repository.ts';
import { type PagesHost, startPagesHost } from '../support/pages-host.ts';
import { app } from '../support/workflow/event.ts';
import { runScript, type ScriptEnd } from '../support/workflow/script.ts';
import { recipes } from '../support/workflow/written-workflows.ts';

const [recipe] = recipes(['docs/install-page-hosting.md']).filter(({ path }) => /preview-pages/.test(path));

let host: PagesHost;
let github: FakeGitHub;
let home: HomeRepository;

beforeEach(async () => {
  host = await startPagesHost();
  github = await FakeGitHub.start();
  home = github.addRepository({ fullName: app });
});

afterEach(async () => {
  await github.close();
  await host[Symbol.asyncDispose]();
});

/** Runs the script of the job `page` after a preview with this page; without one, there is no page to publish. */
async function run(number: number, page?: Readonly<Record<string, string>>, push = 1): Promise<ScriptEnd> {
  await using folder = await temporaryFolder();
  const cwd = folder.path;
  const site = join(cwd, 'site');
  await promisify(execFile)('git', ['clone', '--quiet', '--branch', 'gh-pages', host.remote, site]);
  if (page) await mkdir(join(cwd, 'page'));
  for (const [name, content] of Object.entries(page ?? {})) await writeFile(join(cwd, 'page', name), content);
  const token = github.addToken(`ghs_token-of-${number}-${push}`, {
    permissions: { contents: 'write', pages: 'write', 'pull-requests': 'read' },
  });
  const env = {
    ...github.environment,
    ...{ GITHUB_REPOSITORY: app, GITHUB_TOKEN: token, NUMBER: String(number) },
  };
  const text = recipe?.text ?? '';
  return await runScript({ text, step: 'Publish the page, or remove it' }, { cwd, env });
}

const succeeded = { exitCode: 0 };

test('GitHub Pages: two pull requests are opened at the same time, one is pushed to, the other closed', async () => {
  home.addPullRequest({ number: 7 });
  const other = home.addPullRequest({ number: 8 });
  await host.race(1);
  const opened = await Promise.all([
    run(7, { 'index.html': 'Seven', 'manifest-1.plist': 'one' }),
    run(8, { 'index.html': 'Eight' }, 2),
  ]);
  expect(opened).toMatchObject([succeeded, succeeded]);
  const read = (...paths: string[]) => Promise.all(paths.map(host.read));
  expect(await read('pr-7/', 'pr-8/', 'pr-7/manifest-1.plist')).toEqual(['Seven', 'Eight', 'one']);

  expect(await run(7, { 'index.html': 'Seven again', 'manifest-2.plist': 'two' }, 3)).toMatchObject(
    succeeded,
  );
  other.state = 'closed';
  expect(await run(8, undefined, 2)).toMatchObject(succeeded);
  const paths = ['pr-7/', 'pr-7/manifest-1.plist', 'pr-7/manifest-2.plist', 'pr-8/'];
  expect(await read(...paths)).toEqual(['Seven again', undefined, 'two', undefined]);
  // Files that others have pushed are kept.
  expect(await read('', 'news-1.html')).toEqual(['Documentation', 'News\n']);
  expect(home.pageBuilds).toBe(4);
});

test('GitHub Pages: a run that ends after its pull request was closed, or opened again, leaves the page as it is', async () => {
  home.addPullRequest({ number: 7 }).state = 'closed';
  expect(await run(7, { 'index.html': 'Late' })).toMatchObject(succeeded);
  expect(await host.read('pr-7/')).toBeUndefined();

  home.addPullRequest({ number: 8 });
  expect(await run(8, { 'index.html': 'New' })).toMatchObject(succeeded);
  expect(await run(8)).toMatchObject(succeeded);
  expect(await host.read('pr-8/')).toBe('New');
});

test('GitHub Pages: four pushes of others in a row are survived, five fail the job', async () => {
  home.addPullRequest({ number: 7 });
  await host.race(4);
  expect(await run(7, { 'index.html': 'Four' })).toMatchObject(succeeded);
  await host.race(5);
  expect(await run(7, { 'index.html': 'Five' })).toMatchObject({ exitCode: 1 });
  expect(await host.read('pr-7/')).toBe('Four');
});
