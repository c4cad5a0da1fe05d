import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { connect } from '../../../src/action/github/client.ts';
import { publish } from '../../../src/action/release/publish.ts';
import { releasesOf } from '../../../src/action/release/releases.ts';
import type { Log } from '../../../src/action/runner/runner.ts';
import { systemRandom } from '../../../src/clock.ts';
import { repositoryRoot } from '../../support/action-metadata.ts';
import { type ActionResult, runAction } from '../../support/action-process.ts';
import { deepOnLinux, deepTest } from '../../support/deep-test.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { outage } from '../../support/github/disturbance.ts';
import { FakeGitHub } from '../../support/github/fake-github.ts';
import type { Asset, Repository } from '../../support/github/repository.ts';
import { until } from '../../support/until.ts';

const token = 'ghs_release_token_of_the_test';

type ReleaseInputs = Readonly<Partial<Record<'name' | 'notes' | 'prerelease' | 'draft' | 'tagSha', string>>>;

interface ReleaseOptions extends ReleaseInputs {
  readonly sums?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the release action with these files; `sums` replaces the checksums. */
async function release(
  files: Readonly<Record<string, string>>,
  { sums, env, ...inputs }: ReleaseOptions = {},
): Promise<ActionResult> {
  await using folder = await temporaryFolder();
  const place = join(folder.path, 'files');
  await mkdir(place);
  const lines = Object.entries(files).map(([name, text]) => `${sum(text)}  ${name}\n`);
  for (const [name, text] of Object.entries({ ...files, SHA256SUMS: sums ?? lines.join('') }))
    await writeFile(join(place, name), text);
  return await runAction({
    action: '.github/actions/release',
    with: { tag: 'v1.0.0', files: place, githubToken: token, ...inputs },
    env: { ...github.environment, GITHUB_REPOSITORY: repository.fullName, ...env },
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
  repository.digests = 'reported';
  github.requests.length = 0;
});

afterAll(async () => github.close());

test('a new release has all files and their checksums, and stays a draft until they are uploaded', async () => {
  const result = await release(
    { 'a.apk': 'A', 'b.ipa': 'B' },
    { name: 'One', notes: 'Things.', prerelease: 'true' },
  );
  expect(result.errors).toEqual([]);
  const [made] = repository.releases.values();
  expect(made).toMatchObject({ tag: 'v1.0.0', name: 'One', body: 'Things.', draft: false, prerelease: true });
  expect(made?.assets.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
    ['a.apk', 'A'],
    ['b.ipa', 'B'],
    ['SHA256SUMS', `${sum('A')}  a.apk\n${sum('B')}  b.ipa\n`],
  ]);
  expect(result.outputs.releaseUrl).toBe(`${github.at.server}/octo/app/releases/tag/v1.0.0`);
  expect(JSON.parse(result.outputs.files ?? '')[0]).toEqual({
    name: 'a.apk',
    size: 1,
    sha256: sum('A'),
    url: `${github.at.server}/octo/app/releases/download/v1.0.0/a.apk`,
  });
  const order = github.requests.map(({ operation, body }) => `${operation} ${JSON.stringify(body ?? '')}`);
  const uploaded = order.findLastIndex((one) => /upload-release-asset/.test(one));
  expect(order.slice(uploaded + 1, uploaded + 4)).toEqual([
    expect.stringMatching(/get-ref/),
    expect.stringMatching(/list-release-assets/),
    expect.stringMatching(/update-release .*"draft":false/),
  ]);
});

// T47
test('a tag that moved after the check is not released, and the draft stays', async () => {
  const blob = (text: string): string => repository.objects.addBlob(Buffer.from(text)).sha;
  repository.refs.set('refs/tags/v1.0.0', blob('x'));
  const { outputs } = await check();
  expect(outputs.tagSha).toBe(blob('x'));
  repository.refs.set('refs/tags/v1.0.0', blob('y'));
  const result = await release({ 'a.apk': 'A' }, { tagSha: blob('x') });
  expect(result.errors[0]?.data).toContain('The tag v1.0.0 was moved during the release.');
  expect([...repository.releases.values()]).toMatchObject([{ draft: true }]);
});

// T47
test.each<[string, { name: string; exchange: Partial<Asset>; digests: Repository['digests'] }]>([
  ['adds a file to', { name: 'evil.apk', exchange: { id: 99, name: 'evil.apk' }, digests: 'reported' }],
  ['swaps a file of', { name: 'a.apk', exchange: { id: 99 }, digests: 'unknown' }],
  [
    'changes the contents of a file of',
    { name: 'a.apk', exchange: { bytes: Buffer.from('B') }, digests: 'reported' },
  ],
  [
    'changes the size of a file of',
    { name: 'a.apk', exchange: { bytes: Buffer.from('evil') }, digests: 'unknown' },
  ],
])('somebody who %s the draft during the uploads stops the release', async (_does, change) => {
  const { name, exchange } = change;
  repository.digests = change.digests;
  github.gate.close();
  const running = release({ 'a.apk': 'A' });
  let isChanged = false;
  await until(async () => {
    const [held] = github.gate.held;
    const [draft] = repository.releases.values();
    const [asset] = draft?.assets ?? [];
    if (draft && asset && held?.operation === 'repos/get-release' && !isChanged) {
      isChanged = true;
      draft.assets.splice(0, name === asset.name ? 1 : 0, { ...asset, ...exchange });
    }
    await held?.release();
    return isChanged && draft?.assets.some((one) => one.name === 'SHA256SUMS') === true;
  });
  github.gate.open();
  expect((await running).errors[0]?.data).toContain(`Someone else changed file ${name}`);
  expect([...repository.releases.values()]).toMatchObject([{ draft: true }]);
});

test('on a server that reports no digests, a release is published too', async () => {
  repository.digests = 'unknown';
  const result = await release({ 'a.apk': 'A' });
  expect(result).toMatchObject({ exitCode: 0, errors: [] });
  expect([...repository.releases.values()]).toMatchObject([{ draft: false }]);
});

deepTest('the next run completes an interrupted one', async () => {
  github.disturb({
    operation: 'repos/upload-release-asset',
    trouble: { kind: 'answer', answer: { status: 403, body: {} } },
  });
  const first = await release({ 'a.apk': 'A' });
  expect(first.errors[0]?.data).toContain('The job needs `contents: write`.');
  expect(first.errors[0]?.data).not.toContain('immutable');
  expect([...repository.releases.values()]).toMatchObject([{ draft: true }]);
  expect((await release({ 'a.apk': 'A again' })).exitCode).toBe(0);
  expect([...repository.releases.values()]).toMatchObject([
    { draft: false, assets: [{ name: 'a.apk' }, { name: 'SHA256SUMS' }] },
  ]);
});

deepTest('a repeated run leaves a complete published release unchanged', async () => {
  await release({ 'a.apk': 'A' });
  const before = github.requests.length;
  const result = await release({ 'a.apk': 'built once more' });
  expect(result).toMatchObject({
    exitCode: 0,
    notices: [expect.objectContaining({ data: expect.stringContaining('Nothing was changed') })],
  });
  expect(github.requests.slice(before).every(({ operation }) => /list|get/.test(operation))).toBe(true);
  expect(JSON.parse(result.outputs.files ?? '')[0].sha256).toBe(sum('A'));
});

// T47
deepTest('a published release with other files is not changed', async () => {
  await release({ 'a.apk': 'A' });
  expect((await release({ 'b.ipa': 'B' })).errors[0]?.data).toMatch(/published with other files.*b\.ipa/);
});

deepTest('a release published by hand without files gets the files and keeps its text', async () => {
  await release({ 'old.txt': 'O' }, { notes: 'Mine.' });
  for (const one of repository.releases.values()) one.assets.length = 0;
  expect((await release({ 'a.apk': 'A' })).errors).toEqual([]);
  expect([...repository.releases.values()]).toMatchObject([
    { body: 'Mine.', prerelease: false, assets: [{ name: 'a.apk' }, { name: 'SHA256SUMS' }] },
  ]);
});

async function check(tag = 'v1.0.0'): Promise<ActionResult> {
  return await runAction({
    action: '.github/actions/release',
    with: { operation: 'check', tag, githubToken: token },
    env: { ...github.environment, GITHUB_REPOSITORY: repository.fullName },
  });
}

deepTest(
  'a check passes for a tag without a release, with a draft, and with a release that has no checksums, and changes nothing',
  async () => {
    repository.refs.set('refs/tags/v1.0.0', repository.objects.addBlob(Buffer.from('x')).sha);
    expect((await check()).exitCode).toBe(0);
    await release({ 'a.apk': 'A' }, { draft: 'true' });
    expect((await check()).exitCode).toBe(0);
    for (const one of repository.releases.values()) {
      one.draft = false;
      one.assets.length = 0;
    }
    expect((await check()).exitCode).toBe(0);
    expect([...repository.releases.values()]).toMatchObject([{ draft: false, assets: [] }]);
  },
);

deepTest(
  'a check fails for a release that is finished or immutable, and for a tag that does not exist',
  async () => {
    repository.refs.set('refs/tags/v1.0.0', repository.objects.addBlob(Buffer.from('x')).sha);
    expect((await check('v2.0.0')).errors[0]?.data).toContain('There is no tag "v2.0.0"');
    await release({ 'a.apk': 'A' });
    expect((await check()).errors[0]?.data).toContain('already published with its checksums');
    for (const one of repository.releases.values()) one.immutable = true;
    expect((await check()).errors[0]?.data).toContain('published and immutable');
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
      expect([...repository.releases.values()]).toMatchObject([{ assets: [{ name: 'a.apk' }, {}] }]);
      return Number(await readFile(file, 'utf8'));
    };
    const idle = await peak('A');
    const size = 192 * 2 ** 20;
    const held = (await peak('A'.repeat(size))) - idle;
    const [asset] = [...repository.releases.values()].flatMap(({ assets }) => assets);
    expect(asset?.bytes.length).toBe(size);
    // V8 lets about 64 MiB of sent chunks pile up before it collects them, whatever the size of the file.
    expect(held).toBeLessThan(size / 2);
  },
  60_000,
);

