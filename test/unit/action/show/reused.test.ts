/** How a build that is reused is shown, in summary and comment. */
import { expect, test } from '@jest/globals';
import { commentMarkdown } from '../../../../src/action/github/comment/comment-markdown.ts';
import type { EndedBuild } from '../../../../src/action/report/report.ts';
import { verdict } from '../../../../src/action/report/states.ts';
import { wholeTimes } from '../../../../src/action/report/times.ts';
import { aboutLine } from '../../../../src/action/show/overview.ts';
import { summaryMarkdown } from '../../../../src/action/show/summary.ts';
import { minutes, start, stepReport, workflow } from '../../../support/reports.ts';

const old = 'aaaaaaaaaa1111111111';
const hour = 60 * minutes;

function reused(fields: Partial<EndedBuild> = {}): EndedBuild {
  const times = { createdAt: start - 50 * hour, startedAt: start - 50 * hour, finishedAt: start - 49 * hour };
  return workflow({ origin: 'reused', workflowId: 'ios', name: 'iOS', commit: old, ...times, ...fields });
}

test('the verdict says how many builds are reused', () => {
  const text = (...workflows: EndedBuild[]): string =>
    verdict(stepReport({ workflows, status: 'finished' })).text;
  expect(text(reused())).toBe('finished in 1 h, reused');
  expect(text(workflow(), reused())).toBe('all 2 finished in 4 min 12 s, 1 of 2 reused');
  expect(text(reused(), reused({ workflowId: 'android' }))).toBe('all 2 finished in 1 h, reused');
});

test('its times are not those of the step, unless nothing else was built', () => {
  expect(wholeTimes([workflow(), reused()])).toEqual(wholeTimes([workflow()]));
  expect(wholeTimes([reused()])).toEqual({ startedAt: start - 50 * hour, finishedAt: start - 49 * hour });
});

test('the summary charts what was built now', () => {
  const chart = (workflows: EndedBuild[]): string | undefined =>
    /```mermaid[\s\S]*?```/.exec(summaryMarkdown(stepReport({ workflows, status: 'finished' })))?.[0];
  expect(chart([workflow(), reused()])).toContain('Android release');
  expect(chart([workflow(), reused()])).not.toContain('iOS');
  expect(chart([reused()])).toContain('iOS');
});

test('summary and comment tell the commit that it built, and the heading the one that the run is for', () => {
  const report = stepReport({ workflows: [reused()], status: 'finished' });
  expect(aboutLine(report)).toContain('at commit 4f3c2b1a09');
  expect(aboutLine(stepReport({ workflows: [reused(), workflow({ commit: 'bbbbbbbbbbbbbb' })] }))).toContain(
    'at commit bbbbbbbbbb',
  );
  for (const markdown of [summaryMarkdown(report), commentMarkdown(report, { now: start })])
    expect(markdown).toContain('reused<br><sub>built from commit aaaaaaaaaa</sub>');
});

test('a commit that is Markdown is text', () => {
  const report = stepReport({ workflows: [reused({ commit: '</sub>|@all' })] });
  for (const markdown of [summaryMarkdown(report), commentMarkdown(report, { now: start })])
    expect(markdown).not.toMatch(/<\/sub>\||@all/);
});
