/** Settles the statuses of builds that have ended and called nobody. */
import { type AppStoreConnectStatus, appStoreConnectStatusOf } from '../../contract/app-store-connect.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { type EndState, hasEnded, parseTimestamp } from '../../contract/values.ts';
import { completed, newestFirst, searchBuilds } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import { buildPage } from '../report/workflow.ts';
import type { CommitStatusInputs } from './inputs.ts';
import { commitOfLabels, runsOfLabels } from './labels.ts';
import { leadsToBuild } from './links.ts';
import { outcomeOfBuild } from './outcome.ts';
import { type StatusContext, Statuses } from './requests.ts';

/** Which builds are looked at. */
const most = { builds: 100, ageMs: 24 * 60 * 60_000 };

interface SettleOptions {
  readonly inputs: CommitStatusInputs;
  readonly appId: string;
  readonly baseUrl: URL;
  readonly failOn: readonly EndState[];
  /** Whether a build counts only once App Store Connect has accepted it. */
  readonly waitsForStore: boolean;
  /** Whether an artefact that grew by too much fails the step. */
  readonly comparesSizes: boolean;
}

/**
 * Looks through the newest builds of an application for those whose start left a status pending, and settles the ones that
 * have ended.
 *
 * @throws ServiceError where the list cannot be read
 */
export async function settlePending(
  context: StatusContext & Pick<StepContext, 'client'>,
  { inputs, appId, baseUrl, failOn, waitsForStore, comparesSizes }: SettleOptions,
): Promise<void> {
  const { runner } = context;
  const { run } = runner;
  const statuses = new Statuses(context, inputs);
  const started = (await newestBuilds(context, appId)).flatMap((build) => {
    const sha = commitOfLabels(build.labels ?? []);
    // Builds that no step started have no status.
    return sha === undefined || runsOfLabels(build.labels ?? []).length === 0 || !hasEnded(build.status)
      ? []
      : { build, status: build.status, sha };
  });
  runner.log.info(
    `Looking for the ${inputs.context} commit status of ${started.length} ${started.length === 1 ? 'build' : 'builds'} that ended in the last 24 hours.`,
  );
  for (const { build, status, sha } of started) {
    const buildId = build._id;
    const pageUrl = buildPage({ baseUrl, appId, buildId });
    const appStoreConnect = waitsForStore ? await storeStatusOf(context, build) : undefined;
    const said = outcomeOfBuild({ status, commit: build.commit?.hash, appStoreConnect }, { sha, failOn });
    await statuses.update(sha, (newest) => {
      if (!newest?.isPending || !leadsToBuild(newest.link, { buildId, pageUrl }, run)) return undefined;
      // Only a step that follows the build compares its sizes.
      if (said?.state !== 'success' || !comparesSizes)
        return said && { ...said, link: pageUrl ?? newest.link };
      runner.log.notice(
        `The ${inputs.context} commit status of ${sha.slice(0, 10)} was not updated, because the schedule doesn't compare sizes. To update it, run this workflow with buildId ${buildId}.`,
      );
      return undefined;
    });
  }
}

/** How App Store Connect gets on with a build that ended; `none` if it has nothing to do with it. */
async function storeStatusOf(
  { client, clock, limits, runner }: StatusContext & Pick<StepContext, 'client'>,
  listed: SeenBuild,
): Promise<AppStoreConnectStatus | 'none'> {
  const build = await client.builds.get(listed._id, { signal: runner.cancelled }).then(
    (answer) => answer.build,
    () => undefined,
  );
  // The next schedule looks again.
  if (!build) return 'pending';
  const status = appStoreConnectStatusOf(build);
  if (status) return status;
  const ended = parseTimestamp(build.finishedAt) ?? parseTimestamp(listed.finishedAt);
  // A task may still appear.
  const isYoung = ended !== undefined && clock.now() - ended < limits.firstTaskMs;
  return isYoung ? 'pending' : 'none';
}

/** The newest builds of the application, at most `most`. */
async function newestBuilds(
  context: StatusContext & Pick<StepContext, 'client'>,
  appId: string,
): Promise<SeenBuild[]> {
  const { client, clock, runner } = context;
  const signal = runner.cancelled;
  const { matching, undecided } = await searchBuilds(context, {
    criteria: { appId },
    isEnough: ({ length }) => length >= most.builds,
    most: { read: 0 },
    signal,
  });
  const builds = newestFirst([...matching, ...undecided]).slice(0, most.builds);
  const oldest = clock.now() - most.ageMs;
  const recent = builds.filter(({ createdAt, startedAt }) => {
    const begun = parseTimestamp(createdAt) ?? parseTimestamp(startedAt);
    return begun !== undefined && begun >= oldest;
  });
  // The contract promises no labels and commits in the list.
  const isThin = ({ labels, commit }: SeenBuild): boolean => !labels || !commit;
  return Promise.all(
    recent.map((build) =>
      isThin(build) && hasEnded(build.status)
        ? client.builds.get(build._id, { signal }).then(
            (own) => completed(own.build, build),
            () => build,
          )
        : build,
    ),
  );
}
