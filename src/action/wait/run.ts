import { steadyMoments } from '../../clock.ts';
import type { ActionContext, StepContext } from '../context.ts';
import { commitOfEvent } from '../event/run-event.ts';
import { logChanges } from '../follow/log.ts';
import { openPullRequestComment } from '../github/pull-request-comment.ts';
import { maskSecrets } from '../inputs/connection.ts';
import { createReportStore } from '../report/report-store.ts';
import { createGrace } from '../runner/grace.ts';
import { waitingLine } from '../show/lines.ts';
import { conclude } from '../step/conclude.ts';
import { follow } from '../step/follow.ts';
import { publishOutputs } from '../step/outputs.ts';
import { identify } from './identify.ts';
import { readWaitInputs } from './inputs.ts';

/**
 * Waits for builds that another step or a person started, and reports their results like the build action.
 *
 * @returns whether the step has succeeded
 * @throws InputError before any request
 */
export async function wait({ runner, connect, clock, random, limits }: ActionContext): Promise<boolean> {
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  maskSecrets(runner, ['token', 'githubToken']);
  const inputs = readWaitInputs(runner);
  const runCommit = commitOfEvent(runner.run.event);
  const { connection, waiting, afterBuild } = inputs;
  const client = connect(connection);
  const [begun, now] = [clock.monotonic(), steadyMoments(clock)];
  const report = await identify({ runner, client, clock, limits }, { ...inputs, startedAt: now() });
  const store = createReportStore(report, { redact: runner.redactor.redact, now });
  const context: StepContext = { runner, client, clock, limits, store, grace };
  const comment = openPullRequestComment(context, { inputs: inputs.comment, random });

  runner.log.info(waitingLine(store.report));
  const progress = logChanges(context);
  publishOutputs(context);
  const waitedMs = clock.monotonic() - begun;
  const { baseUrl } = connection;
  const end = await follow(context, { comment, progress, waiting, waitedMs, afterBuild, baseUrl });
  return conclude(context, { end, comment, runCommit, waiting, afterBuild });
}
