import type { FailedStep, StepReport } from '../core/report.ts';
import { markdownCode, markdownStrong, markdownText } from './escape/markdown.ts';
import { durationText } from './units.ts';
import { workflowName } from './workflow-name.ts';

/** Why builds failed, and steps whose failure was ignored, as a Markdown list; `undefined` where all is well. */
export function problemList(report: StepReport): string | undefined {
  const lines = report.workflows.flatMap((workflow) => {
    const name = markdownStrong(workflowName(workflow, report));
    const { failure, ignoredFailures } = workflow;
    return [
      ...(failure ? [`- ${name}: ${markdownText(failure.reason)}${stepLine(failure.step)}`] : []),
      ...ignoredFailures.map((step) => `- ${name} went on although a step failed${stepLine(step)}`),
    ];
  });
  return lines.length > 0 ? lines.join('\n') : undefined;
}

function stepLine(step: FailedStep | undefined): string {
  if (!step) return '';
  const time = step.duration === undefined ? '' : ` after ${durationText(step.duration)}`;
  return `<br>Step ${markdownCode(step.name)}${time}`;
}
