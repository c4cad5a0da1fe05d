import { expect, test } from '@jest/globals';
import { networkTransport } from '../../../../src/client/http/transport.ts';
import { failureOf, oneAttempt, testClient } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';
import { until } from '../../../support/until.ts';

class Enough extends Error {}

test('an aborted signal ends an unanswered request with its reason, and closes the connection', async () => {
  await using server = await startFakeService(() => undefined);
  const clock = new FakeClock();
  const controller = new AbortController();
  const failed = failureOf(testClient(server.url, { clock }).builds.get('b', { signal: controller.signal }));
  await until(() => server.requests.length === 1);
  const reason = new Enough();
  controller.abort(reason);
  expect(await failed).toBe(reason);
  await until(() => server.connections.size === 0);
  expect([clock.pending(), server.requests.length]).toEqual([0, 1]);
});

test('an aborted signal ends the reading of an answer with its reason, and closes the connection', async () => {
  await using server = await startFakeService((_request, response) => void response.write('{"bu'));
  let headers = 0;
  const client = testClient(server.url, {
    transport: async (request, options) => {
      const reply = await networkTransport(request, options);
      headers++;
      return reply;
    },
  });
  const controller = new AbortController();
  const failed = failureOf(client.builds.get('b', { signal: controller.signal }));
  await until(() => headers === 1);
  const reason = new Enough();
  controller.abort(reason);
  expect(await failed).toBe(reason);
  await until(() => server.connections.size === 0);
});

test('nothing is sent with an already aborted signal', async () => {
  await using server = await startFakeService(saying({ applications: [] }));
  const reason = new Enough();
  expect(
    await failureOf(testClient(server.url).applications.list({ signal: AbortSignal.abort(reason) })),
  ).toBe(reason);
  expect(server.requests).toEqual([]);
});

test('signal does not end a start in flight, inFlight does', async () => {
  await using server = await startFakeService(() => undefined);
  const [signal, inFlight] = [new AbortController(), new AbortController()];
  const body = { appId: 'a', workflowId: 'w', branch: 'main' };
  const options = { signal: signal.signal, inFlight: inFlight.signal };
  const failed = failureOf(testClient(server.url).builds.start(body, options));
  await until(() => server.requests.length === 1);
  signal.abort(new Enough('The workflow was cancelled'));
  expect(server.connections.size).toBe(1);
  const reason = new Enough('No more patience');
  inFlight.abort(reason);
  expect(await failed).toBe(reason);
  await until(() => server.connections.size === 0);
});

test('a start in flight still returns its build after its signal was aborted', async () => {
  const signal = new AbortController();
  await using server = await startFakeService((_request, response) => {
    signal.abort(new Enough());
    response.end(JSON.stringify({ buildId: 'b' }));
  });
  const body = { appId: 'a', workflowId: 'w', branch: 'main' };
  const options = { signal: signal.signal, inFlight: new AbortController().signal };
  expect(await testClient(server.url).builds.start(body, options)).toBe('b');
});

test('a signal shared by many requests keeps no listeners', async () => {
  await using server = await startFakeService(saying({ build: { _id: 'b', status: 'building' } }));
  const controller = new AbortController();
  let listening = 0;
  const { addEventListener, removeEventListener } = controller.signal;
  controller.signal.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    listening++;
    addEventListener.apply(controller.signal, given);
  };
  controller.signal.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
    listening--;
    removeEventListener.apply(controller.signal, given);
  };
  const client = testClient(server.url);
  await Promise.all(Array.from({ length: 40 }, () => client.builds.get('b', { signal: controller.signal })));
  expect(listening).toBe(0);
});

test('a transport that fails with something other than an error is a lost answer', async () => {
  const transport = (): Promise<never> => Promise.reject('gone');
  const client = testClient('https://build.example.test', { limits: oneAttempt, transport });
  expect((await failureOf(client.builds.get('b'))).message).toContain('(gone)');
});
