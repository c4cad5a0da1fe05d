import type { StepReport } from '../../src/core/report/report.ts';
import { artefact, failedWorkflow, runningWorkflow, stepReport, workflow } from './reports.ts';

/** A report in which every external text is this one. */
export function hostileReport(text: string): StepReport {
  const step = { name: text, duration: 9_000 };
  const hostile = artefact({
    name: text,
    type: text,
    md5: text,
    url: text,
    publicUrl: `https://evil.example/${text}`,
    expiresAt: text,
    qrCodeUrl: `https://evil.example/"${text}`,
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
    ignoredFailures: [step],
    artefacts: [hostile, { ...hostile, publicUrl: text, type: 'apk' }, { ...hostile, type: 'ipa' }],
  });
  const failed = failedWorkflow({
    workflowId: `${text}2`,
    name: text,
    failure: {
      reason: text,
      step: {
        ...step,
        causes: [
          { message: text, file: text, line: 1, column: 1, lines: [text, `  ${text}`] },
          { message: text },
        ],
        logTail: [text, `  ${text}`],
      },
    },
  });
  const running = runningWorkflow({
    workflowId: `${text}3`,
    status: text,
    estimate: text,
    buildId: text,
    commit: text,
    changes: [...good.changes, { state: text, at: good.finishedAt }],
  });
  return stepReport({
    appId: text,
    appName: text,
    ref: { branch: text },
    commit: text,
    workflows: [good, failed, running],
  });
}
