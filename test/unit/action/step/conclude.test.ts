import { expect, test } from '@jest/globals';
import { defaultLimits } from '../../../../src/limits.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { createGrace } from '../../../../src/action/runner/grace.ts';
import { conclude } from '../../../../src/action/step/conclude.ts';
import { parsePattern } from '../../../../src/pattern.ts';
import { testClient } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { failedWorkflow, stepReport, workflow } from '../../../support/reports.ts';

test('causes leave room for the errors of builds without artefacts: GitHub shows ten', async () => {
  const clock = new FakeClock();
  const { runner, errors } = memoryRunner({ with: {} });
  const causes = Array.from({ length: 12 }, (_, at) => ({ message: `cause ${at}` }));
  const failed = failedWorkflow({ failure: { reason: 'It failed', step: { name: 'Build', causes } } });
  const without = ['a', 'b', 'c'].map((workflowId) =>
    workflow({ workflowId, artefacts: [], otherArtefacts: ['app.apk'] }),
  );
  const store = createReportStore(stepReport({ workflows: [failed, ...without] }), {
    redact: runner.redactor.redact,
    now: () => clock.now(),
  });
  const client = testClient('http://127.0.0.1:1', { clock });
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  const nothing = async (): Promise<void> => undefined;
  const succeeded = await conclude(
    { runner, clock, limits: defaultLimits, client, store, grace },
    {
      end: 'ended',
      comment: { begin: nothing, addQrCodes: nothing, finish: nothing },
      waiting: { failOn: ['failed'], timeout: 60_000 },
      appStoreConnect: { wait: false, timeout: 60_000 },
      afterBuild: {
        artefacts: [parsePattern('*.ipa', { hidden: 'matched' })],
        ...{ ifNoArtefacts: 'error', download: undefined, installPage: undefined, summary: false },
      },
    },
  );
  expect(succeeded).toBe(false);
  expect(errors).toHaveLength(10);
  expect(errors.filter((text) => text.startsWith('cause'))).toHaveLength(6);
});
