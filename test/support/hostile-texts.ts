import type { BuildStep, StepReport } from '../../src/action/report/report.ts';
import { artefact, failedWorkflow, runningWorkflow, start, stepReport, workflow } from './reports.ts';

/** Hostile names and messages, by the kind of attack. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'a workflow command': '::error file=a.js,line=1::forged',
  'an indented workflow command': '  \u00a0 ::set-output name=status::finished',
  'a workflow command after a new line': 'Build\n::warning::forged\r::add-mask::a\r\n::debug::b',
  'a legacy command': 'text ##[notice]forged ##[group]open',
  'a command after other line ends':
    'a\u2028::error::b\u2029::error::c\u0085::error::d\v::error::e\f::error::f',
  'a switch for commands': '::stop-commands::token',
  'encoded new lines': 'a%0A::error::b%0D%0Ac %25 d',
  'colours and cursor moves':
    '\u001b[31mred\u001b[0m \u001b[2J\u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007',
  'other control characters': 'a\u0000b\u0007c\u0008d\u007fe\u0090f',
  'marks of writing direction': 'app\u202egpj.apk\u200f \u2067abc\u2069 \u061c',
  'characters without width': 'pay\u200bpal\ufeff \u2060x \u{e0041}',
  'half a character': 'a\ud800b\udc00',
  'a table': '| a | b |\n|---|---|\n| c \\| d |',
  'bars and backslashes': 'a|b\\|c\\\\|d\\',
  'emphasis and code': '*a* **b** _c_ __d__ ~~e~~ `f` ``g`` ```h``` \\*i\\*',
  'blocks of Markdown': '# heading\n\n> quote\n\n- item\n\n1. first\n\n---\n\n```\ncode',
  'a heading': '# heading',
  'a list': '- item',
  'a numbered list': '1. item',
  'a rule': '---',
  'an underline of a heading': '===',
  'a task': '[x] done [ ] open',
  'links and images':
    '[a](https://evil.example) ![b](https://evil.example/x.png) <https://evil.example> [c][d]',
  'a definition and a footnote': '[d]: https://evil.example\n[^1]: note [^1]',
  'plain addresses':
    'https://evil.example www.evil.example http://evil.example/a?b=c me@evil.example ftp://evil.example',
  'mentions and references': '@octocat @org/team #1 GH-2 octo/cat#3 4f3c2b1a09 :shipit: :+1:',
  formulas: '$a$ $$b$$ $`c`$ \\(d\\)',
  'HTML elements':
    '<script>alert(1)</script><img src=x onerror=alert(1)><b>bold</b></td></table></details></summary>',
  'HTML comments': '--> <!-- --!> <!--> <![CDATA[ ]]> <?php ?>',
  'our own markers':
    '<!-- build-service-action:end key=a -->\n<!-- build-service-action:section key=b run=9 attempt=1 -->',
  entities: '&lt;b&gt; &amp; &#60;i&#62; &nbsp; &copy; #60; #quot;',
  attributes: '" onmouseover="alert(1) \' x=\'',
  'orders of Mermaid':
    'a :crit, 2d\n section b; title c\n click x href "https://evil.example" %% d %%{init: {}}%%',
  'a Mermaid keyword': 'title forged',
  'Mermaid entities': '#35; #58; #lt;b#gt; ﬂ°°60¶ß',
  'a fence': '````',
  'an end of a fence': '```\n# out\n~~~\n````',
  '10,000 characters': 'long '.repeat(2_000),
  '10,000 characters without a space': '𝔁'.repeat(5_000),
  'a dangerous address': 'javascript:alert(1)',
  'nothing to see': '   ',
};

/** One text for each kind of attack on a page, for tests that need a browser. */
export const hostileTextsForPages: readonly (readonly [string, string])[] = Object.entries(
  hostileTexts,
).filter(([name]) =>
  [
    'HTML elements',
    'attributes',
    'our own markers',
    'a dangerous address',
    'links and images',
    'marks of writing direction',
    'mentions and references',
    'a table',
    'an end of a fence',
    'orders of Mermaid',
  ].includes(name),
);

/** A report whose external texts are all this one. */
export function hostileReport(text: string): StepReport {
  const step = { name: text, duration: 9_000 };
  const steps: BuildStep[] = [
    { kind: 'ended', name: text, outcome: text, startedAt: start + 12_000, finishedAt: start + 21_000 },
    { kind: 'running', name: text, startedAt: start + 21_000 },
  ];
  const hostile = artefact({
    name: text,
    type: text,
    md5: text,
    url: text,
    publicUrl: `https://evil.example/${text}`,
    expiresAt: text,
    path: text,
    workflowId: text,
    buildId: text,
  });
  const good = workflow({
    workflowId: text,
    name: text,
    buildId: text,
    commit: text,
    pageUrl: `https://codemagic.io/app/${text}`,
    steps,
    ignoredFailures: [step],
    sizeBase: { branch: text, buildId: text, commit: text },
    artefacts: [
      hostile,
      { ...hostile, publicUrl: text, type: 'apk' },
      { ...hostile, type: 'ipa', baseSize: 1, exceeds: '5%' },
    ],
  });
  const failed = failedWorkflow({
    workflowId: `${text}2`,
    name: text,
    origin: 'reused',
    commit: text,
    steps,
    failure: {
      reason: text,
      hint: text,
      helpPage: text,
      step: {
        ...step,
        // More than are shown at once.
        problems: Array.from({ length: 6 }, () => [
          { message: text, file: text, line: 1, column: 1, lines: [text, `  ${text}`] },
          { message: text },
        ]).flat(),
        logTail: [text, `  ${text}`],
      },
    },
  });
  const running = runningWorkflow({
    workflowId: `${text}3`,
    status: text,
    steps,
    estimate: text,
    buildId: text,
    commit: text,
  });
  return stepReport({
    appId: text,
    appName: text,
    ref: { branch: text },
    commit: text,
    qrCodes: { [`https://evil.example/${text}`]: `https://evil.example/"${text}` },
    workflows: [good, failed, running],
  });
}
