import { expect, test } from '@jest/globals';
import { FakeClock } from '../../../support/fake-clock.ts';
import { lacking } from '../../../support/fake-service/fake-build.ts';
import { frankService, place, timedStep } from '../../../support/fake-service/timed-step.ts';

const minute = 60_000;

test('of a build whose start the service does not show, there is no estimate', async () => {
  const clock = new FakeClock();
  const service = frankService({
    ...{ clock, latencyMs: 100, plan: () => ({ queuedMs: 10_000, runningMs: 20 * minute }) },
    // The list has the start, once the build has ended.
    alone: (record) => ({ build: lacking(record, 'startedAt', 'finishedAt', 'artefacts') }),
  });
  for (let earlier = 0; earlier < 3; earlier += 1) service.addBuild({ ...place, workflowId: 'android' });
  await clock.advance(60 * minute);
  const main = timedStep({ clock, service, with: { publicLinks: 'false' } });
  await main.end();
  expect(main.log.filter((line) => line.includes(' building'))).not.toHaveLength(0);
  expect(main.log.join('\n')).not.toContain(' left');
  expect(main.outputs).toMatchObject({ status: 'finished', duration: '1200' });
  expect(main.summary()).toContain('finished in 20 min');
});
