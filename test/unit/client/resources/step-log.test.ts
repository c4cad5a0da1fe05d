import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { unanswered } from '../../../../src/client/errors.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { failureOf, oneAttempt, testClient } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';
import { until } from '../../../support/until.ts';

const logUrl = '/builds/b/step/s';

test('a log whose connection breaks is read again from its beginning', async () => {
  await using server = await startFakeService((_request, response) => {
    if (server.requests.length > 1) return void response.end('all of it');
    response.writeHead(200, { 'content-length': '9' });
    response.write('all ', () => response.destroy());
  });
  const clock = new FakeClock();
  const begun: string[] = [];
  const log = testClient(server.url, { clock }).builds.stepLog(server.url + logUrl, {
    read(chunks) {
      begun.push('begun');
      return text(chunks);
    },
  });
  await until(() => clock.untilNext() !== undefined && begun.length === 1 && server.connections.size === 0);
  await until(async () => {
    await clock.advance(1000);
    return server.requests.length === 2;
  });
  expect(await log).toBe('all of it');
  expect(begun).toHaveLength(2);
});

test('what the reader throws is not taken for a failure of the service, and nothing is sent again', async () => {
  await using server = await startFakeService(saying('a log'));
  const wrong = new RangeError('a bug of the reader');
  const failed = testClient(server.url).builds.stepLog(server.url + logUrl, {
    async read(chunks) {
      for await (const _ of chunks) throw wrong;
    },
  });
  expect(await failureOf(failed)).toBe(wrong);
  expect(server.requests).toHaveLength(1);
});

// T9
test('a log may take as long as it goes on, and ends after 60 s without a byte', async () => {
  let send: ((chunk: string) => void) | undefined;
  await using server = await startFakeService((_request, response) => {
    send = (chunk) => void response.write(chunk);
    response.writeHead(200).flushHeaders();
  });
  const clock = new FakeClock();
  let bytes = 0;
  const client = testClient(server.url, { clock, limits: oneAttempt });
  const failed = failureOf(
    client.builds.stepLog(server.url + logUrl, {
      async read(chunks) {
        for await (const chunk of chunks) bytes += chunk.length;
      },
    }),
  );
  await until(() => send !== undefined);
  for (const whole of [1, 2, 3]) {
    await clock.advance(defaultLimits.idleMs - 1);
    send?.('x');
    await until(() => bytes === whole);
  }
  await clock.advance(defaultLimits.idleMs);
  expect(await failed).toMatchObject({ failure: unanswered });
  expect((await failed).message).toContain(`${server.url} did not respond to builds.stepLog within 60 s.`);
});
