import { AnswerTooLarge, NotFound, RedirectRefused } from '../../client/errors.ts';
import { sleep, TimeoutError, withTimeout } from '../../clock.ts';
import type { SeenBuildAnswer } from '../../contract/build.ts';
import { type Ref, sameRef, workflowIdOf } from '../../contract/values.ts';
import type { StepContext } from '../context.ts';
import { readBuild } from '../follow/build-list.ts';
import type { WaitingInputs } from '../follow/inputs.ts';
import { startHeartbeat } from '../follow/log.ts';
import { watchBuild } from '../follow/watch.ts';
import { isRefusal } from '../follow/watch-builds.ts';
import type { BuildFailure, BuildReport, StepReport } from '../report/report.ts';
import { buildPage } from '../report/workflow.ts';
import { Cancelled } from '../runner/runner.ts';

interface GivenBuilds {
  readonly buildIds: readonly string[];
  readonly appId: string | undefined;
  readonly baseUrl: URL;
  readonly waiting: Pick<WaitingInputs, 'timeout' | 'pollInterval'>;
  readonly startedAt: number;
}

/**
 * Finds out the application, workflow and ref of each build from its id. A build that the service has not shown when the
 * time is up, or when the workflow is cancelled, is reported with its id only.
 */
export async function identify(
  context: Pick<StepContext, 'runner' | 'client' | 'clock' | 'limits'>,
  given: GivenBuilds,
): Promise<StepReport> {
  const { clock, runner } = context;
  const { buildIds, waiting } = given;
  const polls = new Map<string, FirstPoll>();
  const limit = { clock, ms: waiting.timeout, signal: runner.cancelled };
  const begun = clock.monotonic();
  const stopHeartbeat = startHeartbeat({
    clock,
    quietMs: () => clock.monotonic() - begun,
    beat: () => runner.log.info(stillUnseenLine(buildIds.filter((id) => !polls.has(id)))),
  });
  try {
    await withTimeout(limit, (signal) =>
      Promise.all(
        buildIds.map(async (buildId) => {
          polls.set(buildId, await pollUntilShown(context, given, { buildId, signal }));
        }),
      ),
    );
  } catch (error) {
    if (!(error instanceof TimeoutError || error instanceof Cancelled)) throw error;
  } finally {
    stopHeartbeat();
  }
  return reportOf(given, polls);
}

function stillUnseenLine([first, ...more]: readonly string[]): string {
  const builds = more.length === 0 ? `Build ${first}` : `Build ${first} and ${more.length} more`;
  return `${builds}: no answer yet. Still waiting.`;
}

function reportOf(
  { buildIds, appId, baseUrl, startedAt }: GivenBuilds,
  polls: ReadonlyMap<string, FirstPoll>,
): StepReport {
  const answers = buildIds.flatMap((id) => {
    const poll = polls.get(id);
    return poll && 'build' in poll ? [poll] : [];
  });
  const own = answers.flatMap((answer) => applicationOf(answer) ?? [])[0] ?? appId;
  const appName = answers.find((answer) => applicationOf(answer) === own)?.application?.appName;
  const ref = sharedRef(answers);
  return {
    appId: own,
    ...(appName ? { appName } : {}),
    ...(ref && answers.length === buildIds.length ? { ref } : {}),
    startedAt,
    workflows: buildIds.map((buildId) => buildOf({ buildId, baseUrl, own }, polls.get(buildId))),
  };
}

function buildOf(
  { buildId, baseUrl, own }: { buildId: string; baseUrl: URL; own: string | undefined },
  poll: FirstPoll | undefined,
): BuildReport {
  const unseen = {
    kind: 'running',
    buildId,
    name: `build ${buildId}`,
    origin: 'given',
    workflowId: undefined,
    status: undefined,
    changes: [],
    steps: [],
  } as const;
  if (poll && !('build' in poll)) return { ...unseen, kind: 'abandoned', failure: poll };
  const appId = (poll && applicationOf(poll)) ?? own;
  const pageUrl = appId === undefined ? undefined : buildPage({ baseUrl, appId, buildId });
  if (!poll) return { ...unseen, pageUrl };
  return {
    ...unseen,
    workflowId: workflowIdOf(poll.build),
    name: poll.build.config?.name || undefined,
    appId: appId === own ? undefined : appId,
    commit: poll.build.commit?.hash,
    pageUrl,
  };
}

function applicationOf({ application, build }: SeenBuildAnswer): string | undefined {
  return application?._id ?? build.appId ?? undefined;
}

/** The ref of all builds; `undefined` if they differ, or the service does not name it. */
function sharedRef(answers: readonly SeenBuildAnswer[]): Ref | undefined {
  const refs = answers.map(({ build: { branch, tag } }) => (branch ? { branch } : tag ? { tag } : undefined));
  const [first] = refs;
  return first && refs.every((ref) => ref && sameRef(ref, first)) ? first : undefined;
}

/** The first answer about a build, or why the service does not show the build. */
type FirstPoll = SeenBuildAnswer | BuildFailure;

/** The pause between two requests for a build that may only just have been started, in milliseconds. */
const soonMs = 5_000;

/**
 * Polls a build until the service shows it for the first time. A build that was just started may answer 404 for a
 * moment (docs/hosted-service.md, "Starting and cancelling"): that is a refusal only after `limits.unknownBuildMs`. An
 * outage does not end the wait (docs/reliability.md, "A wait ends truthfully").
 *
 * @throws the signal's reason
 */
async function pollUntilShown(
  context: Pick<StepContext, 'runner' | 'client' | 'clock' | 'limits'>,
  { appId, waiting: { pollInterval } }: GivenBuilds,
  { buildId, signal }: { buildId: string; signal: AbortSignal },
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
    poll: async () => {
      answer = await readBuild(context, { buildId, appId, signal });
      return answer.build;
    },
    rest: () => sleep(clock, pollInterval, signal),
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
        if (answer) return answer;
        break;
      case 'outage':
        if (!isMissing) runner.log.warning(`Build ${buildId}: ${event.error.message} Still waiting.`);
        break;
      case 'recovery':
        break;
      case 'lost':
        return { reason: event.error.message, helpPage: runner.helpPage(event.error) };
    }
  }
  throw new Error(`The watch of build ${buildId} ended without an event`);
}
