import { createHash } from 'node:crypto';
import { withTimeout } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { judgeBuild, longestHash } from '../../contract/judge.ts';
import { hasEnded, type Ref, refText, sameRef } from '../../contract/values.ts';
import { messageOf, quoted } from '../../errors.ts';
import { findMissingArtefacts } from '../artefacts/missing-artefacts.ts';
import { commitPrefix, runOf } from '../builds/labels.ts';
import { newestOf, searchBuilds } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import type { RunEvent } from '../event/run-event.ts';
import { buildPage } from '../report/workflow.ts';
import { cut } from '../text/visible.ts';
import type { StartInputs, StartRequest, StartSettings } from './inputs.ts';
import { pendingWorkflows } from './start-builds.ts';

/**
 * Finds for each workflow the newest finished build with the same key, otherwise the running one to follow
 * (docs/how-it-works.md, "Which builds can be reused"), and writes it into the report. If that fails, one line says why, and
 * a new build is started.
 *
 * @returns the label of the key, for the builds that are started
 * @throws Cancelled
 */
export async function reuseBuilds(
  context: StepContext,
  { inputs, key }: { readonly inputs: StartInputs; readonly key: string },
): Promise<string> {
  const { clock, limits, runner } = context;
  const label = reuseLabel({ ...inputs.request, key });
  const which = inputs.reuseRunning ? 'finished or running' : 'finished';
  runner.log.info(`Looking for ${which} builds with reuse key ${quoted(key)} (label ${label}).`);
  try {
    await withTimeout({ clock, ms: limits.reuseLookUpMs, signal: runner.cancelled }, (signal) =>
      reuseListed(context, inputs, { label, signal }),
    );
  } catch (error) {
    runner.cancelled.throwIfAborted();
    runner.log.warning(`Could not search for a build to reuse. Starting a new one. ${messageOf(error)}`);
  }
  return label;
}

async function reuseListed(
  context: StepContext,
  { request, connection, wait, reuseRunning, afterBuild: selection }: StartInputs,
  { label, signal }: { label: string; signal: AbortSignal },
): Promise<void> {
  const { runner, store } = context;
  const { appId, target, workflowIds } = request;
  const refs = reusableRefs(target.ref, runner.run.event);
  const { matching, undecided, where, appName } = await searchBuilds(context, {
    criteria: { appId, workflowIds, refs, label, commitPrefix },
    counts: ({ status }) => status === 'finished' || (reuseRunning && !hasEnded(status)),
    isEnough: (builds) => workflowIds.every((workflowId) => newestOf(builds.filter(isFinished), workflowId)),
    signal,
  });
  if (appName && !store.report.appName) store.update({ appName });
  if (matching.length === 0 && undecided.length > 0 && undecided.every(({ labels }) => labels == null)) {
    runner.log.notice('The service lists no labels, so reuseKey cannot find a build. Starting a new one.');
    return;
  }
  // A push to the base branch may cancel a running build of it, so only finished ones of that count.
  const followable = matching.filter(
    (build) => !isFinished(build) && judgeBuild(build, { refs: [target.ref] }) === 'yes',
  );
  const take = (index: number, build: SeenBuild, origin: 'reused' | 'followed'): void => {
    // When the look-up is over, new builds are started: none may be reused besides.
    signal.throwIfAborted();
    const pageUrl = buildPage({ ...connection, appId, buildId: build._id });
    const startedByRun = build.labels?.flatMap((label) => runOf(label) ?? [])[0];
    store.addRecord(index, build, (report) => ({ ...report, origin, startedByRun, pageUrl }));
  };
  await Promise.all(
    pendingWorkflows(context, request).map(async ({ workflowId, index }) => {
      const finished = newestOf(matching.filter(isFinished), workflowId);
      const name = `${workflowId}: build ${finished?._id} has this reuse key`;
      // Without a wait, the step does nothing with the artefacts.
      if (finished && (!wait || (await isWhole(context, { name, build: finished, selection, signal })))) {
        take(index, finished, 'reused');
        const commit = cut(finished.commit?.hash ?? '', longestHash);
        return runner.log.info(`${name} and is reused. It built commit ${commit}.`);
      }
      const running = newestOf(followable, workflowId);
      if (running) return take(index, running, 'followed');
      const none = `no build of ${refs.map(refText).join(' or ')} in ${where} can be ${reuseRunning ? 'reused or followed' : 'reused'}`;
      runner.log.info(`${workflowId}: ${none}. Starting a new one.`);
    }),
  );
}

function isFinished({ status }: SeenBuild): boolean {
  return status === 'finished';
}

/** Whether all artefacts that the step needs are still there; the log says what is missing. */
async function isWhole(
  context: StepContext,
  { name, ...check }: { name: string } & Parameters<typeof findMissingArtefacts>[1],
): Promise<boolean> {
  const { log } = context.runner;
  try {
    const missing = await findMissingArtefacts(context, check);
    if (missing !== undefined) log.info(`${name}, but ${missing}.`);
    return missing === undefined;
  } catch (error) {
    check.signal.throwIfAborted();
    log.notice(`${name}, but its artefacts cannot be downloaded. ${messageOf(error)}`);
    return false;
  }
}

/**
 * The refs whose builds may stand for one of `target`: itself and, where it is the head of the event's pull request, the
 * base branch. Never the other way round.
 */
export function reusableRefs(target: Ref, { pullRequest }: Pick<RunEvent, 'pullRequest'>): Ref[] {
  const { head, baseBranch } = pullRequest ?? {};
  const isHead = head?.branch !== undefined && !head.isInFork && sameRef(target, { branch: head.branch });
  if (!isHead || baseBranch === undefined || baseBranch === head.branch) return [target];
  return [target, { branch: baseBranch }];
}

/** What decides whether two builds of one workflow are the same app. */
export interface ReuseIdentity extends Partial<Pick<StartRequest, 'workflowInputs'>> {
  /** The input `reuseKey`: the user's word for everything in the repository that changes the app. */
  readonly key: string;
  readonly settings: Partial<Pick<StartSettings, 'environment' | 'instanceType'>>;
}

/**
 * The label of a build with this identity: `gh-key-` and 128 bits of a SHA-256. Variables don't count, because they are often
 * the number of a run, which no other build has. Groups keep their order, because a later one may replace variables of an
 * earlier one; versions and inputs have none. Without inputs, the label is the one that builds had before there were any.
 */
export function reuseLabel({ key, settings, workflowInputs = {} }: ReuseIdentity): string {
  const { environment, instanceType } = settings;
  const inputs = inOrder(workflowInputs);
  const identity = [
    key,
    environment?.groups ?? [],
    inOrder(environment?.softwareVersions ?? {}),
    instanceType ?? null,
    ...(inputs.length === 0 ? [] : [inputs]),
  ];
  // JSON, so that no two identities have the same text.
  const digest = createHash('sha256').update(JSON.stringify(identity)).digest('hex');
  return `gh-key-${digest.slice(0, 32)}`;
}

/** The entries of a map, for a text that is the same whatever their order was. */
function inOrder<Value>(map: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(map).toSorted(([left], [right]) => (left < right ? -1 : 1));
}
