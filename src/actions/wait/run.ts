import { steadyMoments } from '../../clock.ts';
import { commitOfEvent } from '../../core/event/run-event.ts';
import { waitingLine } from '../../report/log/lines.ts';
import type { ActionContext } from '../../tasks/context/action-context.ts';
import type { StepContext } from '../../tasks/context/step-context.ts';
import { follow } from '../../tasks/following/follow.ts';
import { logChanges } from '../../tasks/following/log.ts';
import { maskSecrets } from '../../tasks/inputs/connection.ts';
import { conclude } from '../../tasks/reporting/conclude.ts';
import { publishOutputs } from '../../tasks/reporting/outputs.ts';
import { openPullRequestPage } from '../../tasks/reporting/pull-request-page.ts';
import { createReportStore } from '../../tasks/reporting/report-store.ts';
import { createGrace } from '../../tasks/requests/grace.ts';
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
  const { connection, waiting, afterBuild, comment } = inputs;
  const client = connect(connection);
  const [begun, now] = [clock.monotonic(), steadyMoments(clock)];
  const report = await identify({ runner, client, clock, limits }, { ...inputs, startedAt: now() });
  const store = createReportStore(report, { redact: runner.redactor.redact, now });
  const context: StepContext = { runner, client, clock, limits, store, grace };
  const page = openPullRequestPage(context, { inputs: comment, random });

  runner.log.info(waitingLine(store.report));
  const progress = logChanges(context);
  publishOutputs(context);
  const waitedMs = clock.monotonic() - begun;
  const { baseUrl } = connection;
  const end = await follow(context, { page, progress, waiting, waitedMs, afterBuild, baseUrl });
  return conclude(context, { end, page, runCommit, ...waiting, ...afterBuild });
}
