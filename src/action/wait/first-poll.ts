import { AnswerTooLarge, NotFound, RedirectRefused } from '../../client/errors.ts';
import { sleep } from '../../clock.ts';
import type { SeenBuildAnswer } from '../../contract/build.ts';
import type { StepContext } from '../context.ts';
import { readBuild } from '../follow/build-list.ts';
import { watchBuild } from '../follow/watch.ts';
import { isRefusal } from '../follow/watch-builds.ts';
import type { BuildFailure } from '../report/report.ts';

/** The first answer about a build, or why the service does not show the build. */
export type FirstPoll =
  | { readonly kind: 'seen'; readonly answer: SeenBuildAnswer }
  | { readonly kind: 'refused'; readonly failure: BuildFailure };

interface FirstPollOptions {
  readonly buildId: string;
  readonly appId: string | undefined;
  readonly pollInterval: number;
  readonly signal: AbortSignal;
}

/** The pause between two requests for a build that may only just have been started, in milliseconds. */
const soonMs = 5_000;

/**
 * Polls a build until the service shows it for the first time. A build that was just started may answer 404 for a
 * moment (docs/hosted-service.md, "Starting and cancelling"): that is a refusal only after `limits.unknownBuildMs`. An
 * outage does not end the wait (docs/reliability.md, "A wait ends truthfully").
 *
 * @throws the signal's reason
 */
export async function pollUntilShown(
  context: Pick<StepContext, 'runner' | 'client' | 'clock' | 'limits'>,
  { buildId, appId, pollInterval, signal }: FirstPollOptions,
): Promise<FirstPoll> {
  const { runner, clock, limits } = context;
  const begun = clock.monotonic();
  const pauseMs = Math.min(pollInterval, soonMs, limits.unknownBuildMs / 4);
  let answer: SeenBuildAnswer | undefined;
  let isMissing = false;
  const watch = watchBuild({
    clock,
    signal,
    refusalsInRow: limits.refusalsInRow,
    outageAfterMs: limits.lastingOutageMs,
    poll: async (pollSignal) => {
      answer = await readBuild(context, { buildId, appId, signal: pollSignal });
      return answer.build;
    },
    rest: (_, restSignal) => sleep(clock, pollInterval, restSignal),
    onFailure(error) {
      const isYoung = error instanceof NotFound && clock.monotonic() - begun < limits.unknownBuildMs;
      if (isYoung && !isMissing)
        runner.log.info(`Build ${buildId} is not found yet. It may have been started only a moment ago.`);
      isMissing ||= isYoung;
      // A redirect means that the address is wrong: waiting does not help.
      const refused = (isRefusal(error) && !isYoung) || error instanceof RedirectRefused;
      return { refused, pauseMs: error instanceof AnswerTooLarge ? pollInterval : pauseMs };
    },
  });
  for await (const event of watch) {
    switch (event.kind) {
      case 'change':
        if (answer) return { kind: 'seen', answer };
        break;
      case 'outage':
        if (!isMissing) runner.log.warning(`Build ${buildId}: ${event.error.message} Still waiting.`);
        break;
      case 'recovery':
        break;
      case 'lost':
        return {
          kind: 'refused',
          failure: { reason: event.error.message, helpPage: runner.helpPage(event.error) },
        };
    }
  }
  throw new Error(`The watch of build ${buildId} ended without an event`);
}
