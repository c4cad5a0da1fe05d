import { expect, test } from '@jest/globals';
import { commentMarkdown } from '../../../../src/action/github/comment/comment-markdown.ts';
import { annotations } from '../../../../src/action/show/annotations.ts';
import { summaryMarkdown } from '../../../../src/action/show/summary.ts';
import { createRedactor, redacted } from '../../../../src/action/text/redaction.ts';
import { artefact, failedWorkflow, start, stepReport, workflow } from '../../../support/reports.ts';

const secret = 's3cr_t*value';
const redactor = createRedactor();
redactor.addSecret(secret);
const at = { now: start, failOn: ['failed'] as const };

// T3
test('a secret in any text of a report is not shown, not even escaped or cut in half', () => {
  const failed = failedWorkflow({
    workflowId: `ios-${secret}`,
    name: `iOS ${secret}`,
    failure: {
      reason: `${'x'.repeat(175)} ${secret} is wrong`,
      step: { name: `Build ${secret}`, logTail: [`using ${secret}`] },
    },
    ignoredFailures: [{ name: `Lint ${secret}` }],
  });
  const good = workflow({
    buildId: secret,
    commit: secret,
    artefacts: [artefact({ name: `${secret}.apk`, publicUrl: `https://x.example/${secret}` })],
  });
  const whole = stepReport({ appName: `App ${secret}`, ref: { branch: secret }, workflows: [failed, good] });
  const report = redacted(whole, redactor.redact);
  const shown = [
    summaryMarkdown(report),
    commentMarkdown(report, at),
    JSON.stringify(annotations(report, at)),
  ];
  expect(shown.join('\n')).not.toMatch(/s3cr/);
  expect(shown.join('\n')).toContain('***');
});

test('a secret that is the word for where a build stands leaves the report readable', () => {
  const word = createRedactor();
  word.addSecret('ended');
  const report = redacted(stepReport({ workflows: [workflow({ name: 'ended' })] }), word.redact);
  expect(report.workflows).toEqual([expect.objectContaining({ kind: 'ended', name: '***' })]);
});

test('a report without a secret is unchanged, and so are bytes', () => {
  const report = stepReport({ workflows: [workflow()] });
  expect(redacted(report, redactor.redact)).toEqual(report);
  const bytes = Buffer.from(secret);
  expect(redacted({ data: bytes }, redactor.redact).data).toBe(bytes);
});

test.each([0, 1, 2, 3, 4, 5])(
  'of a secret in base64, behind %d bytes, only shared letters are left',
  (bytes) => {
    for (const after of ['', 'y', 'yy', 'yyy']) {
      const whole = Buffer.from(`${'x'.repeat(bytes)}${secret}`);
      const text = Buffer.concat([whole, Buffer.from(after)]).toString('base64');
      // Six bits a letter: those that hold a bit of what stands before or behind are left.
      const [from, to] = [Math.ceil((bytes * 8) / 6), Math.floor((whole.length * 8) / 6)];
      expect(redactor.redact(text)).toBe(`${text.slice(0, from)}***${text.slice(to)}`);
    }
  },
);
