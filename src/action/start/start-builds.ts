import { hasStatus, OutcomeUncertain, ServiceError } from '../../client/errors.ts';
import type { StartBuild } from '../../contract/start.ts';
import { hasEnded, refText } from '../../contract/values.ts';
import { UserError } from '../../errors.ts';
import { commitPrefix, ownLabel } from '../builds/labels.ts';
import type { StepContext } from '../context.ts';
import { isUnknownApplication } from '../hints/hints.ts';
import { refused, started } from '../report/progress.ts';
import { buildIdOf, buildPage, statusOf } from '../report/workflow.ts';
import type { StartAgain } from '../retries/retries.ts';
import { GraceOver } from '../runner/grace.ts';
import { publishOutputs } from '../step/outputs.ts';
import type { StartInputs, StartRequest } from './inputs.ts';
import { lookUpStart, type StartSent, saveStarts } from './look-up.ts';

interface StartOptions {
  readonly inputs: Pick<StartInputs, 'request' | 'connection' | 'waiting'>;
  /** The label of the reuse key, which every start carries; `undefined` without a key. */
  readonly reuseLabel: string | undefined;
  /** Whether something finds the build again by its commit, so that a label names that. */
  readonly namesCommit: boolean;
}

/**
 * Starts a build of every workflow that has none yet, in parallel, and writes its id into the report, or why there is no
 * build. If one is refused, the others continue.
 *
 * @returns starts one of them again, in the same way
 * @throws what is not a refusal, such as an output that cannot be written, once every start has its outcome: the builds
 *   in the report then still run
 */
