import { afterEach, beforeEach, expect, test } from '@jest/globals';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { addQrCodes, longestQrLink, qrCodePng } from '../../../../src/action/github/qr-codes.ts';
import type { InstallPageReport, ReportedArtefact } from '../../../../src/action/report/report.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import type { Trouble } from '../../../support/github/disturbance.ts';
import { FakeGitHub } from '../../../support/github/fake-github.ts';
import type { Repository } from '../../../support/github/repository.ts';
import { watchedClient } from '../../../support/github/watched-client.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { artefact, publicUrl, stepReport, workflow } from '../../../support/reports.ts';

let server: FakeGitHub;
let repository: Repository;

beforeEach(async () => {
  server = await FakeGitHub.start();
  repository = server.addRepository();
  server.addToken('ghs_writer');
});
afterEach(() => server.close());

interface Step {
  readonly artefacts?: readonly ReportedArtefact[];
  readonly installPage?: InstallPageReport;
  readonly key?: string;
  readonly pullRequests?: readonly number[];
}

const app = (name: string, more: Partial<ReportedArtefact> = {}): ReportedArtefact =>
  artefact({ name, publicUrl: publicUrl(name), ...more });

/** A step with these artefacts, and what it logs. */
async function coded({
  artefacts = [app('app.apk')],
  installPage,
  key = 'ci.yml/build',
  pullRequests = [7],
}: Step = {}) {
  const clock = new FakeClock();
  const { github, wait } = await watchedClient({ server, token: 'ghs_writer', clock });
  const store = createReportStore(
    stepReport({ workflows: [workflow({ artefacts })], ...(installPage ? { installPage } : {}) }),
    { redact: (text) => text, now: () => 0 },
  );
  const { runner, notices, warnings } = memoryRunner({ with: {} });
  const findRun = async () => ({ github, pullRequests });
  await wait(addQrCodes({ store, runner, clock }, { findRun, key, ms: 10_000 }));
  const { installPage: page, qrCodes = {} } = store.report;
  return {
    codes: artefacts.map(({ publicUrl = '' }) => qrCodes[publicUrl]),
    page: page?.kind === 'written' ? qrCodes[page.address ?? ''] : undefined,
    elapsed: clock.monotonic(),
    ...{ notices, warnings },
  };
}

/** What a camera reads from the image at a URL. */
async function scan(address = ''): Promise<string | undefined> {
  const shown = await fetch(address);
  expect(shown.headers.get('content-type')).toBe('image/png');
  return read(PNG.sync.read(Buffer.from(await shown.arrayBuffer())));
}

function read({ data, width, height }: PNG): string | undefined {
  return jsqr.default(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data;
}

test('each app for phones has the code of its own link, and nothing else has one', async () => {
  const aab = app('app.aab', { type: 'aab' });
  const apps = [app('App.ipa', { type: 'ipa' }), aab, app('../../Ünï" onload=y.apk')];
  const { codes, notices } = await coded({ artefacts: apps });
  const [ipa, none, apk] = codes;
  expect(none).toBeUndefined();
  for (const address of [ipa, apk])
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/octo\/app\/blob\/[0-9a-f]{40}\/\d\.png\?raw=true$/);
  const scanned = await Promise.all([scan(ipa), scan(apk)]);
  expect(scanned).toEqual([apps[0]?.publicUrl, apps[2]?.publicUrl]);
  expect(notices).toEqual([]);
});

test('of many apps, those that lead the comment have codes', async () => {
  const many = Array.from({ length: 200 }, (_, at) => app(`${at}.apk`));
  const { codes } = await coded({ artefacts: [...many, app('App.ipa', { type: 'ipa' })] });
  expect(codes.flatMap((code, at) => (code ? at : []))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 200]);
});

test('a page at a known address has the only code, and one that was not written has none', async () => {
  const address = 'https://apps.example/pr-7/';
  const written = { kind: 'written', file: '/work/site/index.html', address } as const;
  const apps = [app('a.apk'), app('b.apk')];
  const { codes, page } = await coded({ artefacts: apps, installPage: written });
  expect([codes, await scan(page)]).toEqual([[undefined, undefined], address]);
  const failed = await coded({ artefacts: apps, installPage: { kind: 'failed', reason: 'no room' } });
  expect(failed.codes).toEqual([expect.any(String), expect.any(String)]);
});

test('each pull request and key has one reference, which is not a branch, to its newest images without a history', async () => {
  await coded({ pullRequests: [7, 12] });
  const second = await coded({ pullRequests: [7, 12], artefacts: [app('other.apk')] });
  const other = await coded({ key: 'ci.yml/build:' });
  const refs = [...repository.refs];
  expect(refs.map(([ref]) => ref)).toEqual([
    expect.stringMatching(/^refs\/build-service-action\/7\/[0-9a-f]{12}$/),
    expect.stringMatching(/^refs\/build-service-action\/12\/[0-9a-f]{12}$/),
    expect.stringMatching(/^refs\/build-service-action\/7\/[0-9a-f]{12}$/),
  ]);
  for (const [index, { codes }] of [second, second, other].entries()) {
    const sha = refs[index]?.[1] ?? '';
    expect(codes[0]).toContain(`/blob/${sha}/`);
    expect(repository.objects.get(sha)).toMatchObject({ type: 'commit', parents: [] });
  }
});

const emptyRepository: Trouble = {
  kind: 'answer',
  answer: { status: 409, body: { message: 'Git Repository is empty.' } },
};

// T43
test.each<[string, Trouble, RegExp]>([
  ['a commit', emptyRepository, /Git Repository is empty\./],
  ['an answer in time', { kind: 'hang' }, /no QR codes\. .*Timed out after 10 s$/],
])('without %s there are only links, and one warning says so', async (_, trouble, warning) => {
  server.disturb({ operation: 'git/create-blob', trouble });
  const { codes, notices, warnings, elapsed } = await coded();
  expect([codes, elapsed <= 10_250]).toEqual([[undefined], true]);
  expect([notices, warnings]).toEqual([[], [expect.stringMatching(warning)]]);
});

test.each([60, 411, longestQrLink])(
  'a camera reads the link of %d characters, and GitHub shows its image without shrinking it',
  (length) => {
    const link = `https://example.com/${'a'.repeat(length - 20)}`;
    const picture = PNG.sync.read(qrCodePng(link));
    expect(picture.width).toBeLessThanOrEqual(800);
    expect(read(picture)).toBe(link);
  },
);

test('an image is black on white, with a quiet zone of four modules of eight pixels', () => {
  const { data, width } = PNG.sync.read(qrCodePng(publicUrl('app.apk')));
  const colours = (y: number) =>
    Array.from({ length: width }, (_, x) => data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3));
  const [white, black] = [Buffer.from([255, 255, 255]), Buffer.from([0, 0, 0])];
  for (const y of [0, 31, width - 32, width - 1])
    expect(colours(y).every((colour) => white.equals(colour))).toBe(true);
  // A finder pattern is seven modules wide: black, then white after the first of them.
  expect(colours(32).findIndex((colour) => black.equals(colour))).toBe(32);
  expect(colours(40).findIndex((colour, x) => x > 32 && white.equals(colour))).toBe(40);
});
