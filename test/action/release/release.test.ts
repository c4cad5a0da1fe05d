import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { release as releaseAction } from '../../../src/action/release/run.ts';
import { repositoryRoot } from '../../support/action-metadata.ts';
import { type ActionResult, runAction } from '../../support/action-process.ts';
import { deepOnLinux, deepTest } from '../../support/deep-test.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { outage } from '../../support/github/disturbance.ts';
import { FakeGitHub } from '../../support/github/fake-github.ts';
import type { Repository } from '../../support/github/repository.ts';
import { memoryRunner } from '../../support/memory-runner.ts';
import { until } from '../../support/until.ts';

const action = '.github/actions/release';
const token = 'ghs_release_token_of_the_test';
const tag = 'v1.0.0';

type Files = Readonly<Record<string, string>>;

/** A folder with these files and their checksums, which `sums` replaces. */
async function releaseFolder(files: Files, sums?: string) {
  const folder = await temporaryFolder();
  const lines = Object.entries(files).map(([name, text]) => `${sum(text)}  ${name}\n`);
  for (const [name, text] of Object.entries({ ...files, SHA256SUMS: sums ?? lines.join('') }))
    await writeFile(join(folder.path, name), text);
  return folder;
}

interface ReleaseOptions
  extends Readonly<Partial<Record<'name' | 'notes' | 'prerelease' | 'draft' | 'tagSha', string>>> {
  readonly sums?: string;
  readonly env?: Readonly<Record<string, string>>;
}

async function release(files: Files, { sums, env, ...inputs }: ReleaseOptions = {}): Promise<ActionResult> {
  await using folder = await releaseFolder(files, sums);
  return await runAction({
    action,
    with: { tag, files: folder.path, githubToken: token, ...inputs },
    env: { ...github.environment, GITHUB_REPOSITORY: repository.fullName, ...env },
  });
}

async function check(of = tag): Promise<ActionResult> {
  return await runAction({
    action,
    with: { operation: 'check', tag: of, githubToken: token },
    env: { ...github.environment, GITHUB_REPOSITORY: repository.fullName },
  });
}

function sum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

let github: FakeGitHub;

let repository: Repository;

beforeAll(async () => {
  github = await FakeGitHub.start();
  repository = github.addRepository();
  github.addToken(token, { permissions: { contents: 'write' } });
});

beforeEach(() => {
  repository.releases.clear();
  repository.refs.clear();
  repository.refs.set(`refs/tags/${tag}`, blob('x'));
  repository.digests = 'reported';
  github.requests.length = 0;
});

afterAll(async () => github.close());

function blob(text: string): string {
  return repository.objects.addBlob(Buffer.from(text)).sha;
}

function theRelease() {
  const [first, ...others] = repository.releases.values();
  expect(others).toEqual([]);
  if (first === undefined) throw new Error('There is no release');
  return first;
}

/** The names and contents of the release's files. */
function stored(): string[][] {
  return theRelease().assets.map(({ name, bytes }) => [name, bytes.toString()]);
}

/** What changed on GitHub since the last call. */
function changes(): string[] {
  const all = github.requests.splice(0).map(({ operation }) => operation);
  return all.filter((operation) => !/list|get/.test(operation));
}

test('a new release has all files and their checksums, and stays a draft until they are uploaded', async () => {
  const text = { name: 'One', notes: 'Things.', prerelease: 'true', tagSha: blob('x') };
  const result = await release({ 'a.apk': 'A', 'b.ipa': 'B' }, text);
  expect(result.errors).toEqual([]);
  expect(theRelease()).toMatchObject({ tag, name: 'One', body: 'Things.', draft: false, prerelease: true });
  expect(stored()).toEqual([
    ['a.apk', 'A'],
    ['b.ipa', 'B'],
    ['SHA256SUMS', `${sum('A')}  a.apk\n${sum('B')}  b.ipa\n`],
  ]);
  expect(result.outputs.releaseUrl).toBe(`${github.at.server}/octo/app/releases/tag/${tag}`);
  expect(JSON.parse(result.outputs.files ?? '')[0]).toEqual({
    name: 'a.apk',
    size: 1,
    sha256: sum('A'),
    url: `${github.at.server}/octo/app/releases/download/${tag}/a.apk`,
  });
  const order = github.requests.map(({ operation, body }) => `${operation} ${JSON.stringify(body ?? '')}`);
  const uploaded = order.findLastIndex((one) => /upload-release-asset/.test(one));
  expect(order.slice(uploaded + 1, uploaded + 3)).toEqual([
    expect.stringMatching(/get-ref/),
    expect.stringMatching(/update-release .*"draft":false/),
  ]);
});

