import type { EndedBuild, StepReport, WorkflowReport } from '../report/report.ts';
import { endedBuilds } from '../report/workflow.ts';
import type { Annotation } from '../runner/runner.ts';
import { durationText } from '../text/units.ts';
import { annotationMessage, annotationTitle, logLine } from '../text/visible.ts';
import { logName, pageOf, workflowName } from './names.ts';
import { hasFailed, stateIcon } from './states.ts';

const commonReason = "The most common reason is that the app's TestFlight information is incomplete.";

/** Why App Store Connect does not have the build, in whole sentences; `undefined` while it may. */
export function appStoreConnectProblem({ appStoreConnect }: EndedBuild): string | undefined {
  if (!appStoreConnect) return undefined;
  const why = hasFailed(appStoreConnect) ? 'App Store Connect did not accept it' : appStoreConnect.givenUp;
  return why && `The build succeeded, but ${why}. ${commonReason}`;
}

export function timedOutText(timeout: number): string {
  return `App Store Connect had not finished after ${durationText(timeout)}`;
}

/** The row of a build, for the tables of summary and comment: title and status; none where there is nothing to show. */
export function appStoreConnectCells(workflow: WorkflowReport): [string, string][] {
  if (workflow.kind !== 'ended' || !workflow.appStoreConnect) return [];
  const { status } = workflow.appStoreConnect;
  return [['App Store Connect', `${stateIcon(status)} ${status}`]];
}

/** The state of each build in App Store Connect, for the end of the log. */
export function appStoreConnectLines(report: StepReport): string[] {
  return endedBuilds(report).flatMap((build) => {
    const status = build.appStoreConnect?.status;
    return status ? [logLine(`${logName(build)}: App Store Connect: ${status}`)] : [];
  });
}

/** An error where the step waits for App Store Connect; otherwise a warning. */
export function appStoreConnectAnnotations(report: StepReport): Annotation[] {
  return report.workflows.flatMap((build, at): Annotation[] => {
    const problem = build.kind === 'ended' ? appStoreConnectProblem(build) : undefined;
    if (problem === undefined) return [];
    const isError = report.failures?.some((one) => one.kind === 'appStoreConnect' && one.index === at);
    return [
      {
        kind: isError ? 'error' : 'warning',
        title: annotationTitle(`${workflowName(build, report)}: App Store Connect`),
        message: annotationMessage([problem, pageOf(build) ?? []].flat()),
      },
    ];
  });
}
