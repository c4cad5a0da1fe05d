import { withTimeout } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { isSameCommit, refText } from '../../contract/values.ts';
import { messageOf, quoted } from '../../errors.ts';
import { type NeededArtefacts, whatIsMissing } from '../artefacts/still-there.ts';
import { listText } from '../follow/build-list.ts';
import { buildPage } from '../report/build-page.ts';
import { reused } from '../report/progress.ts';
import { hasBuild } from '../report/workflow.ts';
import type { StepContext } from '../step-context.ts';
import { cut } from '../text/visible.ts';
import type { BuildRequestInputs } from './inputs.ts';
import { findReusable, listsLabels, reusableRefs } from './reusable.ts';
import { reuseLabel } from './reuse-label.ts';
import { readNewestBuilds } from './reuse-list.ts';
import { toBeStarted } from './start-builds.ts';

interface ReuseOptions {
  readonly request: BuildRequestInputs;
  readonly key: string;
  readonly baseUrl: URL;
  /** What the step does with the artefacts: those have to be there still. */
  readonly needed: NeededArtefacts;
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
  const { request, key } = options;
  const label = reuseLabel({ ...request, key });
  runner.log.info(
    `Looking for finished builds with the reuse key ${quoted(key)}, which have the label ${label}.`,
  );
  try {
    await withTimeout({ clock, ms: limits.reuseLookUpMs, signal: runner.cancelled }, (signal) =>
      reuseListed(context, { ...options, label, signal }),
    );
  } catch (error) {
    runner.cancelled.throwIfAborted();
    runner.log.warning(
      `A build to reuse could not be looked up, so a new one is started. ${messageOf(error)}`,
    );
  }
  return label;
}

interface LookUp extends ReuseOptions {
  readonly label: string;
  readonly signal: AbortSignal;
}

async function reuseListed(context: StepContext, lookUp: LookUp): Promise<void> {
  const { limits, runner } = context;
  const { request, label, signal } = lookUp;
  const { appId, target } = request;
  const refs = reusableRefs(target.ref, runner.run.event);
  const find = (workflowId: string, builds: readonly SeenBuild[]): SeenBuild | undefined =>
    findReusable(builds, { appId, workflowId, refs, label });
  const { builds, cut } = await readNewestBuilds(context, {
    ...{ appId, refs, signal },
    isEnough: (listed) => request.workflowIds.every((workflowId) => find(workflowId, listed)),
  });
  if (builds.length > 0 && !listsLabels(builds)) {
    runner.log.notice('The service lists no labels, so reuseKey finds no build, and a new one is started.');
    return;
  }
  const where = `${refs.map(refText).join(' or ')} in ${listText({ cut, limits })}`;
  await Promise.all(
    toBeStarted(context).map(async ({ workflowId, index }) => {
      const build = find(workflowId, builds);
      if (build) await takeOrTell(context, { ...lookUp, workflowId, index, build });
      else
        runner.log.info(
          `${workflowId}: no finished build of ${where} has this reuse key, so a new one is started.`,
        );
    }),
  );
}

interface Candidate extends LookUp {
  readonly workflowId: string;
  /** Of the workflow in the report. */
  readonly index: number;
  readonly build: SeenBuild;
}

async function takeOrTell(context: StepContext, candidate: Candidate): Promise<void> {
  const { runner, store } = context;
  const { request, baseUrl, needed, workflowId, index, build, signal } = candidate;
  const name = `${workflowId}: build ${build._id}`;
  try {
    const why = await whatIsMissing(context, { build, needed, signal });
    if (why !== undefined)
      return runner.log.info(`${name} has this reuse key, but ${why}. A new one is started.`);
  } catch (error) {
    signal.throwIfAborted();
    return runner.log.warning(
      `${name} has this reuse key, but whether its artefacts are still there could not be read. A new one is started. ${messageOf(error)}`,
    );
  }
  // When the look-up is over, new builds are started: none may be taken besides.
  signal.throwIfAborted();
  runner.log.info(`${name} has this reuse key and is taken in place of a new one. ${commitText(candidate)}`);
  const pageUrl = buildPage({ baseUrl, appId: request.appId, buildId: build._id });
  store.addRecord(index, build, (report) => (hasBuild(report) ? reused(report, { pageUrl }) : report));
}

/** Characters: those of a SHA-256. */
const longestHash = 64;

/** `It built commit 4f3c…; this run is for commit 81aa….` */
function commitText({ build, request: { target } }: Candidate): string {
  const built = build.commit?.hash;
  if (built === undefined) return 'The service does not say which commit it built.';
  const isSame = target.sha === undefined || isSameCommit(built, target.sha);
  return `It built commit ${cut(built, longestHash)}${isSame ? '' : `; this run is for commit ${target.sha}`}.`;
}
