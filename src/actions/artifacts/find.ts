import { basename } from 'node:path/posix';
import type { Client } from '../../api/client.ts';
import type { Limits } from '../../api/limits.ts';
import { type SeenBuild, workflowIdOf } from '../../contract/build.ts';
import { hasEnded } from '../../contract/state.ts';
import type { ReportedArtefact } from '../../core/report/report.ts';
import type { Runner } from '../../runner/runner.ts';
import { reportedArtefacts } from '../../tasks/artefacts/reported-artefacts.ts';
import { listText, readListedBuilds } from '../../tasks/requests/build-list.ts';
import type { Source } from './inputs.ts';
import { latestFinished } from './latest-build.ts';

export interface Found {
  /** Absent where artefacts were named by their addresses. */
  readonly buildId?: string;
  readonly artefacts: readonly ReportedArtefact[];
}

/**
 * Finds the artefacts that are meant.
 *
 * @throws ServiceError; NoFinishedBuild
 */
export async function findArtefacts(
  finding: { client: Client; limits: Limits; runner: Runner },
  source: Source,
): Promise<Found> {
  const { client, limits, runner } = finding;
  const signal = runner.cancelled;
  switch (source.kind) {
    case 'addresses':
      return { artefacts: source.urls.map((url) => artefactAt(url)) };
    case 'latest': {
      return ofBuild(finding, await latestFinished(finding, source));
    }
    case 'build': {
      const { build, application } = await client.builds.get(source.buildId, { signal });
      if (!hasEnded(build.status))
        runner.log.warning(`Build ${build._id} has not ended (${build.status}): more artefacts may come.`);
      if (build.artefacts) return ofBuild(finding, build);
      const appId = application?._id ?? build.appId ?? '';
      const listed = new Map<string, SeenBuild>();
      const { cut } = await readListedBuilds(client, { appId, ids: new Set([build._id]), signal }, listed);
      if (!listed.has(build._id))
        runner.log.warning(
          `Build ${build._id} is not in ${listText({ cut, limits })}, so its artefacts are not known.`,
        );
      return ofBuild(finding, { ...build, ...listed.get(build._id) });
    }
  }
}

function ofBuild(finding: { limits: Limits; runner: Runner }, build: SeenBuild): Found {
  const { _id: buildId, artefacts } = build;
  const own = { buildId, workflowId: workflowIdOf(build) ?? '', artefacts: artefacts ?? [] };
  return { buildId, artefacts: reportedArtefacts(finding, own) };
}

/** All that an address says of its artefact is the name. Whether the token may go there is the client's to judge. */
function artefactAt(url: string): ReportedArtefact {
  return { buildId: '', workflowId: '', name: nameIn(url), url };
}

function nameIn(url: string): string {
  const name = basename(URL.parse(url)?.pathname ?? url);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
