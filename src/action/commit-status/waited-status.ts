/** The status of builds that something else has started, as the step that waits for them settles it. */
import type { StepContext } from '../context.ts';
import type { BuildReport } from '../report/report.ts';
import { hasBuild } from '../report/workflow.ts';
import { type CommitStatusInputs, isWholeHash } from './inputs.ts';
import { commitOfLabels } from './labels.ts';
import { leadsToBuild } from './links.ts';
import { outcomeOfStep } from './outcome.ts';
import { type StatusContext, Statuses } from './requests.ts';
import type { SettledStatus } from './started-status.ts';

interface WaitedOptions {
  readonly inputs: CommitStatusInputs;
  /** The commit that the input or the event means; `undefined`: the labels of the builds name it. */
  readonly commit: string | undefined;
  readonly cancelAbandoned: boolean;
}

export function openWaitedStatus(
  context: StepContext & StatusContext,
  { inputs, commit, cancelAbandoned }: WaitedOptions,
): SettledStatus {
  const { runner, store } = context;
  const { run, log } = runner;
  return {
    async settle(end) {
      const builds = await Promise.all(
        store.unredacted.workflows.filter(hasBuild).map(async (build) => ({
          build,
          labels: await labelsOf(context, build),
        })),
      );
      const named = new Set(builds.map(({ labels }) => commitOfLabels(labels)));
      const sha = commit ?? (named.size === 1 ? [...named][0] : undefined);
      if (sha === undefined || !isWholeHash(sha))
        return log.warning(
          `The ${inputs.context} commit status was not set, because this step doesn't know the commit. Set the commit input to the full 40-character hash, or start the build with commitStatus and wait: false.`,
        );
      const said = outcomeOfStep(store.report, { end, cancelAbandoned, sha });
      if (!said) return;
      const isOwn = (link: string): boolean => builds.some(({ build }) => leadsToBuild(link, build, run));
      await new Statuses(context, inputs).update(sha, (newest) =>
        newest?.isPending && isOwn(newest.link)
          ? { ...said, link: (builds.length === 1 && builds[0]?.build.pageUrl) || newest.link }
          : undefined,
      );
    },
  };
}

/** The labels of a build; none where the service does not show it. */
async function labelsOf(context: StepContext, build: BuildReport): Promise<readonly string[]> {
  const { client, grace, limits } = context;
  try {
    const { build: record } = await grace.upTo(limits.graceMs, (signal) =>
      client.builds.get(build.buildId, { signal }),
    );
    return record.labels ?? [];
  } catch {
    return [];
  }
}
