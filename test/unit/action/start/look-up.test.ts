import { expect, test } from '@jest/globals';
import { defaultLimits } from '../../../../src/limits.ts';
import { createGrace } from '../../../../src/action/runner/grace.ts';
import { findStarted, lookUpStart } from '../../../../src/action/start/look-up.ts';
import type { SeenBuild } from '../../../../src/contract/build.ts';
import { testClient } from '../../../support/client.ts';
import { FakeClock, restlessClock, scaledClock } from '../../../support/fake-clock.ts';
import { saying, startRecordingServer } from '../../../support/recording-server.ts';
import { until } from '../../../support/until.ts';

const sent = { appId: 'app', workflowId: 'android', ref: { branch: 'main' }, label: 'gh-1-1-0' };
const build = {
  ...{ _id: 'b1', appId: 'app', workflowId: 'android', branch: 'main', status: 'queued' },
  createdAt: '2026-11-19T14:00:00.000+0000',
};
const labelled = { ...build, labels: ['gh-1-1-0'] };
/** When the service received the start. */
const sentAt = Date.parse('2026-11-19T14:00:00Z');
const minute = 60_000;
/** The pause after the first read of the list. */
const firstPause = defaultLimits.startLookUpMs / 90;

/** What a list with these builds shows. */
function foundIn(builds: readonly SeenBuild[]): string {
  return findStarted(sent, { builds, sentAt }).kind;
}

test.each<[string, SeenBuild]>([
  ['one with its label, whatever its time', { ...labelled, createdAt: '2026-11-19T13:00:00Z' }],
  ['one with its label that tells nothing else', { _id: 'b1', status: 'queued', labels: ['gh-1-1-0'] }],
])('a start is found as %s', (_, listed) => {
  const foreign = { _id: 'b0', status: 'queued', labels: [] };
  expect(foundIn([foreign, listed])).toBe('byLabel');
  expect(findStarted(sent, { builds: [foreign, listed], sentAt: undefined }).kind).toBe('byLabel');
});

const { createdAt, ...timeless } = build;

test.each<[string, SeenBuild]>([
  ['was created after it', build],
  ['began after it', { ...timeless, startedAt: createdAt }],
  ['was created five seconds before it, on another machine', { ...build, createdAt: '2026-11-19T13:59:55Z' }],
  ['was created after it, and has ended', { ...build, status: 'finished' }],
])('without labels, the only build that could be of the start is taken if it %s', (_, listed) => {
  expect(foundIn([listed])).toBe('byTime');
});

test.each<[string, SeenBuild]>([
  ['was created earlier', { ...build, createdAt: '2026-11-19T13:59:54.999Z' }],
  ['has no time, and has ended', { ...timeless, status: 'finished' }],
  ['has other labels', { ...build, labels: ['nightly'] }],
  ['is of another workflow', { ...build, workflowId: 'ios' }],
  ['is of a pull request', { ...build, pullRequest: { number: 7 } }],
  ['has the label, of another workflow', { ...labelled, workflowId: 'ios' }],
])("a build that %s may be somebody else's, and is not taken", (_, listed) => {
  expect(foundIn([listed])).toBe('none');
});

test.each<[string, SeenBuild]>([
  ['tells no application', { ...build, appId: null }],
  ['tells no workflow', { ...build, workflowId: null }],
  ['tells neither branch nor tag', { ...build, branch: null }],
  ['tells both', { ...build, tag: 'v1' }],
])('without labels, a build that %s could be of the start, and is not taken', (_, listed) => {
  expect(foundIn([listed])).toBe('possible');
  expect(foundIn([build, { ...listed, _id: 'b2' }])).toBe('possible');
});

test('of two builds that could be of the start, none is taken', () => {
  expect(foundIn([build, { ...build, _id: 'b2' }])).toBe('possible');
});

test('a build without a time is possible while it runs, and never taken', () => {
  expect(foundIn([timeless])).toBe('possible');
});

