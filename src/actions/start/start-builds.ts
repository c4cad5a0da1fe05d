import type { StartBuild } from '../../contract/start.ts';
import { buildPage } from '../../core/builds/page.ts';
import { refText } from '../../core/refs.ts';
import { refused, started } from '../../core/report/progress.ts';
import { UserError } from '../../errors.ts';
import type { ActionContext } from '../../tasks/context/action-context.ts';
import type { StepContext } from '../../tasks/context/step-context.ts';
import { publishBuildIds } from '../../tasks/reporting/outputs.ts';
import type { BuildRequestInputs } from './inputs.ts';
import { labelsOf } from './labels.ts';
import { createRefusalHints, type RefusalHint } from './refusal-hint.ts';
import { type SavedOutcome, type SavedStart, saveStart } from './saved-start.ts';
import { StartLost, startOne } from './start-one.ts';

interface StartOptions extends Pick<ActionContext, 'random'> {
  readonly request: BuildRequestInputs;
  readonly baseUrl: URL;
}

interface OneStart extends StartOptions {
  readonly workflowId: string;
  /** Of the workflow in the report. */
  readonly index: number;
  readonly hintOf: RefusalHint;
}

/**
 * Starts a build of every workflow in parallel, and writes its id into the report, or why there is no build. If one is
 * refused, the others continue. Each start is saved for the post step before it is sent, and again with its outcome.
 *
 * @returns what was saved of each start, in the order of the workflows
 */
export function startAll(context: StepContext, options: StartOptions): Promise<SavedStart[]> {
  const { appId, workflowIds } = options.request;
  const hintOf = createRefusalHints(context, appId);
  return Promise.all(
    workflowIds.map((workflowId, index) => startAndSave(context, { ...options, workflowId, index, hintOf })),
  );
}

async function startAndSave(
  context: StepContext,
  { request, baseUrl, random, workflowId, index, hintOf }: OneStart,
): Promise<SavedStart> {
  const { clock, runner, store } = context;
  const [label, ...others] = labelsOf(runner.run, random);
  const { appId, target } = request;
  const sent = { appId, workflowId, ref: target.ref, label, at: clock.now() };
  const save = (outcome: SavedOutcome): SavedStart => {
    const start = { ...sent, baseUrl: baseUrl.href, ...outcome };
    saveStart(runner, { index, start });
    return start;
  };
  save({ outcome: 'unknown' });
  try {
    const body = startBody(request, { workflowId, labels: [label, ...others] });
    const { buildId, certainty } = await startOne(context, { body, sent });
    const pageUrl = buildPage({ baseUrl, appId, buildId });
    store.updateWorkflow(index, () => started(workflowId, { buildId, certainty, pageUrl, at: store.now() }));
    publishBuildIds(context);
    if (certainty === 'own') return save({ outcome: 'started', buildId });
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
