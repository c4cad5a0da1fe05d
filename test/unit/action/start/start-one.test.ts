import { expect, test } from '@jest/globals';
import { defaultLimits } from '../../../../src/limits.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { createGrace } from '../../../../src/action/runner/grace.ts';
import { startOne } from '../../../../src/action/start/start-one.ts';
import { testClient } from '../../../support/client.ts';
import { restlessClock } from '../../../support/fake-clock.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { startRecordingServer } from '../../../support/recording-server.ts';
import { stepReport } from '../../../support/reports.ts';

const label = 'gh-1-1-0';
const place = { appId: 'app', workflowId: 'android', branch: 'main' };
const createdAt = '2026-11-19T14:00:00.000+0000';
const unlabelled = { _id: 'other', status: 'queued', createdAt, ...place };
const own = { ...unlabelled, _id: 'own', labels: [label] };

/** Without the pauses between two reads of the list. */
const restless = restlessClock(defaultLimits.startLookUpMs / 30);

interface Scene {
  /** The status of the start; `never`: it is not answered, and the workflow is cancelled. */
  readonly answer: number | 'never';
  /** What each read of the list shows. */
  readonly lists?: readonly (readonly object[])[];
  /** Whether the service tells its own time. */
  readonly date?: 'untold';
}

/** Starts a build: the result, and how often each request was sent. */
async function startOf({ answer, lists = [], date }: Scene) {
  const main = memoryRunner({ with: {} });
  let [starts, reads] = [0, 0];
  await using server = await startRecordingServer(({ method }, response) => {
    response.sendDate = false;
    if (!date) response.setHeader('date', new Date(createdAt).toUTCString());
    if (method === 'GET') return response.end(JSON.stringify({ applications: [], builds: lists[reads++] }));
    starts += 1;
    if (answer === 'never') return main.cancel();
    response.writeHead(answer).end(JSON.stringify({ buildId: 'started' }));
  });
  const { runner } = main;
  const context = {
    ...{ runner, clock: restless, limits: defaultLimits },
    client: testClient(server.url, { clock: restless }),
    grace: createGrace({ clock: restless, cancelled: runner.cancelled }),
    store: createReportStore(stepReport({}), { redact: (text) => text, now: () => 0 }),
  };
  const sent = { appId: 'app', workflowId: 'android', ref: { branch: 'main' }, label };
  const start = startOne(context, { sent, body: { ...place, labels: [label] }, workflowInputs: undefined });
  const result = await start.catch((error: Error) => error.message);
  return { result, starts, reads };
}

test('a start that is answered is not looked up', async () => {
  expect(await startOf({ answer: 200 })).toEqual({
    result: { buildId: 'started', origin: 'started' },
    ...{ starts: 1, reads: 0 },
  });
});

test('a start that is refused is not looked up either', async () => {
  expect(await startOf({ answer: 403 })).toMatchObject({
    result: expect.stringContaining('403'),
    ...{ starts: 1, reads: 0 },
  });
});

test.each<[string, Scene, object]>([
  [
    'with its label',
    { answer: 502, lists: [[own]] },
    { result: { buildId: 'own', origin: 'started' }, reads: 1 },
  ],
  [
    'that alone is possible',
    { answer: 502, lists: [[], [unlabelled]] },
    { result: { buildId: 'other', origin: 'adopted' }, reads: 2 },
  ],
  [
    'with its label alone where the service does not tell its time',
    { answer: 502, lists: [[unlabelled], [own]], date: 'untold' },
    { result: { buildId: 'own', origin: 'started' }, reads: 2 },
  ],
  [
    'with its label alone while the start may still be answered',
    { answer: 'never', lists: [[unlabelled], [own]] },
    { result: { buildId: 'own', origin: 'started' }, reads: 2 },
  ],
])(
  'a start whose answer is lost is sent once, and a build %s is taken for it',
  async (_, scene, expected) => {
    expect(await startOf(scene)).toEqual({ starts: 1, ...expected });
  },
);
