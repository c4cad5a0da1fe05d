import { expect, test } from '@jest/globals';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { conclude } from '../../../../src/action/step/conclude.ts';
import { parsePattern } from '../../../../src/pattern.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { failedWorkflow, stepEnd, stepReport, workflow } from '../../../support/reports.ts';
import { stepParts } from '../../../support/step-parts.ts';

test('problems leave room for the errors of builds without artefacts: GitHub shows ten', async () => {
  const { runner, errors } = memoryRunner({ with: {} });
  const problems = Array.from({ length: 12 }, (_, at) => ({ message: `cause ${at}` }));
  const failed = failedWorkflow({ failure: { reason: 'It failed', step: { name: 'Build', problems } } });
  const without = ['a', 'b', 'c'].map((workflowId) =>
    workflow({ workflowId, artefacts: [], otherArtefacts: ['app.apk'] }),
  );
  const store = createReportStore(stepReport({ workflows: [failed, ...without] }), {
    redact: runner.redactor.redact,
    now: () => 0,
  });
  const nothing = async (): Promise<void> => undefined;
  const succeeded = await conclude(
    { ...stepParts({ runner }, 'http://127.0.0.1:1'), store },
    {
      ...stepEnd,
      comment: { begin: nothing, addQrCodes: nothing, finish: nothing },
      afterBuild: {
        ...stepEnd.afterBuild,
        ...{ artefacts: [parsePattern('*.ipa', { hidden: 'matched' })], ifNoArtefacts: 'error' },
      },
    },
  );
  expect(succeeded).toBe(false);
  expect(errors).toHaveLength(10);
  expect(errors.filter((text) => text.startsWith('cause'))).toHaveLength(6);
});
