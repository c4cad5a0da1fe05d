import type { Limits } from '../../api/limits.ts';
import type { SeenArtefact } from '../../contract/artefact.ts';
import type { ReportedArtefact } from '../../core/report/report.ts';
import type { Runner } from '../../runner/runner.ts';

/**
 * The artefacts of a build as they are reported: the first `limits.artefactsOfBuild`, and a warning where the service
 * tells of more.
 */
export function reportedArtefacts(
  { limits, runner }: { limits: Limits; runner: Runner },
  build: { buildId: string; workflowId: string | undefined; artefacts: readonly SeenArtefact[] },
): ReportedArtefact[] {
  const { buildId, workflowId, artefacts } = build;
  const most = limits.artefactsOfBuild;
  if (artefacts.length > most)
    runner.log.warning(
      `${workflowId ?? `build ${buildId}`}: the service tells of ${artefacts.length} artefacts of build ${buildId}. Only the first ${most} are taken.`,
    );
  return artefacts.slice(0, most).map((one) => reportedArtefact({ buildId, workflowId }, one));
}

/** An artefact as it is reported, with what the service tells of it and nothing more. */
function reportedArtefact(
  { buildId, workflowId }: { buildId: string; workflowId: string | undefined },
  artefact: SeenArtefact,
): ReportedArtefact {
  const { name, url, type, size, md5, packageName, versionName } = artefact;
  const known = Object.entries({ type, size, md5, packageName, versionName }).filter(
    ([, value]) => value != null,
  );
  return { buildId, workflowId, name, url, ...Object.fromEntries(known) };
}
