/** The parts that the summary and the comment share, as Markdown: heading, what is built, and what went wrong. */
import { buildStepBeside } from '../report/failure.ts';
import type { BuildFailure, FailedBuildStep, StepReport, WorkflowReport } from '../report/report.ts';
import { endedBuilds, failureIn, hasBuild, statusOf } from '../report/workflow.ts';
import { markdownCode, markdownSentence, markdownStrong, markdownText } from '../text/markdown.ts';
import { atMost } from '../text/visible.ts';
import { growthTexts } from './artefacts.ts';
import { appTitle, commitText, placeText, stepText, workflowName } from './names.ts';
import { appStoreConnectProblem, stateIcon, stepStateLine } from './states.ts';

/** The application and the verdict. */
export function headingText(report: StepReport): string {
  const { icon, text } = stepStateLine(report);
  return `${icon} ${markdownText(appTitle(report))}: ${markdownText(text)}`;
}

/** What is built: `Branch main at commit 4f3c2b1a09`. A reused build shows its own commit beside its state. */
export function aboutLine({ ref, workflows, commit }: StepReport): string {
  const builds = workflows.filter(hasBuild);
  const own = builds.find((build) => build.origin !== 'reused' && build.commit !== undefined);
  const built = own?.commit ?? commit ?? builds.find((build) => build.commit !== undefined)?.commit;
  const parts = [
    ref && ('branch' in ref ? `Branch ${markdownCode(ref.branch)}` : `Tag ${markdownCode(ref.tag)}`),
    built && `commit ${commitText(built)}`,
  ];
  return parts.filter(Boolean).join(' at ');
}

/** For the cell with the state of a build that is reused: the commit that it built; empty for every other build. */
export function reusedNote(workflow: WorkflowReport): string {
  if (!hasBuild(workflow) || workflow.origin !== 'reused' || workflow.commit === undefined) return '';
  return `<br><sub>built from commit ${commitText(workflow.commit)}</sub>`;
}

/**
 * Why builds failed, and where the code is wrong; then, of each build, that App Store Connect did not accept it, artefacts that
 * grew too much, and ignored failures of steps, as a Markdown list; `undefined` if there are none.
 *
 * @param limit how many problems of a build are shown, the first ones; and whether hints are, which name others of the token's
 *   owner
 */
export function problemList(
  report: StepReport,
  limit: { readonly problems: number; readonly hints: 'shown' | 'hidden' },
): string | undefined {
  const item = (state: string | undefined, workflow: WorkflowReport): string =>
    `- ${stateIcon(state)} ${markdownStrong(workflowName(workflow, report))}`;
  const failures = report.workflows.flatMap((workflow) => {
    const failure = failureIn(workflow);
    if (!failure) return [];
    const step = buildStepBeside(failure);
    const state = workflow.kind === 'rejected' ? 'failed' : statusOf(workflow);
    const about = [
      markdownSentence(failure.reason),
      ...(failure.hint && limit.hints === 'shown' ? [markdownSentence(failure.hint)] : []),
      ...(step ? [`Failed step: ${stepMarkdown(step)}`] : []),
    ];
    return [`${item(state, workflow)}: ${about.join('<br>')}`, ...problemItems(failure, limit.problems)];
  });
  const others = endedBuilds(report).flatMap((build) => {
    const problem = appStoreConnectProblem(build);
    return [
      ...(problem ? [`${item('failed', build)}: ${markdownSentence(problem)}`] : []),
      ...growthTexts(build, markdownCode).map((text) => `${item('failed', build)}: ${text}`),
      ...build.ignoredFailures.map(
        (step) => `${item('warning', build)} continued although a step failed: ${stepMarkdown(step)}`,
      ),
    ];
  });
  return [...failures, ...others].join('\n') || undefined;
}

/** A nested list: where the code is wrong, and what is wrong there. */
function problemItems({ step }: BuildFailure, limit: number): readonly string[] {
  const items = (step?.problems ?? []).map((problem) => {
    const place = placeText(problem);
    return `  - ${place === undefined ? '' : `${markdownCode(place)}: `}${markdownText(problem.message)}`;
  });
  return atMost(limit, items, (more) => `  - ${more} more`);
}

function stepMarkdown(step: FailedBuildStep): string {
  return stepText({ ...step, name: markdownCode(step.name) });
}