deepTest('with draft, the release stays a draft', async () => {
  await release({ 'a.apk': 'A' }, { draft: 'true' });
  expect([...repository.releases.values()]).toMatchObject([{ draft: true }]);
});

deepTest('after a lost answer, neither the release nor a file is created twice', async () => {
  for (const operation of ['repos/create-release', 'repos/upload-release-asset'])
    github.disturb({ operation, trouble: { kind: 'cut after' } });
  github.disturb({ operation: 'repos/upload-release-asset', trouble: outage(502) });
  await using folder = await temporaryFolder();
  const files = await Promise.all(
    ['a.apk', 'SHA256SUMS'].map(async (name) => {
      await writeFile(join(folder.path, name), name);
      return { name, path: join(folder.path, name), size: name.length, sha256: sum(name) };
    }),
  );
  const clock = new FakeClock();
  const { signal } = new AbortController();
  const run = {
    repository: 'octo/app',
    serverUrl: github.at.server,
    apiUrl: github.at.api,
  };
  const releases = releasesOf(
    await connect({ run, token, redact: (text) => text, clock, random: systemRandom }),
    signal,
  );
  const text = { tag: 'v1.0.0', name: '', notes: '', isPrerelease: false };
  const lines: string[] = [];
  const log = { info: (line: string) => void lines.push(line) } as Log;
  let isDone = false;
  const published = publish(releases, {
    files,
    text,
    tagSha: undefined,
    staysDraft: false,
    log,
    clock,
    signal,
  }).finally(() => {
    isDone = true;
  });
  // Retry pauses end at once; the longer timeout of a running request does not.
  await until(async () => {
    const next = clock.untilNext() ?? Number.POSITIVE_INFINITY;
    if (next <= 5_000) await clock.advance(next);
    return isDone;
  });
  expect((await published).files.map(({ name }) => name)).toEqual(['a.apk', 'SHA256SUMS']);
  expect([...repository.releases.values()]).toMatchObject([
    { draft: false, assets: [{ name: 'a.apk' }, { name: 'SHA256SUMS' }] },
  ]);
  expect(lines.filter((line) => line.includes('Checking what was uploaded'))).toHaveLength(3);
});

