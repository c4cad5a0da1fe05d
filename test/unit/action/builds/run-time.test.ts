import { expect, test } from '@jest/globals';
import { FakeClock } from '../../../support/fake-clock.ts';
import type { BuildRecord } from '../../../support/fake-service/fake-build.ts';
import { frankService, place, timedStep } from '../../../support/fake-service/timed-step.ts';

const minute = 60_000;

/** Runs the build action after three builds of 20 min, with changed records where a build is read by its ID. */
async function buildWith(queuedMs: number, changed: (record: BuildRecord, clock: FakeClock) => object) {
  const clock = new FakeClock();
  const service = frankService({
    ...{ clock, latencyMs: 100 },
    alone: (record) => ({ application: { _id: 'app' }, build: changed(record, clock) }),
    plan: () => ({ queuedMs, runningMs: 20 * minute }),
  });
  for (let earlier = 0; earlier < 3; earlier += 1) service.addBuild({ ...place, workflowId: 'android' });
  await clock.advance(60 * minute);
  const main = timedStep({ clock, service, with: { publicLinks: 'false' } });
  await main.end();
  return main;
}

test('of a build whose start the service does not show, there is no estimate', async () => {
  // The list has the start, once the build has ended.
  const withoutStart = ({ startedAt: _, finishedAt: __, artefacts: ___, ...record }: BuildRecord) => record;
  const main = await buildWith(10_000, withoutStart);
  expect(main.log.filter((line) => line.includes(' building'))).not.toHaveLength(0);
  expect(main.log.join('\n')).not.toContain(' left');
  expect(main.outputs).toMatchObject({ status: 'finished', duration: '1200' });
  expect(main.summary()).toContain('finished in 20 min');
});

test('a build that waits for a machine does not run yet, in any of the three states', async () => {
  const main = await buildWith(14 * minute, (record, clock) => {
    const waitedMs = clock.monotonic() - 60 * minute;
    const status = waitedMs < minute ? 'initializing' : waitedMs < 2 * minute ? 'queued' : 'waiting';
    return record.status === 'queued' ? { ...record, status } : record;
  });
  const linesWith = (text: string): string[] => main.log.filter((line) => line.includes(text));
  const onceItRuns = expect.stringContaining('about 20 min once it runs');
  expect(linesWith('⏳ initializing')).toEqual([onceItRuns]);
  expect(linesWith('⏳ waiting for a machine')).toEqual([onceItRuns]);
  expect(linesWith('⏳ still waiting for a machine')).toEqual([onceItRuns, onceItRuns]);
  expect(linesWith('📥 fetching')).toEqual([expect.stringMatching(/about (?:1\d|20) min left/)]);
  expect(main.outputs).toMatchObject({ status: 'finished', duration: '1200' });
  expect(main.summary()).toContain('finished in 20 min');
});
