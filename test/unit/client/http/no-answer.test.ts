import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import type { Client } from '../../../../src/client/client.ts';
import { AnswerLost, ServiceError, StartUncertain } from '../../../../src/client/errors.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { isTransient } from '../../../../src/retry.ts';
import { allBuilds, failureOf, oneAttempt, testClient } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { startRawServer } from '../../../support/raw-server.ts';
import { until } from '../../../support/until.ts';
import { memorySink } from '../download/downloads.ts';

const head = (status: string) => (socket: Socket) => void socket.write(`HTTP/1.1 ${status}\r\n\r\n`);
const at101 = head('101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket');
/** Each is noticed at once: the clock stands still. */
const situations = {
  '101': at101,
  'a closed connection': (socket: Socket) => void socket.end(),
  '204': head('204 No Content'),
  '205': head('205 Reset Content\r\nContent-Length: 0'),
  '304': head('304 Not Modified'),
} as const;
type Situation = keyof typeof situations;
const all = Object.keys(situations) as Situation[];

const download = (client: Client, url: string) =>
  client.artefacts.download({ url: `${url}/artifacts/a/b/app.apk`, sink: memorySink() });
const log = (client: Client, url: string) => client.builds.stepLog(`${url}/builds/b/step/s`, { read: text });

describe.each(all)('answered with %s', (situation) => {
  // T9
  test.each([
    ['a poll', (client: Client) => client.builds.get('b')],
    ['a page of the list', (client: Client) => allBuilds(client)],
    ['a download', download],
    [
      'a look at a file',
      (client: Client, url: string) => client.artefacts.check({ url: `${url}/artifacts/a/b/app.apk` }),
    ],
  ])('%s is a failed attempt, that is made again', async (_, send) => {
    await using server = await startRawServer(situations[situation]);
    const failed = await failureOf(send(testClient(server.url, { limits: oneAttempt }), server.url));
    expect(failed).toBeInstanceOf(ServiceError);
    expect(failed instanceof ServiceError && failed.failure && isTransient(failed.failure)).toBe(true);
    if (situation === '101') await until(() => server.sockets.size === 0);
  });

  // T9
  test('a start may have arrived, and is not sent again', async () => {
    await using server = await startRawServer(situations[situation]);
    const client = testClient(server.url);
    const failed = await failureOf(client.builds.start({ appId: 'a', workflowId: 'w', branch: 'main' }));
    expect(failed).toBeInstanceOf(StartUncertain);
    expect(server.requests).toEqual(['POST /builds HTTP/1.1']);
  });

  test.each([
    ['a cancellation', (client: Client) => client.builds.cancel('b'), 'canceled'],
    [
      'the removal of a member',
      (client: Client) => client.teams.remove({ teamId: 't', userId: 'u' }),
      undefined,
    ],
    ['a step log', log, ''],
  ])('%s succeeds only without need of a body', async (_, send, result) => {
    await using server = await startRawServer(situations[situation]);
    const sent = send(testClient(server.url, { limits: oneAttempt }), server.url);
    if (situation === '204' || situation === '205') expect(await sent).toBe(result);
    else
      expect(await failureOf(sent)).toMatchObject({
        failure: { kind: expect.stringMatching(/network|malformed/) },
      });
  });
});

const trickle = (socket: Socket): void =>
  void socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n \r\n');

// T9
test.each([
  ['a poll', (client: Client) => client.builds.get('b')],
  ['a step log', log],
  ['a download', download],
  ['a start', (client: Client) => client.builds.start({ appId: 'a', workflowId: 'w', branch: 'main' })],
  ['a cancellation', (client: Client) => client.builds.cancel('b')],
])('the limit of an attempt ends %s whose answer begins and never ends', async (_, send) => {
  await using server = await startRawServer(trickle);
  const clock = new FakeClock();
  const failed = failureOf(send(testClient(server.url, { clock, limits: oneAttempt }), server.url));
  await until(() => server.requests.length === 1);
  await clock.advance(defaultLimits.idleMs);
  const error = await failed;
  const lost = error instanceof StartUncertain ? error.cause : error;
  expect(lost).toMatchObject({ constructor: AnswerLost, failure: { kind: 'timeout' } });
  await until(() => server.sockets.size === 0);
});

// T9
test.each([
  ['a poll', (client: Client) => client.builds.get('b')],
  ['a step log', log],
  ['a download', download],
  [
    'a look at a file',
    (client: Client, url: string) => client.artefacts.check({ url: `${url}/artifacts/a/b/app.apk` }),
  ],
])(
  '%s that heeds no signal is left behind at its limit, and gives its place to the next',
  async (_, send) => {
    const clock = new FakeClock();
    let sent = 0;
    const client = testClient('http://127.0.0.1:1', {
      clock,
      limits: { ...oneAttempt, simultaneousRequests: 1 },
      transport: () => {
        sent++;
        return new Promise(() => {});
      },
    });
    for (const count of [1, 2]) {
      const failed = failureOf(send(client, 'http://127.0.0.1:1'));
      await until(() => sent === count);
      await clock.advance(defaultLimits.idleMs + 250);
      expect(await failed).toBeInstanceOf(ServiceError);
    }
    expect(clock.pending()).toBe(0);
  },
);
