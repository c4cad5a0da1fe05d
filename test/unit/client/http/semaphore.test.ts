import { expect, test } from '@jest/globals';
import { createSemaphore } from '../../../../src/client/http/limiters.ts';
import { failureOf, testClient } from '../../../support/client.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';
import { until } from '../../../support/until.ts';

/** A task that runs until `end` or `fail` is called. */
function task() {
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

test('as many tasks as the limit run at a time, in the order of arrival', async () => {
  const semaphore = createSemaphore(2);
  const tasks = Array.from({ length: 5 }, task);
  const done = tasks.map(({ work }) => semaphore.run(work));
  const begun = async (): Promise<boolean[]> => {
    await turn();
    return tasks.map((one) => one.begun());
  };
  expect(await begun()).toEqual([true, true, false, false, false]);
  tasks[1]?.end();
  expect(await begun()).toEqual([true, true, true, false, false]);
  tasks[0]?.end();
  tasks[2]?.end();
  expect(await begun()).toEqual([true, true, true, true, true]);
  for (const { end } of tasks) end();
  await Promise.all(done);
});

test('a task that fails frees its slot, and rejects with its error', async () => {
  const semaphore = createSemaphore(1);
  const [first, second] = [task(), task()];
  const failed = failureOf(semaphore.run(first.work));
  const done = semaphore.run(second.work);
  first.fail(new Error('broken'));
  expect((await failed).message).toBe('broken');
  await turn();
  expect(second.begun()).toBe(true);
  second.end();
  await done;
});

test('an aborted task leaves the queue with the reason, never runs, and takes no slot from others', async () => {
  const semaphore = createSemaphore(1);
  const [inside, leaving, next] = [task(), task(), task()];
  const controller = new AbortController();
  const done = [semaphore.run(inside.work)];
  const left = failureOf(semaphore.run(leaving.work, controller.signal));
  done.push(semaphore.run(next.work));
  const reason = new Error('enough');
  controller.abort(reason);
  expect(await left).toBe(reason);
  inside.end();
  await turn();
  expect([leaving.begun(), next.begun()]).toEqual([false, true]);
  next.end();
  await Promise.all(done);
  const after = task();
  after.end();
  await semaphore.run(after.work);
  expect(after.begun()).toBe(true);
});

test('a task with an aborted signal does not run, and takes no slot', async () => {
  const semaphore = createSemaphore(1);
  const outside = task();
  const reason = new Error('enough');
  expect(await failureOf(semaphore.run(outside.work, AbortSignal.abort(reason)))).toBe(reason);
  const inside = task();
  inside.end();
  await semaphore.run(inside.work);
  expect([outside.begun(), inside.begun()]).toEqual([false, true]);
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
