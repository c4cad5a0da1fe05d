import { expect, test } from '@jest/globals';
import type { WorkflowReport } from '../../../../src/action/report/report.ts';
import { openingLine, verdictLine } from '../../../../src/action/show/lines.ts';
import { stepReport, workflow } from '../../../support/reports.ts';

test('the first line says what is built', () => {
  expect(openingLine(stepReport())).toBe(
    'Building Demo App, branch feature/sign-in: Android release, iOS release',
  );
});

test('the verdict counts builds by state, the worst first', () => {
  expect(verdictLine(stepReport())).toBe('❌ Demo App: 1 failed, 1 finished after 4 min 58 s');
  const good = stepReport({ status: 'finished', workflows: [workflow(), workflow({ workflowId: 'b' })] });
  expect(verdictLine(good)).toBe('✅ Demo App: all 2 finished in 4 min 12 s');
  const one = stepReport({ status: 'finished', workflows: [workflow()] });
  expect(verdictLine(one)).toBe('✅ Demo App: finished in 4 min 12 s');
  const refused: WorkflowReport = { kind: 'refused', workflowId: 'c', failure: { reason: 'No' } };
  const some = stepReport({ status: 'finished', workflows: [workflow(), refused] });
  expect(verdictLine(some)).toBe('❌ Demo App: 1 without a build, 1 finished after 4 min 12 s');
});
