import { createHash } from 'node:crypto';
import { withTimeout } from '../../clock.ts';
import { longestHash } from '../../contract/judge.ts';
import { type Ref, refText, sameRef } from '../../contract/values.ts';
import { messageOf, quoted } from '../../errors.ts';
import { findMissingArtefacts } from '../artefacts/missing-artefacts.ts';
import { commitPrefix } from '../builds/labels.ts';
import { newestOf, searchBuilds } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import type { RunEvent } from '../event/run-event.ts';
import { buildPage } from '../report/workflow.ts';
import { cut } from '../text/visible.ts';
import type { StartInputs, StartRequest, StartSettings } from './inputs.ts';
import { pendingWorkflows } from './start-builds.ts';

/**
 * Finds for each workflow the newest finished build with the same key (docs/how-it-works.md, "Which builds can be reused"), and writes
 * it into the report. If that fails, one line says why, and a new build is started.
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
  runner.log.info(`Looking for finished builds with reuse key ${quoted(key)} (label ${label}).`);
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
  { request, connection, wait, afterBuild: selection }: StartInputs,
  { label, signal }: { label: string; signal: AbortSignal },
): Promise<void> {
  const { runner, store } = context;
  const { appId, target, workflowIds } = request;
  const refs = reusableRefs(target.ref, runner.run.event);
  const { matching, undecided, where, appName } = await searchBuilds(context, {
    criteria: { appId, workflowIds, refs, label, commitPrefix },
    counts: ({ status }) => status === 'finished',
    isEnough: (builds) => workflowIds.every((workflowId) => newestOf(builds, workflowId)),
    signal,
  });
  if (appName && !store.report.appName) store.update({ appName });
  if (matching.length === 0 && undecided.length > 0 && undecided.every(({ labels }) => labels == null)) {
    runner.log.notice('The service lists no labels, so reuseKey cannot find a build. Starting a new one.');
    return;
  }
  await Promise.all(
    pendingWorkflows(context, request).map(async ({ workflowId, index }) => {
      const build = newestOf(matching, workflowId);
      if (!build)
        return runner.log.info(
          `${workflowId}: no finished build of ${refs.map(refText).join(' or ')} in ${where} has this reuse key. Starting a new one.`,
        );
      const name = `${workflowId}: build ${build._id} has this reuse key`;
      // Without a wait, the step does nothing with the artefacts.
      if (wait && !(await isWhole(context, { name, build, selection, signal }))) return;
      // When the look-up is over, new builds are started: none may be reused besides.
      signal.throwIfAborted();
      runner.log.info(
        `${name} and is reused. It built commit ${cut(build.commit?.hash ?? '', longestHash)}.`,
      );
      const pageUrl = buildPage({ ...connection, appId, buildId: build._id });
      store.addRecord(index, build, (report) => ({ ...report, origin: 'reused', pageUrl }));
    }),
  );
}

/** Whether all artefacts that the step needs are still there; the log says what is missing. */
async function isWhole(
  context: StepContext,
  { name, ...check }: { name: string } & Parameters<typeof findMissingArtefacts>[1],
): Promise<boolean> {
  const { log } = context.runner;
  try {
    const missing = await findMissingArtefacts(context, check);
    if (missing !== undefined) log.info(`${name}, but ${missing}. Starting a new one.`);
    return missing === undefined;
  } catch (error) {
    check.signal.throwIfAborted();
    log.notice(`${name}, but its artefacts cannot be downloaded. Starting a new one. ${messageOf(error)}`);
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
