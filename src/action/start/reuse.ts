import { createHash } from 'node:crypto';
import { withTimeout } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { isSameCommit, type Ref, refText, sameRef, workflowIdOf } from '../../contract/values.ts';
import { messageOf, quoted } from '../../errors.ts';
import type { AskedArtefacts } from '../artefacts/inputs.ts';
import { findMissingArtefacts } from '../artefacts/missing-artefacts.ts';
import type { StepContext } from '../context.ts';
import type { RunEvent } from '../event/run-event.ts';
import type { Target } from '../event/target.ts';
import { listText, newestBuild } from '../follow/build-list.ts';
import { reused } from '../report/progress.ts';
import { buildPage, hasBuild } from '../report/workflow.ts';
import { cut } from '../text/visible.ts';
import type { StartRequest } from './inputs.ts';
import { refOf } from './look-up.ts';
import { commitPrefix, pendingWorkflows } from './start-builds.ts';

interface ReuseOptions {
  readonly request: StartRequest;
  readonly reuseKey: string;
  readonly baseUrl: URL;
  /** What the step does with the artefacts: those have to be there still. */
  readonly needed: AskedArtefacts;
}

/**
 * Takes for each workflow, in place of a new build, the newest finished one with the same key (docs/how-it-works.md,
 * "What is taken"), and writes it into the report. Whatever cannot be found or read is told in one line, and is built anew.
 *
 * @returns the label of the key, for the builds that are started
 * @throws Cancelled
 */
export async function reuseBuilds(context: StepContext, options: ReuseOptions): Promise<string> {
  const { clock, limits, runner } = context;
  const { request, reuseKey } = options;
  const { environment, instanceType } = request.settings;
  const label = reuseLabel({ key: reuseKey, ...environment, instanceType });
  runner.log.info(
    `Looking for finished builds with the reuse key ${quoted(reuseKey)}, which have the label ${label}.`,
  );
  try {
    await withTimeout({ clock, ms: limits.reuseLookUpMs, signal: runner.cancelled }, (signal) =>
      reuseListed(context, options, { label, signal }),
    );
  } catch (error) {
    runner.cancelled.throwIfAborted();
    runner.log.warning(
      `A build to reuse could not be looked up, so a new one is started. ${messageOf(error)}`,
    );
  }
  return label;
}

async function reuseListed(
  context: StepContext,
  { request, baseUrl, needed }: ReuseOptions,
  { label, signal }: { label: string; signal: AbortSignal },
): Promise<void> {
  const { limits, runner, store } = context;
  const { appId, target, workflowIds } = request;
  const refs = reusableRefs(target.ref, runner.run.event);
  const find = (workflowId: string, builds: readonly SeenBuild[]): SeenBuild | undefined =>
    findReusable(builds, { appId, workflowId, refs, label });
  const isEnough = (builds: readonly SeenBuild[]): boolean =>
    workflowIds.every((workflowId) => find(workflowId, builds));
  const { builds, cut } = await readNewestBuilds(context, { appId, refs, isEnough, signal });
  if (builds.length > 0 && builds.every(({ labels }) => labels == null)) {
    runner.log.notice('The service lists no labels, so reuseKey finds no build, and a new one is started.');
    return;
  }
  const where = `${refs.map(refText).join(' or ')} in ${listText({ cut, limits })}`;
  await Promise.all(
    pendingWorkflows(context, request).map(async ({ workflowId, index }) => {
      const build = find(workflowId, builds);
      if (!build)
        return runner.log.info(
          `${workflowId}: no finished build of ${where} has this reuse key, so a new one is started.`,
        );
      const name = `${workflowId}: build ${build._id} has this reuse key`;
      if (!(await isWhole(context, { name, build, asked: needed, signal }))) return;
      // When the look-up is over, new builds are started: none may be taken besides.
      signal.throwIfAborted();
      runner.log.info(`${name} and is taken in place of a new one. ${commitText(build, target)}`);
      const pageUrl = buildPage({ baseUrl, appId, buildId: build._id });
      store.addRecord(index, build, (report) => (hasBuild(report) ? reused(report, { pageUrl }) : report));
    }),
  );
}

/** Whether all artefacts that the step needs are still there; the log says what is missing. */
async function isWhole(
  context: StepContext,
  { name, ...wanted }: { name: string } & Parameters<typeof findMissingArtefacts>[1],
): Promise<boolean> {
  const { log } = context.runner;
  try {
    const missing = await findMissingArtefacts(context, wanted);
    if (missing !== undefined) log.info(`${name}, but ${missing}. A new one is started.`);
    return missing === undefined;
  } catch (error) {
    wanted.signal.throwIfAborted();
    log.warning(
      `${name}, but whether its artefacts are still there could not be read. A new one is started. ${messageOf(error)}`,
    );
    return false;
  }
}

