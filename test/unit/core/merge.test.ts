import { expect, test } from '@jest/globals';
import { sleep } from '../../../src/clock.ts';
import { merge } from '../../../src/core/merge.ts';
import { FakeClock } from '../../support/fake-clock.ts';

async function* ticks(
  clock: FakeClock,
  name: string,
  pauses: readonly number[],
  onReturn = (): void => undefined,
) {
  try {
    for (const ms of pauses) {
      await sleep(clock, ms);
      yield `${name}@${ms}`;
    }
  } finally {
    onReturn();
  }
}

test('what several sources yield comes in the order of time', async () => {
  const clock = new FakeClock();
  const seen: string[] = [];
  const done = (async () => {
    for await (const item of merge([
      ticks(clock, 'a', [10, 30]),
      ticks(clock, 'b', [20]),
      ticks(clock, 'c', []),
    ]))
      seen.push(item);
  })();
  await clock.advance(100);
  await done;
  expect(seen).toEqual(['a@10', 'b@20', 'a@30']);
});

test('a source that fails while the loop is busy is heard of when the loop comes back, and by nobody else', async () => {
  const unheard: unknown[] = [];
  const listen = (reason: unknown): void => void unheard.push(reason);
  process.on('unhandledRejection', listen);
  async function* failing(): AsyncGenerator<string> {
    yield 'sound';
    throw new Error('broken source');
  }
  const loop = async (): Promise<void> => {
    for await (const _ of merge([failing()])) await new Promise((resolve) => setImmediate(resolve));
  };
  await expect(loop()).rejects.toThrow('broken source');
  process.off('unhandledRejection', listen);
  expect(unheard).toEqual([]);
});

test('leaving the loop returns every source, and an error of one reaches the loop', async () => {
  const clock = new FakeClock();
  let returned = 0;
  async function* failing(): AsyncGenerator<string> {
    yield 'sound';
    throw new Error('broken source');
  }
  const done = (async () => {
    for await (const _ of merge([ticks(clock, 'a', [1, 10], () => returned++), failing()]));
  })();
  const outcome = done.catch((error: Error) => error.message);
  await clock.advance(100);
  expect(await outcome).toBe('broken source');
  expect(returned).toBe(1);
});
