import { expect, test } from '@jest/globals';
import {
  type ReceivedRequest,
  ReceivedRequests,
  rememberSecrets,
  rememberService,
} from '../../support/leaks.ts';

const secret = 'hunter2/hunter2';
rememberSecrets([secret, 'short', '', undefined]);
rememberService('http://127.0.0.1:4000/api');

const request: ReceivedRequest = {
  method: 'POST',
  target: '/builds',
  headers: { host: '127.0.0.1:4000', 'x-auth-token': secret },
  body: '{"appId":"short"}',
};

function refuse(
  change: Partial<ReceivedRequest>,
  receiver: 'a service' | 'GitHub' = 'a service',
): () => void {
  const received = new ReceivedRequests(receiver);
  received.note({ ...request, ...change });
  return () => received.refuseLeaks();
}

test('a token may be sent to the service that it is for, and to GitHub, in the one header', () => {
  expect(refuse({})).not.toThrow();
  expect(refuse({ headers: { authorization: `token ${secret}` } }, 'GitHub')).not.toThrow();
});

// T1, T3
test.each([
  ['in a body', { body: `{"body":"by ${secret}"}` }],
  ['in the query', { target: `/builds?token=${encodeURIComponent(secret)}` }],
  ['in another header', { headers: { ...request.headers, referer: secret } }],
  ['in base64', { body: btoa(secret) }],
  ['to the newer API without workflowInputs', { target: '/api/v3/apps/a/builds' }],
  ['to another host', { headers: { ...request.headers, host: '127.0.0.1:4001' } }],
])('one that is sent %s is told', (_, change) => {
  expect(refuse(change)).toThrow(/A secret was sent to a service/);
});

test('a token may be sent to the newer API of the service of a step with workflowInputs', () => {
  rememberService('http://127.0.0.1:4002', 'flavor=dev');
  const headers = { ...request.headers, host: '127.0.0.1:4002' };
  expect(refuse({ headers, target: '/api/v3/apps/a/builds' })).not.toThrow();
});

test("the service's header is none of GitHub's", () => {
  expect(refuse({}, 'GitHub')).toThrow(/A secret was sent to GitHub/);
});
