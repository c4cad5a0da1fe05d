/** The parts that the summary and the comment share, as Markdown: heading, what is built, and what went wrong. */
import type { Ref } from '../../contract/values.ts';
import { buildStepBeside } from '../report/failure.ts';
import type { EndedBuild, FailedBuildStep, StepReport, WorkflowReport } from '../report/report.ts';
import { endedBuilds, failureIn, hasBuild, statusOf } from '../report/workflow.ts';
import { markdownCode, markdownSentence, markdownStrong, markdownText } from '../text/markdown.ts';
import { countText, durationText } from '../text/units.ts';
import { appStoreConnectProblem } from './app-store-connect.ts';
import { appTitle, commitText, placeText, workflowName } from './names.ts';
import { isCutShort } from './problems.ts';
import { growthText, tooLargeOf } from './sizes.ts';
import { stateWords, stepStateLine } from './states.ts';

/** The application and the verdict. */
export function headingText(report: StepReport): string {
  const { icon, text } = stepStateLine(report);
  return `${icon} ${markdownText(appTitle(report))}: ${markdownText(text)}`;
}

/** What is built: `Branch main at commit 4f3c2b1a09`. */
export function aboutLine(report: StepReport): string {
  const { ref } = report;
  const built = commitOf(report);
  const words = [...(ref ? [refText(ref)] : []), ...(built ? [`commit ${commitText(built)}`] : [])];
  const line = words.join(' at ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The commit that is built now; a reused build shows its own commit beside its state. */
function commitOf({ workflows, commit }: StepReport): string | undefined {
  const builds = workflows.filter(hasBuild);
  const built = builds.find((build) => build.origin !== 'reused' && build.commit !== undefined);
  return built?.commit ?? commit ?? builds.find((build) => build.commit !== undefined)?.commit;
}

function refText(ref: Ref): string {
  return 'branch' in ref ? `branch ${markdownCode(ref.branch)}` : `tag ${markdownCode(ref.tag)}`;
}

/** For the cell with the state of a build that is reused: the commit that it built; empty for every other build. */
export function reusedNote(workflow: WorkflowReport): string {
  if (!hasBuild(workflow) || workflow.origin !== 'reused' || workflow.commit === undefined) return '';
  return `<br><sub>built from commit ${commitText(workflow.commit)}</sub>`;
}

/**
 * Why builds failed, and where the code is wrong; then builds that App Store Connect did not accept, artefacts that grew too
 * much, and ignored failures of build steps, as a Markdown list; `undefined` if there are none.
 *
 * @param limit how many problems of a build are shown, the first ones; and whether hints are, which name others of the token's
 *   owner
 */
export function problemList(
  report: StepReport,
  limit: { readonly problems: number; readonly hints: 'shown' | 'hidden' },
): string | undefined {
  const name = (workflow: WorkflowReport): string => markdownStrong(workflowName(workflow, report));
  const failures = report.workflows.flatMap((workflow) => {
    const failure = failureIn(workflow);
    if (!failure) return [];
    const unnamed = buildStepBeside(failure);
    const hint =
      failure.hint === undefined || limit.hints === 'hidden' ? '' : `<br>${markdownSentence(failure.hint)}`;
    const step = unnamed ? `<br>Failed step: ${buildStepText(unnamed)}` : '';
    return [
      `- ${stateWords(workflow.kind === 'rejected' ? 'failed' : statusOf(workflow)).icon} ${name(workflow)}: ${markdownSentence(failure.reason)}${hint}${step}`,
      ...problemItems(failure.step, limit.problems),
    ];
  });
  const grown = endedBuilds(report).flatMap((workflow) => tooLargeItems(workflow, name(workflow)));
  const notAccepted = endedBuilds(report).flatMap((workflow) => {
    const problem = appStoreConnectProblem(workflow);
    return problem ? [`- ${stateWords('failed').icon} ${name(workflow)}: ${markdownSentence(problem)}`] : [];
  });
  const ignored = endedBuilds(report).flatMap((workflow) =>
    workflow.ignoredFailures.map(
      (step) =>
        `- ${stateWords('warning').icon} ${name(workflow)} continued although a step failed: ${buildStepText(step)}`,
    ),
  );
  return [...failures, ...notAccepted, ...grown, ...ignored].join('\n') || undefined;
}

/** A nested list: where the code is wrong, and what is wrong there. */
function problemItems(step: FailedBuildStep | undefined, limit: number): string[] {
  const problems = step?.problems ?? [];
  const shown = problems.slice(0, limit).map((problem) => {
    const place = placeText(problem);
    return `  - ${place === undefined ? '' : `${markdownCode(place)}: `}${markdownText(problem.message)}`;
  });
  const more = problems.length - shown.length;
  return more > 0 ? [...shown, `  - ${isCutShort(step) ? 'at least ' : ''}${more} more`] : shown;
}

/** Of more artefacts, the first are shown; the table has all. */
const mostTooLarge = 10;

function tooLargeItems(workflow: EndedBuild, name: string): string[] {
  const all = tooLargeOf(workflow);
  const items = all
    .slice(0, mostTooLarge)
    .map((artefact) => `${markdownCode(artefact.name)} ${growthText(artefact)}`);
  const more = all.length - items.length;
  if (more > 0) items.push(`${countText(more, 'more artefact')} grew too much.`);
  return items.map((item) => `- ${stateWords('failed').icon} ${name}: ${item}`);
}

function buildStepText({ name, duration }: FailedBuildStep): string {
  return `${markdownCode(name)}${duration === undefined ? '' : `, after ${durationText(duration)}`}`;
}
