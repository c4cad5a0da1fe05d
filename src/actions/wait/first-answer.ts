import type { Client } from '../../api/client.ts';
import { NotFound, RedirectRefused } from '../../api/errors.ts';
import type { SeenBuildAnswer } from '../../contract/build.ts';
import { watchBuild } from '../../core/watch.ts';
import type { ActionContext } from '../../tasks/context/action-context.ts';
import { isRefusal } from '../../tasks/following/refusal.ts';

export type RequestContext = Pick<ActionContext, 'runner' | 'clock' | 'limits'> & { readonly client: Client };

/** The first answer of the service about a build, or why it refuses one. */
export type FirstAnswer =
  | { readonly kind: 'answered'; readonly answer: SeenBuildAnswer }
  | { readonly kind: 'refused'; readonly reason: string };

/** Milliseconds between two requests for a build that may only just have been started. */
const newBuildPauseMs = 5_000;

/**
 * Asks for a build until the service answers for the first time. It may answer 404 for a moment about a build that was just
 * started (docs/hosted-service.md, "Starting and cancelling"), so that is a refusal only after `limits.unknownBuildMs`. An
 * outage does not end it (docs/reliability.md, "A wait ends truthfully").
 *
 * @throws the signal's reason
 */
export async function firstAnswer(
  { runner, client, clock, limits }: RequestContext,
  { buildId, pollInterval, signal }: { buildId: string; pollInterval: number; signal: AbortSignal },
): Promise<FirstAnswer> {
  const begun = clock.monotonic();
  const pauseMs = Math.min(pollInterval, newBuildPauseMs, limits.unknownBuildMs / 4);
  let answer: SeenBuildAnswer | undefined;
  let isNotFoundLogged = false;
  const watch = watchBuild({
    buildId,
    clock,
    signal,
    refusalsInRow: limits.refusalsInRow,
    lastingMs: limits.lastingOutageMs,
    look: async (lookSignal) => {
      answer = await client.builds.get(buildId, { signal: lookSignal });
      return answer.build;
    },
    pause: () => pollInterval,
    onFailure(error) {
      const mayBeNew = error instanceof NotFound && clock.monotonic() - begun < limits.unknownBuildMs;
      if (mayBeNew && !isNotFoundLogged)
        runner.log.info(`Build ${buildId} is not found yet. It may only just have been started.`);
      isNotFoundLogged ||= mayBeNew;
      // A redirect means that baseUrl is wrong, which waiting does not change.
      const refused = (isRefusal(error) && !mayBeNew) || error instanceof RedirectRefused;
      return { refused, pauseMs };
    },
  });
  for await (const event of watch) {
    switch (event.kind) {
      case 'state':
        if (answer) return { kind: 'answered', answer };
        break;
      case 'outage':
        if (!isNotFoundLogged) runner.log.warning(`Build ${buildId}: ${event.error.message} Still waiting.`);
        break;
      case 'recovery':
        break;
      case 'lost':
        return { kind: 'refused', reason: event.error.message };
    }
  }
  throw new Error(`The watch of build ${buildId} ended without a state`);
}
