import { NotFound, NotPermitted, RequestRefused } from '../../client/errors.ts';
import { type Random, withTimeout } from '../../clock.ts';
import { type Ref, refText } from '../../contract/values.ts';
import { UserError } from '../../errors.ts';
import type { ActionContext, StepContext } from '../context.ts';
import type { RunContext } from '../event/run-context.ts';
import { requestHint } from '../follow/request-hint.ts';
import { applicationHint, isUnknownApplication } from '../inputs/unknown-application.ts';
import { refused, started } from '../report/progress.ts';
import { buildPage } from '../report/workflow.ts';
import { publishBuildIds } from '../step/conclude.ts';
import type { StartRequest } from './inputs.ts';
import { saveStart } from './look-up.ts';
import { StartLost, startOne } from './start-one.ts';

interface StartOptions extends Pick<ActionContext, 'random'> {
  readonly request: StartRequest;
  readonly baseUrl: URL;
  /** The label of the reuse key, which every start carries; `undefined` without a key. */
  readonly reuseLabel: string | undefined;
}

/** A workflow that has no build yet. */
interface PendingWorkflow {
  /** As it was asked for. */
  readonly workflowId: string;
  /** Of the workflow in the report. */
  readonly index: number;
}

/** A start that was made. */
export interface MadeStart extends Pick<PendingWorkflow, 'index'> {
  /** Tells the post step to leave the build alone. */
  readonly settle: () => void;
}

/**
 * Starts a build of every workflow that has none yet, in parallel, and writes its id into the report, or why there is no
 * build. If one is refused, the others continue. Each start is saved for the post step before it is sent, and again with
 * its outcome.
 */
export function startAll(context: StepContext, options: StartOptions): Promise<MadeStart[]> {
  const { request, reuseLabel } = options;
  const hintOf = createRefusalHints(context, { appId: request.appId, ref: request.target.ref });
  const pending = pendingWorkflows(context, request);
  if (reuseLabel !== undefined && request.target.sha === undefined && pending.length > 0)
    context.runner.log.notice(
      `What is built now cannot be reused, because it is not known which commit of ${refText(request.target.ref)} the reuse key is of. Set input commit.`,
    );
  return Promise.all(
    pending.map((workflow, number) => startAndSave(context, options, { ...workflow, number, hintOf })),
  );
}

/** The workflows that have no build yet, in the order of the input. */
export function pendingWorkflows(
  { store }: Pick<StepContext, 'store'>,
  { workflowIds }: Pick<StartRequest, 'workflowIds'>,
): PendingWorkflow[] {
  return workflowIds.flatMap((workflowId, index) =>
    store.report.workflows[index]?.kind === 'starting' ? [{ workflowId, index }] : [],
  );
}

