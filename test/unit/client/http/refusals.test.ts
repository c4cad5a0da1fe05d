import { expect, test } from '@jest/globals';
import {
  NotFound,
  NotPermitted,
  RedirectRefused,
  RequestRefused,
  ServiceTrouble,
  StartUncertain,
  Throttled,
  TokenRefused,
} from '../../../../src/client/errors.ts';
import { failureOf, oneAttempt, testClient, testToken } from '../../../support/client.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';

const situations = [
  [400, RequestRefused],
  [401, TokenRefused],
  [402, RequestRefused],
  [403, NotPermitted],
  [404, NotFound],
  [408, ServiceTrouble],
  [409, RequestRefused],
  [422, RequestRefused],
  [425, ServiceTrouble],
  [429, Throttled],
  [500, ServiceTrouble],
  [502, ServiceTrouble],
  [503, ServiceTrouble],
  [504, ServiceTrouble],
] as const;

/** Bodies of refusals that were seen (docs/hosted-service.md, "Errors and limits"), and the explanation in each. */
const bodies: readonly (readonly [body: unknown, said: string | undefined])[] = [
  [{ error: 'No such thing' }, 'No such thing'],
  [{ message: 'No such thing' }, 'No such thing'],
  [{ detail: 'No such thing' }, 'No such thing'],
  [{ error: { code: 7 }, message: 'No such thing' }, 'No such thing'],
  [{ error: '', detail: [{ loc: ['body'] }] }, undefined],
  ['', undefined],
  ['<html><h1>Bad gateway</h1></html>', undefined],
  ['null', undefined],
  ['["a"]', undefined],
];

test.each(situations)('status %d is its own situation, whatever the body', async (status, Situation) => {
  let body: unknown;
  await using server = await startFakeService((request, response) => saying(body, status)(request, response));
  const client = testClient(server.url, { limits: oneAttempt });
  for (const [answered, said] of bodies) {
    body = answered;
    const error = await failureOf(client.builds.get('b'));
    expect(error).toBeInstanceOf(Situation);
    expect(error).toMatchObject({ operation: 'builds.get', status, failure: { kind: 'status', status } });
    expect(error.message).toContain(`refused builds.get with status ${status}${said ? `: ${said}` : ''}. `);
    expect(error.message).not.toMatch(/Bad gateway|\[object/);
  }
});

test.each([400, 401, 403, 404, 422])('a start that is refused with %d is not uncertain', async (status) => {
  await using server = await startFakeService(saying({ error: 'no' }, status));
  const start = testClient(server.url).builds.start({ appId: 'a', workflowId: 'w', branch: 'main' });
  expect(await failureOf(start)).not.toBeInstanceOf(StartUncertain);
  expect(server.requests).toHaveLength(1);
});

// T1
test.each([301, 302, 303, 307, 308])(
  'a redirect with %d is not followed, and the error names only its origin',
  async (status) => {
    await using target = await startFakeService(saying({ build: { _id: 'b', status: 'queued' } }));
    await using server = await startFakeService(
      saying('', status, { location: `${target.url}/builds/b?token=${testToken}` }),
    );
    const error = await failureOf(testClient(server.url).builds.get('b'));
    expect(error).toBeInstanceOf(RedirectRefused);
    expect(error.message).toContain(`redirects builds.get to ${target.url}.`);
    expect(error.message).not.toContain(testToken);
    expect(target.requests).toEqual([]);
    expect(server.requests).toHaveLength(1);
  },
);

test.each([
  ['/somewhere/else', (own: string) => own],
  ['//other.example/x', () => 'http://other.example'],
  ['http://[', () => 'an unreadable address'],
  [undefined, () => 'an unreadable address'],
])('the error about a redirect to %j names the resolved origin', async (location, target) => {
  await using server = await startFakeService(saying('', 302, location ? { location } : {}));
  const error = await failureOf(testClient(server.url).builds.get('b'));
  expect(error.message).toContain(`redirects builds.get to ${target(server.url)}.`);
});

test('no error of the client contains the token', async () => {
  for (const [status] of situations) {
    await using server = await startFakeService(saying('', status));
    const error = await failureOf(testClient(server.url, { limits: oneAttempt }).builds.get('b'));
    expect(JSON.stringify([error.message, error.stack, String(error.cause)])).not.toContain(testToken);
  }
});
