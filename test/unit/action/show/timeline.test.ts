import { expect, test } from '@jest/globals';
import type { BuildStep, EndedBuild, WorkflowReport } from '../../../../src/action/report/report.ts';
import { summaryMarkdown } from '../../../../src/action/show/summary.ts';
import { failedWorkflow, seconds, start, stepReport, workflow } from '../../../support/reports.ts';
import { timelineBars } from '../../../support/shown-times.ts';

function summaryOf(...workflows: WorkflowReport[]): string {
  return summaryMarkdown(stepReport({ workflows }));
}

function chartOf(summary: string): string[] | undefined {
  return /```mermaid\n([\s\S]*?)\n```/.exec(summary)?.[1]?.split('\n');
}

/** A step between two seconds of the build. */
function step(name: string, [from, to]: readonly [number, number], outcome = 'success'): BuildStep {
  return {
    ...{ kind: 'ended', name, outcome },
    ...{ startedAt: start + from * seconds, finishedAt: start + to * seconds },
  };
}

/** `queued`, `fetching` and a failed `Compile`; this step saw the build only while it fetched. */
const broken: EndedBuild = failedWorkflow({
  steps: [
    step('Fetch', [65, 66]),
    step('Lint', [66, 70], 'failed'),
    step('Compile', [70, 309], 'failed'),
    { kind: 'waiting', name: 'Publish' },
  ],
  failure: { reason: 'Step 3 script `Compile` exited with status code 1', step: { name: 'Compile' } },
});

test('each step has a bar from the times of the service, and the one that ended the build is red', () => {
  expect(chartOf(summaryOf(broken))).toEqual([
    '%%{init: {"gantt": {"leftPadding": 118}}}%%',
    'gantt',
    '  dateFormat YYYY-MM-DD HH:mm:ss.SSS',
    '  axisFormat %M:%S',
    '  todayMarker off',
    '  section ❌ iOS release',
    '    ⏳ queued 1 min 4 s :done, 2000-01-01 00:00:00.000, 2000-01-01 00:01:04.000',
    '    ✅ Fetch 1 s :2000-01-01 00:01:04.000, 2000-01-01 00:01:05.000',
    '    🟡 Lint 4 s :2000-01-01 00:01:05.000, 2000-01-01 00:01:09.000',
    '    ❌ Compile 3 min 59 s :crit, 2000-01-01 00:01:09.000, 2000-01-01 00:05:08.000',
  ]);
});

test('without steps a build is one bar from its start to its end', () => {
  expect(timelineBars(summaryOf(workflow(), failedWorkflow()))).toEqual([
    { name: 'queued', label: 'queued 12 s', tone: 'done', ms: 12_000 },
    { name: 'finished', label: 'finished 4 min 12 s', tone: undefined, ms: 252_000 },
    { name: 'queued', label: 'queued 1 min 4 s', tone: 'done', ms: 64_000 },
    { name: 'failed', label: 'failed 4 min 5 s', tone: 'crit', ms: 245_000 },
  ]);
});

test('without times of the service there is no duration, no queued time and no chart', () => {
  const { createdAt: _, startedAt: __, finishedAt: ___, ...timeless } = workflow();
  const summary = summaryOf(timeless);
  expect(summary).toMatch(/\| ✅ finished \| – \| – \|\n/);
  expect(summary.split('\n')[0]).toBe('## ✅ Demo App, Android release: finished');
  expect(summary).not.toMatch(/Timeline|mermaid|\d (?:s|min)\b/);
});

test('a step that was interrupted ends with its build, and is red if it ran out of time', () => {
  const steps: BuildStep[] = [
    step('Fetch', [12, 20]),
    { kind: 'running', name: 'Test', startedAt: start + 20 * seconds },
  ];
  const failure = { reason: 'The build took longer than the service allows', step: { name: 'Test' } };
  const bars = timelineBars(summaryOf(workflow({ status: 'timeout', steps, failure })));
  expect(bars.at(-1)).toEqual({ name: 'Test', label: 'Test 4 min 4 s', tone: 'crit', ms: 244_000 });
});

test('a build that took no time has no chart, and one of a tenth of a second has one', () => {
  const instant = workflow({ createdAt: start, startedAt: start, finishedAt: start });
  const none = summaryOf({ ...instant, steps: [step('Fetch', [0, 0])] });
  expect(none).toContain('| ✅ finished | 0\u00a0s | 0\u00a0s |');
  expect(none).not.toContain('Timeline');
  const short = summaryOf({ ...instant, finishedAt: start + 120, steps: [step('Compile', [0, 0.1])] });
  expect(chartOf(short)).toContain('  axisFormat %S.%L');
  expect(timelineBars(short)).toEqual([
    { name: 'Compile', label: 'Compile 0.1 s', tone: undefined, ms: 100 },
  ]);
});

test('the five slowest steps of all builds are a table', () => {
  const android = workflow({
    steps: [step('A', [12, 20]), step('B', [20, 90]), step('C', [90, 91]), step('D', [91, 96])],
  });
  const lines = summaryOf(android, broken).split('\n');
  const head = lines.indexOf('| Slowest steps | Workflow | Duration |');
  expect(lines.slice(head + 1, head + 8)).toEqual([
    '| --- | --- | --- |',
    '| <code>Compile</code> | iOS release | 3\u00a0min\u00a059\u00a0s |',
    '| <code>B</code> | Android release | 1\u00a0min\u00a010\u00a0s |',
    '| <code>A</code> | Android release | 8\u00a0s |',
    '| <code>D</code> | Android release | 5\u00a0s |',
    '| <code>Lint</code> | iOS release | 4\u00a0s |',
    '',
  ]);
});

test('times that are more than a day apart are no chart, because its axis shows hours', () => {
  const endless = workflow({ startedAt: 0, finishedAt: start });
  expect(summaryOf(endless)).not.toContain('mermaid');
});

test('of 200,000 steps the longest are drawn, in a chart that Mermaid accepts', () => {
  const short = Array.from({ length: 999 }, (_, at) => step('short', [100 + at, 101 + at]));
  const workflows = Array.from({ length: 200 }, (_, n) =>
    workflow({
      workflowId: `w${n}`,
      name: `${'！'.repeat(40)}${n}`,
      steps: [...short, step('！'.repeat(40), [12, 20 + n])],
    }),
  );
  const summary = summaryOf(...workflows);
  expect(timelineBars(summary).map(({ ms }) => ms / seconds)).toEqual(
    Array.from({ length: 60 }, (_, at) => 8 + 140 + at),
  );
  const length = chartOf(summary)?.join('\n').length;
  expect(length).toBeGreaterThan(35_000);
  expect(length).toBeLessThanOrEqual(50_000);
});
