import { expect, test } from '@jest/globals';
import { rejected } from '../../../../src/action/report/progress.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { endWait } from '../../../../src/action/step/follow.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { runningWorkflow, stepEnd, stepReport } from '../../../support/reports.ts';
import { stepParts } from '../../../support/step-parts.ts';

// T13
test.each([
  ['an error', 'failed', 1],
  ['the end of all builds', 'ended', 0],
] as const)(
  'when %s ends the wait, a build of another commit that still runs gets %j: %i cancellation(s)',
  async (_, end, count) => {
    await using server = await startFakeService(saying({}));
    const report = stepReport({ workflows: [rejected(runningWorkflow(), 'The branch has moved on.')] });
    const store = createReportStore(report, { redact: (text) => text, now: () => 0 });
    const waiting = { ...stepEnd.waiting, pollInterval: 1_000, cancelAbandoned: true, failOn: [] };
    await endWait({ ...stepParts(memoryRunner({ with: {} }), server.url), store }, { waiting, end });
    expect(server.requests.filter(({ target }) => target.endsWith('/cancel'))).toHaveLength(count);
  },
);
