/** On a schedule: settles the commit statuses of builds that have ended and called nobody. */
import type { SeenBuildAnswer } from '../../contract/build.ts';
import { hasEnded, parseTimestamp } from '../../contract/values.ts';
import { collectArtefacts } from '../artefacts/collect.ts';
import { isUndecided } from '../builds/app-store-connect.ts';
import { openCommitCheck } from '../builds/commit.ts';
import { startedFor } from '../builds/labels.ts';
import { newestFirst, searchBuilds } from '../builds/search.ts';
import { isOfBuild, openStatuses, settleReported } from '../commit-status/commit-status.ts';
import type { StepContext } from '../context.ts';
import { createReportStore } from '../report/report-store.ts';
import { compareSizes } from '../sizes/compare-sizes.ts';
import { verdict } from '../step/conclude.ts';
import type { StepInputs } from '../step/inputs.ts';
import { givenBuild } from './find.ts';
import type { WaitFor } from './inputs.ts';

/** Which builds are looked at. */
const most = { builds: 100, ageMs: 24 * 60 * 60_000 };

type StatusesOptions = StepInputs & Extract<WaitFor, { readonly kind: 'statuses' }>;

/**
 * Looks through the newest builds of an application for those that have ended and whose status is pending, looks at each
 * once, and settles its status by the verdict of a step that waits for it. What is undecided waits for the next schedule.
 *
 * @throws ServiceError where the list cannot be read
 */
export async function settleStatuses(context: StepContext, options: StatusesOptions): Promise<void> {
  const { client, clock, runner } = context;
  const { appId, commitStatus, connection } = options;
  const statuses = openStatuses(context, commitStatus);
  const oldest = clock.now() - most.ageMs;
  const { matching, undecided } = await searchBuilds(context, {
    criteria: { appId },
    counts({ status, createdAt, startedAt, labels }) {
      const begun = parseTimestamp(createdAt) ?? parseTimestamp(startedAt) ?? 0;
      // The contract promises no labels in the list.
      return hasEnded(status) && begun >= oldest && (!labels || startedFor(labels) !== undefined);
    },
    isEnough: ({ length }) => length >= most.builds,
    most: { read: 0 },
    signal: runner.cancelled,
  });
  const ended = newestFirst([...matching, ...undecided]).slice(0, most.builds);
  runner.log.info(
    `Looking for the ${commitStatus.contexts.join(', ')} commit status of the builds that ended in the last 24 hours: ${ended.length}.`,
  );
  for (const { _id: buildId, labels } of ended) {
    const answer = await client.builds.get(buildId, { signal: runner.cancelled }).catch(() => undefined);
    const sha = startedFor(labels ?? answer?.build.labels ?? []);
    if (!answer || sha === undefined) continue;
    const build = givenBuild({ buildId, appId, baseUrl: connection.baseUrl }, answer);
    const listed = await statuses.list(sha);
    if (!listed?.some((newest) => isOfBuild(newest, build, runner.run))) continue;
    const { redact } = runner.redactor;
    const now = (): number => clock.now();
    const store = createReportStore({ appId, workflows: [build], startedAt: now() }, { redact, now });
    const judged = { ...context, store };
    if (await isDecided(judged, options, { ...answer, sha }))
      await settleReported(judged, statuses, { end: 'ended', cancelAbandoned: false, sha });
  }
}

/** Writes the verdict on a build that has ended into its report, unless App Store Connect still decides. */
async function isDecided(
  context: StepContext,
  options: StatusesOptions,
  { build, sha }: SeenBuildAnswer & { readonly sha: string },
): Promise<boolean> {
  const { store } = context;
  const { afterBuild, appStoreConnect, ifCommitDiffers } = options;
  const { sizes, artefacts: patterns } = afterBuild;
  store.addRecord(0, build);
  await collectArtefacts(context, { patterns });
  if (ifCommitDiffers === 'error')
    await openCommitCheck(context, { expectedCommit: sha, ifCommitDiffers }).checkEnded();
  if (sizes.maxIncrease) await compareSizes(context, { ...sizes, patterns });
  const [workflow] = store.report.workflows;
  if (appStoreConnect.wait && workflow?.kind === 'ended' && isUndecided(context, workflow)) return false;
  store.update({ failures: verdict(store.report, { ...options, end: 'ended' }) });
  return true;
}
