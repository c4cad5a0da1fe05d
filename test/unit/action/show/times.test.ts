import { expect, test } from '@jest/globals';
import { commentMarkdown } from '../../../../src/action/github/comment-markdown.ts';
import type { EndedBuild } from '../../../../src/action/report/report.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { verdictLine } from '../../../../src/action/show/log.ts';
import { summaryMarkdown } from '../../../../src/action/show/summary.ts';
import { publishOutputs } from '../../../../src/action/step/outputs.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { failedWorkflow, seconds, start, stepReport, workflow } from '../../../support/reports.ts';

const { finishedAt: _, ...endless } = workflow();
const reversed = workflow({
  createdAt: start + 20 * seconds,
  startedAt: start + 10 * seconds,
  finishedAt: start,
});

test.each<[string, EndedBuild[], whole: string, seconds: string, rows: string[]]>([
  [
    'from the first start to the last end',
    [workflow(), failedWorkflow()],
    '4 min 58 s',
    '298',
    ['4 min 12 s | 12 s', '4 min 5 s | 1 min 4 s'],
  ],
  ['unknown without the end of a build', [workflow(), endless], '', '', ['4 min 12 s | 12 s', '– | 12 s']],
  ['unknown where an end is before its start', [reversed], '', '', ['– | –']],
])('the time of a step is %s, in every place that shows it', (_, workflows, whole, seconds, rows) => {
  const report = stepReport({ workflows });
  const summary = summaryMarkdown(report);
  const heading = ([line = '']: string[]): string => /\d+ min[^.]*|\d+ s$/.exec(line)?.[0] ?? '';
  for (const text of [summary, commentMarkdown(report, { now: start }), verdictLine(report)])
    expect(heading(text.split('\n'))).toBe(whole);
  const table = summary
    .replaceAll('\u00a0', ' ')
    .replace(/^[\s\S]*?\| --- \|\n/, '')
    .split('\n')
    .slice(0, rows.length);
  expect(table.map((line) => line.split(' | ').slice(2).join(' | '))).toEqual(rows.map((row) => `${row} |`));
  const { runner, outputs } = memoryRunner({ with: {} });
  publishOutputs({ runner, store: createReportStore(report, { redact: (text) => text, now: () => start }) });
  expect(outputs.duration).toBe(seconds);
  const builds: { startedAt: string; finishedAt: string }[] = JSON.parse(outputs.builds ?? '[]');
  const iso = (ms: number | undefined): string => (ms === undefined ? '' : new Date(ms).toISOString());
  expect(builds.map(({ startedAt, finishedAt }) => [startedAt, finishedAt])).toEqual(
    workflows.map(({ startedAt, finishedAt }) => [iso(startedAt), iso(finishedAt)]),
  );
});
