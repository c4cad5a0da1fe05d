import type { BuildStep, StepReport } from '../../src/action/report/report.ts';
import { artefact, failedWorkflow, runningWorkflow, start, stepReport, workflow } from './reports.ts';

/** A report in which every external text is this one. */
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
    steps,
    ignoredFailures: [step],
    sizeBase: { branch: text, buildId: text, commit: text, pageUrl: `https://codemagic.io/app/${text}` },
    artefacts: [
      hostile,
      { ...hostile, publicUrl: text, type: 'apk' },
      { ...hostile, type: 'ipa', baseSize: 1, exceeds: '5%' },
    ],
  });
  const failed = failedWorkflow({
    workflowId: `${text}2`,
    name: text,
    steps,
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
    steps,
    estimate: text,
    buildId: text,
    commit: text,
    changes: [...good.changes, { state: text, at: start + 264_000 }],
  });
  return stepReport({
    appId: text,
    appName: text,
    ref: { branch: text },
    commit: text,
    workflows: [good, failed, running],
  });
}
