import { expect, test } from '@jest/globals';
import { commentMarkdown } from '../../../../src/action/github/comment-markdown.ts';
import type {
  BuildFailure,
  BuildReport,
  EndedBuild,
  Problem,
  WorkflowReport,
} from '../../../../src/action/report/report.ts';
import { stepStateLine } from '../../../../src/action/show/states.ts';
import { aboutLine, summaryMarkdown } from '../../../../src/action/show/summary.ts';
import { bytesIn } from '../../../../src/action/text/markdown.ts';
import { githubHtml } from '../../../support/github-html.ts';
import { hostileTexts } from '../../../support/hostile-texts.ts';
import {
  artefact,
  failedWorkflow,
  minutes,
  publicUrl,
  runningWorkflow,
  seconds,
  start,
  stepReport,
  workflow,
} from '../../../support/reports.ts';

test('the heading is the verdict, and a table has state, duration and queued time of each workflow', () => {
  const lines = summaryMarkdown(stepReport()).split('\n');
  expect(lines[0]).toBe('## ❌ Demo App: 1 failed, 1 finished after 4 min 58 s');
  expect(lines[2]).toBe('iOS release: Step 5 script <code>Build ipa</code> exited with status code 65.');
  expect(lines[4]).toBe('Branch <code>feature/sign-in</code> at commit 4f3c2b1a09');
  expect(lines.slice(6, 10)).toEqual([
    '| Workflow | State | Duration | Queued |',
    '| --- | --- | --- | --- |',
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
    `| <a href="${publicUrl('app-release.apk')}">Install</a><br><sub>until\u00a019\u00a0Nov\u00a02026,\u00a014:05\u00a0UTC</sub> | <code>app-release.apk</code> | apk | 18.2\u00a0MB |`,
  );
  expect(summary).toContain('| – | <code>plain.zip</code> | zip | 0\u00a0B |');
});

test('each of two builds of one workflow has its own table of artefacts', () => {
  const builds = ['b1', 'b2'].map((buildId) =>
    workflow({ buildId, artefacts: [artefact({ buildId, name: `of-${buildId}.apk` })] }),
  );
  const summary = summaryMarkdown(stepReport({ workflows: builds }));
  const shown = summary.match(/<strong>[^<]*<\/strong>$|<code>of-b\d\.apk/gm);
  expect(shown).toEqual([
    ...['<strong>Android release (b1)</strong>', '<code>of-b1.apk'],
    ...['<strong>Android release (b2)</strong>', '<code>of-b2.apk'],
  ]);
});

test('a failed build has its reason, its step, and the folded end of the log', () => {
  const summary = summaryMarkdown(stepReport());
  expect(summary).toContain(
    '- ❌ <strong>iOS release</strong>: Step 5 script <code>Build ipa</code> exited with status code 65',
  );
  expect(summary).toMatch(
    /<details>\n<summary>iOS release: the end of the log of <code>Build ipa<\/code><\/summary>\n\n```text\n/,
  );
  expect(summary).toContain('error: No profiles for "com.example.demo" were found (in target "Runner")\n');
});

function failedWith(problems: readonly Problem[], fields: Partial<BuildFailure> = {}) {
  const step = { name: 'Build', problems, logTail: ['BUILD FAILED'] };
  return failedWorkflow({ failure: { reason: 'no', step, ...fields } });
}

test('problems are listed with their places, and the lines of the log that belong to one are one block', () => {
  const lines = ["lib/cart.dart:12:5: Error: Undefined name 'total'.", '  total();', '  ^^^^^'];
  const problems = [
    { message: "Undefined name 'total'", file: 'lib/cart.dart', line: 12, column: 5, lines },
    { message: '<b>second</b>', lines: ['error: <b>second</b>'] },
  ];
  const summary = summaryMarkdown(stepReport({ workflows: [failedWith(problems), workflow()] }));
  expect(summary).toContain(
    [
      '  - <code>lib/cart.dart<span>:</span>12:5</code>: Undefined name &#39;total&#39;',
      ...['    ```text', ...lines.map((line) => `    ${line}`), '    ```'],
      '  - &#60;b&#62;second&#60;/b&#62;\n',
    ].join('\n'),
  );
  expect(githubHtml(summary)).toContain(
    `<pre><code class="language-text">${lines.join('\n')}\n</code></pre>`,
  );
  expect(summary).toContain(
    'the end of the log of <code>Build</code></summary>\n\n```text\nBUILD FAILED\n```',
  );
});

/** What a reader sees of the first build's problems: those at once, and the title and the items of the fold. */
function shownProblems(summary: string) {
  const [, list = ''] = /What went wrong([\s\S]*)<details>\n<summary>⏱️/.exec(githubHtml(summary)) ?? [];
  const [atOnce = '', title = '', fold = ''] = list.split(/<summary>(.*)<\/summary>/);
  const items = (part: string): string[] => part.match(/cause \d+|\d+ more/g) ?? [];
  return { atOnce: items(atOnce), title, fold: items(fold) };
}

const causes = (count: number): Problem[] =>
  Array.from({ length: count }, (_, at) => ({ message: `cause ${at + 1}`, lines: ['one', `two ${at}`] }));

test.each([
  [10, '', 0, []],
  [34, '24 more errors', 24, ['cause 34']],
  [260, '250 more errors', 191, ['cause 200', '60 more']],
])('of %d problems, all after the tenth are folded, up to 200', (count, title, folded, last) => {
  const shown = shownProblems(summaryMarkdown(stepReport({ workflows: [failedWith(causes(count))] })));
  expect(shown.atOnce).toEqual(causes(10).map(({ message }) => message));
  expect(shown.title).toBe(title);
  expect(shown.fold).toHaveLength(folded);
  expect(shown.fold.slice(-last.length || folded)).toEqual(last);
});

test('a summary that is too long loses logs first, and problems leave room for artefacts', () => {
  const lines = Array.from({ length: 12 }, () => '€'.repeat(300));
  const problems = causes(200).map((problem) => ({ ...problem, lines }));
  const names = ['a', 'b', 'c'];
  const failed = names.map((name) => {
    const step = { name: 'Build', problems, logTail: Array.from({ length: 40 }, () => '€'.repeat(1_000)) };
    return { ...failedWith([], { step }), workflowId: name, name, buildId: name };
  });
  const many = (build: WorkflowReport) => Array.from({ length: 5 }, () => build);
  const summary = summaryMarkdown(stepReport({ workflows: [workflow(), ...failed.flatMap(many)] }));
  expect(bytesIn(summary)).toBeLessThanOrEqual(1024 * 1024);
  expect(summary.match(/cause 1\n/g)).toHaveLength(15);
  expect(summary).toContain('<code>app-release.apk</code>');
  expect(summary).toMatch(/\n\n> ✂️ This summary exceeds the GitHub limit of 1 MiB.+\n$/);
  const logs = summary.match(/the end of the log of/g) ?? [];
  expect(logs.length).toBeGreaterThan(0);
  expect(logs.length).toBeLessThan(15);
});

test('the summary has all that the annotation has: a long hint, and the page that says more', () => {
  const hint = `The token has access to: ${Array.from({ length: 10 }, (_, at) => `"${'a'.repeat(50)}${at}"`).join(', ')}.`;
  const helpPage = 'https://github.com/octo-org/builds/blob/v1/docs/troubleshooting.md#the-token-is-refused';
  const report = stepReport({ workflows: [failedWith([], { hint, helpPage })] });
  const summary = summaryMarkdown(report);
  expect(githubHtml(summary)).toContain(hint);
  expect(githubHtml(summary)).toContain(`<a href="${helpPage}">`);
  expect(commentMarkdown(report, { now: start })).not.toContain('The token has access');
});

test('the ignored failure of a step is shown', () => {
  const only = workflow({ ignoredFailures: [{ name: 'Lint', duration: 9 * seconds }] });
  expect(summaryMarkdown(stepReport({ workflows: [only] }))).toContain(
    '- 🟡 <strong>Android release</strong>: The build continued although a step failed: Lint, after 9 s',
  );
});

test('empty parts are left out', () => {
  const starting: WorkflowReport = { kind: 'starting', workflowId: 'android', name: 'Android release' };
  const summary = summaryMarkdown(stepReport({ workflows: [starting], failures: [] }));
  expect(summary).not.toMatch(/###|mermaid|undefined|NaN/);
  expect(summary).toContain('| Android release | ⏳ starting | – | – |');
});

// T10
test.each([12, 60])(
  'summary and comment with %d workflows of 100 artefacts stay below the limits of GitHub, and say what they leave out',
  (count) => {
    const names = Object.values(hostileTexts);
    const artefacts = Array.from({ length: 100 }, (_, at) =>
      artefact({
        name: `${(names[at % names.length] ?? '').repeat(20)} ${at}.apk`,
        publicUrl: `https://storage.example/${'a'.repeat(1_000)}/${at}`,
      }),
    );
    const workflows = Array.from({ length: count }, (_, at) => workflow({ workflowId: `w${at}`, artefacts }));
    const report = stepReport({ workflows });
    const summary = summaryMarkdown(report);
    expect(bytesIn(summary)).toBeLessThanOrEqual(1024 * 1024);
    expect(summary.match(/<sub>80 more rows<\/sub>/g)?.length).toBeGreaterThanOrEqual(12);
    if (count > 12) expect(summary).toMatch(/\n\n> ✂️ This summary exceeds the GitHub limit of 1 MiB.+\n$/);
    const comment = commentMarkdown(report, { now: start });
    expect(comment.length).toBeLessThanOrEqual(65_000);
    expect(comment).toMatch(/\n\n> ✂️ The rest does not fit in the comment\. See the job summary\.$/);
  },
);

