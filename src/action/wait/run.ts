import { steadyMoments } from '../../clock.ts';
import type { Ref } from '../../contract/values.ts';
import { openWaitedStatus } from '../commit-status/waited-status.ts';
import type { ActionContext, StepContext } from '../context.ts';
import type { RunEvent } from '../event/run-event.ts';
import { targetOfRef } from '../event/target.ts';
import { openCommitCheck } from '../follow/commit.ts';
import { logChanges } from '../follow/log.ts';
import { openPullRequestComment } from '../github/pull-request-comment.ts';
import { maskSecrets } from '../inputs/connection.ts';
import { refused } from '../report/progress.ts';
import type { StepReport, WorkflowReport } from '../report/report.ts';
import { createReportStore } from '../report/report-store.ts';
import { buildIdOf, hasBuild } from '../report/workflow.ts';
import { createGrace } from '../runner/grace.ts';
import { waitingLine } from '../show/lines.ts';
import { finishAppStoreConnect } from '../step/app-store-connect.ts';
import { conclude } from '../step/conclude.ts';
import { follow } from '../step/follow.ts';
import { publishOutputs } from '../step/outputs.ts';
import { identify } from './identify.ts';
import { readWaitInputs, type WaitFor } from './inputs.ts';

/**
 * Waits for builds that another step, a person or a trigger of the service started, and reports their results like the build action.
 *
 * @returns whether the step has succeeded
 * @throws InputError and ForkRefused before any request
 */
export async function wait({ runner, connect, clock, random, limits }: ActionContext): Promise<boolean> {
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  maskSecrets(runner, ['token', 'githubToken']);
  const { connection, waitFor, ifCommitDiffers, waiting, afterBuild, appStoreConnect, ...inputs } =
    readWaitInputs(runner);
  const { event } = runner.run;
  const { baseUrl } = connection;
  const client = connect(connection);
  const [begun, now] = [clock.monotonic(), steadyMoments(clock)];
  const startedAt = now();
  const storing = { redact: runner.redactor.redact, now };
  publishOutputs({
    runner,
    store: createReportStore({ appId: undefined, startedAt, workflows: [] }, storing),
  });
  if (waitFor.kind === 'statuses') {
    const { settlePending } = await import('../commit-status/settle-pending.ts');
    const { failOn } = waiting;
    const { appId, commitStatus } = waitFor;
    const settling = { runner, client, clock, limits, grace, random };
    await settlePending(settling, {
      ...{ inputs: commitStatus, appId, baseUrl, failOn },
      waitsForStore: appStoreConnect.wait,
      comparesSizes: afterBuild.sizes.maxIncrease !== undefined,
    });
    return true;
  }
  const reporting = { runner, client, clock, limits };
  const report =
    waitFor.kind === 'byId'
      ? await identify(reporting, { ...waitFor, baseUrl, waiting, startedAt })
      : await findAndIdentify(reporting, { waitFor, baseUrl, waiting, startedAt });
  const store = createReportStore(report, storing);
  const context: StepContext = { runner, client, clock, limits, store, grace };
  if (report.workflows.length === 0) return true;
  const builtCommit = report.workflows.flatMap((one) => (hasBuild(one) ? (one.commit ?? []) : []))[0];
  const comment = openPullRequestComment(context, { inputs: inputs.comment, random, builtCommit });

  runner.log.info(waitingLine(store.report));
  const progress = logChanges(context);
  const ofInput = waitFor.kind === 'byId' ? waitFor.commit : waitFor.search.commit;
  const meant = ofInput ?? commitOfRef(event, store.unredacted.ref);
  const commit = openCommitCheck(context, { meant, ifCommitDiffers });
  publishOutputs(context);
  const waitedMs = clock.monotonic() - begun;
  const buildsEnd = await follow(context, {
    ...{ comment, progress, waiting, commit, waitedMs, afterBuild, baseUrl },
  });
  const end = await finishAppStoreConnect(context, { end: buildsEnd, waiting, appStoreConnect });
  const { cancelAbandoned } = waiting;
  const status =
    inputs.commitStatus &&
    openWaitedStatus({ ...context, random }, { inputs: inputs.commitStatus, commit: meant, cancelAbandoned });
  return conclude(context, { end, comment, status, waiting, afterBuild, appStoreConnect });
}

/** The report of the builds that were found, in the order of `workflowId`; of one that was not, why. */
async function findAndIdentify(
  context: Pick<StepContext, 'runner' | 'client' | 'clock' | 'limits'>,
  {
    waitFor: { search, ifNotFound },
    waiting,
    ...options
  }: { waitFor: Extract<WaitFor, { kind: 'byCommit' }> } & Pick<
    Parameters<typeof identify>[1],
    'baseUrl' | 'waiting' | 'startedAt'
  >,
): Promise<StepReport> {
  const { runner, clock } = context;
  const { appId, workflowIds } = search;
  const { findBuilds } = await import('./find.ts');
  const begun = clock.monotonic();
  const { found, whyNot } = await findBuilds(context, search);
  const timeout = Math.max(0, waiting.timeout - (clock.monotonic() - begun));
  const known = { ...options, appId, waiting: { ...waiting, timeout } };
  const report = await identify(context, { ...known, buildIds: [...found.values()] });
  const workflows = workflowIds.flatMap((workflowId): WorkflowReport[] => {
    const buildId = found.get(workflowId);
    const build = report.workflows.find((one) => buildIdOf(one) === buildId);
    if (buildId !== undefined && build) return [build];
    if (ifNotFound === 'error') return [refused(workflowId, { reason: `${whyNot} ${notFoundAdvice}` })];
    runner.log.info(`${workflowId}: ${whyNot}`);
    return [];
  });
  return { ...report, workflows };
}

const notFoundAdvice =
  "Check appId, workflowId and the service's triggers, raise findTimeout, or set ifNotFound to ignore.";

/**
 * The commit of the event, where that is the one that the builds should be of: not where they are of another branch or tag,
 * or of several, and not on an event that a script sent or a schedule made, which is for no commit.
 */
function commitOfRef(event: RunEvent, ref: Ref | undefined): string | undefined {
  const isForCommit = !['workflow_dispatch', 'repository_dispatch', 'schedule'].includes(event.name ?? '');
  if (!isForCommit) return undefined;
  if (event.checkedCommit !== undefined) return event.checkedCommit;
  return ref && targetOfRef(event, ref).sha;
}
