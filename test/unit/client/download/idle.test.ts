import type { ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import type { Sink } from '../../../../src/client/download/download.ts';
import { StorageRefused } from '../../../../src/client/download/errors.ts';
import { AnswerLost } from '../../../../src/client/errors.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { failureOf, testClient } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';
import { until } from '../../../support/until.ts';

import { content, downloads, memorySink, overPauses, start } from './downloads.ts';

// T9
test('60 s without a byte end an attempt, and the next one resumes', async () => {
  await using at = await downloads([{ stallAfter: 1000 }]);
  const clock = new FakeClock();
  const sink = memorySink();
  const retries: Error[] = [];
  const client = testClient(at.service.url, { clock, onRetry: (error) => void retries.push(error) });
  const work = client.artefacts.download({ url: at.url, sink });
  await until(() => sink.length === 1000);
  await clock.advance(defaultLimits.idleMs - 1);
  expect(retries).toEqual([]);
  await clock.advance(1);
  await until(() => retries.length === 1);
  await overPauses(clock, work);
  expect(retries).toEqual([expect.any(AnswerLost)]);
  expect(retries[0]?.message).toContain('sent nothing for 60 s.');
  expect(at.storage.requests.map(start)).toEqual([undefined, 'bytes=1000-']);
});

/** A storage that sends an endless file in the portions that `give` asks for. */
async function dropByDrop() {
  const answers: ServerResponse[] = [];
  const server = await startFakeService((_request, response) => {
    answers.push(response);
    response.writeHead(200).flushHeaders();
  });
  const clock = new FakeClock();
  const retries: Error[] = [];
  const client = testClient(server.url, { clock, onRetry: (error) => void retries.push(error) });
  const sink = memorySink();
  const work = client.artefacts.download({ url: `${server.url}/artifacts/a/b/c`, sink });
  await until(() => answers.length === 1);
  return {
    ...{ clock, retries, sink, work },
    async give(bytes: number) {
      const due = sink.length + bytes;
      answers[0]?.write(Buffer.alloc(bytes));
      await until(() => sink.length === due);
    },
    end: () => answers[0]?.end(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test('a byte in less than 60 s keeps a download alive', async () => {
  await using at = await dropByDrop();
  for (let round = 0; round < 5; round++) {
    await at.clock.advance(defaultLimits.idleMs - 1);
    await at.give(1);
  }
  at.end();
  await at.work;
  expect(at.retries).toEqual([]);
  expect(at.sink.length).toBe(5);
});

// T8
test('a sink that stays busy for 60 s ends an attempt, and the next one goes on behind what the sink holds', async () => {
  await using at = await downloads();
  const clock = new FakeClock();
  const retries: Error[] = [];
  const inner = memorySink();
  const busy = Promise.withResolvers<void>();
  let writes = 0;
  const sink: Sink = {
    get length() {
      return inner.length;
    },
    write(chunk) {
      inner.write(chunk);
      writes += 1;
      return writes === 1 ? busy.promise : undefined;
    },
    restart: () => inner.restart(),
  };
  const client = testClient(at.service.url, { clock, onRetry: (error) => void retries.push(error) });
  const work = client.artefacts.download({ url: at.url, sink, size: content.length });
  await until(() => writes === 1);
  const held = inner.length;
  await clock.advance(defaultLimits.idleMs);
  busy.resolve();
  await overPauses(clock, work);
  expect(retries).toEqual([expect.any(AnswerLost)]);
  expect(at.storage.requests.map(start)).toEqual([undefined, `bytes=${held}-`]);
  expect(inner.bytes().equals(content)).toBe(true);
});

// T9
test('a sink that never takes its bytes does not hold a download up when its signal is aborted', async () => {
  await using at = await downloads();
  const clock = new FakeClock();
  const controller = new AbortController();
  const asked = Promise.withResolvers<void>();
  const sink: Sink = {
    length: 0,
    write() {
      asked.resolve();
      return new Promise(() => {});
    },
    restart: async () => {},
  };
  const client = testClient(at.service.url, { clock });
  const failed = failureOf(client.artefacts.download({ url: at.url, sink }, controller));
  await asked.promise;
  controller.abort(new Error('over'));
  await clock.advance(250);
  expect((await failed).message).toBe('over');
});

// T9
test('a download that receives nothing, or less than 1 MiB, ends with the budget', async () => {
  const clock = new FakeClock();
  await using dead = await downloads(Array.from({ length: 100 }, () => ({ status: 503 })));
  const failed = failureOf(
    testClient(dead.service.url, { clock }).artefacts.download({ url: dead.url, sink: memorySink() }),
  );
  const began = clock.now();
  expect(await overPauses(clock, failed)).toBeInstanceOf(StorageRefused);
  expect(clock.now() - began).toBeLessThanOrEqual(defaultLimits.retryBudgetMs);

  await using slow = await downloads(Array.from({ length: 100 }, () => ({ cutAfter: 1 })));
  const limits = { retryBudgetMs: defaultLimits.attemptMs + 2 * defaultLimits.backoffBaseMs };
  const { artefacts } = testClient(slow.service.url, { clock, limits });
  const cut = failureOf(artefacts.download({ url: slow.url, sink: memorySink() }));
  expect(await overPauses(clock, cut)).toBeInstanceOf(AnswerLost);
});
