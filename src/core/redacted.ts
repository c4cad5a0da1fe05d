import type { Redact } from './redaction.ts';
import type { FailedStep, WorkflowReport } from './report.ts';

/**
 * A workflow's report with secrets hidden in everything that the service wrote as prose. It must happen before anything
 * is cut or escaped: a half of a secret, or an escaped one, is found by nobody. Links and names of artefacts stay as
 * they are: a link with a hole in it leads nowhere.
 */
export function redacted(report: WorkflowReport, redact: Redact): WorkflowReport {
  const { name, failure, ignoredFailures } = report;
  return {
    ...report,
    ...(name === undefined ? {} : { name: redact(name) }),
    ...(failure
      ? {
          failure: {
            reason: redact(failure.reason),
            ...(failure.step ? { step: redactedStep(failure.step, redact) } : {}),
          },
        }
      : {}),
    ignoredFailures: ignoredFailures.map((step) => redactedStep(step, redact)),
  };
}

function redactedStep(step: FailedStep, redact: Redact): FailedStep {
  const { name, logTail } = step;
  return {
    ...step,
    name: redact(name),
    ...(logTail ? { logTail: logTail.map((line) => redact(line)) } : {}),
  };
}
