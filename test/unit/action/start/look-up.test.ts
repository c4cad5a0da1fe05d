import { expect, test } from '@jest/globals';
import { createGrace } from '../../../../src/action/runner/grace.ts';
import { lookUpStart } from '../../../../src/action/start/look-up.ts';
import { defaultLimits } from '../../../../src/client/limits.ts';
import { testClient } from '../../../support/client.ts';
import { FakeClock, restlessClock } from '../../../support/fake-clock.ts';
import { saying, startRecordingServer } from '../../../support/recording-server.ts';

const clock = new FakeClock();
const at = Date.parse('2026-11-19T14:00:00Z');
const sent = { appId: 'app', workflowId: 'android', ref: { branch: 'main' }, label: 'gh-1-1-0', at };
const build = { _id: 'b1', appId: 'app', workflowId: 'android', branch: 'main', status: 'queued' };
const labelled = { ...build, labels: ['gh-1-1-0'] };
const secondsAfter = (seconds: number): string => new Date(at + seconds * 1000).toISOString();

async function lookUpIn(list: object) {
  await using server = await startRecordingServer(saying(list));
  const limits = { ...defaultLimits, listPages: 1 };
  return await lookUpStart(
    {
      ...{ clock, limits, client: testClient(server.url, { clock, limits }) },
      grace: createGrace({ clock, cancelled: new AbortController().signal }),
    },
    { sent, mayAdopt: () => true, settledAt: 0 },
  );
}

/** What one read of a list with these builds shows. */
async function foundIn(...builds: readonly object[]): Promise<string> {
  return (await lookUpIn({ applications: [], builds })).kind;
}

test.each<[string, object]>([
  [
    'one with its label, whatever its time',
    { ...build, labels: ['gh-1-1-0'], createdAt: secondsAfter(-60.001) },
  ],
  ['one with its label that tells nothing else', { _id: 'b1', status: 'queued', labels: ['gh-1-1-0'] }],
])('a start is found as %s', async (_, listed) => {
  expect(await foundIn({ _id: 'b0', status: 'queued', labels: [] }, listed)).toBe('byLabel');
});

test.each<[string, object]>([
  ['has no time yet', build],
  ['was created a minute before it, by the clock of the service', { ...build, createdAt: secondsAfter(-60) }],
  ['began a minute before it', { ...build, startedAt: secondsAfter(-60) }],
])('without labels, the only build that could be of the start is taken if it %s', async (_, listed) => {
  expect(await foundIn(listed)).toBe('byTime');
});

test.each<[string, object]>([
  ['was created earlier', { ...build, createdAt: secondsAfter(-60.001) }],
  ['has other labels', { ...build, labels: ['nightly'] }],
  ['is of another workflow', { ...build, workflowId: 'ios' }],
  ['tells no application', { ...build, appId: null }],
  ['tells no workflow', { ...build, workflowId: null }],
  ['tells neither branch nor tag', { ...build, branch: null }],
  ['has the label, of another workflow', { ...build, workflowId: 'ios', labels: ['gh-1-1-0'] }],
])("a build that %s may be somebody else's, and is not taken", async (_, listed) => {
  expect(await foundIn(listed)).toBe('none');
});

test('of two builds that could be of the start, none is taken', async () => {
  expect(await foundIn(build, { ...build, _id: 'b2' })).toBe('ambiguous');
});

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
  expect(await lookUpIn(list)).toMatchObject({ kind: 'byLabel', cut: false });
});

/** Without the pauses between two reads of the list. */
const restless = restlessClock(defaultLimits.startLookUpMs / 30, at);

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
    const say = builds === 'refused' ? saying({}, 403) : saying({ applications: [], builds });
    say(request, response);
  });
  const context = {
    ...{ clock: restless, limits: defaultLimits, client: testClient(server.url, { clock: restless }) },
    grace: createGrace({ clock: restless, cancelled: new AbortController().signal }),
  };
  const mayAdopt = (): boolean => server.requests.length >= adoptsAt;
  expect(await lookUpStart(context, { sent, mayAdopt })).toMatchObject({ kind });
  expect(server.requests).toHaveLength(2);
});
