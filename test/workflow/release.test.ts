import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { deepTest, deepTestAfter } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { type Files, gitRepository, type Repository } from '../support/git.ts';
import { FakeGitHub } from '../support/github/fake-github.ts';
import type { Repository as HomeRepository } from '../support/github/repository.ts';
import { event } from '../support/workflow/event.ts';
import { restrictedDefault } from '../support/workflow/permissions.ts';
import { type RunResult, refuseFailure, runWorkflow } from '../support/workflow/run.ts';
import { foreignActions } from '../support/workflow/stand-ins.ts';
import { readWorkflow } from '../support/workflow/workflow-file.ts';

const exec = promisify(execFile);

const own = 'octo/build-service-action';

const path = '.github/workflows/release.yml';

const scripts = 'scripts/release';

/** Runs release.yml as the push of this tag would, without its own test job. */
async function release(tag: string): Promise<RunResult> {
  await using folder = await temporaryFolder();
  let tokens = 0;
  const world = {
    repositories: { [own]: repositoryRoot },
    remotes: { [own]: origin },
    github: { serverUrl: github.at.server, apiUrl: github.at.api, graphqlUrl: github.at.graphql },
    instead: {},
    issueToken: (permissions: object) => github.addToken(`ghs_token-of-job-${++tokens}`, { permissions }),
    standIns: foreignActions,
    defaultPermissions: restrictedDefault,
  };
  const file = await readWorkflow(readFileSync(join(repositoryRoot, path), 'utf8'), {
    repository: own,
    path,
  });
  const push = event('push', {
    ref: `refs/tags/${tag}`,
    sha: await work.git('rev-parse', `${tag}^{commit}`),
  });
  return await runWorkflow({ file, event: push, world, folder: folder.path, pretended: { test: {} } });
}

const dependencies = { sax: '1.6.1' };

/** Commits a version, tags it and pushes both. */
async function publish(version: string, change: Files = {}, { sign = 'maintainer' } = {}): Promise<string> {
  await work.commit({
    'package.json': JSON.stringify({ name: 'build-service-action', version, dependencies }),
    'package-lock.json': JSON.stringify({
      ...{ name: 'build-service-action', version, lockfileVersion: 3 },
      packages: { '': { version, dependencies }, 'node_modules/sax': { version: dependencies.sax } },
    }),
    'CHANGELOG.md': `# Changelog\n\n## [Unreleased]\n\n## [${version}] - 2026-12-01\n\n- News of ${version}.\n`,
    ...change,
  });
  await work.git('push', '--quiet', 'origin', 'main');
  const key = ['-c', 'gpg.format=ssh', '-c', `user.signingKey=${join(keys, sign)}`];
  await work.git(...key, 'tag', '--sign', `--message=Version ${version}`, `v${version}`);
  await work.git('push', '--quiet', 'origin', `v${version}`);
  return `v${version}`;
}

/** The commit that a tag of the remote points to. */
async function commitOf(tag: string): Promise<string> {
  const { stdout } = await exec('git', ['rev-parse', `refs/tags/${tag}^{commit}`], { cwd: origin });
  return stdout.trim();
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

let github: FakeGitHub;

let home: HomeRepository;

let origin: string;

let work: Repository;

let keys: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  github = await FakeGitHub.start();
  home = github.addRepository({ fullName: own, visibility: 'public' });
  origin = join(folder.path, 'origin.git');
  keys = join(folder.path, 'keys');
  await mkdir(keys);
  for (const name of ['maintainer', 'stranger'])
    await exec('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', join(keys, name)]);
  await exec('git', ['init', '--quiet', '--bare', '--initial-branch=main', origin]);
  const files = readdirSync(join(repositoryRoot, scripts)).map((name) => [
    `${scripts}/${name}`,
    { text: readFileSync(join(repositoryRoot, scripts, name), 'utf8'), mode: 0o755 },
  ]);
  const signer = `ada@example.com namespaces="git" ${readFileSync(join(keys, 'maintainer.pub'), 'utf8')}`;
  work = await gitRepository({
    path: join(folder.path, 'work'),
    files: { ...Object.fromEntries(files), '.github/allowed-signers': signer },
  });
  await work.git('remote', 'add', 'origin', origin);
});

afterEach(async () => {
  await github.close();
  await folder[Symbol.asyncDispose]();
});

