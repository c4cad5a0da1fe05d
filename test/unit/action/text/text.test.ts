import { expect, test } from '@jest/globals';
import { commentMarkdown } from '../../../../src/action/github/comment-markdown.ts';
import { annotations } from '../../../../src/action/show/annotations.ts';
import { summaryMarkdown } from '../../../../src/action/show/summary.ts';
import { fittedMarkdown, fitting } from '../../../../src/action/text/markdown.ts';
import { createRedactor, redacted } from '../../../../src/action/text/redaction.ts';
import {
  durationText,
  momentText,
  sizeText,
  stopwatchText,
  untilText,
} from '../../../../src/action/text/units.ts';
import { namesText } from '../../../../src/action/text/visible.ts';
import { artefact, failedWorkflow, start, stepReport, workflow } from '../../../support/reports.ts';

test('whole parts are left out from the end, measured in bytes with what separates them, and a note says so', () => {
  const parts = ['aaa', 'bbb', '€'];
  expect([15, 14, 10, 9, 4, 0].map((limit) => fitting(parts, limit).length)).toEqual([3, 2, 2, 1, 0, 0]);
  const [first, second] = ['a'.repeat(1_000), 'b'.repeat(1_000)];
  const fitted = (limit: number): string => fittedMarkdown([first, second], { limit, note: 'Cut.' });
  expect(fitted(3_000)).toBe(`${first}\n\n${second}`);
  expect(fitted(2_000)).toBe(`${first}\n\n> ✂️ Cut.`);
});

test.each([
  [0, '0 s'],
  [-5, '0 s'],
  [49, '0 s'],
  [340, '0.3 s'],
  [949, '0.9 s'],
  [999, '1 s'],
  [12_400, '12 s'],
  [59_600, '1 min'],
  [252_000, '4 min 12 s'],
  [3_600_000, '1 h'],
  [3_605_000, '1 h 5 s'],
  [5_425_000, '1 h 30 min 25 s'],
  [86_400_000, '1 d'],
  [183_905_000, '2 d 3 h'],
])('%d ms is %s', (ms, text) => expect(durationText(ms)).toBe(text));

test.each([
  [0, '00:00'],
  [12_999, '00:12'],
  [264_000, '04:24'],
  [3_864_000, '1:04:24'],
  [90_000_000, '25:00:00'],
])('a stopwatch shows %d ms as %s', (ms, text) => expect(stopwatchText(ms)).toBe(text));

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [18_234_567, '18.2 MB'],
  [3_000_000_000, '3 GB'],
])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text.replace(' ', '\u00a0')));

test('a moment is told in the zone of runners', () => {
  expect(momentText(Date.UTC(2026, 10, 19, 14, 5))).toBe('19 Nov 2026, 14:05 UTC');
});

test.each([
  ['2026-11-19T15:05:00+01:00', 'until 19 Nov 2026, 14:05 UTC'],
  ['2026-11-19T14:05:00.000+0000', 'until 19 Nov 2026, 14:05 UTC'],
  ['soon', undefined],
  [undefined, undefined],
])('a link that expires at %s works %s', (timestamp, text) => expect(untilText(timestamp)).toBe(text));

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index}`);
const ten = 'n0, n1, n2, n3, n4, n5, n6, n7, n8, n9';

test.each([
  [1, 'n0'],
  [10, ten],
  [11, `${ten} and 1 more`],
  [13, `${ten} and 3 more`],
])('%d names are listed as %s', (count, text) => expect(namesText(names(count))).toBe(text));

test('a name longer than 100 characters is cut', () => {
  expect(namesText(['a'.repeat(100), 'b'.repeat(101)])).toBe(`${'a'.repeat(100)}, ${'b'.repeat(99)}…`);
});

const secret = 's3cr_t*value';
const redactor = createRedactor();
redactor.addSecret(secret);

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
    commentMarkdown(report, { now: start }),
    JSON.stringify(annotations(report)),
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
