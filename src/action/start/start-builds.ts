import type { StartBuild } from '../../contract/start.ts';
import { refText } from '../../contract/values.ts';
import { UserError } from '../../errors.ts';
import type { ActionContext } from '../action-context.ts';
import { buildPage } from '../report/build-page.ts';
import { refused, started } from '../report/progress.ts';
import { publishBuildIds } from '../step/outputs.ts';
import type { StepContext } from '../step-context.ts';
import type { BuildRequestInputs } from './inputs.ts';
import { labelsOf } from './labels.ts';
import { createRefusalHints, type RefusalHint } from './refusal-hint.ts';
import { type SavedOutcome, type SavedStart, saveStart } from './saved-start.ts';
import { StartLost, startOne } from './start-one.ts';

interface StartOptions extends Pick<ActionContext, 'random'> {
  readonly request: BuildRequestInputs;
  readonly baseUrl: URL;
  /** The label of the reuse key, which every start carries; `undefined` without a key. */
  readonly reuseLabel: string | undefined;
}

interface OneStart extends StartOptions {
  readonly workflowId: string;
  /** Of the workflow in the report. */
  readonly index: number;
  /** The number of the start, under which it is saved. */
  readonly number: number;
  readonly hintOf: RefusalHint;
}

/** A start that was made, and what was saved of it last. */
export interface MadeStart extends Pick<OneStart, 'index' | 'number'> {
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
    toBeStarted(context).map(async ({ workflowId, index }, number) => ({
      index,
      number,
      saved: await startAndSave(context, { ...options, workflowId, index, number, hintOf }),
    })),
  );
}

/** The workflows of the report that have no build yet, in its order. */
export function toBeStarted({ store }: Pick<StepContext, 'store'>): Pick<OneStart, 'workflowId' | 'index'>[] {
  return store.report.workflows.flatMap((workflow, index) =>
    workflow.kind === 'starting' ? [{ workflowId: workflow.workflowId, index }] : [],
  );
}

async function startAndSave(
  context: StepContext,
  { request, baseUrl, random, reuseLabel, workflowId, index, number, hintOf }: OneStart,
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

/** The body of `POST /builds` for one workflow. A field that was not given is not sent. */
function startBody(
  request: BuildRequestInputs,
  { workflowId, labels }: { workflowId: string; labels: readonly string[] },
): StartBuild {
  const environment = given({
    variables: request.variables,
    groups: request.groups && [...request.groups],
    softwareVersions: request.softwareVersions,
  });
  return {
    appId: request.appId,
    workflowId,
    ...request.target.ref,
    ...given({ environment: Object.keys(environment).length > 0 ? environment : undefined }),
    labels: [...request.labels, ...labels],
    ...given({ instanceType: request.instanceType }),
  };
}

function given<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}
