import { TimeoutError, withTimeout } from '../../api/http/timeout.ts';
import { type SeenBuildAnswer, workflowIdOf } from '../../contract/build.ts';
import { type Ref, sameRef } from '../../core/refs.ts';
import { notStarted } from '../../core/report/progress.ts';
import type { StepReport, WorkflowReport } from '../../core/report/report.ts';
import { Cancelled } from '../../runner/runner.ts';
import { type FirstAnswer, firstAnswer, type RequestContext } from './first-answer.ts';
import type { WaitInputs } from './inputs.ts';

/**
 * Asks for the application, workflow and ref of the builds, of which the inputs have only the ids. Builds without an answer
 * before the timeout, or before the workflow is cancelled, are reported without them.
 */
export async function identify(
  context: RequestContext,
  {
    buildIds,
    appId,
    waiting,
    startedAt,
  }: Pick<WaitInputs, 'buildIds' | 'appId' | 'waiting'> & Pick<StepReport, 'startedAt'>,
): Promise<StepReport> {
  const { clock, runner } = context;
  const answers = new Map<string, FirstAnswer>();
  const limit = { clock, ms: waiting.timeout, signal: runner.cancelled };
  try {
    await withTimeout(limit, (signal) =>
      Promise.all(
        buildIds.map(async (buildId) => {
          const { pollInterval } = waiting;
          answers.set(buildId, await firstAnswer(context, { buildId, pollInterval, signal }));
        }),
      ),
    );
  } catch (error) {
    if (!(error instanceof TimeoutError || error instanceof Cancelled)) throw error;
  }
  return reportOf({ buildIds, appId, startedAt, answers });
}

interface Identified {
  readonly buildIds: readonly string[];
  readonly appId: string | undefined;
  readonly startedAt: number;
  readonly answers: ReadonlyMap<string, FirstAnswer>;
}

function reportOf({ buildIds, appId, startedAt, answers }: Identified): StepReport {
  const known = buildIds.flatMap((id) => {
    const first = answers.get(id);
    return first?.kind === 'answered' ? [first.answer] : [];
  });
  const own = known.flatMap((answer) => applicationOf(answer) ?? [])[0] ?? appId ?? '';
  const appName = known.find((answer) => applicationOf(answer) === own)?.application?.appName;
  const ref = sharedRef(known);
  return {
    appId: own,
    ...(appName ? { appName } : {}),
    ...(ref && known.length === buildIds.length ? { ref } : {}),
    startedAt,
    workflows: buildIds.map((buildId) => ({
      ...workflowOf({ buildId, own }, answers.get(buildId)),
      buildId,
    })),
  };
}

function workflowOf(
  { buildId, own }: { buildId: string; own: string },
  first: FirstAnswer | undefined,
): WorkflowReport {
  if (first?.kind !== 'answered') {
    const failure = first ? { failure: { reason: first.reason } } : {};
    return { ...notStarted(''), name: `build ${buildId}`, ...failure };
  }
  const { build } = first.answer;
  const appId = applicationOf(first.answer);
  const other = appId !== undefined && appId !== own ? { appId } : {};
  const name = build.config?.name ? { name: build.config.name } : {};
  return { ...notStarted(workflowIdOf(build) ?? ''), ...name, ...other };
}

function applicationOf({ application, build }: SeenBuildAnswer): string | undefined {
  return application?._id ?? build.appId ?? undefined;
}

/** The branch or tag of all builds; `undefined` if they differ or one is unknown. */
function sharedRef(answers: readonly SeenBuildAnswer[]): Ref | undefined {
  const refs = answers.map(({ build: { branch, tag } }) => (branch ? { branch } : tag ? { tag } : undefined));
  const [first] = refs;
  return first && refs.every((ref) => ref && sameRef(ref, first)) ? first : undefined;
}
