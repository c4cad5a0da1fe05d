import { expect, test } from '@jest/globals';
import { sectionMarkdown } from '../../../../src/report/comment/section.ts';
import { demoReport, demoReportRunning } from '../../../support/demo-report.ts';
import {
  artefact,
  failedWorkflow,
  publicUrl,
  runningWorkflow,
  seconds,
  start,
  stepReport,
  workflow,
} from '../../../support/reports.ts';

const at = { now: start + 312 * seconds };

test('the first lines show the verdict, the reason of a failure, and the link for a phone', () => {
  const lines = sectionMarkdown(stepReport(), at).split('\n');
  expect(lines[0]).toBe('### ❌ Demo App: 1 failed, 1 finished after 4 min 58 s');
  expect(lines[2]).toBe('Branch <code>feature/sign-in</code> at commit 4f3c2b1a09');
  expect(lines[6]).toMatch(
    /Android release<\/a> \| ✅ finished in 4 min 12 s \| <a href="https:[^"]+">Install<\/a>/,
  );
  expect(lines[7]).toMatch(/iOS release<\/a> \| ❌ failed after 4 min 5 s \| – \|$/);
  expect(lines[9]).toContain('exited with status code 65');
});

test('a comment never holds the end of the log', () => {
  expect(JSON.stringify(stepReport())).toContain('No profiles');
  expect(sectionMarkdown(stepReport(), at)).not.toContain('No profiles');
});

test('a comment lists three causes, and counts the rest', () => {
  const causes = [1, 2, 3, 4, 5].map((line) => ({ message: 'No', file: 'lib/a.dart', line }));
  const failed = failedWorkflow({ failure: { reason: 'no', step: { name: 'Build', causes } } });
  const section = sectionMarkdown(stepReport({ workflows: [failed] }), at);
  expect(section).toContain('  - <code>lib/a.dart:3</code>: No\n  - 2 more');
  expect(section).not.toContain('lib/a.dart:4');
});

test('while builds run it shows the time left and as of when', () => {
  const text = sectionMarkdown(demoReportRunning, { now: start + 100 * seconds });
  expect(text).toContain(
    '🔨 building: Build Android, about 3 min left, as the last 12 builds took 4 to 5 min',
  );
  expect(text).toContain('<sub>As of 12 Nov 2026, 14:01 UTC</sub>');
  expect(sectionMarkdown(demoReport, at)).not.toContain('As of');
});

test('while a step runs it is named, and at the end the slowest one is', () => {
  const running = runningWorkflow({
    steps: [
      { kind: 'ended', name: 'Fetch', outcome: 'success', startedAt: start, finishedAt: start + 5 * seconds },
      { kind: 'running', name: 'Build Android', startedAt: start + 5 * seconds },
      { kind: 'waiting', name: 'Publish' },
    ],
    estimate: 'about 4 min left',
  });
  expect(sectionMarkdown(stepReport({ workflows: [running] }), at)).toContain(
    '| 🔨 building: Build Android, about 4 min left |',
  );
  const ended = workflow({
    steps: [
      { kind: 'ended', name: 'Fetch', outcome: 'success', startedAt: start, finishedAt: start + 5 * seconds },
      {
        kind: 'ended',
        name: 'Build Android',
        outcome: 'success',
        startedAt: start + 5 * seconds,
        finishedAt: start + 187 * seconds,
      },
    ],
  });
  expect(sectionMarkdown(stepReport({ workflows: [ended] }), at)).toContain(
    '| ✅ finished in 4 min 12 s<br><sub>slowest step Build Android, 3 min 2 s</sub> |',
  );
});

test('the artefacts of each workflow are folded, and open when there is only one workflow', () => {
  expect(sectionMarkdown(demoReport, at).match(/^<details>$/gm)).toHaveLength(2);
  const one = sectionMarkdown(stepReport({ workflows: [workflow()] }), at);
  expect(one.match(/^<details.*>$/gm)).toEqual(['<details open>']);
});

test('a QR code is an image in a paragraph of its own, and an ipa comes with a note about iOS', () => {
  const text = sectionMarkdown(demoReport, at);
  expect(text).toContain(
    '\n\n<img src="https://github.com/octo-org/demo-app/blob/0123456789abcdef0123456789abcdef01234567/android-1.png?raw=true" alt="QR code: install app-release.apk">\n\n',
  );
  expect(text.match(/itms-services/g)).toHaveLength(1);
  expect(sectionMarkdown(stepReport(), at)).not.toContain('itms-services');
});

test('several files for phones are shown with their names', () => {
  const artefacts = [artefact({ name: 'arm64.apk' }), artefact({ name: 'x86.apk' })];
  const text = sectionMarkdown(stepReport({ workflows: [workflow({ artefacts })] }), at);
  expect(text).toMatch(/\| <code>arm64\.apk<\/code> <a [^|]+<br><code>x86\.apk<\/code> <a /);
  expect(text).toContain(publicUrl('app-release.apk'));
});