test('where the service has no clock to compare with, a running build is possible, and none is taken', () => {
  const list = { builds: [build, { ...build, _id: 'b2', status: 'finished' }], sentAt: undefined };
  expect(findStarted(sent, list)).toEqual({ kind: 'possible', builds: [build] });
});

/** Looks into a list that stays the same until there is no time left. */
async function lookUpIn(list: object) {
  await using server = await startRecordingServer(saying(list));
  const clock = scaledClock(1);
  const limits = { ...defaultLimits, listPages: 1, startLookUpMs: 60 };
  return await lookUpStart(
    {
      ...{ clock, limits, client: testClient(server.url, { clock, limits }) },
      grace: createGrace({ clock, cancelled: new AbortController().signal }),
    },
    { sent },
  );
}

test.each([
  ['has more pages than are read is cut', { nextPageUrl: 'https://example.com/builds?page=2' }, true],
  ['was read to its end is not cut', {}, false],
])('a list that %s', async (_, more, cut) => {
  const list = { applications: [], builds: [{ ...build, workflowId: 'ios' }], ...more };
  expect(await lookUpIn(list)).toMatchObject({ kind: 'none', cut });
});

test('a list is read no further than to the build with the label', async () => {
  const nextPageUrl = 'https://example.com/builds?page=2';
  const list = { applications: [], builds: [labelled], nextPageUrl };
  expect(await lookUpIn(list)).toMatchObject({ kind: 'byLabel' });
});

/** Without the pauses between two reads of the list. */
const restless = restlessClock(defaultLimits.startLookUpMs / 30);

test.each<[string, (object | 'refused')[], number, string]>([
  ['a list without it is read again', [[], [labelled]], 0, 'byLabel'],
  ['a list that is refused is read again', ['refused', [labelled]], 0, 'byLabel'],
  ['one without its label waits for the one with it', [[build], [labelled]], 3, 'byLabel'],
  [
    'one without its label is taken once the start is certainly not answered',
    [[build], [build]],
    2,
    'byTime',
  ],
  ['two are none to take', [[build, { ...build, _id: 'b2' }], [labelled]], 0, 'byLabel'],
])('while a start is looked up, %s', async (_, reads, adoptsAt, kind) => {
  await using server = await startRecordingServer((request, response) => {
    const builds = reads[server.requests.length - 1];
    const date = new Date(sentAt).toUTCString();
    const say = builds === 'refused' ? saying({}, 403) : saying({ applications: [], builds }, 200, { date });
    say(request, response);
  });
  const context = {
    ...{ clock: restless, limits: defaultLimits, client: testClient(server.url, { clock: restless }) },
    grace: createGrace({ clock: restless, cancelled: new AbortController().signal }),
  };
  const adoption = { sentAt: 0, isAllowed: () => server.requests.length >= adoptsAt };
  expect(await lookUpStart(context, { sent, adoption })).toMatchObject({ kind });
  expect(server.requests).toHaveLength(2);
});

test("a start is placed in the service's time by the Date of the list, and not by this machine's clock", async () => {
  const clock = new FakeClock();
  const date = new Date(sentAt + 10 * minute).toUTCString();
  await using server = await startRecordingServer(saying({ builds: [build] }, 200, { date }));
  const context = {
    ...{ clock, limits: defaultLimits, client: testClient(server.url, { clock }) },
    grace: createGrace({ clock, cancelled: new AbortController().signal }),
  };
  const kindOf = async (sentMsAgo: number): Promise<string> => {
    const over = new AbortController();
    const adoption = { sentAt: clock.monotonic() - sentMsAgo, isAllowed: () => true };
    const asked = server.requests.length;
    const found = lookUpStart(context, { sent, adoption, signal: over.signal });
    void until(() => server.requests.length > asked && clock.untilNext() === firstPause).then(() =>
      over.abort(),
    );
    return (await found).kind;
  };
  expect(await kindOf(10 * minute)).toBe('byTime');
  expect(await kindOf(9 * minute)).toBe('none');
});
