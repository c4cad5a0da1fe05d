import { TimeoutError, withTimeout } from '../../api/http/timeout.ts';
import { type SeenBuildAnswer, workflowIdOf } from '../../contract/build.ts';
import { type Ref, sameRef } from '../../core/refs.ts';
import { notStarted } from '../../core/report/progress.ts';
import type { StepReport, WorkflowReport } from '../../core/report/report.ts';
import { Cancelled } from '../../runner/runner.ts';
import { type FirstSight, firstSight, type Looking } from './first-sight.ts';
import type { WaitInputs } from './inputs.ts';

/**
 * Finds out what the builds are of: the ids alone say nothing of application, workflow and ref. Those that were not
 * seen when the time is up, or the workflow was cancelled, are on the report as they are.
 */
export async function identify(
  looking: Looking,
  {
    buildIds,
    appId,
    waiting,
    startedAt,
  }: Pick<WaitInputs, 'buildIds' | 'appId' | 'waiting'> & Pick<StepReport, 'startedAt'>,
): Promise<StepReport> {
  const { clock, runner } = looking;
  const sights = new Map<string, FirstSight>();
  const limit = { clock, ms: waiting.timeout, signal: runner.cancelled };
  try {
    await withTimeout(limit, (signal) =>
      Promise.all(
        buildIds.map(async (buildId) => {
          const { pollInterval } = waiting;
          sights.set(buildId, await firstSight(looking, { buildId, pollInterval, signal }));
        }),
      ),
    );
  } catch (error) {
    if (!(error instanceof TimeoutError || error instanceof Cancelled)) throw error;
  }
  return reportOf({ buildIds, appId, startedAt, sights });
}

interface Identified {
  readonly buildIds: readonly string[];
  readonly appId: string | undefined;
  readonly startedAt: number;
  readonly sights: ReadonlyMap<string, FirstSight>;
}

function reportOf({ buildIds, appId, startedAt, sights }: Identified): StepReport {
  const answers = buildIds.flatMap((id) => {
    const sight = sights.get(id);
    return sight?.kind === 'seen' ? [sight.answer] : [];
  });
  const own = answers.flatMap((answer) => applicationOf(answer) ?? [])[0] ?? appId ?? '';
  const appName = answers.find((answer) => applicationOf(answer) === own)?.application?.appName;
  const ref = sharedRef(answers);
  return {
    appId: own,
    ...(appName ? { appName } : {}),
    ...(ref && answers.length === buildIds.length ? { ref } : {}),
    startedAt,
    workflows: buildIds.map((buildId) => ({ ...workflowOf({ buildId, own }, sights.get(buildId)), buildId })),
  };
}

function workflowOf(
  { buildId, own }: { buildId: string; own: string },
  sight: FirstSight | undefined,
): WorkflowReport {
  if (sight?.kind !== 'seen') {
    const failure = sight ? { failure: { reason: sight.reason } } : {};
    return { ...notStarted(''), name: `build ${buildId}`, ...failure };
  }
  const { build } = sight.answer;
  const appId = applicationOf(sight.answer);
  const other = appId !== undefined && appId !== own ? { appId } : {};
  const name = build.config?.name ? { name: build.config.name } : {};
  return { ...notStarted(workflowIdOf(build) ?? ''), ...name, ...other };
}

function applicationOf({ application, build }: SeenBuildAnswer): string | undefined {
  return application?._id ?? build.appId ?? undefined;
}

/** What all of them are built from; `undefined` where they differ, or the service does not tell. */
function sharedRef(answers: readonly SeenBuildAnswer[]): Ref | undefined {
  const refs = answers.map(({ build: { branch, tag } }) => (branch ? { branch } : tag ? { tag } : undefined));
  const [first] = refs;
  return first && refs.every((ref) => ref && sameRef(ref, first)) ? first : undefined;
}
