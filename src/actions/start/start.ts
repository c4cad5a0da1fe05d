import type { Random } from '../../clock.ts';
import { buildPage } from '../../core/builds/page.ts';
import { refText } from '../../core/refs.ts';
import { started } from '../../core/report/progress.ts';
import { UserError } from '../../errors.ts';
import { publishBuildIds } from '../../tasks/following/conclude.ts';
import type { Following } from '../../tasks/following/context.ts';
import type { BuildRequestInputs } from './inputs.ts';
import { labelsOf } from './labels.ts';
import { nameHint } from './name-hint.ts';
import { startBody } from './request.ts';
import { type SavedStart, saveStart } from './saved-start.ts';
import { StartLost, startOne } from './start-one.ts';

export interface Starting {
  readonly request: BuildRequestInputs;
  readonly baseUrl: URL;
  readonly random: Random;
}

/**
 * Starts a build of every workflow, side by side, and writes onto the board the ids, or why there is none: of several
 * workflows one that is refused leaves the others running. Each step of it is saved first, for the post step.
 *
 * @returns what was saved of each start, in the order of the workflows
 */
export function startAll(following: Following, starting: Starting): Promise<SavedStart[]> {
  return Promise.all(
    starting.request.workflowIds.map((workflowId, index) =>
      startAndSave(following, { ...starting, workflowId, index }),
    ),
  );
}

async function startAndSave(
  following: Following,
  { request, baseUrl, random, workflowId, index }: Starting & { workflowId: string; index: number },
): Promise<SavedStart> {
  const { board, clock, runner } = following;
  const [label, ...others] = labelsOf(runner.run, random);
  const { appId, target } = request;
  const sent = { appId, workflowId, ref: target.ref, label, at: clock.now() };
  const save = (more: Partial<SavedStart>): SavedStart => {
    const start = { ...sent, baseUrl: baseUrl.href, ...more };
    saveStart(runner, { index, start });
    return start;
  };
  save({});
  try {
    const body = startBody(request, { workflowId, labels: [label, ...others] });
    const { buildId, certainty } = await startOne(following, { body, sent });
    const pageUrl = buildPage({ baseUrl, appId, buildId });
    board.updateWorkflow({ workflowId }, (report) =>
      started(report, { buildId, certainty, pageUrl, at: board.now() }),
    );
    publishBuildIds(following);
    if (certainty === 'own') return save({ buildId });
    runner.log.warning(
      `The start of ${workflowId} was not answered. Build ${buildId} is followed, as it alone can be the one by app, workflow, ${refText(target.ref)} and time. It is not cancelled by this step, because it may be somebody else's.`,
    );
    return save({ buildId, settled: true });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const reason = `${error.message}${await nameHint(following, { error, appId, workflowId })}`;
    board.updateWorkflow({ workflowId }, (report) => ({ ...report, failure: { reason } }));
    // A certain refusal leaves nothing behind; a start that was lost is looked for once more by the post step.
    return save(error instanceof StartLost ? {} : { settled: true });
  }
}
