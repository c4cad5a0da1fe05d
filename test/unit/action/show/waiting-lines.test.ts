import { expect, test } from '@jest/globals';
import type { RunningBuild } from '../../../../src/action/report/report.ts';
import { waitingLines } from '../../../../src/action/show/log.ts';
import { minutes, runningWorkflow, start, stepReport, workflow } from '../../../support/reports.ts';

const now = start + 9 * minutes;

function linesOf(workflows: readonly RunningBuild[], { isUnanswered = false } = {}): string[] {
  const report = stepReport({ workflows: [...workflows, workflow()] });
  return waitingLines({ report, isUnanswered, now });
}

test('each build that runs has a line with its step or state, and the time left', () => {
  const step = { kind: 'running', name: 'Build ipa', startedAt: start } as const;
  const ios = runningWorkflow({ workflowId: 'ios', steps: [step], estimate: 'about 3 min left' });
  const web = runningWorkflow({ workflowId: 'web', status: 'queued' });
  expect(linesOf([ios, web])).toEqual([
    '09:00  ios      ▸ Build ipa, still running · about 3 min left',
    '09:00  web      ⏳ still queued',
  ]);
});

test('a build for which the service does not answer is told as it was last seen', () => {
  const ios = runningWorkflow({ workflowId: 'ios', estimate: 'about 3 min left' });
  expect(linesOf([ios], { isUnanswered: true })).toEqual([
    '09:00  ios      🔨 still building when last seen · the service is not responding',
  ]);
});

test('a build that was never seen has no state', () => {
  const unseen = runningWorkflow({ workflowId: 'ios', changes: [], status: undefined });
  expect(linesOf([unseen])).toEqual(['09:00  ios      ❓ not seen yet']);
  expect(linesOf([unseen], { isUnanswered: true })).toEqual([
    '09:00  ios      ❓ not seen yet · the service is not responding',
  ]);
});

test('more than four builds are counted in one line', () => {
  const builds = ['queued', 'building', 'queued', 'queued', 'queued'].map((status, index) =>
    runningWorkflow({ workflowId: `w${index}`, status }),
  );
  expect(linesOf(builds.slice(0, 4))).toHaveLength(4);
  expect(linesOf(builds)).toEqual(['09:00  ⏳ still waiting for 5 builds: 4 queued, 1 building']);
  expect(linesOf(builds, { isUnanswered: true })).toEqual([
    expect.stringContaining(' · the service is not responding'),
  ]);
});
