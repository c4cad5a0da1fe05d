import { expect, test } from '@jest/globals';
import { StartUncertain } from '../../../../src/client/errors.ts';
import type { WireRequest } from '../../../../src/client/http/transport.ts';
import { failureOf, testClient, testToken } from '../../../support/client.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';

const start = { appId: 'a 1', workflowId: 'w1', branch: 'main' };
const inputs = { flavor: 'dev', count: 3, release: false };

test('a start with inputs goes to the newer API beside the contract, in its words, and returns the id', async () => {
  await using server = await startFakeService(saying({ data: { id: 'b1' } }, 202));
  const client = testClient(`${server.url}/below`);
  const environment = { variables: { VERSION: '1.10' }, groups: ['g'], softwareVersions: { xcode: '16.1' } };
  const whole = { ...start, environment, labels: ['l'], instanceType: 'mac_mini_m2', inputs };
  expect(await client.builds.startWithInputs(whole)).toBe('b1');
  const [asked, ...others] = server.requests;
  expect(others).toEqual([]);
  expect(`${asked?.method} ${asked?.target}`).toBe('POST /below/api/v3/apps/a%201/builds');
  expect(asked?.headers).toMatchObject({ 'x-auth-token': testToken, 'content-type': 'application/json' });
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    workflow_id: 'w1',
    branch: 'main',
    labels: ['l'],
    inputs,
    instance_type: 'mac_mini_m2',
    environment: { variables: { VERSION: '1.10' }, groups: ['g'], software_versions: { xcode: '16.1' } },
  });
});

// T1
test.each([
  ['https://api.codemagic.io', 'https://codemagic.io/api/v3/apps/a%201/builds'],
  ['https://api.codemagic.io/', 'https://codemagic.io/api/v3/apps/a%201/builds'],
  ['https://api.codemagic.io/below', 'https://api.codemagic.io/below/api/v3/apps/a%201/builds'],
  ['https://ci.example.com', 'https://ci.example.com/api/v3/apps/a%201/builds'],
])('with the baseUrl %s it is sent to %s, and what was not given is not sent', async (baseUrl, address) => {
  const sent: WireRequest[] = [];
  const transport = async (request: WireRequest): Promise<never> => {
    sent.push(request);
    throw new Error('nothing listens in this test');
  };
  const client = testClient(baseUrl, { transport, limits: { retryBudgetMs: 0 } });
  expect(await failureOf(client.builds.startWithInputs({ ...start, inputs }))).toBeInstanceOf(StartUncertain);
  expect(await failureOf(client.builds.start(start))).toBeInstanceOf(StartUncertain);
  expect(sent.map(({ url }) => url.href)).toEqual([address, `${baseUrl.replace(/\/$/, '')}/builds`]);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ workflow_id: 'w1', branch: 'main', inputs });
});

test('the error about a refusal names each wrong field', async () => {
  const extra = [
    { key: 'flavor', message: 'unknown option' },
    { message: 'more' },
    { message: 7 },
    { key: { toString: 0 }, message: 'all of it' },
    { key: 'x', message: 'y' },
  ];
  const body = { status_code: 400, detail: 'Validation failed', extra };
  await using refusing = await startFakeService(saying(body, 400));
  const refused = await failureOf(testClient(refusing.url).builds.startWithInputs({ ...start, inputs }));
  expect(refused.message).toContain('Validation failed (flavor: unknown option; more; all of it; x: y)');
});

test.each([
  ['no id', {}],
  ['an id that repeats the token', { id: `b-${testToken}` }],
  ['an empty id', { id: '' }],
  ['a dot', { id: '.' }],
  ['two dots', { id: '..' }],
  ['a space', { id: 'b 1' }],
  ['a line break', { id: 'b\n1' }],
  ['a slash', { id: 'b/1' }],
  ['half a character', { id: 'b\ud83d' }],
  ['129 characters', { id: 'b'.repeat(129) }],
])('an answer with %s is not accepted', async (_, data) => {
  await using server = await startFakeService(saying({ data }, 202));
  const failure = await failureOf(testClient(server.url).builds.startWithInputs({ ...start, inputs }));
  expect(failure).toBeInstanceOf(StartUncertain);
  expect(server.requests).toHaveLength(1);
});

test.each(['5d85f242e941e00019e81bd2', '...', 'b?1#2%2e', 'b'.repeat(128)])(
  'the id %j is one',
  async (id) => {
    await using server = await startFakeService(saying({ data: { id } }, 202));
    expect(await testClient(server.url).builds.startWithInputs({ ...start, inputs })).toBe(id);
  },
);