async function startAndSave(
  context: StepContext,
  { request, baseUrl, random, reuseLabel }: StartOptions,
  { workflowId, index, number, hintOf }: PendingWorkflow & { number: number; hintOf: RefusalHint },
): Promise<MadeStart> {
  const { clock, runner, store } = context;
  const { appId, target, settings } = request;
  const labels = labelsOf(runner.run, { random, reuseLabel, commit: target.sha });
  const sent = { appId, workflowId, ref: target.ref, label: labels[0], at: clock.now() };
  const saved = { ...sent, baseUrl: baseUrl.href };
  const settle = (): void => saveStart(runner, { number, start: { ...saved, outcome: 'settled' } });
  saveStart(runner, { number, start: { ...saved, outcome: 'unknown' } });
  try {
    const body = { appId, workflowId, ...target.ref, ...settings, labels: [...settings.labels, ...labels] };
    const { buildId, origin } = await startOne(context, { body, sent });
    const pageUrl = buildPage({ baseUrl, appId, buildId });
    store.updateWorkflow(index, () => started(workflowId, { buildId, origin, pageUrl, at: store.now() }));
    publishBuildIds(context);
    if (origin === 'started') saveStart(runner, { number, start: { ...saved, outcome: origin, buildId } });
    else {
      settle();
      runner.log.warning(
        `The start of ${workflowId} was not answered. Build ${buildId} is followed, because it is the only one that matches by application, workflow, ${refText(target.ref)} and time. This step does not cancel it, because it may be somebody else's.`,
      );
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const hint = await hintOf({ workflowId, error });
    const failure = { reason: error.message, hint, helpPage: runner.helpPage(error) };
    store.updateWorkflow(index, () => refused(workflowId, failure));
    // A certain refusal leaves no build behind; the post step searches once more for a start that was lost.
    if (!(error instanceof StartLost)) settle();
  }
  return { index, settle };
}

/** The label of a build with a reuse key begins so, and says which commit the key is of. */
export const commitPrefix = 'gh-commit-';

/**
 * The labels that this step adds to a build that it starts. The first is unique, with 128 random bits: it finds the
 * build again when the response to its start was lost. On a pull request, another one names the pull request; with
 * `reuseKey`, the last ones are its label and that of the commit that it is of.
 */
export function labelsOf(
  run: RunContext,
  {
    random,
    reuseLabel,
    commit,
  }: { random: Random; reuseLabel: string | undefined; commit: string | undefined },
): [own: string, ...others: string[]] {
  const own = `gh-${run.runId}-${run.runAttempt}-${random.hex(16)}`;
  const pull = run.event.pullRequest?.number;
  return [
    own,
    ...(pull === undefined ? [] : [`gh-pr-${pull}`]),
    ...(reuseLabel === undefined ? [] : [reuseLabel]),
    ...(reuseLabel === undefined || commit === undefined ? [] : [`${commitPrefix}${commit}`]),
  ];
}

/** Whether the labels of a build say that this run, or a later one, started it. */
export function isOfRunSince(labels: readonly string[], runId: string): boolean {
  return labels.some((label) => {
    const [, run] = /^gh-(\d+)-\d+-[0-9a-f]{32}$/.exec(label) ?? [];
    // GitHub numbers runs in order. The numbers may outgrow what a double holds exactly, hence BigInt.
    return run !== undefined && /^\d+$/.test(runId) && BigInt(run) >= BigInt(runId);
  });
}

/** What may be wrong with the ids of a start that was refused; `undefined` if that is not known. Never throws. */
type RefusalHint = (refused: { workflowId: string; error: Error }) => Promise<string | undefined>;

interface HintedStart {
  readonly appId: string;
  readonly ref: Ref | undefined;
}

type HintContext = Pick<StepContext, 'client' | 'clock' | 'limits' | 'runner'>;

/** The application is read once for all workflows, and only after a refusal that its id or a workflow's could explain. */
export function createRefusalHints(context: HintContext, asked: HintedStart): RefusalHint {
  let looked: ReturnType<typeof lookAt> | undefined;
  return async ({ workflowId, error }) => {
    if (!(error instanceof NotFound || error instanceof NotPermitted || error instanceof RequestRefused))
      return undefined;
    looked ??= lookAt(context, asked);
    return (await looked)(workflowId);
  };
}

/**
 * What the service says of the application, as a hint about each workflow. Within `hintMs`: the other builds are not
 * watched until the hint is there.
 */
function lookAt(
  context: HintContext,
  { appId, ref }: HintedStart,
): Promise<(workflowId: string) => string | undefined> {
  const { client, clock, limits, runner } = context;
  const look = async (signal: AbortSignal): ReturnType<typeof lookAt> => {
    try {
      const application = await client.applications.get(appId, { signal });
      return (workflowId) => requestHint(application, { workflowId, ref });
    } catch (error) {
      const hint = isUnknownApplication(error)
        ? await applicationHint(context, { appId, signal })
        : undefined;
      return () => hint;
    }
  };
  const limit = { clock, ms: limits.hintMs, signal: runner.cancelled };
  return withTimeout(limit, look).catch(() => () => undefined);
}