// T7, T47
deepTest.each([
  [
    'a file that is not what the checksums say',
    { 'a.apk': 'A' },
    `${sum('B')}  a.apk\n`,
    /a\.apk does not match its checksum/,
  ],
  ['a file that they do not list', { 'a.apk': 'A' }, '', /does not list a\.apk/],
  ['a file that is missing', {}, `${sum('B')}  a.apk\n`, /lists a\.apk, which does not exist/],
  ['a name that GitHub would change', { 'a b.apk': 'A' }, undefined, /would rename the file "a b\.apk"/],
])('%s is refused before any request', async (_name, files, sums, says) => {
  const result = await release(files, sums === undefined ? {} : { sums });
  expect(result.errors[0]?.data).toMatch(says);
  expect(github.requests).toEqual([]);
});

deepTest.each([
  [422, 'The files of an immutable release cannot be changed.'],
  [409, undefined],
])('GitHub refuses a file with %i: the error does not blame permissions', async (status, advice) => {
  github.disturb({
    operation: 'repos/upload-release-asset',
    trouble: { kind: 'answer', answer: { status, body: {} } },
  });
  const { errors } = await release({ 'a.apk': 'A' });
  expect(errors).toHaveLength(1);
  expect(errors[0]?.data).not.toContain('contents: write');
  expect(errors[0]?.data.includes('immutable')).toBe(advice !== undefined);
});
