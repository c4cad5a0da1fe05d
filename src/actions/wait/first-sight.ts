import type { Client } from '../../api/client.ts';
import { NotFound, RedirectRefused } from '../../api/errors.ts';
import type { Limits } from '../../api/limits.ts';
import type { Clock } from '../../clock.ts';
import type { SeenBuildAnswer } from '../../contract/build.ts';
import { watchBuild } from '../../core/watch.ts';
import type { Runner } from '../../runner/runner.ts';
import { isRefusal } from '../../tasks/following/refusal.ts';

export interface Looking {
  readonly runner: Runner;
  readonly client: Client;
  readonly clock: Clock;
  readonly limits: Limits;
}

/** A build as it was first seen, or why the service will not show it. */
export type FirstSight =
  | { readonly kind: 'seen'; readonly answer: SeenBuildAnswer }
  | { readonly kind: 'refused'; readonly reason: string };

/** The pause between two looks at a build that may only just have been started, in milliseconds. */
const soonMs = 5_000;

/**
 * Looks at a build until the service shows it for the first time. A build that was just started may answer 404 for a
 * moment (docs/hosted-service.md, "Starting and cancelling"): that is a refusal only after `limits.unknownBuildMs`. An
 * outage ends nothing (docs/reliability.md, "A wait ends truthfully").
 *
 * @throws the signal's reason
 */
export async function firstSight(
  { runner, client, clock, limits }: Looking,
  { buildId, pollInterval, signal }: { buildId: string; pollInterval: number; signal: AbortSignal },
): Promise<FirstSight> {
  const begun = clock.monotonic();
  const pauseMs = Math.min(pollInterval, soonMs, limits.unknownBuildMs / 4);
  let answer: SeenBuildAnswer | undefined;
  let isMissed = false;
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
      const isYoung = error instanceof NotFound && clock.monotonic() - begun < limits.unknownBuildMs;
      if (isYoung && !isMissed)
        runner.log.info(`Build ${buildId} is not to be seen yet. It may only just have been started.`);
      isMissed ||= isYoung;
      // A redirect is an address that is wrong from the start: no time puts it right.
      const refused = (isRefusal(error) && !isYoung) || error instanceof RedirectRefused;
      return { refused, pauseMs };
    },
  });
  for await (const sighting of watch) {
    switch (sighting.kind) {
      case 'state':
        if (answer) return { kind: 'seen', answer };
        break;
      case 'outage':
        if (!isMissed) runner.log.warning(`Build ${buildId}: ${sighting.error.message} The wait goes on.`);
        break;
      case 'recovery':
        break;
      case 'lost':
        return { kind: 'refused', reason: sighting.error.message };
    }
  }
  throw new Error(`The watch of build ${buildId} ended without a word`);
}