/** Characters: those of a SHA-256. */
const longestHash = 64;

/** `It built commit 4f3c…; this run is for commit 81aa….` */
function commitText({ commit }: SeenBuild, { sha }: Target): string {
  const built = commit?.hash ?? '';
  const isSame = sha === undefined || isSameCommit(built, sha);
  return `It built commit ${cut(built, longestHash)}${isSame ? '' : `; this run is for commit ${sha}`}.`;
}

interface NewestBuilds {
  readonly appId: string;
  readonly refs: readonly Ref[];
  /** Whether nothing more has to be read. */
  readonly isEnough: (builds: readonly SeenBuild[]) => boolean;
  readonly signal: AbortSignal;
}

/**
 * The builds of some refs, page by page: the first of each ref, then the second of each, until there is enough, and
 * `limits.listPages` in all. Pages are read as a whole, because the contract promises no order. What they tell of the
 * application goes into the report.
 *
 * @throws ServiceError; the signal's reason
 */
async function readNewestBuilds(
  { client, limits, store }: Pick<StepContext, 'client' | 'limits' | 'store'>,
  { appId, refs, isEnough, signal }: NewestBuilds,
): Promise<{ readonly builds: readonly SeenBuild[]; readonly cut: boolean }> {
  // The workflow is no filter: the service keeps the id of a YAML workflow in a field of its own.
  const queue = refs.map((ref) => client.builds.pages({ appId, ...ref }, { signal }));
  const builds: SeenBuild[] = [];
  for (let read = 0; read < limits.listPages; read++) {
    // Only after the first page of each ref.
    if (read >= refs.length && isEnough(builds)) break;
    const pages = queue.shift();
    if (!pages) break;
    const { value: page, done } = await pages.next();
    if (done) continue;
    builds.push(...page.builds);
    const appName = page.applications?.find(({ _id }) => _id === appId)?.appName;
    if (appName && !store.report.appName) store.update({ appName });
    if (page.nextPageUrl) queue.push(pages);
  }
  return { builds, cut: queue.length > 0 };
}

/** A build that may be taken in place of a new one. */
export interface Wanted {
  readonly appId: string;
  readonly workflowId: string;
  /** The build is of one of these. */
  readonly refs: readonly Ref[];
  /** The label of its reuse key. */
  readonly label: string;
}

/**
 * Whether the build built the commit that its key is of: the service builds what the branch has when the build begins, and
 * somebody may have pushed in between. Without that label, or where the service tells no commit, nobody knows.
 */
function builtItsCommit({ labels, commit }: SeenBuild): boolean {
  const meant = (labels ?? []).filter((label) => label.startsWith(commitPrefix));
  return (
    commit != null &&
    meant.length > 0 &&
    meant.every((label) => isSameCommit(label.slice(commitPrefix.length), commit.hash))
  );
}

/**
 * The newest of the listed builds that may be taken; `undefined` if there is none. The record itself has to name app,
 * workflow, ref and the commit of its key: whoever may start a build may give it any label, and a build of a pull request must never be taken
 * for one of `main`. One that the service itself made for a pull request is never taken: its labels are those of a file
 * that anybody may have written, and a fork may have a branch called `main`.
 */
export function findReusable(builds: readonly SeenBuild[], wanted: Wanted): SeenBuild | undefined {
  return newestBuild(builds.filter((build) => mayBeTaken(build, wanted)));
}

function mayBeTaken(build: SeenBuild, { appId, workflowId, refs, label }: Wanted): boolean {
  // A record that names both does not say which one was built.
  const ref = build.branch && build.tag ? undefined : refOf(build);
  return (
    build.status === 'finished' &&
    build.appId === appId &&
    workflowIdOf(build) === workflowId &&
    build.pullRequest == null &&
    ref !== undefined &&
    refs.some((one) => sameRef(one, ref)) &&
    build.labels?.includes(label) === true &&
    builtItsCommit(build)
  );
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
export interface ReuseIdentity {
  /** The input `reuseKey`: the user's word for everything in the repository that changes the app. */
  readonly key: string;
  readonly groups?: readonly string[] | undefined;
  readonly softwareVersions?: Readonly<Record<string, string>> | undefined;
  readonly instanceType: string | undefined;
}

/**
 * The label of a build with this identity: `gh-key-` and 128 bits of a SHA-256. Groups keep their order, because a later
 * one may replace variables of an earlier one; versions have none.
 */
export function reuseLabel({ key, groups = [], softwareVersions = {}, instanceType }: ReuseIdentity): string {
  const versions = Object.entries(softwareVersions).toSorted(([left], [right]) => (left < right ? -1 : 1));
  // JSON, so that no two identities have the same text.
  const text = JSON.stringify([key, groups, versions, instanceType ?? null]);
  return `gh-key-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}
