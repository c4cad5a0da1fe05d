import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { reuseLabel } from '../../../../src/action/start/reuse.ts';
import { StartUncertain } from '../../../../src/client/errors.ts';
import type { WireRequest } from '../../../../src/client/http/transport.ts';
import { v1Body, v3Body } from '../../../../src/client/start-fields.ts';
import { StartBuild } from '../../../../src/contract/start.ts';
import { failureOf, testClient, testToken } from '../../../support/client.ts';
import { saying, startRecordingServer } from '../../../support/recording-server.ts';

const start = { appId: 'a 1', workflowId: 'w1', branch: 'main' };
const inputs = { flavor: 'dev', count: 3, release: false };

test('a start with inputs goes to the newer API beside the contract, in its words, and returns the id', async () => {
  await using server = await startRecordingServer(saying({ data: { id: 'b1' } }, 202));
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

test('a refusal is told with each wrong field, and a start that may have arrived is not sent again', async () => {
  const extra = [
    { key: 'flavor', message: 'unknown option' },
    { message: 'more' },
    { key: 'x', message: 'y' },
  ];
  const body = { status_code: 400, detail: 'Validation failed', extra };
  await using refusing = await startRecordingServer(saying(body, 400));
  const refused = await failureOf(testClient(refusing.url).builds.startWithInputs({ ...start, inputs }));
  expect(refused.message).toContain('Validation failed (flavor: unknown option; more; x: y)');

  await using silent = await startRecordingServer((_request, response) => response.destroy());
  const lost = await failureOf(testClient(silent.url).builds.startWithInputs({ ...start, inputs }));
  expect(lost).toBeInstanceOf(StartUncertain);
  expect(silent.requests).toHaveLength(1);
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
  await using server = await startRecordingServer(saying({ data }, 202));
  const failure = await failureOf(testClient(server.url).builds.startWithInputs({ ...start, inputs }));
  expect(failure).toBeInstanceOf(StartUncertain);
  expect(server.requests).toHaveLength(1);
});

test.each(['5d85f242e941e00019e81bd2', '...', 'b?1#2%2e', 'b'.repeat(128)])(
  'the id %j is one',
  async (id) => {
    await using server = await startRecordingServer(saying({ data: { id } }, 202));
    expect(await testClient(server.url).builds.startWithInputs({ ...start, inputs })).toBe(id);
  },
);

const { environment: environmentSchema, ...topShape } = StartBuild.shape;
const environmentShape = environmentSchema.unwrap().unwrap().shape;

/** A value that the field accepts, with its name in it. */
function sampleOf([name, schema]: [string, z.ZodType]): [string, unknown] {
  const text = `the ${name}`;
  const sample = [text, [text], { [text]: text }].find((value) => schema.safeParse(value).success);
  if (sample === undefined) throw new Error(`This test has no value for the field ${name}`);
  return [name, sample];
}

const environment = Object.fromEntries(Object.entries(environmentShape).map(sampleOf));
const top = Object.fromEntries(Object.entries(topShape).map(sampleOf));
const whole = { ...top, environment } as StartBuild;
const fields = [...Object.keys(topShape), ...Object.keys(environmentShape)];

/** The same start without one field. */
function without(field: string): StartBuild {
  const left = (values: object): object =>
    Object.fromEntries(Object.entries(values).filter(([key]) => key !== field));
  return { ...left(top), environment: left(environment) } as StartBuild;
}

test('the body of POST /builds has every field of a start as it was given, and no other', () => {
  expect(v1Body(whole)).toEqual(whole);
  expect(v1Body({ ...without('groups'), tag: undefined, environment: undefined })).toEqual({
    ...Object.fromEntries(Object.entries(top).filter(([key]) => key !== 'tag')),
  });
});

test('the body of the newer API has every field of a start but the application, which is in its path', () => {
  const body = JSON.stringify(v3Body(whole));
  expect(fields.filter((field) => !body.includes(`"the ${field}"`))).toEqual(['appId']);
  expect(body).not.toMatch(/"[a-z]+[A-Z]\w*":/);
});

/** Fields in which two builds with the same reuse key may differ, and why. */
const notInLabel = {
  appId: 'a build is looked up in its application',
  workflowId: 'a build of another workflow is not used',
  branch: 'the base branch of a pull request can stand for its head',
  tag: 'a build of another tag is not used',
  labels: 'they do not change the app',
  variables: 'often a run number: no build would be used twice',
};

test('the label of a reuse key depends on every field of a start that is not named here', () => {
  const labelOf = (settings: object): string => reuseLabel({ key: 'key', settings: { ...settings } });
  const ignored = fields.filter((field) => labelOf(without(field)) === labelOf(whole));
  expect(ignored.toSorted()).toEqual(Object.keys(notInLabel).toSorted());
});
