import type { SeenArtefact } from '../../contract/artefact.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded } from '../../contract/state.ts';
import { artefactFilter } from '../../core/artefact-choice.ts';
import { seen } from '../../core/progress.ts';
import type { ReportedArtefact, WorkflowReport } from '../../core/report.ts';
import type { Following } from './following.ts';

/** How far back in the history a build that has just ended is looked for. */
const furthest = 300;

/**
 * Writes the chosen artefacts of every build that has ended onto the board. `GET /builds/:id` promises none, the list
 * does (DESIGN 5.6): a record without them is completed from the list.
 */
export async function collectArtefacts(
  following: Following,
  { records, patterns }: { records: ReadonlyMap<string, SeenBuild>; patterns: readonly string[] },
): Promise<void> {
  const wanted = artefactFilter(patterns);
  await Promise.all(
    following.board.report.workflows.map(async (workflow) => {
      const record = records.get(workflow.buildId ?? '');
      if (!record || !hasEnded(record.status)) return;
      const whole = record.artefacts ? record : await fromList(following, { workflow, record });
      following.board.updateWorkflow(workflow, (report) => ({
        ...seen(report, { build: whole, at: following.clock.now() }),
        artefacts: (whole.artefacts ?? [])
          .filter(({ name }) => wanted(name))
          .map((one) => reported(report, one)),
      }));
    }),
  );
}

/** The build's record from the list, which the record from `GET /builds/:id` lacks nothing of. */
async function fromList(
  { client, board, runner }: Following,
  { workflow, record }: { workflow: WorkflowReport; record: SeenBuild },
): Promise<SeenBuild> {
  const { appId = board.report.appId } = workflow;
  let passed = 0;
  try {
    for await (const build of client.builds.list({ appId, ...board.report.ref })) {
      if (build._id === workflow.buildId) return { ...build, status: record.status };
      if (++passed >= furthest) break;
    }
    runner.log.warning(
      `${workflow.workflowId}: build ${workflow.buildId} is not in the list of builds, so its artefacts are not known.`,
    );
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    runner.log.warning(`${workflow.workflowId}: the artefacts could not be listed. ${message}`);
  }
  return record;
}

function reported({ buildId = '', workflowId }: WorkflowReport, artefact: SeenArtefact): ReportedArtefact {
  const { name, url, type, size, md5, packageName, versionName } = artefact;
  const known = Object.entries({ type, size, md5, packageName, versionName }).filter(
    ([, value]) => value != null,
  );
  return { buildId, workflowId, name, url, ...Object.fromEntries(known) };
}
