import { expect, test } from '@jest/globals';
import { createGate } from '../../../../src/api/http/semaphore.ts';
import { failureOf, testClient } from '../../../support/client.ts';
import { startRecordingServer } from '../../../support/recording-server.ts';
import { until } from '../../../support/until.ts';

/** Work that is under way until it is told to end. */
function piece() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let begun = false;
  return {
    work: () => {
      begun = true;
      return promise;
    },
    begun: () => begun,
    end: resolve,
    fail: reject,
  };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('as many pieces as the limit are inside, and the others come in the order of arrival', async () => {
  const gate = createGate(2);
  const pieces = Array.from({ length: 5 }, piece);
  const done = pieces.map(({ work }) => gate(work));
  const begun = async (): Promise<boolean[]> => {
    await turn();
    return pieces.map((one) => one.begun());
  };
  expect(await begun()).toEqual([true, true, false, false, false]);
  pieces[1]?.end();
  expect(await begun()).toEqual([true, true, true, false, false]);
  pieces[0]?.end();
  pieces[2]?.end();
  expect(await begun()).toEqual([true, true, true, true, true]);
  for (const { end } of pieces) end();
  await Promise.all(done);
});

test('a piece that fails gives its place on, and its failure to whoever asked', async () => {
  const gate = createGate(1);
  const [first, second] = [piece(), piece()];
  const failed = failureOf(gate(first.work));
  const done = gate(second.work);
  first.fail(new Error('broken'));
  expect((await failed).message).toBe('broken');
  await turn();
  expect(second.begun()).toBe(true);
  second.end();
  await done;
});

test('who leaves the queue leaves with the reason, never works, and loses nobody else their place', async () => {
  const gate = createGate(1);
  const [inside, leaving, next] = [piece(), piece(), piece()];
  const controller = new AbortController();
  const done = [gate(inside.work)];
  const left = failureOf(gate(leaving.work, controller.signal));
  done.push(gate(next.work));
  const reason = new Error('enough');
  controller.abort(reason);
  expect(await left).toBe(reason);
  inside.end();
  await turn();
  expect([leaving.begun(), next.begun()]).toEqual([false, true]);
  next.end();
  await Promise.all(done);
  const after = piece();
  after.end();
  await gate(after.work);
  expect(after.begun()).toBe(true);
});

test('an aborted signal does not get in, and takes no place', async () => {
  const gate = createGate(1);
  const outside = piece();
  const reason = new Error('enough');
  expect(await failureOf(gate(outside.work, AbortSignal.abort(reason)))).toBe(reason);
  const inside = piece();
  inside.end();
  await gate(inside.work);
  expect([outside.begun(), inside.begun()]).toEqual([false, true]);
});

test('a client never has more requests under way than the limit, until their bodies are read', async () => {
  let open = 0;
  let most = 0;
  const held: (() => void)[] = [];
  await using server = await startRecordingServer((_request, response) => {
    most = Math.max(most, ++open);
    response.write('{"build": {"_id": "b", ');
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
