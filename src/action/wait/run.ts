import type { Ref } from '../../contract/values.ts';
import { commitOfLabels, isWholeHash } from '../builds/labels.ts';
import type { SettledStatus } from '../commit-status/commit-status.ts';
import type { CommitStatusInputs } from '../commit-status/inputs.ts';
import type { ActionContext, StepContext } from '../context.ts';
import { isForCommit, type RunEvent } from '../event/run-event.ts';
import { targetOfRef } from '../event/target.ts';
import { openPullRequestComment } from '../github/pull-request-comment.ts';
import { maskSecrets } from '../inputs/connection.ts';
import { refused } from '../report/progress.ts';
import type { BuildReport, WorkflowReport } from '../report/report.ts';
import { buildIdOf, hasBuild } from '../report/workflow.ts';
import { openingLine } from '../show/log.ts';
import { type ObtainedBuilds, runStep } from '../step/run-step.ts';
import { type IdentifiedBuilds, identify } from './identify.ts';
import { readWaitInputs, type WaitFor } from './inputs.ts';

/**
 * Waits for builds that another step, a person or a trigger of the service started, and reports their results like the
 * build action.
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
    async obtain(context) {
      if (waitFor.kind !== 'statuses') return findBuilds(context, inputs, waitFor);
      const { settleStatuses } = await import('./settle-statuses.ts');
      await settleStatuses(context, { ...inputs, ...waitFor });
      return undefined;
    },
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
  const { timeout } = inputs.waiting;
  const { baseUrl } = inputs.connection;
  const found =
    waitFor.kind === 'byId'
      ? await identify(context, { ...waitFor, baseUrl, timeout })
      : await findAndIdentify(context, { waitFor, baseUrl, timeout });
  store.update(found);
  const { report } = store;
  if (report.workflows.length === 0) return undefined;
  runner.log.info(openingLine('Waiting for', report));
  const builtCommit = report.workflows.flatMap((one) => (hasBuild(one) ? (one.commit ?? []) : []))[0];
  const ofInput = waitFor.kind === 'byId' ? waitFor.commit : waitFor.search.commit;
  const expectedCommit = ofInput ?? commitOfRef(runner.run.event, store.report.ref);
  return {
    expectedCommit,
    comment: openPullRequestComment(context, { inputs: inputs.comment, builtCommit }),
    status:
      inputs.commitStatus && waitedStatus(context, { inputs: inputs.commitStatus, commit: expectedCommit }),
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

/** The status of builds that something else has started. @param commit without one, the labels of the builds name it */
function waitedStatus(
  context: StepContext,
  { inputs, commit }: { readonly inputs: CommitStatusInputs; readonly commit: string | undefined },
): SettledStatus {
  const { runner, store } = context;
  return {
    async settle(result) {
      const builds = store.report.workflows.filter(hasBuild);
      const labels = await Promise.all(builds.map((build) => labelsOf(context, build)));
      const named = new Set(labels.map(commitOfLabels));
      const sha = commit ?? (named.size === 1 ? [...named][0] : undefined);
      if (sha === undefined || !isWholeHash(sha))
        return runner.log.warning(
          `The ${inputs.context} commit status was not set, because this step doesn't know the commit. Set the commit input to the full 40-character hash, or start the build with commitStatus and wait: false.`,
        );
      const { CommitStatuses, settleReported } = await import('../commit-status/commit-status.ts');
      const statuses = new CommitStatuses(context, inputs);
      await settleReported({ statuses, run: runner.run }, { ...result, sha, report: store.report });
    },
  };
}

/** The labels of a build; none where the service does not show it. */
async function labelsOf(
  { client, grace, limits }: StepContext,
  { buildId }: BuildReport,
): Promise<readonly string[]> {
  const answer = await grace
    .upTo(limits.graceMs, (signal) => client.builds.get(buildId, { signal }))
    .catch(() => undefined);
  return answer?.build.labels ?? [];
}

const notFoundAdvice =
  "Check appId, workflowId and the service's triggers, raise findTimeout, or set ifNotFound to ignore.";

/**
 * The commit of the event, where that is the one that the builds should be of: not where they are of another branch or tag,
 * or of several, and not on an event that is for no commit.
 */
function commitOfRef(event: RunEvent, ref: Ref | undefined): string | undefined {
  return ref && isForCommit(event) ? targetOfRef(event, ref).sha : undefined;
}
