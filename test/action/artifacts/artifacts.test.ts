import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ActionResult } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import type { ChangeAnswer } from '../../support/fault-proxy.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { type Stage, setStage } from '../../support/stage.ts';

let stage: Stage;

let change: ChangeAnswer = ({ body }) => body;

/** Changes the answers of the proxy until the next run of the action has ended. */
function changeAnswers(next: ChangeAnswer): void {
  change = next;
}

let android: ActionResult;

let ios: ActionResult;

beforeAll(async () => {
  stage = await setStage({ changeAnswer: (answer) => change(answer) });
  android = await stage.run({ with: { workflowId: 'android', publicLinks: 'false' } });
  ios = await stage.run({ with: { workflowId: 'ios', publicLinks: 'false' } });
  await stage.run({ with: { workflowId: 'broken' } });
});

afterAll(async () => stage[Symbol.asyncDispose]());

async function artifacts(given: Record<string, string>): Promise<ActionResult> {
  try {
    return await stage.run({ action: 'artifacts', with: { appId: '', branch: '', ...given } });
  } finally {
    change = ({ body }) => body;
  }
}

test('the artefacts of a build are listed, linked and downloaded', async () => {
  await using folder = await temporaryFolder();
  const { buildId = '' } = android.outputs;
  const result = await artifacts({ buildId, download: join(folder.path, 'app') });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  const [artefact] = JSON.parse(result.outputs.artefacts ?? '');
  expect(result.outputs).toEqual({
    buildId,
    artefacts: expect.any(String),
    artefactUrls: android.outputs.artefactUrls,
    artefactUrl: android.outputs.artefactUrl,
    publicLinks: JSON.stringify([artefact.publicUrl]),
    publicLink: artefact.publicUrl,
    installPage: '',
  });
  expect(artefact).toMatchObject({
    buildId,
    workflowId: 'android',
    path: join(folder.path, 'app/hello-mobile-unsigned-sample.apk'),
  });
  expect(await readFile(artefact.path, 'utf8')).toBe(await (await fetch(artefact.publicUrl)).text());
  expect(result.log).toContain('hello-mobile-unsigned-sample.apk');
});

test('patterns select artefacts; if none matches, a warning lists those that exist', async () => {
  const buildId = android.outputs.buildId ?? '';
  const none = await artifacts({ buildId, artefacts: '*.ipa' });
  expect(none).toMatchObject({ exitCode: 0, outputs: { artefacts: '[]', artefactUrl: '' } });
  expect(none.warnings[0]?.data).toContain('hello-mobile-unsigned-sample.apk');
});

