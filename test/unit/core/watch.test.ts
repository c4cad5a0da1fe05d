import { expect, test } from '@jest/globals';
import { type Sighting, type Watch, watchBuild } from '../../../src/core/watch.ts';
import { FakeClock } from '../../support/fake-clock.ts';

/** A build that gives these answers, look by look; the last one for ever. */
function watchOf(clock: FakeClock, answers: readonly (string | Error)[]): Watch & { looks: () => number } {
  let looks = 0;
  return {
    buildId: 'b1',
    clock,
    signal: new AbortController().signal,
    looks: () => looks,
    look: async () => {
      const answer = answers[Math.min(looks++, answers.length - 1)];
      if (answer instanceof Error) throw answer;
      return { _id: 'b1', status: answer ?? '' };
    },
    pause: () => 10_000,
    onFailure: (error) => ({ refused: error.message === 'refused', pauseMs: 5_000 }),
    refusalsInRow: 3,
    lastingMs: 5_000,
  };
}

async function sightings(clock: FakeClock, watch: Watch, ms: number): Promise<string[]> {
  const told: string[] = [];
  const watching = (async () => {
    for await (const sighting of watchBuild(watch)) told.push(said(sighting));
    told.push('end');
  })();
  watching.catch((error) => told.push(`thrown: ${error.message}`));
  await clock.advance(ms);
  return told;
}

function said(sighting: Sighting): string {
  if (sighting.kind === 'state') return sighting.build.status;
  return sighting.kind === 'recovery' ? `recovery after ${sighting.lastedMs}` : sighting.kind;
}

test('each change is told once, and the end ends the watch', async () => {
  const clock = new FakeClock();
  const watch = watchOf(clock, ['queued', 'queued', 'building', 'building', 'finished']);
  expect(await sightings(clock, watch, 60_000)).toEqual(['queued', 'building', 'finished', 'end']);
  expect(watch.looks()).toBe(5);
});

test('a state that nobody knows counts as running', async () => {
  const clock = new FakeClock();
  const watch = watchOf(clock, ['initializing', 'polishing', 'finished']);
  expect(await sightings(clock, watch, 60_000)).toEqual(['initializing', 'polishing', 'finished', 'end']);
});

test('an outage is told once when it begins and once when it is over, however long it is', async () => {
  const clock = new FakeClock();
  const down = Array.from({ length: 100 }, () => new Error('502'));
  const watch = watchOf(clock, ['building', ...down, 'building', 'finished']);
  expect(await sightings(clock, watch, 3_600_000)).toEqual([
    'building',
    'outage',
    'recovery after 500000',
    'finished',
    'end',
  ]);
});

test('looks that fail for a shorter time than an outage lasts are told to nobody', async () => {
  const clock = new FakeClock();
  const failed = new Error('400');
  const answers = ['building', failed, failed, 'building', failed, failed, 'finished'];
  const brief = { ...watchOf(clock, answers), lastingMs: 10_001 };
  expect(await sightings(clock, brief, 3_600_000)).toEqual(['building', 'finished', 'end']);
  const lasting = { ...watchOf(clock, answers), lastingMs: 10_000 };
  expect(await sightings(clock, lasting, 3_600_000)).toEqual([
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
  expect(await sightings(clock, watchOf(clock, ['building', no, no, 'finished']), 60_000)).toEqual([
    'building',
    'finished',
    'end',
  ]);
  expect(await sightings(clock, watchOf(clock, ['building', no, no, no, 'finished']), 60_000)).toEqual([
    'building',
    'lost',
    'end',
  ]);
});

test('the signal ends the watch at once with its reason, in the middle of a pause', async () => {
  const clock = new FakeClock();
  const controller = new AbortController();
  const watch = { ...watchOf(clock, ['building']), signal: controller.signal };
  const told = sightings(clock, watch, 1_000);
  controller.abort(new Error('time is up'));
  expect(await told).toEqual(['building', 'thrown: time is up']);
});
