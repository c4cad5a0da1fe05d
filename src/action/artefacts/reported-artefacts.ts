import type { Limits } from '../../client/limits.ts';
import type { SeenArtefact } from '../../contract/artefact.ts';
import type { ReportedArtefact } from '../report/report.ts';
import type { Runner } from '../runner/runner.ts';

/**
 * The artefacts of a build as they are reported: the first `limits.artefactsOfBuild`, with a warning if the service lists
 * more.
 */
export function reportedArtefacts(
  { limits, runner }: { limits: Limits; runner: Runner },
  build: { buildId: string; workflowId: string | undefined; artefacts: readonly SeenArtefact[] },
): ReportedArtefact[] {
  const { buildId, workflowId, artefacts } = build;
  const most = limits.artefactsOfBuild;
  if (artefacts.length > most)
    runner.log.warning(
      `Build ${buildId}${workflowId === undefined ? '' : ` of ${workflowId}`} has ${artefacts.length} artefacts. Only the first ${most} are used.`,
    );
  return artefacts.slice(0, most).map((one) => reportedArtefact({ buildId, workflowId }, one));
}

/** Field by field, so that a report holds nothing else of the service's record. */
function reportedArtefact(
  { buildId, workflowId }: { buildId: string; workflowId: string | undefined },
  artefact: SeenArtefact,
): ReportedArtefact {
  const { name, url, type, size, md5, packageName, bundleId, versionName } = artefact;
  const known = Object.entries({ type, size, md5, packageName, bundleId, versionName }).filter(
    ([, value]) => value != null,
  );
  return { buildId, workflowId, name, url, ...Object.fromEntries(known) };
}

/** The outputs about artefacts, by the names of action.yml; lists are JSON. */
export function artefactOutputs(artefacts: readonly ReportedArtefact[]): Record<string, string> {
  const publicLinks = artefacts.flatMap(({ publicUrl }) => publicUrl ?? []);
  return {
    artefacts: JSON.stringify(artefacts.map(artefactOutput)),
    artefactUrls: JSON.stringify(artefacts.map(({ url }) => url)),
    artefactUrl: artefacts[0]?.url ?? '',
    publicLinks: JSON.stringify(publicLinks),
    publicLink: publicLinks[0] ?? '',
  };
}

/** Field by field, so that a new field of the report does not become an output by accident. */
function artefactOutput(artefact: ReportedArtefact): Record<string, unknown> {
  const { buildId, workflowId, name, type, size, md5, url } = artefact;
  const { packageName, versionName, publicUrl, expiresAt, path, baseSize } = artefact;
  return {
    ...{ buildId: buildId ?? '', workflowId: workflowId ?? '', name, type, size, md5, url },
    ...{ packageName, versionName, publicUrl, expiresAt, path, baseSize },
  };
}
