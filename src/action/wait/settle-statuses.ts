/** On a schedule: settles the commit statuses of builds that have ended and called nobody. */
import { hasEnded, parseTimestamp } from '../../contract/values.ts';
import { collectArtefacts } from '../artefacts/collect.ts';
import { isUndecided } from '../builds/app-store-connect.ts';
import { openCommitCheck } from '../builds/commit.ts';
import { commitOfLabels, runsOfLabels } from '../builds/labels.ts';
import { completed, newestFirst, searchBuilds } from '../builds/search.ts';
import { CommitStatuses, isOfBuild, settleReported } from '../commit-status/commit-status.ts';
import type { CommitStatusInputs } from '../commit-status/inputs.ts';
import type { StepContext } from '../context.ts';
import { createReportStore } from '../report/report-store.ts';
import { buildPage } from '../report/workflow.ts';
import { compareSizes } from '../sizes/compare-sizes.ts';
import type { StepInputs } from '../step/inputs.ts';
import { verdict } from '../step/verdict.ts';
import { identify } from './identify.ts';

/** Which builds are looked at. */
const most = { builds: 100, ageMs: 24 * 60 * 60_000 };

interface StatusesOptions extends StepInputs {
  readonly appId: string;
  readonly commitStatus: CommitStatusInputs;
}

/** A build that a step started with the input `commitStatus`, and the commit that it should build. */
interface StartedBuild {
  readonly buildId: string;
  readonly sha: string;
}

/**
 * Looks through the newest builds of an application for those that have ended and whose status is pending, looks at each
 * once, and settles its status by the verdict of a step that waits for it. What is undecided waits for the next schedule.
 *
 * @throws ServiceError where the list cannot be read
 */
export async function settleStatuses(context: StepContext, options: StatusesOptions): Promise<void> {
  const { run, log } = context.runner;
  const { appId, commitStatus } = options;
  const { baseUrl } = options.connection;
  const statuses = new CommitStatuses(context, commitStatus);
  const started = await startedBuilds(context, appId);
  log.info(
    `Looking for the ${commitStatus.context} commit status of ${started.length} ${started.length === 1 ? 'build' : 'builds'} that ended in the last 24 hours.`,
  );
  for (const { buildId, sha } of started) {
    const build = { buildId, pageUrl: buildPage({ baseUrl, appId, buildId }) };
    if (!isOfBuild(await statuses.newest(sha), build, run)) continue;
    const report = await judge(context, options, { buildId, sha });
    if (report) await settleReported({ statuses, run }, { report, ...stepEnd, sha });
  }
}

const stepEnd = { end: 'ended', cancelAbandoned: false } as const;

/** The report on a build that has ended, with its verdict; `undefined` while App Store Connect decides. */
async function judge(parts: StepContext, options: StatusesOptions, { buildId, sha }: StartedBuild) {
  const { client, clock, limits, runner } = parts;
  const signal = runner.cancelled;
  const { connection, afterBuild, appStoreConnect, appId, ifCommitDiffers } = options;
  const { baseUrl } = connection;
  const timeout = limits.attemptMs;
  const identified = await identify(parts, { buildIds: [buildId], appId, baseUrl, timeout });
  const now = (): number => clock.now();
  const store = createReportStore(
    { ...identified, startedAt: now() },
    { redact: runner.redactor.redact, now },
  );
  const context = { ...parts, store };
  const answer = await client.builds.get(buildId, { signal }).catch(() => undefined);
  if (!answer) return undefined;
  store.addRecord(0, answer.build);
  await collectArtefacts(context, { patterns: afterBuild.artefacts });
  if (ifCommitDiffers === 'error')
    await openCommitCheck(context, { expectedCommit: sha, ifCommitDiffers }).checkEnded(signal);
  const { sizes, artefacts: patterns } = afterBuild;
  if (sizes.maxIncrease) await compareSizes(context, { ...sizes, patterns });
  const { firstTaskMs } = limits;
  const isOpen = store.report.workflows.some(
    (build) =>
      build.kind === 'running' ||
      (build.kind === 'ended' && appStoreConnect.wait && isUndecided(build, { now: now(), firstTaskMs })),
  );
  if (isOpen) return undefined;
  store.update({ failures: verdict(store.report, { ...options, end: 'ended' }) });
  return store.report;
}

/** The newest builds of the application that steps started with a commit status, and that have ended. */
async function startedBuilds(context: StepContext, appId: string): Promise<StartedBuild[]> {
  const { client, clock, runner } = context;
  const signal = runner.cancelled;
  const oldest = clock.now() - most.ageMs;
  const { matching, undecided } = await searchBuilds(context, {
    criteria: { appId },
    isEnough: ({ length }) => length >= most.builds,
    most: { read: 0 },
    signal,
  });
  const recent = newestFirst([...matching, ...undecided])
    .slice(0, most.builds)
    .filter(({ status, createdAt, startedAt }) => {
      const begun = parseTimestamp(createdAt) ?? parseTimestamp(startedAt);
      return hasEnded(status) && begun !== undefined && begun >= oldest;
    });
  const whole = await Promise.all(
    // The contract promises no labels in the list.
    recent.map(async (build) => {
      if (build.labels) return build;
      const own = await client.builds.get(build._id, { signal }).catch(() => undefined);
      return own ? completed(own.build, build) : build;
    }),
  );
  return whole.flatMap(({ _id: buildId, labels }) => {
    const sha = commitOfLabels(labels ?? []);
    return sha === undefined || runsOfLabels(labels ?? []).length === 0 ? [] : [{ buildId, sha }];
  });
}
