/** Builds of a workflow that failed and were started again. */
import type { StepReport, WorkflowReport } from '../report/report.ts';
import { buildSpan, durationOf } from '../report/times.ts';
import type { Annotation } from '../runner/runner.ts';
import { linkAddress } from '../text/addresses.ts';
import { markdownLink, markdownSentence } from '../text/markdown.ts';
import { durationText } from '../text/units.ts';
import { annotationMessage, annotationTitle, cut } from '../text/visible.ts';
import { workflowName } from './names.ts';

const times = ['never', 'once', 'twice', 'three times'];
const ordinals = ['first', 'second', 'third'];

/** Characters of an ending. */
const longestEnding = 300;

/** A notice for each workflow whose build failed and was started again, with the pages of those builds. */
export function retryNotices(report: StepReport): Annotation[] {
  return report.workflows.flatMap((workflow) => {
    const { retried = [] } = workflow;
    if (retried.length === 0) return [];
    const endings = retried.map(
      ({ ending }, at) => `The ${ordinals[at]} build ${cut(ending, longestEnding)}.`,
    );
    const pages = retried.flatMap(({ pageUrl }) => (pageUrl && linkAddress(pageUrl)) ?? []);
    const title = `Retried ${times[retried.length]}`;
    return {
      kind: 'notice',
      title: annotationTitle(`${workflowName(workflow, report)}: ${title.toLowerCase()}`),
      message: annotationMessage([[`${title}.`, ...endings].join(' '), ...pages]),
    };
  });
}

/** The same as Markdown, with how long each took, because it is paid for: for the cell with the state of the workflow. */
export function retriedNote({ retried = [] }: WorkflowReport): string {
  if (retried.length === 0) return '';
  const endings = retried.map((one, at) => {
    const build = markdownLink({ text: `${ordinals[at]} build`, address: one.pageUrl });
    const ms = durationOf(buildSpan(one));
    const time = ms === undefined ? '' : ` (after ${durationText(ms)})`;
    return `the ${build} ${markdownSentence(one.ending)}${time}`;
  });
  return `<br><sub>retried ${times[retried.length]}: ${endings.join('; ')}</sub>`;
}
