import { expect, test } from '@jest/globals';
import { type Watch, type WatchEvent, watchBuild } from '../../../../src/action/follow/watch.ts';
import { sleep } from '../../../../src/clock.ts';
import { FakeClock } from '../../../support/fake-clock.ts';

/** A build that gives these answers, one after the other; the last one for ever. */
function watchOf(
  clock: FakeClock,
  answers: readonly (string | Error)[],
  { signal } = new AbortController(),
): Watch & { polls: () => number } {
  let polls = 0;
  return {
    clock,
    signal,
    polls: () => polls,
    poll: async () => {
      const answer = answers[Math.min(polls++, answers.length - 1)];
      if (answer instanceof Error) throw answer;
      return { _id: 'b1', status: answer ?? '' };
    },
    rest: () => sleep(clock, 10_000, signal),
    onFailure: (error) => ({ refused: error.message === 'refused', pauseMs: 5_000 }),
    refusalsInRow: 3,
    outageAfterMs: 5_000,
  };
}

async function eventsOf(clock: FakeClock, watch: Watch, ms: number): Promise<string[]> {
  const events: string[] = [];
  const watching = (async () => {
    for await (const event of watchBuild(watch)) events.push(textOf(event));
    events.push('end');
  })();
  watching.catch((error) => events.push(`thrown: ${error.message}`));
  await clock.advance(ms);
  return events;
}

function textOf(event: WatchEvent): string {
  if (event.kind === 'change') return event.build.status;
  return event.kind === 'recovery' ? `recovery after ${event.lastedMs}` : event.kind;
}

test('a watch yields each change of state once, and ends with the build', async () => {
  const clock = new FakeClock();
  const watch = watchOf(clock, ['queued', 'queued', 'building', 'building', 'finished']);
  expect(await eventsOf(clock, watch, 60_000)).toEqual(['queued', 'building', 'finished', 'end']);
  expect(watch.polls()).toBe(5);
});

test('a watch yields each change of a step, in a state that stays', async () => {
  const clock = new FakeClock();
  const at = (second: number): string => new Date(second * 1000).toISOString();
  const polled = [
    [{ name: 'Fetch', startedAt: at(1) }],
    [{ name: 'Fetch', status: 'success', startedAt: at(1), finishedAt: at(9) }],
    [{ name: 'Fetch', status: 'success', startedAt: at(1), finishedAt: at(9) }],
    [
      { name: 'Fetch', status: 'success', startedAt: at(1), finishedAt: at(9) },
      { name: 'Compile', startedAt: at(9) },
    ],
  ];
  let polls = 0;
  const watch = {
    ...watchOf(clock, []),
    poll: async () => {
      const buildActions = polled[polls++];
      return { _id: 'b1', status: buildActions ? 'building' : 'finished', buildActions };
    },
  };
  expect(await eventsOf(clock, watch, 60_000)).toEqual([
    'building',
    'building',
    'building',
    'finished',
    'end',
  ]);
});

test('an unknown state counts as running', async () => {
  const clock = new FakeClock();
  const watch = watchOf(clock, ['initializing', 'polishing', 'finished']);
  expect(await eventsOf(clock, watch, 60_000)).toEqual(['initializing', 'polishing', 'finished', 'end']);
});

test('an outage yields one event when it begins and one when it is over, however long it lasts', async () => {
  const clock = new FakeClock();
  const down = Array.from({ length: 100 }, () => new Error('502'));
  const watch = watchOf(clock, ['building', ...down, 'building', 'finished']);
  expect(await eventsOf(clock, watch, 3_600_000)).toEqual([
    'building',
    'outage',
    'recovery after 500000',
    'finished',
    'end',
  ]);
});

test('requests that fail for a shorter time than an outage yield nothing', async () => {
  const clock = new FakeClock();
  const failed = new Error('400');
  const answers = ['building', failed, failed, 'building', failed, failed, 'finished'];
  const brief = { ...watchOf(clock, answers), outageAfterMs: 10_001 };
  expect(await eventsOf(clock, brief, 3_600_000)).toEqual(['building', 'finished', 'end']);
  const lasting = { ...watchOf(clock, answers), outageAfterMs: 10_000 };
  expect(await eventsOf(clock, lasting, 3_600_000)).toEqual([
    'building',
    'outage',
    'recovery after 10000',
    'outage',
    'recovery after 10000',
    'finished',
    'end',
  ]);
});

test('three refusals in a row end the watch, two do not', async () => {
  const clock = new FakeClock();
  const no = new Error('refused');
  expect(await eventsOf(clock, watchOf(clock, ['building', no, no, 'finished']), 60_000)).toEqual([
    'building',
    'finished',
    'end',
  ]);
  expect(await eventsOf(clock, watchOf(clock, ['building', no, no, no, 'finished']), 60_000)).toEqual([
    'building',
    'lost',
    'end',
  ]);
});

test('the signal ends the watch at once with its reason, in the middle of a pause', async () => {
  const clock = new FakeClock();
  const controller = new AbortController();
  const watch = watchOf(clock, ['building'], controller);
  const events = eventsOf(clock, watch, 1_000);
  controller.abort(new Error('time is up'));
  expect(await events).toEqual(['building', 'thrown: time is up']);
});
