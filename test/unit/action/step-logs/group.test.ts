import { expect, test } from '@jest/globals';
import { stepLogGroup } from '../../../../src/action/step-logs/excerpt.ts';
import { buildPageUrl, minutes, seconds, stepReport, workflow } from '../../../support/reports.ts';

const log = { head: ['a'], left: { lines: 0, bytes: 0 }, tail: [] };

test('the title has the duration that the service gives, and the workflow where there are several', () => {
  const [one, other] = [workflow({ name: 'Android' }), workflow({ workflowId: 'ios', name: 'iOS' })];
  const titleOf = (workflows: (typeof one)[], duration?: number): string => {
    const step = { name: 'Build Android', ...(duration === undefined ? {} : { duration }) };
    return stepLogGroup({ report: stepReport({ workflows }), workflow: one, step, log }).title;
  };
  expect(titleOf([one], 4 * minutes + 12 * seconds)).toBe('▸ Build Android (4 min 12 s)');
  expect(titleOf([one, other])).toBe('Android ▸ Build Android');
});

test('a gap says how much is left out, and where the whole log is if the page is known', () => {
  const long = { head: ['a'], left: { lines: 12_345, bytes: 1_200_000 }, tail: ['z'] };
  const linesOf = (build: ReturnType<typeof workflow>): readonly string[] =>
    stepLogGroup({ report: stepReport(), workflow: build, step: { name: 'Build' }, log: long }).lines;
  expect(linesOf({ ...workflow(), pageUrl: buildPageUrl })).toEqual([
    'a',
    `… 12,345 lines (1.2\u00a0MB) left out. The full log is on the build's page: ${buildPageUrl}`,
    'z',
  ]);
  const { pageUrl: _, ...unknown } = workflow();
  expect(linesOf(unknown)[1]).toMatch(/ on the service's page of the build\.$/);
});
