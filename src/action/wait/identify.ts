import { TimeoutError, withTimeout } from '../../clock.ts';
import type { SeenBuildAnswer } from '../../contract/build.ts';
import { type Ref, sameRef, workflowIdOf } from '../../contract/values.ts';
import { startHeartbeat } from '../follow/heartbeat.ts';
import { buildPage } from '../report/build-page.ts';
import type { BuildReport, StepReport } from '../report/report.ts';
import { Cancelled } from '../runner/runner.ts';
import type { StepContext } from '../step-context.ts';
import { type FirstPoll, pollUntilShown } from './first-poll.ts';
import type { WaitInputs } from './inputs.ts';

/**
 * Finds out the application, workflow and ref of each build from its id. A build that the service has not shown when the
 * time is up, or when the workflow is cancelled, is reported with its id only.
 */
export async function identify(
  context: Pick<StepContext, 'runner' | 'client' | 'clock' | 'limits'>,
  {
    buildIds,
    appId,
    connection: { baseUrl },
    waiting,
    startedAt,
  }: Pick<WaitInputs, 'buildIds' | 'appId' | 'connection' | 'waiting'> & Pick<StepReport, 'startedAt'>,
): Promise<StepReport> {
  const { clock, runner } = context;
  const polls = new Map<string, FirstPoll>();
  const limit = { clock, ms: waiting.timeout, signal: runner.cancelled };
  const begun = clock.monotonic();
  const stopHeartbeat = startHeartbeat({
    clock,
    quietMs: () => clock.monotonic() - begun,
    beat: () => runner.log.info(stillUnseenLine(buildIds.filter((id) => !polls.has(id)))),
  });
  try {
    await withTimeout(limit, (signal) =>
      Promise.all(
        buildIds.map(async (buildId) => {
          const { pollInterval } = waiting;
          polls.set(buildId, await pollUntilShown(context, { buildId, appId, pollInterval, signal }));
        }),
      ),
    );
  } catch (error) {
    if (!(error instanceof TimeoutError || error instanceof Cancelled)) throw error;
  } finally {
    stopHeartbeat();
  }
  return reportOf({ buildIds, appId, baseUrl, startedAt, polls });
}

function stillUnseenLine([first, ...more]: readonly string[]): string {
  const builds = more.length === 0 ? `Build ${first}` : `Build ${first} and ${more.length} more`;
  return `${builds}: no answer yet. Still waiting.`;
}

interface Identified {
  readonly buildIds: readonly string[];
  readonly appId: string | undefined;
  readonly baseUrl: URL;
  readonly startedAt: number;
  readonly polls: ReadonlyMap<string, FirstPoll>;
}

function reportOf({ buildIds, appId, baseUrl, startedAt, polls }: Identified): StepReport {
  const answers = buildIds.flatMap((id) => {
    const poll = polls.get(id);
    return poll?.kind === 'seen' ? [poll.answer] : [];
  });
  const own = answers.flatMap((answer) => applicationOf(answer) ?? [])[0] ?? appId;
  const appName = answers.find((answer) => applicationOf(answer) === own)?.application?.appName;
  const ref = sharedRef(answers);
  return {
    appId: own,
    ...(appName ? { appName } : {}),
    ...(ref && answers.length === buildIds.length ? { ref } : {}),
    startedAt,
    workflows: buildIds.map((buildId) => buildOf({ buildId, baseUrl, own }, polls.get(buildId))),
  };
}

function buildOf(
  { buildId, baseUrl, own }: { buildId: string; baseUrl: URL; own: string | undefined },
  poll: FirstPoll | undefined,
): BuildReport {
  const running = {
    kind: 'running',
    buildId,
    origin: 'given',
    workflowId: undefined,
    status: undefined,
    changes: [],
    steps: [],
  } as const;
  switch (poll?.kind) {
    case undefined:
      return { ...running, name: `build ${buildId}`, ...pageOf({ baseUrl, appId: own, buildId }) };
    case 'refused':
      return {
        ...running,
        kind: 'abandoned',
        name: `build ${buildId}`,
        failure: poll.failure,
      };
    case 'seen': {
      const { build } = poll.answer;
      const [appId, name] = [applicationOf(poll.answer), build.config?.name];
      return {
        ...running,
        workflowId: workflowIdOf(build),
        ...(name ? { name } : {}),
        ...(appId !== undefined && appId !== own ? { appId } : {}),
        ...pageOf({ baseUrl, appId: appId ?? own, buildId }),
      };
    }
  }
}

function pageOf(build: { baseUrl: URL; appId: string | undefined; buildId: string }): { pageUrl?: string } {
  const { appId } = build;
  const pageUrl = appId === undefined ? undefined : buildPage({ ...build, appId });
  return pageUrl === undefined ? {} : { pageUrl };
}

function applicationOf({ application, build }: SeenBuildAnswer): string | undefined {
  return application?._id ?? build.appId ?? undefined;
}

/** The ref of all builds; `undefined` if they differ, or the service does not name it. */
function sharedRef(answers: readonly SeenBuildAnswer[]): Ref | undefined {
  const refs = answers.map(({ build: { branch, tag } }) => (branch ? { branch } : tag ? { tag } : undefined));
  const [first] = refs;
  return first && refs.every((ref) => ref && sameRef(ref, first)) ? first : undefined;
}
