import type { Ref } from '../../contract/values.ts';
import { openWaitedStatus } from '../commit-status/waited-status.ts';
import type { ActionContext, StepContext } from '../context.ts';
import type { RunEvent } from '../event/run-event.ts';
import { targetOfRef } from '../event/target.ts';
import { openPullRequestComment } from '../github/pull-request-comment.ts';
import { maskSecrets } from '../inputs/connection.ts';
import { refused } from '../report/progress.ts';
import type { WorkflowReport } from '../report/report.ts';
import { buildIdOf, hasBuild } from '../report/workflow.ts';
import { waitingLine } from '../show/lines.ts';
import { type ObtainedBuilds, runStep } from '../step/run-step.ts';
import { type IdentifiedBuilds, identify } from './identify.ts';
import { readWaitInputs, type WaitFor } from './inputs.ts';

/**
 * Waits for builds that another step, a person or a trigger of the service started, and reports their results like the build action.
 *
 * @returns whether the step has succeeded
 * @throws InputError and ForkRefused before any request
 */
export async function wait(action: ActionContext): Promise<boolean> {
  const { runner } = action;
  maskSecrets(runner, ['token', 'githubToken']);
  const inputs = readWaitInputs(runner);
  const { waitFor } = inputs;
  return runStep(action, {
    inputs,
    report: { appId: undefined, workflows: [] },
    obtain: (context) =>
      waitFor.kind === 'statuses'
        ? settleStatuses(context, inputs, waitFor)
        : findBuilds(context, inputs, waitFor),
  });
}

/** On a schedule: settles the statuses of builds that have ended. The step itself follows none. */
async function settleStatuses(
  context: StepContext,
  { connection, waiting, appStoreConnect, afterBuild }: ReturnType<typeof readWaitInputs>,
  { appId, commitStatus }: Extract<WaitFor, { readonly kind: 'statuses' }>,
): Promise<undefined> {
  const { settlePending } = await import('../commit-status/settle-pending.ts');
  await settlePending(context, {
    ...{ inputs: commitStatus, appId, baseUrl: connection.baseUrl, failOn: waiting.failOn },
    waitsForStore: appStoreConnect.wait,
    comparesSizes: afterBuild.sizes.maxIncrease !== undefined,
  });
}

/** Finds the builds and writes them into the report. @returns `undefined` if there are none and `ifNotFound` is `ignore` */
async function findBuilds(
  context: StepContext,
  inputs: ReturnType<typeof readWaitInputs>,
  waitFor: Exclude<WaitFor, { readonly kind: 'statuses' }>,
): Promise<ObtainedBuilds | undefined> {
  const { runner, clock, store } = context;
  const begun = clock.monotonic();
  const { timeout, cancelAbandoned } = inputs.waiting;
  const { baseUrl } = inputs.connection;
  const found =
    waitFor.kind === 'byId'
      ? await identify(context, { ...waitFor, baseUrl, timeout })
      : await findAndIdentify(context, { waitFor, baseUrl, timeout });
  store.update(found);
  const { report } = store;
  if (report.workflows.length === 0) return undefined;
  runner.log.info(waitingLine(report));
  const builtCommit = report.workflows.flatMap((one) => (hasBuild(one) ? (one.commit ?? []) : []))[0];
  const ofInput = waitFor.kind === 'byId' ? waitFor.commit : waitFor.search.commit;
  const meant = ofInput ?? commitOfRef(runner.run.event, store.unredacted.ref);
  return {
    meant,
    comment: openPullRequestComment(context, { inputs: inputs.comment, builtCommit }),
    status:
      inputs.commitStatus &&
      openWaitedStatus(context, { inputs: inputs.commitStatus, commit: meant, cancelAbandoned }),
    waitedMs: clock.monotonic() - begun,
  };
}

/** The builds that were found, in the order of `workflowId`; of one that was not, why. */
async function findAndIdentify(
  context: StepContext,
  {
    waitFor: { search, ifNotFound },
    baseUrl,
    timeout,
  }: {
    readonly waitFor: Extract<WaitFor, { readonly kind: 'byCommit' }>;
    readonly baseUrl: URL;
    readonly timeout: number;
  },
): Promise<IdentifiedBuilds> {
  const { runner, clock } = context;
  const { appId, workflowIds } = search;
  const { searchByCommit } = await import('./find.ts');
  const begun = clock.monotonic();
  const { found, whyNot } = await searchByCommit(context, search);
  const left = Math.max(0, timeout - (clock.monotonic() - begun));
  const known = { buildIds: [...found.values()], appId, baseUrl, timeout: left };
  const identified = await identify(context, known);
  const workflows = workflowIds.flatMap((workflowId): WorkflowReport[] => {
    const buildId = found.get(workflowId);
    const build = identified.workflows.find((one) => buildIdOf(one) === buildId);
    if (buildId !== undefined && build) return [build];
    if (ifNotFound === 'error') return [refused(workflowId, { reason: `${whyNot} ${notFoundAdvice}` })];
    runner.log.info(`${workflowId}: ${whyNot}`);
    return [];
  });
  return { ...identified, workflows };
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
