import { reportedStatus } from '../commit-status/commit-status.ts';
import type { ActionContext, StepContext } from '../context.ts';
import { isForCommit } from '../event/run-event.ts';
import { targetOfRef } from '../event/target.ts';
import { openPullRequestComment } from '../github/pull-request-comment.ts';
import { hasBuild } from '../report/workflow.ts';
import { openingLine } from '../show/log.ts';
import { type ObtainedBuilds, runStep } from '../step/run-step.ts';
import { findByCommit, identify } from './find.ts';
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
  store.update(
    waitFor.kind === 'byId'
      ? await identify(context, waitFor, { baseUrl, timeout })
      : await findByCommit(context, waitFor, { baseUrl }),
  );
  const { report } = store;
  if (report.workflows.length === 0) return undefined;
  runner.log.info(openingLine('Waiting for', store.shown));
  const builtCommit = report.workflows.flatMap((one) => (hasBuild(one) ? (one.commit ?? []) : []))[0];
  const { event } = runner.run;
  // Not for builds of several refs, and not on an event without a commit of its own.
  const target = report.ref && isForCommit(event) ? targetOfRef(event, report.ref) : undefined;
  const expectedCommit = waitFor.commit ?? target?.sha;
  return {
    expectedCommit,
    comment: openPullRequestComment(context, { inputs: inputs.comment, builtCommit }),
    settleStatus:
      inputs.commitStatus && reportedStatus(context, { inputs: inputs.commitStatus, commit: expectedCommit }),
    waitedMs: clock.monotonic() - begun,
  };
}
