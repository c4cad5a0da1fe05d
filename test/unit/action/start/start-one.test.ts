import { expect, test } from '@jest/globals';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { startOne } from '../../../../src/action/start/start-builds.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { hastyClock } from '../../../support/fake-clock.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { stepReport } from '../../../support/reports.ts';
import { stepParts } from '../../../support/step-parts.ts';

const label = 'gh-1-1-0';
const place = { appId: 'app', workflowId: 'android', branch: 'main' };
const unlabelled = { _id: 'other', status: 'queued', ...place };
const own = { ...unlabelled, _id: 'own', labels: [label] };

interface Scene {
  /** The status of the start; `never`: it is not answered, and the workflow is cancelled. */
  readonly answer: number | 'never';
  /** What the list shows. */
  readonly list?: readonly object[];
}

/** Starts a build: the result, and how often each request was sent. */
async function startOf({ answer, list = [] }: Scene) {
  const main = memoryRunner({ with: {} });
  let [starts, reads] = [0, 0];
  await using server = await startFakeService(({ method, target }, response) => {
    if (target === '/builds/other') return response.end(JSON.stringify({ build: unlabelled }));
    if (method === 'GET') {
      reads += 1;
      return response.end(JSON.stringify({ applications: [], builds: list }));
    }
    starts += 1;
    if (answer === 'never') return main.cancel();
    response.writeHead(answer).end(JSON.stringify({ buildId: 'started' }));
  });
  const context = {
    ...stepParts(main, server.url, { clock: hastyClock(defaultLimits.startGraceMs) }),
    store: createReportStore(stepReport({}), { redact: (text) => text, now: () => 0 }),
  };
  const sent = {
    ...{ baseUrl: server.url, appId: 'app', workflowId: 'android', ref: { branch: 'main' } },
    ...{ label, time: '2026-11-12T14:00:00.000Z' },
  };
  const body = { ...place, labels: [label] };
  const start = startOne(context, { sent, body, workflowInputs: undefined, retryMs: 0 });
  const result = await start.catch((error: Error) => error.message);
  return { result, starts, isLookedUp: reads > 0 };
}

test.each<[string, Scene, object]>([
  ['is answered', { answer: 200 }, { result: 'started', isLookedUp: false }],
  ['is refused', { answer: 403 }, { result: expect.stringContaining('403'), isLookedUp: false }],
  ['is lost, and shown with its label', { answer: 502, list: [own] }, { result: 'own', isLookedUp: true }],
  [
    'is lost, on a service without labels',
    { answer: 502, list: [unlabelled] },
    {
      result: expect.stringMatching(
        /got no usable response.*The build may be other\. No build was cancelled\. Check/,
      ),
      isLookedUp: true,
    },
  ],
  [
    'is lost, and not shown',
    { answer: 502 },
    {
      result: expect.stringContaining('No matching build was found in the list of builds.'),
      isLookedUp: true,
    },
  ],
  [
    'has no answer when the grace period of a cancelled workflow ends',
    { answer: 'never', list: [own] },
    {
      result: expect.stringMatching(/got no usable response.*with the label gh-1-1-0 before/),
      isLookedUp: false,
    },
  ],
])('a start that %s is sent once', async (_, scene, expected) => {
  expect(await startOf(scene)).toEqual({ starts: 1, ...expected });
});
