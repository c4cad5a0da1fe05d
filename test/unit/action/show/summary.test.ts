import { expect, test } from '@jest/globals';
import type { WorkflowReport } from '../../../../src/action/report/report.ts';
import { largestSummary, summaryMarkdown } from '../../../../src/action/show/summary.ts';
import { bytesIn } from '../../../../src/action/text/markdown.ts';
import {
  artefact,
  failedWorkflow,
  publicUrl,
  seconds,
  stepReport,
  workflow,
} from '../../../support/reports.ts';

test('the heading is the verdict, and a table has state, duration and queued time of each workflow', () => {
  const lines = summaryMarkdown(stepReport()).split('\n');
  expect(lines[0]).toBe('## ❌ Demo App: 1 failed, 1 finished after 4\u00a0min 58\u00a0s');
  expect(lines[2]).toBe('Branch <code>feature/sign-in</code> at commit 4f3c2b1a09');
  expect(lines.slice(4, 8)).toEqual([
    '| Workflow | State | Duration | Queued |',
    '| --- | --- | ---: | ---: |',
    `| <a href="${workflow().pageUrl}">Android release</a> | ✅ finished | 4\u00a0min\u00a012\u00a0s | 12\u00a0s |`,
    `| <a href="${failedWorkflow().pageUrl}">iOS release</a> | ❌ failed | 4\u00a0min\u00a05\u00a0s | 1\u00a0min\u00a04\u00a0s |`,
  ]);
});

test('an artefact has name, type, size, and its link with its expiry', () => {
  const only = workflow({
    artefacts: [
      artefact(),
      { ...artefact({ name: 'plain.zip' }), type: 'zip', size: 0, publicUrl: 'http://evil.example/x' },
    ],
  });
  const summary = summaryMarkdown(stepReport({ workflows: [only] }));
  expect(summary).toContain(
    `| <a href="${publicUrl('app-release.apk')}">Install</a><br><sub>until&nbsp;19&nbsp;Nov&nbsp;2026,&nbsp;14:05&nbsp;UTC</sub> | <code>app-release.apk</code> | apk | 18.2\u00a0MB |`,
  );
  expect(summary).toContain('| – | <code>plain.zip</code> | zip | 0\u00a0B |');
});

test('the link to an install page at a known address leads the artefacts', () => {
  const installPage = {
    kind: 'written',
    file: '/work/site/index.html',
    address: 'https://apps.example/',
  } as const;
  expect(summaryMarkdown({ ...stepReport(), installPage })).toContain(
    '### Artefacts\n\n📲 <a href="https://apps.example/">Install page</a>\n\n| Link',
  );
});

test('of two builds of one workflow each has its own artefact row', () => {
  const builds = ['b1', 'b2'].map((buildId) =>
    workflow({ buildId, artefacts: [artefact({ buildId, name: `of-${buildId}.apk` })] }),
  );
  const rows = summaryMarkdown(stepReport({ workflows: builds }))
    .split('\n')
    .filter((line) => line.includes('<code>of-'));
  expect(rows.map((row) => row.split(' | ').slice(1, 3))).toEqual([
    ['<code>of-b1.apk</code>', 'Android release (b1)'],
    ['<code>of-b2.apk</code>', 'Android release (b2)'],
  ]);
});

test('a failed build has its reason, its step, and the folded end of the log', () => {
  const summary = summaryMarkdown(stepReport());
  expect(summary).toContain(
    '- ❌ <strong>iOS release</strong>: Step 5 script <code>Build ipa</code> exited with status code 65',
  );
  expect(summary).toMatch(
    /<details>\n<summary>iOS release: the last 5 lines of <code>Build ipa<\/code><\/summary>\n\n```text\n/,
  );
  expect(summary).toContain('error: No profiles for "com.example.demo" were found (in target "Runner")\n');
});

test('causes are listed with their places, and the lines that tell them lead the end of the log', () => {
  const causes = [
    {
      message: "Undefined name 'total'",
      file: 'lib/cart.dart',
      line: 12,
      column: 5,
      lines: ["lib/cart.dart:12:5: Error: Undefined name 'total'.", '  total();'],
    },
    ...Array.from({ length: 11 }, (_, n) => ({ message: `<b>${n}</b>`, lines: [`error ${n}`] })),
  ];
  const failed = failedWorkflow({
    failure: { reason: 'no', step: { name: 'Build', causes, logTail: ['BUILD FAILED'] } },
  });
  const summary = summaryMarkdown(stepReport({ workflows: [failed] }));
  expect(summary).toContain(
    '  - <code>lib/cart.dart<span>:</span>12:5</code>: Undefined name &#39;total&#39;\n  - &#60;b&#62;0&#60;/b&#62;\n',
  );
  expect(summary).toContain('  - 2 more\n');
  expect(summary).toContain(
    'iOS release: the errors, and the last line of <code>Build</code></summary>\n\n```text\nlib/cart.dart:12:5: Error',
  );
  expect(summary).toContain('error 10\n```\n\n```text\nBUILD FAILED\n```');
});

test('the ignored failure of a step is shown', () => {
  const only = workflow({ ignoredFailures: [{ name: 'Lint', duration: 9 * seconds }] });
  expect(summaryMarkdown(stepReport({ workflows: [only] }))).toContain(
    '- 🟡 <strong>Android release</strong> continued although a step failed: <code>Lint</code>, after 9\u00a0s',
  );
});

test('no line breaks between a number and its unit, and code stays as it is', () => {
  const logTail = ['```', 'Waiting for 4 s', '````', 'Timed out after 1 h'];
  const failed = failedWorkflow({ failure: { reason: 'no', step: { name: 'Wait 3 min', logTail } } });
  const summary = summaryMarkdown(stepReport({ workflows: [workflow(), failed] }));
  const [chart = '', log = '', ...more] = summary.match(/^(`{3,})\w+\n[\s\S]*?^\1$/gm) ?? [];
  expect(more).toEqual([]);
  expect(chart).toMatch(/finished 4 min 12 s/);
  expect(log).toContain(logTail.join('\n'));
  const text = summary.replace(chart, '').replace(log, '');
  expect(text).toContain('<code>Wait 3 min</code>');
  expect(text.replace(/<code>.*?<\/code>/g, '').match(/\d (d|h|min|s)\b/g)).toBeNull();
});

test('empty parts are left out', () => {
  const starting: WorkflowReport = { kind: 'starting', workflowId: 'android', name: 'Android release' };
  const summary = summaryMarkdown(stepReport({ workflows: [starting] }));
  expect(summary).not.toMatch(/###|mermaid|undefined|NaN/);
  expect(summary).toContain('| Android release | ⏳ starting | – |');
});

test('a summary over 1 MiB is cut at a whole row and says so', () => {
  const artefacts = Array.from({ length: 3_000 }, (_, n) => artefact({ name: `€${n}.apk` }));
  const summary = summaryMarkdown(stepReport({ workflows: [workflow({ artefacts })] }));
  expect(bytesIn(summary)).toBeLessThanOrEqual(largestSummary);
  expect(bytesIn(summary)).toBeGreaterThan(largestSummary - 1_500);
  const lines = summary.trimEnd().split('\n');
  expect(lines.at(-1)).toBe(
    '> ✂️ This summary exceeds the GitHub limit of 1 MiB, so the rest is left out. The log has everything.',
  );
  expect(lines.at(-3)).toMatch(/^\| <a .* \| <code>€\d+\.apk<\/code> .* \|$/);
});
