/** One flow for each step that follows builds: obtain them, follow them, collect their results, conclude. */
import { steadyMoments } from '../../clock.ts';
import { openCommitCheck } from '../builds/commit.ts';
import type { SettleStatus } from '../commit-status/commit-status.ts';
import type { ActionContext, StepContext } from '../context.ts';
import type { StepReport } from '../report/report.ts';
import { createReportStore } from '../report/report-store.ts';
import { createGrace } from '../runner/grace.ts';
import { logChanges } from '../show/log.ts';
import { conclude } from './conclude.ts';
import type { FollowOptions } from './follow.ts';
import type { StepInputs } from './inputs.ts';
import { publishOutputs } from './outputs.ts';

/** The builds of the step are in the report; this is what else the flow needs. */
export interface ObtainedBuilds extends Pick<FollowOptions, 'comment' | 'waitedMs' | 'retries'> {
  /** The commit that the builds should have; `undefined` if nothing says which. */
  readonly expectedCommit: string | undefined;
  /** `undefined` without the input `commitStatus`. */
  readonly settleStatus?: SettleStatus | undefined;
}

interface Step {
  readonly inputs: StepInputs;
  /** What is known before the first request. */
  readonly report: Omit<StepReport, 'startedAt'>;
  /** Starts or finds the builds, and writes them into the report. `undefined`: there are none, which is not a failure. */
  readonly obtain: (context: StepContext) => Promise<ObtainedBuilds | undefined>;
}

/**
 * Runs a step. All progress is written to the report store: the log and the comment follow its changes, and outputs and
 * summary are made from it.
 *
 * @returns whether the step has succeeded
 */
export async function runStep(
  { runner, connect, clock, random, limits }: ActionContext,
  { inputs, report, obtain }: Step,
): Promise<boolean> {
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  const now = steadyMoments(clock);
  const store = createReportStore({ ...report, startedAt: now() }, { redact: runner.redactor.redact, now });
  const client = await connect(inputs.connection);
  const context: StepContext = { runner, client, clock, random, limits, store, grace };
  publishOutputs(context);
  logChanges(store, runner.log);
  const { waiting } = inputs;
  let obtained: ObtainedBuilds | undefined;
  try {
    obtained = await obtain(context);
  } catch (error) {
    await (await import('./follow.ts')).endWait(context, { waiting, end: 'failed' });
    throw error;
  }
  publishOutputs(context);
  if (!obtained) return true;
  const { expectedCommit, ...rest } = obtained;
  const { ifCommitDiffers } = inputs;
  const commitCheck = openCommitCheck(context, { expectedCommit, ifCommitDiffers });
  // Imported late: a step that does not wait doesn't need it (bench/start).
  const end = inputs.wait
    ? await (await import('./follow.ts')).follow(context, { ...inputs, ...rest, commitCheck })
    : 'ended';
  return conclude(context, { ...inputs, ...rest, end });
}
