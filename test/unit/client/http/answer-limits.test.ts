import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { AnswerTooLarge, NotFound, StartUncertain } from '../../../../src/client/errors.ts';
import { defaultLimits, type Limits } from '../../../../src/limits.ts';
import { allBuilds, failureOf, oneAttempt, testClient } from '../../../support/client.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';

/** JSON of exactly this many bytes, with the fields that are needed. */
function ofBytes(bytes: number): string {
  const [begin, end] = [
    '{"_id":"b","url":"u","buildId":"b","build":{"_id":"b","status":"queued"},"builds":[],"applications":[],"caches":[],"pad":"',
    '"}',
  ];
  return begin + 'x'.repeat(bytes - begin.length - end.length) + end;
}

const limits: Partial<Limits> = {
  ...oneAttempt,
  pageBytes: 4000,
  buildBytes: 3000,
  logBytes: 2000,
  answerBytes: 1000,
  refusalBytes: 500,
};

test('the limits of bodies and lists are those that the documentation names', () => {
  expect(defaultLimits).toMatchObject({
    pageBytes: 16 * 2 ** 20,
    buildBytes: 8 * 2 ** 20,
    answerBytes: 2 ** 20,
    answerValues: 100_000,
    answerTextLength: 8 * 2 ** 10,
    refusalBytes: 64 * 2 ** 10,
    artefactsOfBuild: 1000,
    stepsOfBuild: 1000,
    labelsOfBuild: 200,
  });
});

// T10
test.each([
  ['builds.list', 4000],
  ['builds.get', 3000],
  ['builds.stepLog', 2000],
  ['applications.list', 1000],
  ['caches.list', 1000],
  ['artefacts.createPublicUrl', 1000],
] as const)(
  'an answer to %s may be as large as its limit, and not one byte larger',
  async (operation, most) => {
    let bytes = most;
    await using server = await startFakeService((_request, response) => void response.end(ofBytes(bytes)));
    const client = testClient(server.url, { limits });
    const calls = {
      'builds.list': () => allBuilds(client),
      'builds.get': () => client.builds.get('b'),
      'builds.stepLog': () => client.builds.stepLog(`${server.url}/builds/b/step/s`, { read: text }),
      'applications.list': () => client.applications.list(),
      'caches.list': () => client.caches.list('a'),
      'artefacts.createPublicUrl': () =>
        client.artefacts.createPublicUrl({ url: `${server.url}/artifacts/a/b/c`, expiresAt: 1 }),
    };
    await calls[operation]();
    bytes = most + 1;
    const error = await failureOf(calls[operation]());
    expect(error).toBeInstanceOf(AnswerTooLarge);
    expect(error.message).toContain(`responded to ${operation} with more than 0.00`);
  },
);

test('a limit is shown in MiB, and a start is uncertain when its answer is too large', async () => {
  await using server = await startFakeService(saying('x'.repeat(2 ** 20 + 1)));
  const client = testClient(server.url, { limits: oneAttempt });
  const error = await failureOf(client.builds.start({ appId: 'a', workflowId: 'w', branch: 'main' }));
  expect(error).toBeInstanceOf(StartUncertain);
  expect(error.cause).toBeInstanceOf(AnswerTooLarge);
  expect(error.message).toContain('responded to builds.start with more than 1 MiB. ');
});

test('a refusal with a long body is the same situation, without an explanation', async () => {
  const body = (bytes: number): string => `{"error":"${'x'.repeat(bytes - 12)}"}`;
  let bytes = 500;
  await using server = await startFakeService((_request, response) =>
    response.writeHead(404).end(body(bytes)),
  );
  const client = testClient(server.url, { limits });
  const explained = await failureOf(client.builds.get('b'));
  expect(explained).toMatchObject({ status: 404, message: expect.stringContaining('x'.repeat(488)) });
  bytes = 501;
  const error = await failureOf(client.builds.get('b'));
  expect(error).toBeInstanceOf(NotFound);
  expect(error.message).not.toContain('xx');
});

// T10
test('an answer with too many values is not parsed', async () => {
  await using server = await startFakeService(saying({ builds: [], other: [{}, 1, '"[,{\\'] }));
  const read = (answerValues: number): Promise<unknown> =>
    allBuilds(testClient(server.url, { limits: { ...oneAttempt, answerValues } }));
  expect(await read(7)).toEqual([]);
  const error = await failureOf(read(6));
  expect(error).toBeInstanceOf(AnswerTooLarge);
  expect(error.message).toContain('with more than 6 values. ');
});

// T10
test('long texts are cut wherever they are, after secrets in them are hidden', async () => {
  const url = `https://example.com/${'x'.repeat(30)}`;
  const message = `${'m'.repeat(25)}a-long-secret and more`;
  const build = { _id: 'b', status: 'failed', message, artefacts: [{ name: 'app.apk', url }] };
  await using server = await startFakeService(saying({ build }));
  const redactProse = (text: string): string => text.replaceAll('a-long-secret', '***');
  const client = testClient(server.url, { redactProse, limits: { answerTextLength: 30 } });
  expect((await client.builds.get('b')).build).toEqual({
    ...build,
    message: `${'m'.repeat(25)}*** …`,
    artefacts: [{ name: 'app.apk', url: 'https://example.com/xxxxxxxxx…' }],
  });
});

test('an answer may be nested as deeply as it has values', async () => {
  const depth = defaultLimits.answerValues - 10;
  await using server = await startFakeService(
    saying(`{"builds":[],"other":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  );
  expect(await allBuilds(testClient(server.url))).toEqual([]);
});

test('only the first labels and steps are kept, of one build and of a list', async () => {
  const step = (name: string) => ({ name, subactions: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] });
  const build = {
    _id: 'b',
    status: 'queued',
    labels: ['one', 'two', 'three'],
    buildActions: [step('first'), step('second'), step('third')],
  };
  await using server = await startFakeService(saying({ build, builds: [build] }));
  const client = testClient(server.url, { limits: { labelsOfBuild: 1, stepsOfBuild: 2 } });
  const kept = {
    _id: 'b',
    status: 'queued',
    labels: ['one'],
    buildActions: ['first', 'second'].map((name) => ({ name, subactions: [{ name: 'a' }, { name: 'b' }] })),
  };
  expect((await client.builds.get('b')).build).toEqual(kept);
  expect(await allBuilds(client)).toEqual([kept]);
});
