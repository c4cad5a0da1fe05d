import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { temporaryFolder } from '../support/folder.ts';
import { type Files, gitRepository, type Repository } from '../support/git.ts';
import { FakeGitHub } from '../support/github/fake-github.ts';
import type { Repository as HomeRepository } from '../support/github/repository.ts';
import { event } from '../support/workflow/event.ts';
import { restrictedDefault } from '../support/workflow/permissions.ts';
import { type RunResult, runWorkflow } from '../support/workflow/run.ts';
import { foreignActions } from '../support/workflow/stand-ins.ts';
import { readWorkflow } from '../support/workflow/workflow-file.ts';

const exec = promisify(execFile);

export const own = 'octo/build-service-action';

const path = '.github/workflows/release.yml';

const scripts = 'scripts/release';

/** Runs release.yml as the push of this tag would, without its own test job. */
export async function release(tag: string): Promise<RunResult> {
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

/** Commits a version, tags it and pushes both. */
export async function publish(
  version: string,
  change: Files = {},
  { sign = 'maintainer' } = {},
): Promise<string> {
  await work.commit({
    'package.json': JSON.stringify({ version }),
    'package-lock.json': JSON.stringify({ version }),
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
export async function commitOf(tag: string): Promise<string> {
  const { stdout } = await exec('git', ['rev-parse', `refs/tags/${tag}^{commit}`], { cwd: origin });
  return stdout.trim();
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

let github: FakeGitHub;

export let home: HomeRepository;

export let origin: string;

export let work: Repository;

export let keys: string;

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
