import type { FailedStep, StepReport, WorkflowReport } from '../../core/report/report.ts';
import { markdownCode, markdownSentence, markdownStrong } from '../escape/markdown.ts';
import { stateWords } from '../wording/state-words.ts';
import { durationText } from '../wording/units.ts';
import { workflowName } from '../wording/workflow-name.ts';

/** Why builds failed, then steps whose failure was ignored, as a Markdown list; `undefined` where all is well. */
export function problemList(report: StepReport): string | undefined {
  const name = (workflow: WorkflowReport): string => markdownStrong(workflowName(workflow, report));
  const failures = report.workflows.flatMap((workflow) => {
    const { failure, status } = workflow;
    if (!failure) return [];
    const step = failure.step ? `<br>Failed step: ${stepText(failure.step)}` : '';
    return [`- ${stateWords(status).icon} ${name(workflow)}: ${markdownSentence(failure.reason)}${step}`];
  });
  const ignored = report.workflows.flatMap((workflow) =>
    workflow.ignoredFailures.map(
      (step) =>
        `- ${stateWords('warning').icon} ${name(workflow)} went on although a step failed: ${stepText(step)}`,
    ),
  );
  return [...failures, ...ignored].join('\n') || undefined;
}

function stepText({ name, duration }: FailedStep): string {
  return `${markdownCode(name)}${duration === undefined ? '' : `, after ${durationText(duration)}`}`;
}