/** How a build that is reused is shown, in summary and comment. */
const old = 'aaaaaaaaaa1111111111';
const hour = 60 * minutes;

function reused(fields: Partial<EndedBuild> = {}): EndedBuild {
  const times = { createdAt: start - 50 * hour, startedAt: start - 50 * hour, finishedAt: start - 49 * hour };
  return workflow({ origin: 'reused', workflowId: 'ios', name: 'iOS', commit: old, ...times, ...fields });
}

test('the verdict says how many builds are reused', () => {
  const text = (...workflows: EndedBuild[]): string => stepStateLine(stepReport({ workflows })).text;
  expect(text(reused())).toBe('finished in 1 h, reused');
  expect(text(workflow(), reused())).toBe('all 2 finished in 4 min 12 s, 1 of 2 reused');
  expect(text(reused(), reused({ workflowId: 'android' }))).toBe('all 2 finished in 1 h, reused');
});

test('the summary charts what was built now', () => {
  const chart = (workflows: EndedBuild[]): string | undefined =>
    /```mermaid[\s\S]*?```/.exec(summaryMarkdown(stepReport({ workflows })))?.[0];
  expect(chart([workflow(), reused()])).toContain('Android release');
  expect(chart([workflow(), reused()])).not.toContain('iOS');
  expect(chart([reused()])).toContain('iOS');
});

