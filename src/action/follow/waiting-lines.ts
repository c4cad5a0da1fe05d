/** What the log says in between, when nothing has changed for a while: what is waited for. */

import { stampedLine, timedLine } from '../report/names.ts';
import type { RunningBuild, StepReport } from '../report/report.ts';
import { shownState, stateName, stateWords } from '../report/states.ts';
import type { At } from '../report/times.ts';
import { stepTitle, timeLeftText } from './progress-lines.ts';

interface Waiting extends At {
  readonly report: StepReport;
  /** Whether the service does not answer for the build at this index. */
  readonly isOut: (index: number) => boolean;
}

/** Of more builds than this, one line tells how many are in which state. */
const mostNamed = 4;

/** One line for each build that runs: its step or state, and the time left; one line for many builds. */
export function waitingLines({ report, isOut, now }: Waiting): string[] {
  const running = report.workflows.flatMap((workflow, index) =>
    workflow.kind === 'running' ? [{ workflow, index }] : [],
  );
  if (running.length > mostNamed) {
    const builds = running.map(({ workflow }) => workflow);
    const out = running.every(({ index }) => isOut(index)) ? unanswered : '';
    return [
      timedLine(`⏳ still waiting for ${running.length} builds: ${countsText(builds)}${out}`, {
        report,
        now,
      }),
    ];
  }
  return running.map(({ workflow, index }) => {
    const rest = isOut(index) ? `${lastSeen(workflow)}${unanswered}` : timeLeftText(workflow);
    return stampedLine({ report, workflow, now }, `${standText(workflow)}${rest}`);
  });
}

const unanswered = ' · the service does not answer';

/** Where a build stands: `▸ Build Android, still running`, or `⏳ still queued`. */
function standText(workflow: RunningBuild): string {
  if (workflow.status === undefined) return '❓ not seen yet';
  const step = workflow.steps.findLast(({ kind }) => kind === 'running');
  if (step) return `${stepTitle(step)}, still running`;
  return `${stateWords(workflow.status).icon} still ${workflow.status}`;
}

function lastSeen({ status }: RunningBuild): string {
  return status === undefined ? '' : ' when last seen';
}

/** `30 queued, 8 building`. */
function countsText(builds: readonly RunningBuild[]): string {
  const byState = Map.groupBy(builds, (build) => stateName(shownState(build)));
  return [...byState].map(([state, { length }]) => `${length} ${state}`).join(', ');
}