// T47
test.each([true, false])('a tag that moved after the check is not released (draft: %j)', async (draft) => {
  await release({ 'a.apk': 'A' }, { draft: 'true' });
  Object.assign(theRelease(), { draft, assets: [] });
  const { outputs } = await check();
  expect(outputs.tagSha).toBe(blob('x'));
  repository.refs.set(`refs/tags/${tag}`, blob('y'));
  const result = await release({ 'a.apk': 'A' }, { tagSha: blob('x') });
  expect(result.errors[0]?.data).toContain(`The tag ${tag} was moved or deleted`);
  expect(theRelease()).toMatchObject({ draft, assets: draft ? [{}, {}] : [] });
});

// T47
test.each([
  ['size', { name: 'a.apk', size: 2, digest: null }],
  ['digest', { name: 'a.apk', size: 1, digest: `sha256:${sum('B')}` }],
  ['name', { name: 'b.apk', size: 1, digest: `sha256:${sum('A')}` }],
])('a file that GitHub stored with another %s stops the release', async (_difference, asset) => {
  const body = { state: 'uploaded', ...asset };
  const answer = { status: 201, body };
  github.disturb({ operation: 'repos/upload-release-asset', trouble: { kind: 'answer', answer } });
  expect((await release({ 'a.apk': 'A' })).errors[0]?.data).toMatch(/GitHub stored a\.apk.*Rerun this job/);
  expect(theRelease()).toMatchObject({ draft: true, assets: [] });
});

deepTest('the next run keeps the files that match and replaces the others, the checksums last', async () => {
  await release({ 'notes.txt': 'N', 'a.apk': 'A', 'b.ipa': 'B', 'c.apk': 'C' }, { draft: 'true' });
  const files = { 'a.apk': 'A', 'b.ipa': 'b', 'c.apk': 'C' };
  github.disturb({ operation: 'repos/upload-release-asset', trouble: refusal(403) });
  const refused = await release(files);
  expect(refused.errors[0]?.data).toContain('GitHub returned status 403');
  expect(theRelease().draft).toBe(true);
  changes();
  expect((await release(files)).exitCode).toBe(0);
  const [upload] = uploads(1);
  expect(changes()).toEqual([upload, 'repos/delete-release-asset', upload, 'repos/update-release']);
  expect(theRelease().draft).toBe(false);
  expect(stored().map(([name, text]) => (name === 'SHA256SUMS' ? name : `${name} ${text}`))).toEqual([
    'notes.txt N',
    'a.apk A',
    'c.apk C',
    'b.ipa b',
    'SHA256SUMS',
  ]);
});

function refusal(status: number) {
  return { kind: 'answer', answer: { status, body: {} } } as const;
}

function uploads(count: number): string[] {
  return Array<string>(count).fill('repos/upload-release-asset');
}

deepTest(
  'without digests from the server, the files of a draft are replaced, and it is published',
  async () => {
    repository.digests = 'unknown';
    await release({ 'a.apk': 'A' }, { draft: 'true' });
    expect(await release({ 'a.apk': 'B' })).toMatchObject({ exitCode: 0, errors: [] });
    expect(theRelease().draft).toBe(false);
    expect(stored()).toEqual([
      ['a.apk', 'B'],
      ['SHA256SUMS', `${sum('B')}  a.apk\n`],
    ]);
  },
);

// T47
deepTest(
  'a published release with its checksums, immutable or not, is left alone: a repeated run succeeds, and other files are refused',
  async () => {
    await release({ 'a.apk': 'A' });
    for (const immutable of [false, true]) {
      theRelease().immutable = immutable;
      changes();
      const repeated = await release({ 'a.apk': 'built once more' });
      expect(repeated.notices[0]?.data).toContain('Nothing was changed');
      expect(JSON.parse(repeated.outputs.files ?? '')[0].sha256).toBe(sum('A'));
      const other = await release({ 'b.ipa': 'B' });
      expect(other.errors[0]?.data).toMatch(/already published and complete or immutable.*in one call/);
      expect((await check()).errors[0]?.data).toContain('already published');
      expect([repeated.exitCode, other.exitCode, changes()]).toEqual([0, 1, []]);
    }
  },
);

deepTest('a release published without checksums gets the files and stays as it was', async () => {
  await release({ 'a.apk': 'by hand' }, { notes: 'Mine.' });
  theRelease().assets.pop();
  theRelease().prerelease = true;
  expect((await check()).exitCode).toBe(0);
  expect((await release({ 'a.apk': 'A' }, { draft: 'true' })).errors).toEqual([]);
  expect(theRelease()).toMatchObject({ name: tag, body: 'Mine.', draft: false, prerelease: true });
  expect(stored()).toEqual([
    ['a.apk', 'A'],
    ['SHA256SUMS', `${sum('A')}  a.apk\n`],
  ]);
});

