import { steadyMoments } from '../../clock.ts';
import { waitingLine } from '../../report/log/lines.ts';
import type { ActionContext } from '../../tasks/context/action-context.ts';
import { conclude, publishOutputs } from '../../tasks/following/conclude.ts';
import { follow } from '../../tasks/following/follow.ts';
import { logChanges } from '../../tasks/following/log.ts';
import { openPullRequestPage } from '../../tasks/following/pull-request-page.ts';
import { createBoard } from '../../tasks/following/report-store.ts';
import { maskSecrets } from '../../tasks/inputs/connection.ts';
import { createGrace } from '../../tasks/requests/grace.ts';
import { identify } from './identify.ts';
import { readWaitInputs } from './inputs.ts';

/**
 * Waits for builds that somebody else started, and reports them as the build action does its own.
 *
 * @returns whether the step succeeded
 * @throws InputError before any request
 */
export async function wait({ runner, connect, clock, random, limits }: ActionContext): Promise<boolean> {
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  maskSecrets(runner, ['token', 'githubToken']);
  const inputs = readWaitInputs(runner);
  const { connection, waiting, afterBuild, comment } = inputs;
  const context = { runner, client: connect(connection), clock, limits };
  const [begun, now] = [clock.monotonic(), steadyMoments(clock)];
  const { redact } = runner.redactor;
  const board = createBoard(await identify(context, { ...inputs, startedAt: now() }), { redact, now });
  const watching = { ...context, board, grace };
  const page = openPullRequestPage(watching, { inputs: comment, random });
  const following = { ...watching, page };

  runner.log.info(waitingLine(board.report));
  logChanges(following);
  publishOutputs(following);
  const waitedMs = clock.monotonic() - begun;
  const because = await follow(following, { waiting, waitedMs, afterBuild });
  return conclude(following, { because, ...waiting, ...afterBuild });
}
