import { expect, test } from '@jest/globals';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { conclude } from '../../../../src/action/step/conclude.ts';
import { parsePattern } from '../../../../src/pattern.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { failedWorkflow, stepEnd, stepReport, workflow } from '../../../support/reports.ts';
import { stepParts } from '../../../support/step-parts.ts';

test("problems come after all that the step itself says, in what is left of GitHub's ten of each kind", async () => {
  const { runner, errors, warnings, notices } = memoryRunner({ with: {} });
  const problems = Array.from({ length: 40 }, (_, at) => ({ message: `cause ${at + 1}` }));
  const failed = failedWorkflow({ failure: { reason: 'It failed', step: { name: 'Build', problems } } });
  const without = ['a', 'b', 'c'].map((workflowId) =>
    workflow({ workflowId, artefacts: [], otherArtefacts: ['app.apk'] }),
  );
  const store = createReportStore(stepReport({ workflows: [failed, ...without] }), {
    redact: runner.redactor.redact,
    now: () => 0,
  });
  const nothing = async (): Promise<void> => undefined;
  runner.setOutput('caches', { first: [], all: 1 });
  const succeeded = await conclude(
    { ...stepParts({ runner }, 'http://127.0.0.1:1'), store },
    {
      ...stepEnd,
      settleStatus: async () => runner.log.warning('of the commit status'),
      comment: {
        begin: nothing,
        addQrCodes: nothing,
        finish: async () => runner.log.notice('of the comment'),
      },
      afterBuild: {
        ...stepEnd.afterBuild,
        ...{ artefacts: [parsePattern('*.ipa', { hidden: 'matched' })], ifNoArtefacts: 'error' },
      },
    },
  );
  expect(succeeded).toBe(false);
  const causes = (from: number, to: number): string[] =>
    problems.slice(from - 1, to).map(({ message }) => message);
  expect(errors.slice(4)).toEqual(causes(1, 6));
  expect(warnings).toEqual([
    'of the commit status',
    expect.stringContaining('Some outputs of this step are incomplete'),
    ...causes(7, 14),
  ]);
  expect(notices).toEqual(['of the comment', ...causes(15, 23)]);
});
