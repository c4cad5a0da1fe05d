import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { defaultLimits } from '../../../../src/action/limits.ts';
import { start } from '../../../../src/action/start/run.ts';
import type { Transport, WireReply } from '../../../../src/client/http/transport.ts';
import { drive, startAction } from '../../../reliability/drive.ts';
import { FakeClock, seededRandom } from '../../../support/fake-clock.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { ModelService } from '../../../support/model/model-service.ts';

const minute = 60_000;

/** A service that does not say when a build started while it runs; the list does, once it has ended. */
function withoutStart(service: ModelService): Transport {
  return async (request, options) => {
    const reply = await service.transport(request, options);
    if (!/^\/builds\/b\d+$/.test(request.url.pathname)) return reply;
    let text = '';
    for await (const chunk of reply.body) text += String(chunk);
    const answer = JSON.parse(text);
    const { startedAt: _, finishedAt: __, artefacts: ___, ...told } = answer.build;
    const body = Readable.from([Buffer.from(JSON.stringify({ ...answer, build: told }))]);
    return { ...reply, body: body as WireReply['body'] };
  };
}

test('a start that the service does not tell is estimated from what this step saw, but never shown', async () => {
  const clock = new FakeClock();
  const service = new ModelService({
    ...{ clock, labels: 'told', alone: 'whole', latencyMs: 100, listLagMs: 0 },
    nextPlan: () => ({ queuedMs: 10_000, runningMs: 20 * minute, end: 'finished' }),
    nextFault: () => undefined,
  });
  const request = { appId: 'app', branch: 'main', workflowId: 'android' };
  for (let earlier = 0; earlier < 3; earlier += 1) service.addBuild(request);
  await clock.advance(30 * minute);
  const baseUrl = 'https://model.test';
  const main = memoryRunner({
    with: { ...request, token: 'a-token', baseUrl, publicLinks: 'false' },
  });
  const run = startAction(start, {
    ...{ runner: main.runner, transport: withoutStart(service), clock },
    ...{ random: seededRandom(7), limits: defaultLimits },
  });
  await drive(clock, () => run.result !== undefined);
  expect(main.log.filter((line) => line.includes(' building'))).toEqual([
    expect.stringMatching(/about 1\d min left/),
  ]);
  expect(main.outputs).toMatchObject({ status: 'finished', duration: '1200' });
  expect(main.summary()).toContain('finished in 20 min');
});