deepTest('an immutable release without checksums is refused, by the check too', async () => {
  await release({ 'a.apk': 'A' });
  Object.assign(theRelease(), { immutable: true, assets: [] });
  changes();
  for (const { errors } of [await check(), await release({ 'a.apk': 'A' })])
    expect(errors[0]?.data).toMatch(/already published.*push a new tag/);
  expect(changes()).toEqual([]);
});

deepTest(
  'a check passes for a tag without a release and for a draft, and fails without the tag',
  async () => {
    expect((await check()).exitCode).toBe(0);
    expect((await check('v2.0.0')).errors[0]?.data).toContain('There is no tag "v2.0.0"');
    expect(changes()).toEqual([]);
    await release({ 'a.apk': 'A' }, { draft: 'true' });
    expect((await check()).exitCode).toBe(0);
    expect(theRelease().draft).toBe(true);
  },
);

// The memory of a process is read from /proc.
// T8
deepOnLinux(
  'a large file is uploaded without being held in memory',
  async () => {
    const peak = async (text: string): Promise<number> => {
      await using folder = await temporaryFolder();
      const file = join(folder.path, 'peak');
      const env = {
        NODE_OPTIONS: `--import=${join(repositoryRoot, 'test/support/peak-memory.mjs')}`,
        PEAK_MEMORY_FILE: file,
      };
      repository.releases.clear();
      expect((await release({ 'a.apk': text }, { env })).errors).toEqual([]);
      return Number(await readFile(file, 'utf8'));
    };
    const idle = await peak('A');
    const size = 192 * 2 ** 20;
    const held = (await peak('A'.repeat(size))) - idle;
    expect(theRelease().assets[0]?.bytes.length).toBe(size);
    // V8 lets about 64 MiB of sent chunks pile up before it collects them, whatever the size of the file.
    expect(held).toBeLessThan(size / 2);
  },
  60_000,
);

deepTest('after lost answers, neither the release nor a file is created twice', async () => {
  await using folder = await releaseFolder({ 'a.apk': 'A' });
  const run = {
    repository: repository.fullName,
    serverUrl: github.at.server,
    apiUrl: github.at.api,
  };
  const clock = new FakeClock();
  const attempt = async (): Promise<void> => {
    const inputs = { tag, files: folder.path, githubToken: token };
    const { runner } = memoryRunner({ action, with: inputs, run });
    let isDone = false;
    const done = releaseAction({ runner, clock }).finally(() => {
      isDone = true;
    });
    // Pauses between attempts end at once; the longer timeout of a running request does not.
    await until(async () => {
      const next = clock.untilNext() ?? Number.POSITIVE_INFINITY;
      if (next <= 5_000) await clock.advance(next);
      return isDone;
    });
    await done;
  };
  github.disturb({ operation: 'repos/create-release', trouble: { kind: 'cut after' } });
  github.disturb({ operation: 'repos/upload-release-asset', trouble: { kind: 'cut after' } });
  github.disturb({ operation: 'repos/upload-release-asset', trouble: outage(502) });
  changes();
  await attempt();
  expect(theRelease().draft).toBe(false);
  expect(stored().map(([name]) => name)).toEqual(['a.apk', 'SHA256SUMS']);
  expect(changes()).toEqual(['repos/create-release', ...uploads(3), 'repos/update-release']);
});

deepTest('an upload that broke off is deleted and sent again', async () => {
  await release({ 'a.apk': 'A' }, { draft: 'true' });
  theRelease().assets.splice(0, 1, { id: 9, name: 'a.apk', state: 'open', bytes: Buffer.from('A') });
  expect((await release({ 'a.apk': 'A' })).errors).toEqual([]);
  expect(stored().map(([name]) => name)).toEqual(['SHA256SUMS', 'a.apk']);
  expect(theRelease().assets.map(({ id }) => id)).not.toContain(9);
});

// T7, T47
deepTest.each([
  ['a file that differs from its checksum', { 'a.apk': 'A' }, `${sum('B')}  a.apk\n`],
  ['a file that is missing', { 'a.apk': 'A' }, `${sum('A')}  a.apk\n${sum('B')}  b.apk\n`],
  ['a path in place of a name', { 'a.apk': 'A' }, `${sum('A')}  ./a.apk\n`],
  ['an empty list', { 'a.apk': 'A' }, ''],
])('checksums with %s are refused before any request', async (_name, files, sums) => {
  const result = await release(files, { sums });
  expect(result.errors[0]?.data).toMatch(/The line .* of SHA256SUMS does not match a file/);
  expect(github.requests).toEqual([]);
});

deepTest('a file that the checksums do not list is not released', async () => {
  await release({ 'a.apk': 'A', 'evil.apk': 'E' }, { sums: `${sum('A')}  a.apk\n` });
  expect(stored().map(([name]) => name)).toEqual(['a.apk', 'SHA256SUMS']);
});
