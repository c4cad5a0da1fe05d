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
  ['Built 12 min.', [took(5), took(7)]],
  ['Built 12 min, saved 9 min by reuse.', [took(12), took(9, 'reused')]],
  ['Built nothing, saved 21 min by reuse.', [took(12, 'reused'), took(9, 'reused')]],
  ['Built 5 min.', [took(5), { ...unknown, origin: 'reused' }]],
  ['Saved 9 min by reuse.', [took(5), unknown, took(9, 'reused')]],
  [undefined, [unknown]],
  [undefined, [runningWorkflow()]],
  [undefined, [notStarted]],
  ['Saved 9 min by reuse.', [notStarted, took(9, 'reused')]],
])('%s', (line, workflows) => {
  expect(costLine(stepReport({ workflows }))).toBe(line);
});
