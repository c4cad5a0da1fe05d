import { expect, test } from '@jest/globals';
import { redacted } from '../../../src/core/redacted.ts';
import { redaction } from '../../../src/core/redaction.ts';
import { annotations } from '../../../src/report/annotations.ts';
import { sectionMarkdown } from '../../../src/report/comment/section.ts';
import { summaryMarkdown } from '../../../src/report/summary.ts';
import { artefact, failedWorkflow, start, stepReport, workflow } from '../../support/reports.ts';

const secret = 's3cr_t*value';
const redact = redaction({ secrets: [secret], values: [] });
const at = { now: start, failOn: ['failed'] };

test('a secret in the words of the service is shown nowhere, escaped or cut in half', () => {
  const failed = failedWorkflow({
    name: `iOS ${secret}`,
    failure: {
      reason: `${'x'.repeat(175)} ${secret} is wrong`,
      step: { name: `Build ${secret}`, logTail: [`using ${secret}`] },
    },
    ignoredFailures: [{ name: `Lint ${secret}` }],
  });
  const report = stepReport({ workflows: [redacted(failed, redact)] });
  const shown = [
    summaryMarkdown(report, at),
    sectionMarkdown(report, at),
    JSON.stringify(annotations(report, at)),
  ];
  expect(shown.join('\n')).not.toMatch(/s3cr/);
  expect(shown.join('\n')).toContain('***');
});

test('links and names of artefacts stay as they are', () => {
  const good = workflow({
    artefacts: [artefact({ name: `${secret}.apk`, publicUrl: `https://x.example/${secret}` })],
  });
  expect(redacted(good, redact)).toEqual(good);
});
