import { expect, test } from '@jest/globals';
import { commentMarkdown } from '../../../../src/action/github/comment-markdown.ts';
import { demoReport, demoReportRunning } from '../../../support/demo-report.ts';
import {
  failedWorkflow,
  runningWorkflow,
  seconds,
  start,
  stepReport,
  workflow,
} from '../../../support/reports.ts';

const at = { now: start + 312 * seconds };

test('the first lines show the verdict, what a tester taps, what is built, and the reason of a failure', () => {
  const lines = commentMarkdown(stepReport(), at).split('\n');
  expect(lines[0]).toBe('### ❌ Demo App: 1 failed, 1 finished after 4 min 58 s');
  expect(lines[2]).toBe('iOS release: Step 5 script <code>Build ipa</code> exited with status code 65.');
  expect(lines[6]).toMatch(
    /^\| 🤖 Android \| <a href="https:[^"]+">Install<\/a><br><sub>until\u00a0\d+\u00a0\w+\u00a02026,/,
  );
  expect(lines[8]).toBe('Branch <code>feature/sign-in</code> at commit 4f3c2b1a09');
  expect(lines[12]).toMatch(/Android release<\/a> \| ✅ finished in 4 min 12 s \|$/);
  expect(lines[13]).toMatch(/iOS release<\/a> \| ❌ failed after 4 min 5 s \|$/);
  expect(lines[15]).toContain('exited with status code 65');
});

test('a comment never holds the end of the log', () => {
  expect(JSON.stringify(stepReport())).toContain('No profiles');
  expect(commentMarkdown(stepReport(), at)).not.toContain('No profiles');
});

test('a comment lists three problems, and counts the rest', () => {
  const problems = [1, 2, 3, 4, 5].map((line) => ({ message: 'No', file: 'lib/a.dart', line }));
  const failed = failedWorkflow({ failure: { reason: 'no', step: { name: 'Build', problems } } });
  const section = commentMarkdown(stepReport({ workflows: [failed] }), at);
  expect(section).toContain('  - <code>lib/a.dart:3</code>: No\n  - 2 more');
  expect(section).not.toContain('lib/a.dart:4');
});

test('while builds run it shows the time left and as of when', () => {
  const text = commentMarkdown(demoReportRunning, { now: start + 100 * seconds });
  expect(text).toContain('🔨 building: Build Android, about 3 min left');
  expect(text).toContain('<sub>As of 12 Nov 2026, 14:01 UTC</sub>');
  expect(commentMarkdown(demoReport, at)).not.toContain('As of');
});

test('while a step runs it is named', () => {
  const running = runningWorkflow({
    steps: [
      { kind: 'ended', name: 'Fetch', outcome: 'success', startedAt: start, finishedAt: start + 5 * seconds },
      { kind: 'running', name: 'Build Android', startedAt: start + 5 * seconds },
      { kind: 'waiting', name: 'Publish' },
    ],
    estimate: 'about 4 min left',
  });
  expect(commentMarkdown(stepReport({ workflows: [running] }), at)).toContain(
    '| 🔨 building: Build Android, about 4 min left |',
  );
});

test('the artefacts of each workflow are folded, and open when there is only one workflow', () => {
  expect(commentMarkdown(demoReport, at).match(/^<summary>📦 .*\n/gm)).toHaveLength(2);
  expect(commentMarkdown(demoReport, at)).not.toContain('<details open>\n<summary>📦');
  const one = commentMarkdown(stepReport({ workflows: [workflow()] }), at);
  expect(one.match(/^<details.*>$/gm)).toEqual(['<details open>']);
});