export async function startAll(context: StepContext, options: StartOptions): Promise<StartAgain> {
  const { request, waiting } = options.inputs;
  const pending = pendingWorkflows(context, request);
  if (options.reuseLabel !== undefined && request.target.sha === undefined && pending.length > 0)
    context.runner.log.notice(
      `This build can't be reused later. Set the commit input, so that the reuse key refers to a known commit of ${refText(request.target.ref)}.`,
    );
  const saved = saveStarts(context.runner);
  const start = (workflow: PendingWorkflow, retryMs: number): Promise<void> =>
    startAndSave(context, { ...options, ...workflow, saved, retryMs });
  const outcomes = await Promise.allSettled(pending.map((workflow) => start(workflow, waiting.timeout)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return async (index, { retryMs }) => {
    const workflow = pendingWorkflows(context, request).find((one) => one.index === index);
    if (workflow) await start(workflow, retryMs);
  };
}

type PendingWorkflow = ReturnType<typeof pendingWorkflows>[number];

/** The workflows that have no build yet, in the order of the input. */
export function pendingWorkflows(
  { store }: Pick<StepContext, 'store'>,
  { workflowIds }: Pick<StartRequest, 'workflowIds'>,
) {
  return workflowIds.flatMap((workflowId, index) =>
    store.report.workflows[index]?.kind === 'starting' ? [{ workflowId, index }] : [],
  );
}

const needsNewerApi =
  'If the IDs are correct, the service does not support the v3 API, which workflowInputs requires.';

/**
 * Starts a build. The start is saved for the post step before it is sent, and with its ID, until the build has ended.
 *
 * @param options `retryMs` is how long a rate limit may hold the start back
 */
async function startAndSave(
  context: StepContext,
  options: StartOptions & PendingWorkflow & { saved: ReturnType<typeof saveStarts>; retryMs: number },
): Promise<void> {
  const { inputs, saved, workflowId, index, reuseLabel, namesCommit, retryMs } = options;
  const { runner, random, store } = context;
  const { baseUrl } = inputs.connection;
  const { appId, target, settings, workflowInputs } = inputs.request;
  const pull = runner.run.event.pullRequest?.number;
  const label = ownLabel(runner.run, random);
  const labels = [
    ...[...settings.labels, label],
    ...(pull === undefined ? [] : [`gh-pr-${pull}`]),
    ...(reuseLabel === undefined ? [] : [reuseLabel]),
    ...(namesCommit && target.sha !== undefined ? [commitPrefix + target.sha] : []),
  ];
  const time = new Date(store.now()).toISOString();
  const sent = { baseUrl: baseUrl.href, appId, workflowId, ref: target.ref, label, time };
  saved.save(sent);
  let buildId: string;
  try {
    const body = { appId, workflowId, ...target.ref, ...settings, labels };
    buildId = await startOne(context, { body, workflowInputs, sent, retryMs });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const lacksApi = workflowInputs && hasStatus(error, 404) ? ` ${needsNewerApi}` : '';
    const failure = { reason: error.message + lacksApi, helpPage: runner.helpPage(error) };
    const idInDoubt = isUnknownApplication(error);
    const mayHaveStarted = error instanceof StartLost;
    const refusal = refused(workflowId, { ...failure, idInDoubt, mayHaveStarted });
    store.updateWorkflow(index, ({ retried }) => ({ ...refusal, retried }));
    // A certain refusal leaves no build behind; the post step searches once more for a start that was lost.
    if (!mayHaveStarted) saved.settle(sent);
    return;
  }
  // From here on there is a build: no error means that it was refused.
  try {
    saved.save({ ...sent, buildId });
  } finally {
    // Also if the id could not be saved: the build is cancelled when the step ends, by what the report has.
    const build = { buildId, pageUrl: buildPage({ baseUrl, appId, buildId }) };
    store.updateWorkflow(index, ({ retried }) => ({ ...started(workflowId, build), retried }));
  }
  store.onChange(({ workflows }) => {
    const workflow = workflows[index];
    const isOwn = workflow && buildIdOf(workflow) === buildId;
    if (isOwn && hasEnded(statusOf(workflow) ?? '')) saved.settle(sent);
  });
  publishOutputs(context);
}

const unusable = (workflowId: string) => `The request to start ${workflowId} got no usable response.`;

/** The build may have been started but was not found. Starting another one could duplicate it. */
class StartLost extends UserError {
  override readonly help = 'a-start-request-got-no-usable-response';
  constructor({ workflowId, label }: StartSent, { found, cause }: { found: string; cause: Error }) {
    const why = cause.cause instanceof ServiceError ? cause.cause.problem : cause.message;
    const lost = `${unusable(workflowId)} ${why}`;
    const advice = `Check the build service for a build with the label ${label} before you start it again.`;
    super([lost, found, advice].filter(Boolean).join(' '), { cause });
  }
}

/**
 * Starts one build, once, and returns its ID. If it is not certain whether the build was started, it is looked up and never
 * requested again (docs/reliability.md, "One request, one build"). When the workflow is cancelled, a request that was sent
 * has `limits.startGraceMs` left for its answer; then the post step looks the build up.
 *
 * @param retryMs how long a rate limit may hold the start back
 * @throws StartLost; ServiceError if the start was certainly refused; Cancelled if it was never sent
 */
async function startOne(
  context: StepContext,
  {
    sent,
    body,
    workflowInputs: inputs,
    retryMs,
  }: Pick<StartRequest, 'workflowInputs'> & { sent: StartSent; body: StartBuild; retryMs: number },
): Promise<string> {
  const { client, grace, limits, runner } = context;
  try {
    return await grace.upTo(limits.startGraceMs, (inFlight) =>
      client.builds.start(body, { inputs, signal: runner.cancelled, inFlight, retryMs }),
    );
  } catch (cause) {
    if (cause instanceof GraceOver) throw new StartLost(sent, { found: '', cause });
    if (!(cause instanceof OutcomeUncertain)) throw cause;
    runner.log.info(
      `${unusable(sent.workflowId)} Looking for its build for up to ${limits.startLookUpMs / 1000} s; no second build is started.`,
    );
    const found = await lookUpStart(context, sent);
    if (found.kind === 'found') return found.buildId;
    throw new StartLost(sent, { found: found.why, cause });
  }
}