deepTest('without publicLinks and download, no link is created and nothing is downloaded', async () => {
  const before = stage.proxy.requests.length;
  const result = await artifacts({
    buildId: `https://codemagic.io/app/a/build/${android.outputs.buildId}`,
    publicLinks: 'false',
  });
  expect(result.exitCode).toBe(0);
  expect(stage.proxy.requests.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([
    `GET /builds/${android.outputs.buildId}`,
  ]);
  expect(result.outputs).toMatchObject({ publicLinks: '[]', publicLink: '' });
});

deepTest.each([
  ['of an application', {}, () => ios],
  ['of a workflow', { workflowId: 'android' }, () => android],
  ['of a branch', { branch: 'main', workflowId: 'ios' }, () => ios],
] as const)('finds the latest finished build %s, and no failed one', async (_, given, expected) => {
  const result = await artifacts({ appId: stage.service.appId, publicLinks: 'false', ...given });
  expect(result).toMatchObject({ exitCode: 0, errors: [] });
  expect(result.outputs.buildId).toBe(expected().outputs.buildId);
});

deepTest('only a build of the commit is taken, and the error names it if there is none', async () => {
  const given = { appId: stage.service.appId, workflowId: 'android', publicLinks: 'false' };
  const commit = await stage.repository.git('rev-parse', 'HEAD');
  const found = await artifacts({ ...given, commit: commit.slice(0, 7) });
  expect(found.outputs.buildId).toBe(android.outputs.buildId);
  const none = await artifacts({ ...given, commit: 'decade0' });
  expect(none.errors.map(({ data }) => data)).toEqual([expect.stringContaining('commit decade0')]);
});

deepTest('the latest build is found whatever the order of the list', async () => {
  changeAnswers(({ path, body }) => {
    const { builds, ...rest } = body as { builds?: object[] };
    return path === '/builds' && builds ? { ...rest, builds: builds.toReversed() } : body;
  });
  const result = await artifacts({ appId: stage.service.appId, publicLinks: 'false' });
  expect(result.outputs.buildId).toBe(ios.outputs.buildId);
});

deepTest('artefacts that the build record does not contain are read from the list', async () => {
  changeAnswers(({ path, body }) => {
    const { build, ...rest } = body as { build?: { artefacts?: unknown } };
    if (path === '/builds' || !build) return body;
    const { artefacts: _, ...others } = build;
    return { ...rest, build: others };
  });
  const result = await artifacts({ buildId: android.outputs.buildId ?? '', publicLinks: 'false' });
  expect(result).toMatchObject({ exitCode: 0, warnings: [] });
  expect(JSON.parse(result.outputs.artefacts ?? '')).toMatchObject([
    { name: 'hello-mobile-unsigned-sample.apk' },
  ]);
});

/** The list with this many older builds first, as a service may list the oldest first. */
function oldestFirst(count: number): void {
  const old = (_: unknown, index: number): object => ({
    _id: `old-${index}`,
    appId: stage.service.appId,
    status: 'finished',
    createdAt: '2020-01-01T00:00:00.000Z',
    startedAt: '2020-01-01T00:00:00.000Z',
  });
  changeAnswers(({ body }) => {
    const { build, builds, ...rest } = body as { build?: object; builds?: object[] };
    if (build) return { ...rest, build: { ...build, artefacts: undefined } };
    return builds
      ? { ...rest, builds: [...Array.from({ length: count }, old), ...builds.toReversed()] }
      : body;
  });
}

// T10
deepTest('artefacts are found behind 10,000 older builds on the first page', async () => {
  oldestFirst(10_000);
  const result = await artifacts({ buildId: android.outputs.buildId ?? '', publicLinks: 'false' });
  expect(result).toMatchObject({ exitCode: 0, warnings: [] });
  expect(JSON.parse(result.outputs.artefacts ?? '')).toMatchObject([
    { name: 'hello-mobile-unsigned-sample.apk' },
  ]);
});

deepTest('the latest build is found behind 400 older builds on the first page', async () => {
  oldestFirst(400);
  const result = await artifacts({ appId: stage.service.appId, publicLinks: 'false' });
  expect(result.outputs.buildId).toBe(ios.outputs.buildId);
});

// T10
deepTest('one line says that the build is not in the first ten pages of the list', async () => {
  let page = 0;
  changeAnswers(({ body }) => {
    const { build, builds, ...rest } = body as { build?: object; builds?: object[] };
    if (build) return { ...rest, build: { ...build, artefacts: undefined } };
    page += 1;
    const other = { _id: `other-${page}`, status: 'failed' };
    return builds ? { ...rest, builds: [other], nextPageUrl: `/builds?skip=${page}` } : body;
  });
  const result = await artifacts({ buildId: android.outputs.buildId ?? '', publicLinks: 'false' });
  expect(result.exitCode).toBe(0);
  expect(result.warnings.map(({ data }) => data)).toContainEqual(
    expect.stringMatching(/is not in the first 10 pages of the list of builds/),
  );
});

deepTest('artefacts are found by URL, as a JSON list or one per line', async () => {
  await using folder = await temporaryFolder();
  const urls = [android, ios].map(({ outputs }) => outputs.artefactUrl ?? '');
  for (const url of [JSON.stringify(urls), urls.join('\n')]) {
    const result = await artifacts({ url, download: folder.path });
    expect(result).toMatchObject({ exitCode: 0, errors: [] });
    expect(JSON.parse(result.outputs.artefactUrls ?? '')).toEqual(urls);
    expect(result.outputs.buildId).toBe('');
    expect((await readdir(folder.path)).sort()).toEqual([
      'hello-mobile-unsigned-sample.apk',
      'hello-mobile-unsigned-sample.ipa',
    ]);
  }
});

deepTest.each([
  ['nothing', {}, ['buildId', 'appId', 'url']],
  ['a build and an application', { buildId: 'b', appId: 'a' }, ['buildId', 'appId']],
  ['a build and a URL', { buildId: 'b', url: 'https://x.example' }, ['buildId', 'url']],
  ['a build and a branch', { buildId: 'b', branch: 'main' }, ['buildId', 'branch']],
  ['a URL and a workflow', { url: 'https://x.example', workflowId: 'w' }, ['url', 'workflowId']],
  ['a workflow without an application', { workflowId: 'w' }, ['appId', 'buildId', 'url']],
  ['a build and a commit', { buildId: 'b', commit: 'decade0' }, ['buildId', 'commit']],
  ['a branch and a tag', { appId: 'a', branch: 'main', tag: 'v1' }, ['branch', 'tag', 'at most one']],
  ['no address in the list', { url: '[]' }, ['url', 'Expected artefact URLs']],
  ['a word for publicLinks', { buildId: 'b', publicLinks: 'maybe' }, ['publicLinks', '"maybe"']],
  ['a link for ever', { buildId: 'b', publicLinkExpiry: 'ever' }, ['publicLinkExpiry', '7d']],
  ['no token', { token: '', buildId: 'b' }, ['token', 'secret']],
])('%s gives one annotation that names the inputs, before any request', async (_, given, says) => {
  const before = stage.proxy.requests.length;
  const result = await artifacts(given);
  expect(result).toMatchObject({ exitCode: 1, outputs: {} });
  expect(result.errors).toHaveLength(1);
  for (const text of says) expect(result.errors[0]?.data).toContain(text);
  expect(stage.proxy.requests).toHaveLength(before);
});

deepTest.each([
  ['an unknown build', { buildId: '5d85f242e941e00019e81bd2' }, /404.*Check the ID/s],
  [
    'an application without builds',
    { appId: '5d85f242e941e00019e81bd2' },
    /No matching build in the list of builds.*5d85f242e941e00019e81bd2/s,
  ],
  [
    'a branch without builds',
    { appId: 'own', branch: 'other' },
    /No matching build in the list of builds.*branch other/s,
  ],
  ['an unknown token', { buildId: 'b', token: 'a-token-of-nobody' }, /401.*token/s],
])('%s is refused with a clear error', async (_, given, says) => {
  const own = 'appId' in given && given.appId === 'own' ? { appId: stage.service.appId } : {};
  const result = await artifacts({ ...given, ...own });
  expect(result.exitCode).toBe(1);
  expect(result.errors).toHaveLength(1);
  expect(result.errors[0]?.data).toMatch(says);
});

deepTest('a url of another origin is refused before the token is sent', async () => {
  await using folder = await temporaryFolder();
  const url = 'https://storage.example.com/artifacts/a/b/app.apk';
  const before = stage.proxy.requests.length;
  const result = await artifacts({ url, download: folder.path, publicLinks: 'false' });
  expect(result.exitCode).toBe(1);
  expect(result.errors[0]?.data).toMatch(
    /app\.apk could not be downloaded.*https:\/\/storage\.example\.com/s,
  );
  expect(stage.proxy.requests).toHaveLength(before);
  expect(await readdir(folder.path)).toEqual([]);
});

deepTest('a file with a wrong digest is discarded, and the error names it', async () => {
  await using folder = await temporaryFolder();
  changeAnswers(({ body }) => {
    const { build } = body as { build?: { artefacts: { md5: string }[] } };
    for (const artefact of build?.artefacts ?? []) artefact.md5 = 'f'.repeat(32);
    return body;
  });
  const result = await artifacts({ buildId: android.outputs.buildId ?? '', download: folder.path });
  expect(result.exitCode).toBe(1);
  expect(result.errors[0]?.data).toMatch(/hello-mobile-unsigned-sample\.apk could not be downloaded.*md5/s);
  expect(result.outputs.publicLink).not.toBe('');
  expect(await readdir(folder.path)).toEqual([]);
});
