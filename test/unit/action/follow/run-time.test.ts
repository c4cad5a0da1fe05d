import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { defaultLimits } from '../../../../src/limits.ts';
import { start } from '../../../../src/action/start/run.ts';
import type { Transport, WireReply } from '../../../../src/client/http/transport.ts';
import { drive, startAction } from '../../../reliability/drive.ts';
import { FakeClock, seededRandom } from '../../../support/fake-clock.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { ModelService } from '../../../support/model/model-service.ts';

const minute = 60_000;

type BuildRecord = Readonly<Record<string, unknown>>;

/** The service, with changed records where a build is read by its ID. */
function withRecords(service: ModelService, changed: (record: BuildRecord) => BuildRecord): Transport {
  return async (request, options) => {
    const reply = await service.transport(request, options);
    if (!/^\/builds\/b\d+$/.test(request.url.pathname)) return reply;
    let text = '';
    for await (const chunk of reply.body) text += String(chunk);
    const answer = JSON.parse(text);
    const body = Readable.from([Buffer.from(JSON.stringify({ ...answer, build: changed(answer.build) }))]);
    return { ...reply, body: body as WireReply['body'] };
  };
}

/** Runs the build action after three builds of 20 min. */
async function buildWith(queuedMs: number, changed: (record: BuildRecord, clock: FakeClock) => BuildRecord) {
  const clock = new FakeClock();
  const service = new ModelService({
    ...{ clock, labels: 'told', alone: 'whole', latencyMs: 100, listLagMs: 0 },
    nextPlan: () => ({ queuedMs, runningMs: 20 * minute, end: 'finished' }),
    nextFault: () => undefined,
  });
  const request = { appId: 'app', branch: 'main', workflowId: 'android' };
  for (let earlier = 0; earlier < 3; earlier += 1) service.addBuild(request);
  await clock.advance(60 * minute);
  const baseUrl = 'https://model.test';
  const main = memoryRunner({
    with: { ...request, token: 'a-token', baseUrl, publicLinks: 'false' },
  });
  const run = startAction(start, {
    ...{ runner: main.runner, transport: withRecords(service, (record) => changed(record, clock)), clock },
    ...{ random: seededRandom(7), limits: defaultLimits },
  });
  await drive(clock, () => run.result !== undefined);
  return main;
}

test('a start that the service does not show is estimated from what this step saw, but never shown', async () => {
  // The list has the start, once the build has ended.
  const withoutStart = ({ startedAt: _, finishedAt: __, artefacts: ___, ...record }: BuildRecord) => record;
  const main = await buildWith(10_000, withoutStart);
  expect(main.log.filter((line) => line.includes(' building'))).toEqual([
    expect.stringMatching(/about 1\d min left/),
  ]);
  expect(main.outputs).toMatchObject({ status: 'finished', duration: '1200' });
  expect(main.summary()).toContain('finished in 20\u00a0min');
});

test('a build that waits for a machine does not run yet, in any of the three states', async () => {
  const main = await buildWith(14 * minute, (record, clock) => {
    const waitedMs = clock.monotonic() - 60 * minute;
    const status = waitedMs < minute ? 'initializing' : waitedMs < 2 * minute ? 'queued' : 'waiting';
    return record.status === 'queued' ? { ...record, status } : record;
  });
  const linesWith = (text: string): string[] => main.log.filter((line) => line.includes(text));
  const onceItRuns = expect.stringContaining('about 20 min once it runs');
  expect(linesWith('⏳ initializing')).toEqual([onceItRuns]);
  expect(linesWith('⏳ waiting for a machine')).toEqual([onceItRuns]);
  expect(linesWith('⏳ still waiting for a machine')).toEqual([onceItRuns, onceItRuns]);
  expect(linesWith('📥 fetching')).toEqual([expect.stringMatching(/about (?:1\d|20) min left/)]);
  expect(main.outputs).toMatchObject({ status: 'finished', duration: '1200' });
  expect(main.summary()).toContain('finished in 20\u00a0min');
});
