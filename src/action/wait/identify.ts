import { AddressRefused, hasStatus } from '../../client/errors.ts';
import { withTimeout } from '../../clock.ts';
import type { SeenBuildAnswer } from '../../contract/build.ts';
import { sharedRef } from '../../contract/judge.ts';
import { workflowIdOf } from '../../contract/values.ts';
import { asError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import type { BuildReport, RunningBuild, StepReport } from '../report/report.ts';
import { buildPage } from '../report/workflow.ts';

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
  { clock, runner, client }: Pick<StepContext, 'runner' | 'client' | 'clock'>,
  { buildIds, appId, baseUrl, timeout }: RequestedBuilds,
): Promise<IdentifiedBuilds> {
  const limit = { clock, ms: timeout, signal: runner.cancelled };
  const read = async (buildId: string): Promise<SeenBuildAnswer | Error> => {
    runner.log.info(`Reading build ${buildId}.`);
    // One that was just started may answer 404 for a minute (docs/hosted-service.md, "Starting and cancelling").
    const newSince = clock.monotonic();
    const answer = await withTimeout(limit, (signal) =>
      client.builds.get(buildId, { newSince, signal }),
    ).catch(asError);
    if (answer instanceof Error) runner.log.info(`Build ${buildId} could not be read. ${answer.message}`);
    return answer;
  };
  const first = await Promise.all(buildIds.map(read));
  const answers = first.flatMap((answer) => (answer instanceof Error ? [] : answer));
  const own = answers.flatMap((answer) => applicationOf(answer) ?? [])[0] ?? appId;
  return {
    appId: own,
    appName: answers.find((answer) => applicationOf(answer) === own)?.application?.appName || undefined,
    ref: answers.length === buildIds.length ? sharedRef(answers.map(({ build }) => build)) : undefined,
    workflows: buildIds.map((buildId, index): BuildReport => {
      const answer = first[index];
      if (!(answer instanceof Error)) return givenBuild({ buildId, baseUrl, appId: own }, answer);
      // After any other failure, the build is polled like all others.
      if (!hasStatus(answer, 404) && !(answer instanceof AddressRefused))
        return givenBuild({ buildId, baseUrl, appId: own });
      const failure = { reason: answer.message, helpPage: runner.helpPage(answer) };
      return { ...givenBuild({ buildId, baseUrl, appId: undefined }), kind: 'abandoned', failure };
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