test('summary and comment tell the commit that it built, and the heading the one that the run is for', () => {
  const report = stepReport({ workflows: [reused()] });
  expect(aboutLine(report)).toContain('at commit 4f3c2b1a09');
  expect(aboutLine(stepReport({ workflows: [reused(), workflow({ commit: 'bbbbbbbbbbbbbb' })] }))).toContain(
    'at commit bbbbbbbbbb',
  );
  for (const markdown of [summaryMarkdown(report), commentMarkdown(report, { now: start })])
    expect(markdown).toContain('reused<br><sub>built from commit aaaaaaaaaa</sub>');
});

test('summary and comment name the build that the step follows, and the run that started it', () => {
  const shown = (build: BuildReport): string[] => {
    const report = stepReport({ workflows: [build] });
    return [summaryMarkdown(report), commentMarkdown(report, { now: start })];
  };
  const followed = { origin: 'followed', buildId: '5f00', startedByRun: '4100', commit: undefined } as const;
  const built = { ...followed, commit: 'c0ffee1' };
  for (const markdown of shown(runningWorkflow(built)))
    expect(markdown).toMatch(/<br>Following build 5f00, started by run 4100; commit .*c0ffee1/);
  for (const markdown of shown(runningWorkflow(followed)))
    expect(markdown).toContain('<br>Following build 5f00, started by run 4100 |');
  for (const markdown of shown(workflow({ ...followed, status: 'failed', startedByRun: undefined })))
    expect(markdown).toContain('<br>Followed build 5f00 |');
});
