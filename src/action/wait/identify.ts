import { AddressRefused, hasStatus, ServiceError } from '../../client/errors.ts';
import { TimeoutError, withTimeout } from '../../clock.ts';
import type { SeenBuildAnswer } from '../../contract/build.ts';
import { sharedRef } from '../../contract/judge.ts';
import { workflowIdOf } from '../../contract/values.ts';
import type { StepContext } from '../context.ts';
import type { BuildFailure, BuildReport, RunningBuild, StepReport } from '../report/report.ts';
import { buildPage } from '../report/workflow.ts';
import { Cancelled } from '../runner/runner.ts';

interface RequestedBuilds {
  readonly buildIds: readonly string[];
  readonly appId: string | undefined;
  readonly baseUrl: URL;
  /** Milliseconds. */
  readonly timeout: number;
}

/** What the report says about builds that this step did not start. */
export type IdentifiedBuilds = Pick<StepReport, 'appId' | 'appName' | 'ref' | 'workflows'>;

/**
 * Finds out the application, workflow and ref of each build from its ID. A build that the service has not shown when the
 * time is up, or when the workflow is cancelled, is reported with its ID only.
 */
export async function identify(
  context: Pick<StepContext, 'runner' | 'client' | 'clock'>,
  { buildIds, appId, baseUrl, timeout }: RequestedBuilds,
): Promise<IdentifiedBuilds> {
  const { clock, runner } = context;
  const limit = { clock, ms: timeout, signal: runner.cancelled };
  const first = await Promise.all(
    buildIds.map((buildId) =>
      withTimeout(limit, (signal) => readFirst(context, buildId, signal)).catch((error) => {
        if (!(error instanceof TimeoutError || error instanceof Cancelled)) throw error;
        return undefined;
      }),
    ),
  );
  const answers = first.filter((answer) => answer !== undefined && 'build' in answer);
  const own = answers.flatMap((answer) => applicationOf(answer) ?? [])[0] ?? appId;
  return {
    appId: own,
    appName: answers.find((answer) => applicationOf(answer) === own)?.application?.appName || undefined,
    ref: answers.length === buildIds.length ? sharedRef(answers.map(({ build }) => build)) : undefined,
    workflows: buildIds.map((buildId, index): BuildReport => {
      const answer = first[index];
      if (!answer || 'build' in answer) return givenBuild({ buildId, baseUrl, appId: own }, answer);
      return { ...givenBuild({ buildId, baseUrl, appId: undefined }), kind: 'abandoned', failure: answer };
    }),
  };
}

/** A build that this step did not start, before its state is known. */
export function givenBuild(
  { buildId, baseUrl, ...known }: { buildId: string; baseUrl: URL; appId: string | undefined },
  answer?: SeenBuildAnswer,
): RunningBuild {
  const ofBuild = answer && applicationOf(answer);
  const appId = ofBuild ?? known.appId;
  return {
    kind: 'running',
    buildId,
    name: answer ? answer.build.config?.name || undefined : `build ${buildId}`,
    origin: 'given',
    workflowId: answer && workflowIdOf(answer.build),
    appId: ofBuild,
    commit: answer?.build.commit?.hash,
    pageUrl: appId === undefined ? undefined : buildPage({ baseUrl, appId, buildId }),
    status: undefined,
    steps: [],
  };
}

function applicationOf({ application, build }: SeenBuildAnswer): string | undefined {
  return application?._id ?? build.appId ?? undefined;
}

/**
 * The first answer about a build, or why the service does not show it: one that was just started may answer 404 for a minute
 * (docs/hosted-service.md, "Starting and cancelling"). `undefined` if the service can't answer for now.
 */
async function readFirst(
  { runner, client, clock }: Pick<StepContext, 'runner' | 'client' | 'clock'>,
  buildId: string,
  signal: AbortSignal,
): Promise<SeenBuildAnswer | BuildFailure | undefined> {
  runner.log.info(`Reading build ${buildId}.`);
  try {
    return await client.builds.get(buildId, { newSince: clock.monotonic(), signal });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    // No other failure ends the wait: the build is polled like all others.
    if (!hasStatus(error, 404) && !(error instanceof AddressRefused)) return undefined;
    return { reason: error.message, helpPage: runner.helpPage(error) };
  }
}
