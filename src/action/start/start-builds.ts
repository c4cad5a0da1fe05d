import { NotFound, NotPermitted, RequestRefused } from '../../client/errors.ts';
import { type Random, withTimeout } from '../../clock.ts';
import type { StartBuild } from '../../contract/start.ts';
import { refText } from '../../contract/values.ts';
import { UserError } from '../../errors.ts';
import type { ActionContext, StepContext } from '../context.ts';
import type { RunContext } from '../event/run-context.ts';
import { applicationHint, isUnknownApplication } from '../inputs/unknown-application.ts';
import { refused, started } from '../report/progress.ts';
import { buildPage } from '../report/workflow.ts';
import { publishBuildIds } from '../step/conclude.ts';
import type { StartRequest } from './inputs.ts';
import { type SavedOutcome, type SavedStart, saveStart } from './look-up.ts';
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

/** A start that was made, and what was saved of it last under its number. */
export interface MadeStart extends Pick<PendingWorkflow, 'index'> {
  readonly number: number;
  readonly saved: SavedStart;
}

/**
 * Starts a build of every workflow that has none yet, in parallel, and writes its id into the report, or why there is no
 * build. If one is refused, the others continue. Each start is saved for the post step before it is sent, and again with
 * its outcome.
 */
export function startAll(context: StepContext, options: StartOptions): Promise<MadeStart[]> {
  const hintOf = createRefusalHints(context, options.request.appId);
  return Promise.all(
    pendingWorkflows(context, options.request).map(async ({ workflowId, index }, number) => ({
      index,
      number,
      saved: await startAndSave(context, options, { workflowId, index, number, hintOf }),
    })),
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
): Promise<SavedStart> {
  const { clock, runner, store } = context;
  const [label, ...others] = labelsOf(runner.run, { random, reuseLabel });
  const { appId, target } = request;
  const sent = { appId, workflowId, ref: target.ref, label, at: clock.now() };
  const save = (outcome: SavedOutcome): SavedStart => {
    const start = { ...sent, baseUrl: baseUrl.href, ...outcome };
    saveStart(runner, { number, start });
    return start;
  };
  save({ outcome: 'unknown' });
  try {
    const body = startBody(request, { workflowId, labels: [label, ...others] });
    const { buildId, origin } = await startOne(context, { body, sent });
    const pageUrl = buildPage({ baseUrl, appId, buildId });
    store.updateWorkflow(index, () => started(workflowId, { buildId, origin, pageUrl, at: store.now() }));
    publishBuildIds(context);
    if (origin === 'started') return save({ outcome: 'started', buildId });
    runner.log.warning(
      `The start of ${workflowId} was not answered. Build ${buildId} is followed, because it is the only one that matches by application, workflow, ${refText(target.ref)} and time. This step does not cancel it, because it may be somebody else's.`,
    );
    return save({ outcome: 'settled' });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const hint = await hintOf({ workflowId, error });
    const failure = { reason: error.message, hint, helpPage: runner.helpPage(error) };
    store.updateWorkflow(index, () => refused(workflowId, failure));
    // A certain refusal leaves no build behind; the post step searches once more for a start that was lost.
    return save({ outcome: error instanceof StartLost ? 'unknown' : 'settled' });
  }
}

/** The body of `POST /builds` for one workflow. */
function startBody(
  { appId, target, settings }: StartRequest,
  { workflowId, labels }: { workflowId: string; labels: readonly string[] },
): StartBuild {
  return { appId, workflowId, ...target.ref, ...settings, labels: [...settings.labels, ...labels] };
}

/**
 * The labels that this step adds to a build that it starts. The first is unique, with 128 random bits: it finds the
 * build again when the response to its start was lost. On a pull request, another one names the pull request; with
 * `reuseKey`, the last one is its label.
 */
export function labelsOf(
  run: RunContext,
  { random, reuseLabel }: { random: Random; reuseLabel: string | undefined },
): [own: string, ...others: string[]] {
  const own = `gh-${run.runId}-${run.runAttempt}-${random.hex(16)}`;
  const pull = run.event.pullRequest?.number;
  return [
    own,
    ...(pull === undefined ? [] : [`gh-pr-${pull}`]),
    ...(reuseLabel === undefined ? [] : [reuseLabel]),
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
export type RefusalHint = (refused: { workflowId: string; error: Error }) => Promise<string | undefined>;

type HintContext = Pick<StepContext, 'client' | 'clock' | 'limits' | 'runner'>;

/** What the service says of the application. */
type Looked =
  | { readonly kind: 'known'; readonly workflows: Readonly<Record<string, { readonly name: string }>> }
  | { readonly kind: 'unknown'; readonly hint: string | undefined };

/** The application is read once for all workflows, and only after a refusal that its id or a workflow's could explain. */
export function createRefusalHints(context: HintContext, appId: string): RefusalHint {
  let looked: Promise<Looked> | undefined;
  return async ({ workflowId, error }) => {
    if (!(error instanceof NotFound || error instanceof NotPermitted || error instanceof RequestRefused))
      return undefined;
    looked ??= lookAt(context, appId);
    const found = await looked;
    return found.kind === 'unknown' ? found.hint : workflowHint(found.workflows, workflowId);
  };
}

/** Within `hintMs`: the other builds are not watched until the hint is there. */
function lookAt(context: HintContext, appId: string): Promise<Looked> {
  const { client, clock, limits, runner } = context;
  const look = async (signal: AbortSignal): Promise<Looked> => {
    try {
      const { workflows } = await client.applications.get(appId, { signal });
      return { kind: 'known', workflows: workflows ?? {} };
    } catch (error) {
      const hint = isUnknownApplication(error)
        ? await applicationHint(context, { appId, signal })
        : undefined;
      return { kind: 'unknown', hint };
    }
  };
  const limit = { clock, ms: limits.hintMs, signal: runner.cancelled };
  return withTimeout(limit, look).catch(() => ({ kind: 'unknown', hint: undefined }));
}

/** For a workflow's name in place of its id. */
function workflowHint(
  workflows: Readonly<Record<string, { readonly name: string }>>,
  workflowId: string,
): string | undefined {
  const [id] = Object.entries(workflows).find(([, { name }]) => name === workflowId) ?? [];
  return id === undefined
    ? undefined
    : `${JSON.stringify(workflowId)} is the name of a workflow. Use its id, ${JSON.stringify(id)}.`;
}
