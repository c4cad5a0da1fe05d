import { expect, test } from '@jest/globals';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { logChanges } from '../../../../src/action/show/log.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { runningWorkflow, stepReport } from '../../../support/reports.ts';

test('the log is quiet since its last line, not since a change that it does not tell', async () => {
  const clock = new FakeClock();
  const { runner, log } = memoryRunner({ with: {} });
  const report = stepReport({ workflows: [runningWorkflow()] });
  const store = createReportStore(report, { redact: (text) => text, now: () => clock.now() });
  const { quietMs } = logChanges({ store, runner, clock });
  await clock.advance(60_000);
  store.updateWorkflow(0, (workflow) => ({ ...workflow, name: 'Android' }));
  expect([log.length, quietMs()]).toEqual([0, 60_000]);
  store.addRecord(0, { _id: 'b1', status: 'publishing' });
  expect([log.length, quietMs()]).toEqual([1, 0]);
});
