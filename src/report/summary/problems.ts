import type { FailedStep, StepReport, WorkflowReport } from '../../core/report/report.ts';
import { endedBuilds, failureIn, statusOf } from '../../core/report/workflow.ts';
import { markdownCode, markdownSentence, markdownStrong } from '../escape/markdown.ts';
import { workflowName } from '../wording/names.ts';
import { stateWords } from '../wording/states.ts';
import { durationText } from '../wording/units.ts';

/** Why builds failed, then the failures of steps that were ignored, as a Markdown list; `undefined` where there are none. */
export function problemList(report: StepReport): string | undefined {
  const name = (workflow: WorkflowReport): string => markdownStrong(workflowName(workflow, report));
  const failures = report.workflows.flatMap((workflow) => {
    const failure = failureIn(workflow);
    if (!failure) return [];
    const step = failure.step ? `<br>Failed step: ${stepText(failure.step)}` : '';
    return [
      `- ${stateWords(statusOf(workflow)).icon} ${name(workflow)}: ${markdownSentence(failure.reason)}${step}`,
    ];
  });
  const ignored = endedBuilds(report).flatMap((workflow) =>
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
