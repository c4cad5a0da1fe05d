/** Builds of a workflow that failed and were started again. */
import type { StepReport, WorkflowReport } from '../report/report.ts';
import { durationOf, spanBetween } from '../report/times.ts';
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

/** The same as Markdown, for the cell with the state of the workflow; empty without one. */
export function retriedNote({ retried = [] }: WorkflowReport): string {
  if (retried.length === 0) return '';
  const endings = retried.map(({ ending, pageUrl }, at) => {
    const build = markdownLink({ text: `${ordinals[at]} build`, address: pageUrl });
    return `the ${build} ${markdownSentence(ending)}`;
  });
  return `<br><sub>retried ${times[retried.length]}: ${endings.join('; ')}</sub>`;
}

/** How long the builds took that were started again, because each of them is paid for; empty if there are none. */
export function retriedTime({ workflows }: StepReport): string[] {
  const spans = workflows.flatMap(({ retried = [] }) =>
    retried.map((build) => durationOf(spanBetween(build.startedAt, build.finishedAt)) ?? 0),
  );
  const ms = spans.reduce((sum, span) => sum + span, 0);
  return ms === 0 ? [] : [`Builds that failed and were retried took ${durationText(ms)}.`];
}
