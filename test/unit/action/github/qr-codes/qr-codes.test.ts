import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { addQrCodes, storeQrCodes } from '../../../../../src/action/github/qr-codes/qr-codes.ts';
import { artefactsOf } from '../../../../../src/action/report/artefacts.ts';
import type { InstallPageReport, ReportedArtefact } from '../../../../../src/action/report/report.ts';
import { createReportStore } from '../../../../../src/action/report/report-store.ts';
import { FakeClock } from '../../../../support/fake-clock.ts';
import { FakeGitHub } from '../../../../support/github/fake-github.ts';
import type { Repository } from '../../../../support/github/repository.ts';
import { passingTime, watchedClient } from '../../../../support/github/watched-client.ts';
import { artefact, publicUrl, stepReport, workflow } from '../../../../support/reports.ts';

const signal = new AbortController().signal;
const png = (text: string): Uint8Array => Buffer.from(`\x89PNG ${text}`, 'latin1');
let server: FakeGitHub;
let repository: Repository;
let notices: string[];

beforeEach(async () => {
  server = await FakeGitHub.start();
  repository = server.addRepository();
  server.addToken('ghs_writer');
  server.addToken('reader', { permissions: { contents: 'read', 'pull-requests': 'write' } });
  notices = [];
});
afterEach(() => server.close());

interface Storing {
  readonly key?: string;
  readonly names?: readonly string[];
  readonly pullRequests?: readonly number[];
  readonly token?: string;
}

async function store({
  key = 'ci.yml/build',
  names = ['app.apk'],
  pullRequests = [7],
  token = 'ghs_writer',
}: Storing) {
  const clock = new FakeClock();
  const { github } = await watchedClient({ server, token, clock });
  return storeQrCodes({
    findRun: async () => ({ github, pullRequests }),
    key,
    images: names.map((name) => ({ name, png: png(name) })),
    log: {
      notice: (message) => void notices.push(message),
      warning: (message) => void notices.push(message),
    },
    ...{ clock, ms: 20_000, signal },
  });
}

test('images are shown at their URLs, whatever their names', async () => {
  const names = [
    'app-release.apk',
    '../../x" onload=y.ipa',
    'Ünïcödé ☃.apk',
    'Ünïcödé ☃.ipa',
    '%2F..%0A',
    '',
  ];
  const addresses = (await store({ names })) ?? [];
  expect(addresses).toHaveLength(names.length);
  for (const [index, address] of addresses.entries()) {
    expect(address).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/octo\/app\/blob\/[0-9a-f]{40}\/[a-z0-9-]+\.png\?raw=true$/,
    );
    const shown = await fetch(address);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(Buffer.from(png(names[index] ?? '')));
  }
  expect(notices).toEqual([]);
});

test('each pull request and key has one reference, which is not a branch, to one commit without parents', async () => {
  await store({ pullRequests: [7, 12] });
  await store({ pullRequests: [7, 12], names: ['other.apk'] });
  await store({ key: 'ci.yml/build:' });
  const refs = [...repository.refs.keys()];
  expect(refs).toHaveLength(3);
  for (const ref of refs)
    expect(ref).toMatch(/^refs\/build-service-action\/(7|12)\/ci-yml-build-[0-9a-f]{12}$/);
  for (const sha of repository.refs.values()) {
    expect(repository.objects.get(sha)).toMatchObject({ type: 'commit', parents: [] });
  }
});

test('new images of a key replace the former ones', async () => {
  const [first = ''] = (await store({})) ?? [];
  const [second = ''] = (await store({ names: ['new.apk'] })) ?? [];
  const [other = ''] = (await store({ pullRequests: [71], names: ['other.apk'] })) ?? [];
  const seen = async (): Promise<number[]> =>
    Promise.all([first, second, other].map(async (address) => (await fetch(address)).status));
  expect(await seen()).toEqual([404, 200, 200]);
});

test('two steps that create the same reference at the same moment both succeed', async () => {
  server.gate.close();
  const both = Promise.all([store({}), store({ names: ['b.apk'] })]);
  const order: string[] = [];
  while (order.length < 3 || new Set(order.slice(-3)).size > 1) {
    // Only when both wait, one is let in: so they go hand in hand.
    while (server.gate.held.length < 2) await server.gate.changed();
    for (const held of server.gate.held) {
      order.push(held.operation);
      await held.release();
    }
    if (order.filter((operation) => operation === 'git/create-ref').length === 2) break;
  }
  server.gate.open();
  expect(await both).toEqual([expect.any(Array), expect.any(Array)]);
  expect(repository.refs.size).toBe(1);
});

