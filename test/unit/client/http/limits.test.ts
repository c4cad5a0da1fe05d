import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { AnswerUnusable } from '../../../../src/client/errors.ts';
import { createSemaphore } from '../../../../src/client/http/semaphore.ts';
import { defaultLimits, type Limits } from '../../../../src/limits.ts';
import { allBuilds, failureOf, oneAttempt, testClient } from '../../../support/client.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';
import { until } from '../../../support/until.ts';

/** JSON of exactly this many bytes, with the fields that are needed. */
function ofBytes(bytes: number): string {
  const [begin, end] = [
    '{"_id":"b","url":"u","buildId":"b","build":{"_id":"b","status":"queued"},"builds":[],"applications":[],"pad":"',
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
    refusalBytes: 64 * 2 ** 10,
    logBytes: 64 * 2 ** 20,
    searchBytes: 32 * 2 ** 20,
    simultaneousRequests: 8,
  });
});

// T10
test.each([
  ['builds.list', 4000],
  ['builds.get', 3000],
  ['builds.stepLog', 2000],
  ['applications.list', 1000],
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
      'artefacts.createPublicUrl': () =>
        client.artefacts.createPublicUrl({ url: `${server.url}/artifacts/a/b/c`, expiresAt: 1 }),
    };
    await calls[operation]();
    bytes = most + 1;
    const error = await failureOf(calls[operation]());
    expect(error).toMatchObject({ constructor: AnswerUnusable, failure: undefined });
    expect(error.message).toContain(`responded to ${operation} with more than 0.00`);
  },
);

// T10
test('prose is cut after the secrets in it are hidden; names and addresses that are too long are invalid', async () => {
  const secret = 'a-long-secret';
  const message = `${'m'.repeat(8_190)}${secret} and more`;
  const step = { name: `${'s'.repeat(8_192)}s`, subactions: [] };
  const artefacts = [
    { name: 'app.apk', url: `https://example.com/${'x'.repeat(8_192)}` },
    { name: 'app.ipa', url: 'https://example.com/app.ipa' },
  ];
  const build = { _id: 'b', status: 'failed', message, artefacts, buildActions: [step] };
  await using server = await startFakeService(saying({ build }));
  const redactProse = (text: string): string => text.replaceAll(secret, '***');
  expect((await testClient(server.url, { redactProse }).builds.get('b')).build).toEqual({
    ...build,
    message: `${'m'.repeat(8_190)}**`,
    artefacts: [artefacts[1]],
    buildActions: [{ ...step, name: 's'.repeat(8_192) }],
  });
});

// T10
test('a page of 10,001 builds is read, and of each build only the first artefacts, labels and steps', async () => {
  const many = <Item>(item: Item) => Array.from({ length: 2_001 }, () => item);
  const build = {
    _id: 'b',
    status: 'queued',
    artefacts: many({ name: 'app.apk', url: 'u' }),
    labels: many('label'),
    buildActions: many({ name: 'step', subactions: [] }).with(0, {
      name: 'step',
      subactions: many({}) as never[],
    }),
  };
  const others = Array.from({ length: 10_000 }, (_, n) => ({ _id: `b${n}`, status: 'queued' }));
  await using server = await startFakeService(saying({ build, builds: [build, ...others] }));
  const client = testClient(server.url);
  const page = await allBuilds(client);
  expect(page).toHaveLength(10_001);
  for (const read of [(await client.builds.get('b')).build, ...page.slice(0, 1)]) {
    const steps = read.buildActions ?? [];
    const counts = [read.artefacts, read.labels, steps, steps[0]?.subactions].map((list) => list?.length);
    expect(counts).toEqual([2_000, 200, 1_000, 1_000]);
  }
});

/** A task that runs until `end` is called. */
function task() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const one = {
    begun: false,
    work: () => {
      one.begun = true;
      return promise;
    },
    end: resolve,
  };
  return one;
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a task that is aborted in the queue never runs, and takes no slot from others', async () => {
  const semaphore = createSemaphore(1);
  const [inside, leaving, next] = [task(), task(), task()];
  const controller = new AbortController();
  const done = [semaphore.run(inside.work)];
  const left = failureOf(semaphore.run(leaving.work, controller.signal));
  done.push(semaphore.run(next.work));
  const reason = new Error('enough');
  controller.abort(reason);
  inside.end();
  expect(await left).toBe(reason);
  await turn();
  expect([leaving.begun, next.begun]).toEqual([false, true]);
  next.end();
  await Promise.all(done);
  const outside = task();
  expect(await failureOf(semaphore.run(outside.work, controller.signal))).toBe(reason);
  expect(outside.begun).toBe(false);
});

test('a client never has more requests in flight than the limit, until their bodies are read', async () => {
  let open = 0;
  let most = 0;
  const held: (() => void)[] = [];
  await using server = await startFakeService(({ target }, response) => {
    most = Math.max(most, ++open);
    response.write(`{"build": {"_id": "${target.slice('/builds/'.length)}", `);
    held.push(() => {
      open--;
      response.end('"status": "queued"}}');
    });
  });
  const client = testClient(server.url, { limits: { simultaneousRequests: 3 } });
  const answers = Array.from({ length: 10 }, (_, n) => client.builds.get(`b${n}`));
  for (let answered = 0; answered < 10; answered++) {
    await until(() => held.length > 0 && server.requests.length >= Math.min(10, answered + 3));
    held.shift()?.();
  }
  await Promise.all(answers);
  expect(most).toBe(3);
  expect(server.requests.map(({ target }) => target).toSorted()).toEqual(
    Array.from({ length: 10 }, (_, n) => `/builds/b${n}`),
  );
});
