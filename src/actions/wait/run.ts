import type { Limits } from '../../api/limits.ts';
import { type Chance, type Clock, steadyMoments } from '../../clock.ts';
import { waitingLine } from '../../report/log-lines.ts';
import type { Runner } from '../../runner/runner.ts';
import { type Connect, maskSecrets } from '../connection.ts';
import { createBoard } from '../follow/board.ts';
import { conclude, publishOutputs } from '../follow/conclude.ts';
import { follow } from '../follow/follow.ts';
import { logChanges } from '../follow/log.ts';
import { openPullRequestPage } from '../follow/pull-request-page.ts';
import { createGrace } from '../grace.ts';
import { identify } from './identify.ts';
import { readWaitInputs } from './inputs.ts';

export interface WaitDependencies {
  readonly runner: Runner;
  readonly connect: Connect;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly limits: Limits;
}

/**
 * Waits for builds that somebody else started, and says how they went, as the build action does for its own.
 *
 * @returns whether the step has succeeded
 * @throws InputError before any request
 */
export async function wait({ runner, connect, clock, chance, limits }: WaitDependencies): Promise<boolean> {
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  maskSecrets(runner, ['token', 'githubToken']);
  const inputs = readWaitInputs(runner);
  const { connection, waiting, afterBuild, comment } = inputs;
  const looking = { runner, client: connect(connection), clock, limits };
  const [begun, now] = [clock.monotonic(), steadyMoments(clock)];
  const { redact } = runner.redactor;
  const board = createBoard(await identify(looking, { ...inputs, startedAt: now() }), { redact, now });
  const watching = { ...looking, board, grace };
  const page = openPullRequestPage(watching, { inputs: comment, chance });
  const following = { ...watching, page };

  runner.log.info(waitingLine(board.report));
  logChanges(following);
  publishOutputs(following);
  const waitedMs = clock.monotonic() - begun;
  const because = await follow(following, { waiting, waitedMs, afterBuild });
  return conclude(following, { because, ...waiting, ...afterBuild });
}
