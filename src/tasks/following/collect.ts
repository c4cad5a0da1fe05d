import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded } from '../../contract/state.ts';
import { artefactFilter } from '../../core/artefact-choice.ts';
import { seen } from '../../core/report/progress.ts';
import type { WorkflowReport } from '../../core/report/report.ts';
import { messageOf } from '../../errors.ts';
import type { Pattern } from '../../pattern.ts';
import { reportedArtefacts } from '../artefacts/reported-artefacts.ts';
import { listText, readListedBuilds } from '../requests/build-list.ts';
import type { Following } from './context.ts';

/**
 * Writes the chosen artefacts of every build that has ended onto the board. `GET /builds/:id` promises none, the list
 * does (docs/api.md, "Build record"): a record without them is completed from the list.
 */
export async function collectArtefacts(
  following: Following,
  { records, patterns }: { records: ReadonlyMap<string, SeenBuild>; patterns: readonly Pattern[] },
): Promise<void> {
  const wanted = artefactFilter(patterns);
  const ended = following.board.report.workflows.flatMap((workflow) => {
    const record = records.get(workflow.buildId ?? '');
    return record && hasEnded(record.status) ? [{ workflow, record }] : [];
  });
  const listed = await readMissing(following, {
    missing: ended.filter(({ record }) => !record.artefacts).map(({ workflow }) => workflow),
  });
  for (const { workflow, record } of ended) {
    const inList = listed.get(record._id);
    const whole = inList ? { ...inList, status: record.status } : record;
    const reported = reportedArtefacts(following, { ...workflow, artefacts: whole.artefacts ?? [] });
    following.board.updateWorkflow(workflow, (report) => ({
      ...seen(report, { build: whole, at: following.board.now() }),
      artefacts: reported.filter(({ name }) => wanted(name)),
    }));
  }
}

/** The records of builds from the list, which lack nothing that those from `GET /builds/:id` have; each list is read once. */
async function readMissing(
  following: Following,
  { missing }: { missing: readonly WorkflowReport[] },
): Promise<ReadonlyMap<string, SeenBuild>> {
  const { board, runner } = following;
  const found = new Map<string, SeenBuild>();
  const byApp = Map.groupBy(missing, ({ appId = board.report.appId }) => appId);
  await Promise.all(
    [...byApp].map(async ([appId, workflows]) => {
      const ids = new Set(workflows.flatMap(({ buildId }) => buildId ?? []));
      const trouble = await readList(following, { appId, ids, found });
      for (const { workflowId, buildId = '' } of workflows) {
        if (!found.has(buildId))
          runner.log.warning(`${workflowId}: the artefacts of build ${buildId} are not known. ${trouble}`);
      }
    }),
  );
  return found;
}

/** Returns why a build that was not found is not there. */
async function readList(
  { board, client, limits, runner }: Following,
  { appId, ids, found }: { appId: string; ids: ReadonlySet<string>; found: Map<string, SeenBuild> },
): Promise<string> {
  const signal = runner.cancelled;
  try {
    const { cut } = await readListedBuilds(client, { appId, ref: board.report.ref, ids, signal }, found);
    return `It is not in ${listText({ cut, limits })}.`;
  } catch (error) {
    signal.throwIfAborted();
    return messageOf(error);
  }
}
