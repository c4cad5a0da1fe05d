import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import type { Client } from '../../../../src/client/client.ts';
import { neverConnected, OutcomeUncertain, ServiceError, unanswered } from '../../../../src/client/errors.ts';
import { networkTransport, type Transport } from '../../../../src/client/http/transport.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { failureOf, oneAttempt, testClient } from '../../../support/client.ts';
import { onLinux } from '../../../support/deep-test.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';
import { until } from '../../../support/until.ts';
import { memoryFile } from './downloads.ts';

const start = { appId: 'a', workflowId: 'w', branch: 'main' };
const reason = new Error('enough');

/** The real network, and how many heads of answers have arrived. */
function countingHeads(): { readonly transport: Transport; heads: number } {
  const network: { readonly transport: Transport; heads: number } = {
    heads: 0,
    transport: async (request, options) => {
      const reply = await networkTransport(request, options);
      network.heads += 1;
      return reply;
    },
  };
  return network;
}

// T9
test('the timeout of an attempt covers the reading of the body; a start is uncertain then', async () => {
  await using server = await startFakeService((_request, response) => void response.write('{"bu'));
  for (const send of [({ builds }: Client) => builds.get('b'), ({ builds }: Client) => builds.start(start)]) {
    const clock = new FakeClock();
    const network = countingHeads();
    const { transport } = network;
    const failed = failureOf(send(testClient(server.url, { clock, limits: oneAttempt, transport })));
    await until(() => network.heads === 1);
    await clock.advance(defaultLimits.attemptMs - 1);
    expect(clock.pending()).toBe(1);
    await clock.advance(1);
    const error = await failed;
    const lost = error instanceof OutcomeUncertain ? error.cause : error;
    expect(lost).toMatchObject({ failure: unanswered });
    expect(error.message).toMatch(/did not respond to builds\.\w+ within 30 s\. Check the network/);
    expect(clock.pending()).toBe(0);
    await until(() => server.connections.size === 0);
  }
  expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

// T9
test.each([
  ['a poll', (client: Client) => client.builds.get('b')],
  [
    'a download',
    (client: Client) =>
      client.artefacts.download({ url: 'http://127.0.0.1:1/artifacts/a/b/c', file: memoryFile() }),
  ],
])('%s that heeds no signal ends at its limit, and gives its place to the next', async (_, send) => {
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
    const failed = failureOf(send(client));
    await until(() => sent === count);
    await clock.advance(defaultLimits.idleMs + 250);
    expect(await failed).toBeInstanceOf(ServiceError);
  }
  expect(clock.pending()).toBe(0);
});

test('an aborted signal ends a request with its reason and closes the connection: before the answer, and in its body', async () => {
  for (const part of ['', '{"bu']) {
    await using server = await startFakeService((_request, response) => void (part && response.write(part)));
    const clock = new FakeClock();
    const network = countingHeads();
    const { transport } = network;
    const controller = new AbortController();
    const { builds } = testClient(server.url, { clock, transport });
    const failed = failureOf(builds.get('b', { signal: controller.signal }));
    await until(() => server.requests.length === 1 && (part === '' || network.heads === 1));
    controller.abort(reason);
    expect(await failed).toBe(reason);
    await until(() => server.connections.size === 0);
    expect([clock.pending(), server.requests.length]).toEqual([0, 1]);
  }
});

test('an aborted signal ends a pause with its reason, and nothing is sent with it any more', async () => {
  await using server = await startFakeService(saying('', 502));
  const clock = new FakeClock();
  const controller = new AbortController();
  const { applications } = testClient(server.url, { clock });
  const failed = failureOf(applications.list({ signal: controller.signal }));
  await until(() => (clock.untilNext() ?? defaultLimits.attemptMs) < defaultLimits.attemptMs);
  controller.abort(reason);
  expect(await failed).toBe(reason);
  expect(await failureOf(applications.list({ signal: controller.signal }))).toBe(reason);
  expect([clock.pending(), server.requests.length]).toEqual([0, 1]);
});

test('signal does not end a start in flight, inFlight does', async () => {
  await using server = await startFakeService(() => undefined);
  const [signal, inFlight] = [new AbortController(), new AbortController()];
  const options = { signal: signal.signal, inFlight: inFlight.signal };
  const failed = failureOf(testClient(server.url).builds.start(start, options));
  await until(() => server.requests.length === 1);
  signal.abort(new Error('The workflow was cancelled'));
  expect(server.connections.size).toBe(1);
  inFlight.abort(reason);
  expect(await failed).toBe(reason);
  await until(() => server.connections.size === 0);
});

/** Listens with room for one connection, and takes none. */
const deafServer = `const server = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
  process.stdout.write(server.address().port + '\\n', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
});`;

// Other systems refuse what a full queue has no room for.
onLinux('a connection that takes too long counts as never made: nothing has been sent', async () => {
  const server = spawn(process.execPath, ['-e', deafServer], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = Number(String((await once(server.stdout, 'data'))[0]));
  const sockets = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  try {
    await once(sockets[0] ?? server, 'connect');
    const url = new URL(`http://127.0.0.1:${port}/builds`);
    const sent = networkTransport(
      { method: 'POST', url, headers: {}, body: '{}' },
      { signal: AbortSignal.timeout(20_000), connectMs: 200 },
    );
    const error = await failureOf(sent);
    expect(neverConnected(error)).toBe(true);
    expect(error.message).toBe('connect ETIMEDOUT');
  } finally {
    for (const socket of sockets) socket.destroy();
    server.kill('SIGKILL');
  }
});
