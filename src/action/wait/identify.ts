import { AddressRefused, hasStatus, ServiceUnreachable } from '../../client/errors.ts';
import { sleep, TimeoutError, withTimeout } from '../../clock.ts';
import type { SeenBuildAnswer } from '../../contract/build.ts';
import { sharedRef } from '../../contract/judge.ts';
import { workflowIdOf } from '../../contract/values.ts';
import { asError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { readBuild } from '../follow/build-list.ts';
import type { WaitingInputs } from '../follow/inputs.ts';
import { longestQuietMs } from '../follow/log.ts';
import { isRefusal } from '../follow/poll-builds.ts';
import type { BuildFailure, BuildReport, StepReport } from '../report/report.ts';
import { buildPage } from '../report/workflow.ts';
import { Cancelled } from '../runner/runner.ts';

interface RequestedBuilds {
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
  requested: RequestedBuilds,
): Promise<StepReport> {
  const { clock, runner } = context;
  const { buildIds, waiting } = requested;
  const answers = new Map<string, FirstAnswer>();
  const limit = { clock, ms: waiting.timeout, signal: runner.cancelled };
  let cancelTimer = (): void => undefined;
  const logEachFiveMinutes = (): void => {
    cancelTimer = clock.setTimer(longestQuietMs, () => {
      runner.log.info(stillUnseenLine(buildIds.filter((id) => !answers.has(id))));
      logEachFiveMinutes();
    });
  };
  logEachFiveMinutes();
  try {
    await withTimeout(limit, (signal) =>
      Promise.all(
        buildIds.map(async (buildId) => {
          answers.set(buildId, await readUntilShown(context, requested, { buildId, signal }));
        }),
      ),
    );
  } catch (error) {
    if (!(error instanceof TimeoutError || error instanceof Cancelled)) throw error;
  } finally {
    cancelTimer();
  }
  return reportOf(requested, answers);
}

function stillUnseenLine([first, ...more]: readonly string[]): string {
  const builds = more.length === 0 ? `Build ${first}` : `Build ${first} and ${more.length} more`;
  return `${builds}: no response yet. Still waiting.`;
}

function reportOf(
  { buildIds, appId, baseUrl, startedAt }: RequestedBuilds,
  firstAnswers: ReadonlyMap<string, FirstAnswer>,
): StepReport {
  const answers = buildIds.flatMap((id) => {
    const answer = firstAnswers.get(id);
    return answer && 'build' in answer ? [answer] : [];
  });
  const own = answers.flatMap((answer) => applicationOf(answer) ?? [])[0] ?? appId;
  const appName = answers.find((answer) => applicationOf(answer) === own)?.application?.appName;
  const ref = sharedRef(answers.map(({ build }) => build));
  return {
    appId: own,
    ...(appName ? { appName } : {}),
    ...(ref && answers.length === buildIds.length ? { ref } : {}),
    startedAt,
    workflows: buildIds.map((buildId) => buildOf({ buildId, baseUrl, own }, firstAnswers.get(buildId))),
  };
}

function buildOf(
  { buildId, baseUrl, own }: { buildId: string; baseUrl: URL; own: string | undefined },
  answer: FirstAnswer | undefined,
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
  if (answer && !('build' in answer)) return { ...unseen, kind: 'abandoned', failure: answer };
  const appId = (answer && applicationOf(answer)) ?? own;
  const pageUrl = appId === undefined ? undefined : buildPage({ baseUrl, appId, buildId });
  if (!answer) return { ...unseen, pageUrl };
  return {
    ...unseen,
    workflowId: workflowIdOf(answer.build),
    name: answer.build.config?.name || undefined,
    appId,
    commit: answer.build.commit?.hash,
    pageUrl,
  };
}

function applicationOf({ application, build }: SeenBuildAnswer): string | undefined {
  return application?._id ?? build.appId ?? undefined;
}

/** The first answer about a build, or why the service does not show the build. */
type FirstAnswer = SeenBuildAnswer | BuildFailure;

/** The longest pause between two requests for a build that may only just have been started, in milliseconds. */
const soonMs = 5_000;

/**
 * Requests a build until the service shows it for the first time. A build that was just started may answer 404 for a
 * moment (docs/hosted-service.md, "Starting and cancelling"): that is a refusal only after `limits.unknownBuildMs`. An
 * outage does not end the wait (docs/reliability.md, "When a wait ends").
 *
 * @throws the signal's reason
 */
async function readUntilShown(
  context: Pick<StepContext, 'runner' | 'client' | 'clock' | 'limits'>,
  { buildIds, appId, waiting: { pollInterval } }: RequestedBuilds,
  { buildId, signal }: { buildId: string; signal: AbortSignal },
): Promise<FirstAnswer> {
  const { runner, client, clock, limits } = context;
  const begun = clock.monotonic();
  const pauseMs = Math.min(pollInterval, soonMs, limits.unknownBuildMs / 4);
  let [isMissing, hasWarned, refusals, attempt] = [false, false, 0, 0];
  for (;;) {
    const answer = await readBuild(client, { buildId, appId, signal, attempts: 'one' }).catch(asError);
    signal.throwIfAborted();
    if ('build' in answer) return answer;
    attempt += 1;
    const lastedMs = clock.monotonic() - begun;
    const isYoung = hasStatus(answer, 404) && lastedMs < limits.unknownBuildMs;
    if (isYoung && !isMissing)
      runner.log.info(`Build ${buildId} cannot be found yet. A new build can take up to a minute to appear.`);
    if (attempt === 1 && buildId === buildIds[0] && answer instanceof ServiceUnreachable)
      runner.log.info(`${answer.message} Still waiting.`);
    isMissing ||= isYoung;
    // A redirect means that the address is wrong: waiting does not help.
    const isFinal = (isRefusal(answer) && !isYoung) || answer instanceof AddressRefused;
    refusals = isFinal ? refusals + 1 : 0;
    if (refusals >= limits.refusalsInRow)
      return { reason: answer.message, helpPage: runner.helpPage(answer) };
    const ms =
      isRefusal(answer) || isFinal
        ? pauseMs
        : client.pollRetryDelay(answer, { attempt, pollIntervalMs: pollInterval });
    if (!isFinal && !isMissing && !hasWarned && lastedMs + ms >= limits.lastingOutageMs) {
      hasWarned = true;
      runner.log.warning(`Build ${buildId}: ${answer.message} Still waiting.`);
    }
    await sleep(clock, ms, signal);
  }
}
