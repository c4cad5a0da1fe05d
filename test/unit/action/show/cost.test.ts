import { expect, test } from '@jest/globals';
import type { EndedBuild, WorkflowReport } from '../../../../src/action/report/report.ts';
import { costLine } from '../../../../src/action/show/summary.ts';
import { minutes, runningWorkflow, start, stepReport, workflow } from '../../../support/reports.ts';

function took(length: number, origin: EndedBuild['origin'] = 'started'): EndedBuild {
  return workflow({ origin, startedAt: start, finishedAt: start + length * minutes });
}

const { finishedAt: _, ...unknown } = took(3);

/** A start that was lost may have made a build. */
const notStarted: WorkflowReport = { kind: 'refused', workflowId: 'android', failure: { reason: 'no' } };

test.each<[string | undefined, WorkflowReport[]]>([
  ['12 min of build time in total.', [took(5), took(7)]],
  ['12 min of build time in total, 9 min saved by reuse.', [took(12), took(9, 'reused')]],
  ['Nothing built, 21 min saved by reuse.', [took(12, 'reused'), took(9, 'reused')]],
  ['5 min of build time in total.', [took(5), { ...unknown, origin: 'reused' }]],
  ['9 min saved by reuse.', [took(5), unknown, took(9, 'reused')]],
  [undefined, [unknown]],
  [undefined, [runningWorkflow()]],
  [undefined, [notStarted]],
  ['9 min saved by reuse.', [notStarted, took(9, 'reused')]],
])('%s', (line, workflows) => {
  expect(costLine(stepReport({ workflows }))).toBe(line);
});
