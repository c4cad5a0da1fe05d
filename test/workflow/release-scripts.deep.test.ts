/** The scripts of release.yml, which releases this repository. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { temporaryFolder } from '../support/folder.ts';
import { FakeGitHub } from '../support/github/fake-github.ts';
import { type ReleaseStage, setReleaseStage } from '../support/release-stage.ts';
import { runScript } from '../support/workflow/script.ts';

const exec = promisify(execFile);
const text = await readFile(join(repositoryRoot, '.github/workflows/release.yml'), 'utf8');

let stage: ReleaseStage;

beforeEach(async () => {
  stage = await setReleaseStage();
});

afterEach(async () => stage[Symbol.asyncDispose]());

/** Runs these steps in a new clone of the remote, up to the first that fails. */
async function run(steps: readonly string[], tag: string, env: Readonly<Record<string, string>> = {}) {
  await using folder = await temporaryFolder();
  const cwd = join(folder.path, 'clone');
  await exec('git', ['clone', '--quiet', '--branch', tag, stage.origin, cwd]);
  const node = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, GITHUB_REF_NAME: tag, ...env };
  let all = '';
  for (const step of steps) {
    const { exitCode, printed, outputs } = await runScript({ text, step }, { cwd, env: node });
    all += printed;
    if (exitCode !== 0 || step === steps.at(-1)) return { exitCode, printed: all, outputs };
  }
  throw new Error('There are no steps');
}

const check = (tag: string) =>
  run(['Fetch the tag itself', 'Check the signature', 'Check version and changelog'], tag);

async function moveMajorTag(tag: string, released: readonly string[] = []) {
  const github = await FakeGitHub.start();
  const home = github.addRepository({ fullName: 'octo/build-service-action', visibility: 'public' });
  const token = github.addToken('ghs_token-of-the-job', { permissions: { contents: 'write' } });
  for (const tag of released) {
    const at = '2026-01-01T00:00:00Z';
    const release = { id: 9, author: 'octocat', createdAt: at, publishedAt: at, tag, target: 'main' };
    const texts = { name: tag, body: null, draft: false, prerelease: false, assets: [] };
    home.releases.set(9, { ...release, ...texts });
  }
  const env = { ...github.environment, GITHUB_REPOSITORY: home.fullName, GITHUB_TOKEN: token };
  const end = await run(['Move the major tag'], tag, env);
  await github.close();
  return end;
}

test('a prerelease is marked as one and does not move the major tag', async () => {
  const tag = await stage.publish('1.3.0-beta.1');
  expect((await check(tag)).outputs.prerelease).toBe('true');
  expect(await moveMajorTag(tag)).toMatchObject({ exitCode: 0 });
  await expect(stage.commitOf('v1')).rejects.toThrow();
});

test('a fix of an older version does not move the major tag back', async () => {
  const { commitOf, publish } = stage;
  await moveMajorTag(await publish('1.10.0'));
  await moveMajorTag(await publish('1.9.1'));
  expect(await commitOf('v1')).toBe(await commitOf('v1.10.0'));
  await moveMajorTag(await publish('2.0.0'));
  expect(await commitOf('v1')).toBe(await commitOf('v1.10.0'));
  expect(await commitOf('v2')).toBe(await commitOf('v2.0.0'));
});

// T46
test('a major tag with a release is not moved, and the error says so', async () => {
  const { exitCode, printed } = await moveMajorTag(await stage.publish('1.2.3'), ['v1']);
  expect(exitCode).toBe(1);
  expect(printed).toContain('Expected 404 from GitHub for a release of v1');
  await expect(stage.commitOf('v1')).rejects.toThrow();
});

// T46
test.each<[string, (stage: ReleaseStage) => Promise<string>, RegExp]>([
  [
    'a tag signed by a stranger',
    ({ publish }) => publish('1.2.3', {}, { sign: 'stranger' }),
    /not signed by a key of \.github\/allowed-signers/,
  ],
  [
    'a changelog that is behind',
    ({ publish }) => publish('1.2.3', { 'CHANGELOG.md': '## [Unreleased]\n\n- News.\n' }),
    /under \[Unreleased\]/,
  ],
  [
    'a tag that adds its own signer',
    async ({ publish, signer, work }) => {
      await work.git('checkout', '--quiet', '-b', 'aside');
      await work.commit({ '.github/allowed-signers': await signer('stranger') });
      return publish('1.2.3', {}, { sign: 'stranger' });
    },
    /not signed by a key of \.github\/allowed-signers/,
  ],
  [
    'a tag without signature',
    async ({ publish, work }) => {
      await publish('1.2.2');
      await work.git('tag', 'v1.2.3');
      await work.git('push', '--quiet', 'origin', 'v1.2.3');
      return 'v1.2.3';
    },
    /v1\.2\.3 is not a signed tag/,
  ],
  [
    'a commit that is not on the main branch',
    async ({ publish, work }) => {
      await work.git('checkout', '--quiet', '-b', 'aside');
      return publish('1.2.3');
    },
    /not on the main branch/,
  ],
])('%s is refused, and nothing is released', async (_name, prepare, says) => {
  const { exitCode, printed } = await check(await prepare(stage));
  expect(exitCode).toBe(1);
  expect(printed).toMatch(says);
});