test('without the permission there are only links, and one notice names it', async () => {
  expect(await store({ token: 'reader' })).toBeUndefined();
  expect(notices).toEqual([expect.stringContaining('`contents: write`')]);
});

test('a run that is not for a pull request has only links, and one notice says so', async () => {
  expect(await store({ pullRequests: [] })).toBeUndefined();
  expect(notices).toEqual([expect.stringContaining('not for a pull request')]);
  expect(server.requests).toEqual([]);
});

test('when GitHub fails there are only links, and the reason is kept', async () => {
  const trouble = {
    kind: 'answer',
    answer: { status: 409, body: { message: 'Git Repository is empty.' } },
  } as const;
  server.disturb({ operation: 'git/create-blob', trouble });
  expect(await store({})).toBeUndefined();
  expect(notices).toEqual([expect.stringContaining('Git Repository is empty.')]);
});

// T43
test('GitHub that is right but slow ends the wait for QR codes after its time', async () => {
  const clock = new FakeClock();
  await using stack = new AsyncDisposableStack();
  const slow = await FakeGitHub.start(clock);
  stack.defer(() => slow.close());
  slow.addRepository();
  slow.addToken('ghs_writer');
  slow.slowness = 4_000;
  const { github, isBusy } = await watchedClient({ server: slow, token: 'ghs_writer', clock });
  const warnings: string[] = [];
  const stored = storeQrCodes({
    findRun: async () => ({ github, pullRequests: [7] }),
    ...{ key: 'ci', images: [{ name: 'app.apk', png: png('a') }] },
    log: {
      notice: (message) => void notices.push(message),
      warning: (message) => void warnings.push(message),
    },
    ...{ clock, ms: 10_000, signal },
  });
  expect(await passingTime(stored, { clock, isBusy })).toBeUndefined();
  expect(clock.monotonic()).toBe(10_000);
  expect(warnings).toEqual([expect.stringMatching(/so there are no QR codes\. .*Timed out after 10 s$/)]);
  expect(notices).toEqual([]);
});

const app = (name: string, more: Partial<ReportedArtefact> = {}): ReportedArtefact =>
  artefact({ name, publicUrl: publicUrl(name), ...more });
const address = 'https://apps.example/pr-7/';

/** What is stored for these artefacts, and the report that names it. */
async function coded(artefacts: readonly ReportedArtefact[], installPage?: InstallPageReport) {
  const store = createReportStore(
    stepReport({ workflows: [workflow({ artefacts })], ...(installPage ? { installPage } : {}) }),
    { redact: (text) => text, now: () => 0 },
  );
  const names: string[] = [];
  await addQrCodes({ store }, async (images) => {
    names.push(...images.map(({ name }) => name));
    return names.map((name) => `https://github.example/${name}.png`);
  });
  return { names, store };
}

test('each app for phones has the code of its own link, and nothing else has one', async () => {
  const aab = app('app.aab', { type: 'aab' });
  const { names, store } = await coded([app('App.ipa', { type: 'ipa' }), aab, app('app.apk')]);
  expect(names).toEqual(['app.apk', 'App.ipa']);
  expect(artefactsOf(store.report).map(({ qrCodeUrl }) => qrCodeUrl)).toEqual([
    'https://github.example/App.ipa.png',
    undefined,
    'https://github.example/app.apk.png',
  ]);
});

test('of many apps, those that lead the comment have codes', async () => {
  const many = Array.from({ length: 200 }, (_, at) => app(`${at}.apk`));
  expect((await coded([...many, app('App.ipa', { type: 'ipa' })])).names).toEqual([
    ...Array.from({ length: 10 }, (_, at) => `${at}.apk`),
    'App.ipa',
  ]);
});

test('a page at a known address has the only code, and one that was not written has none', async () => {
  const file = '/work/site/index.html';
  const { names, store } = await coded([app('a.apk'), app('b.apk')], { kind: 'written', file, address });
  expect(names).toEqual(['install-page']);
  expect(store.report.installPage).toMatchObject({ qrCodeUrl: 'https://github.example/install-page.png' });
  const failed = { kind: 'failed', reason: 'no room' } as const;
  expect((await coded([app('a.apk'), app('b.apk')], failed)).names).toEqual(['a.apk', 'b.apk']);
});
