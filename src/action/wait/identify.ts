import { AddressRefused, hasStatus, ServiceError, ServiceUnreachable } from '../../client/errors.ts';
import { TimeoutError, withTimeout } from '../../clock.ts';
import type { SeenBuildAnswer } from '../../contract/build.ts';
import { sharedRef } from '../../contract/judge.ts';
import { workflowIdOf } from '../../contract/values.ts';
import type { StepContext } from '../context.ts';
import type { BuildFailure, BuildReport, StepReport } from '../report/report.ts';
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
  const first = new Map<string, FirstAnswer>();
  try {
    await withTimeout({ clock, ms: timeout, signal: runner.cancelled }, (signal) =>
      Promise.all(
        buildIds.map(async (buildId) => {
          const answer = await readFirst(context, buildId, signal);
          if (answer) first.set(buildId, answer);
        }),
      ),
    );
  } catch (error) {
    if (!(error instanceof TimeoutError || error instanceof Cancelled)) throw error;
  }
  const answers = [...first.values()].filter((answer) => 'build' in answer);
  const own = answers.flatMap((answer) => applicationOf(answer) ?? [])[0] ?? appId;
  return {
    appId: own,
    appName: answers.find((answer) => applicationOf(answer) === own)?.application?.appName || undefined,
    ref: answers.length === buildIds.length ? sharedRef(answers.map(({ build }) => build)) : undefined,
    workflows: buildIds.map((buildId) => buildOf({ buildId, baseUrl, own }, first.get(buildId))),
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

/**
 * Reads a build for the first time; `undefined` if the service can't answer for now. One that was just started may answer
 * 404 for a moment (docs/hosted-service.md, "Starting and cancelling"): that is a refusal only after `limits.newBuildMs`.
 *
 * @throws the signal's reason
 */
async function readFirst(
  { runner, client, clock }: Pick<StepContext, 'runner' | 'client' | 'clock'>,
  buildId: string,
  signal: AbortSignal,
): Promise<FirstAnswer | undefined> {
  const whyNot = async (error: unknown): Promise<FirstAnswer | undefined> => {
    signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    // No other failure ends the wait: the build is polled like all others.
    if (!hasStatus(error, 404) && !(error instanceof AddressRefused)) return undefined;
    return { reason: error.message, helpPage: runner.helpPage(error) };
  };
  try {
    return await client.builds.get(buildId, { attempts: 'one', signal });
  } catch (error) {
    // Most often a wrong baseUrl.
    if (error instanceof ServiceUnreachable) runner.log.info(`${error.message} Still waiting.`);
    if (!hasStatus(error, 404)) return whyNot(error);
  }
  runner.log.info(`Build ${buildId} cannot be found yet. A new build can take up to a minute to appear.`);
  return client.builds.get(buildId, { newSince: clock.monotonic(), signal }).catch(whyNot);
}
