/** Settles the statuses of builds that have ended and called nobody. */
import type { SeenBuild } from '../../contract/build.ts';
import { type EndState, hasEnded, parseTimestamp } from '../../contract/values.ts';
import { completed, newestFirst, searchBuilds } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import { buildPage } from '../report/workflow.ts';
import type { CommitStatusInputs } from './inputs.ts';
import { commitOfLabels, runsOfLabels } from './labels.ts';
import { leadsToBuild, runLink } from './links.ts';
import { outcomeOfBuild } from './outcome.ts';
import { type StatusContext, Statuses } from './requests.ts';

/** Which builds are looked at. */
const most = { builds: 100, ageMs: 24 * 60 * 60_000 };

interface SettleOptions {
  readonly inputs: CommitStatusInputs;
  readonly appId: string;
  readonly baseUrl: URL;
  readonly failOn: readonly EndState[];
}

/**
 * Looks through the newest builds of an application for those whose start left a status pending, and settles the ones that
 * have ended.
 *
 * @throws ServiceError where the list cannot be read
 */
export async function settlePending(
  context: StatusContext & Pick<StepContext, 'client'>,
  { inputs, appId, baseUrl, failOn }: SettleOptions,
): Promise<void> {
  const { runner } = context;
  const { run } = runner;
  const statuses = new Statuses(context, inputs);
  const started = (await newestBuilds(context, appId)).flatMap((build) => {
    const sha = commitOfLabels(build.labels ?? []);
    const runs = runsOfLabels(build.labels ?? []).map((one) => runLink(run, one));
    return sha === undefined || runs.length === 0 || !hasEnded(build.status)
      ? []
      : { build, status: build.status, sha, runs };
  });
  runner.log.info(
    `Looking for the ${inputs.context} commit status of ${started.length} ${started.length === 1 ? 'build' : 'builds'} that ended in the last 24 hours.`,
  );
  for (const { build, status, sha, runs } of started) {
    const buildId = build._id;
    const pageUrl = buildPage({ baseUrl, appId, buildId });
    const said = outcomeOfBuild({ status, commit: build.commit?.hash }, { sha, failOn });
    await statuses.update(sha, (newest) =>
      newest?.isPending &&
      (leadsToBuild(newest.link, { buildId, pageUrl }, run) || runs.includes(newest.link))
        ? { ...said, link: pageUrl ?? newest.link }
        : undefined,
    );
  }
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