test('a signed tag is released with its changelog section, an archive, an SBOM and checksums; then the major tag moves', async () => {
  const run = refuseFailure(await release(await publish('1.2.3')));
  const [made, ...others] = home.releases.values();
  expect(others).toEqual([]);
  expect(made).toMatchObject({ tag: 'v1.2.3', draft: false, prerelease: false, body: '- News of 1.2.3.' });
  expect(made?.assets.map(({ name }) => name)).toEqual([
    'build-service-action-v1.2.3.cdx.json',
    'build-service-action-v1.2.3.tar.gz',
    'SHA256SUMS',
  ]);
  const sbom = JSON.parse(made?.assets[0]?.bytes.toString() ?? '');
  expect(sbom.components.map(({ purl }: { purl: string }) => purl)).toEqual(['pkg:npm/sax@1.6.1']);
  expect(run.foreign.filter(({ uses }) => uses === 'actions/attest')).toHaveLength(1);
  expect(await commitOf('v1')).toBe(await commitOf('v1.2.3'));
  // A second run has nothing to do.
  refuseFailure(await release('v1.2.3'));
  expect(home.releases.size).toBe(1);
});

function errorsOf(run: RunResult): string {
  return run.jobs
    .flatMap(({ steps }) => steps.flatMap(({ annotations }) => annotations.map(({ data }) => data)))
    .join('\n');
}

deepTest('a prerelease is marked as one and does not move the major tag', async () => {
  refuseFailure(await release(await publish('1.3.0-beta.1')));
  expect([...home.releases.values()]).toMatchObject([{ prerelease: true, draft: false }]);
  await expect(commitOf('v1')).rejects.toThrow();
});

deepTest('a fix of an older version does not move the major tag back', async () => {
  refuseFailure(await release(await publish('1.10.0')));
  refuseFailure(await release(await publish('1.9.1')));
  expect(await commitOf('v1')).toBe(await commitOf('v1.10.0'));
  refuseFailure(await release(await publish('2.0.0')));
  expect(await commitOf('v1')).toBe(await commitOf('v1.10.0'));
  expect(await commitOf('v2')).toBe(await commitOf('v2.0.0'));
});

deepTest('a major tag with a release is not moved, and the error says so', async () => {
  const before = {
    id: 9,
    author: 'octocat',
    createdAt: '2026-01-01T00:00:00Z',
    publishedAt: '2026-01-01T00:00:00Z',
  };
  const text = {
    tag: 'v1',
    target: 'main',
    name: 'v1',
    body: null,
    draft: false,
    prerelease: false,
    assets: [],
  };
  home.releases.set(9, { ...before, ...text });
  const run = await release(await publish('1.2.3'));
  expect(errorsOf(run)).toContain('Expected 404 from GitHub for a release of v1');
  await expect(commitOf('v1')).rejects.toThrow();
});

deepTestAfter(2).each<[string, () => Promise<string>, RegExp]>([
  [
    'a tag signed by a stranger',
    () => publish('1.2.3', {}, { sign: 'stranger' }),
    /not signed by a key of \.github\/allowed-signers/,
  ],
  [
    'a changelog that is behind',
    () => publish('1.2.3', { 'CHANGELOG.md': '## [Unreleased]\n\n- News.\n' }),
    /under \[Unreleased\]/,
  ],
  [
    'a tag that adds its own signer',
    async () => {
      await work.git('checkout', '--quiet', '-b', 'aside');
      const signers = `stranger@example.com namespaces="git" ${readFileSync(join(keys, 'stranger.pub'), 'utf8')}`;
      await work.commit({ '.github/allowed-signers': signers });
      return publish('1.2.3', {}, { sign: 'stranger' });
    },
    /not signed by a key of \.github\/allowed-signers/,
  ],
  [
    'a tag without signature',
    async () => {
      await publish('1.2.2');
      await work.git('tag', 'v1.2.3');
      await work.git('push', '--quiet', 'origin', 'v1.2.3');
      return 'v1.2.3';
    },
    /v1\.2\.3 is not a signed tag/,
  ],
  [
    'a commit that is not on the main branch',
    async () => {
      await work.git('checkout', '--quiet', '-b', 'aside');
      return publish('1.2.3');
    },
    /not on the main branch/,
  ],
  [
    'another version in package.json',
    () => publish('1.2.3', { 'package.json': '{"version":"1.2.4"}' }),
    /package\.json has version 1\.2\.4/,
  ],
])('%s is refused, and nothing is released', async (_name, prepare, says) => {
  const run = await release(await prepare());
  expect(run.result).toBe('failure');
  expect(errorsOf(run)).toMatch(says);
  expect(home.releases.size).toBe(0);
});
