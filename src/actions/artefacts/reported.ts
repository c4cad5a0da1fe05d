import type { SeenArtefact } from '../../contract/artefact.ts';
import type { ReportedArtefact } from '../../core/report.ts';

/** An artefact as it is reported, with what the service tells of it and nothing more. */
export function reportedArtefact(
  { buildId = '', workflowId }: { buildId?: string | undefined; workflowId: string },
  artefact: SeenArtefact,
): ReportedArtefact {
  const { name, url, type, size, md5, packageName, versionName } = artefact;
  const known = Object.entries({ type, size, md5, packageName, versionName }).filter(
    ([, value]) => value != null,
  );
  return { buildId, workflowId, name, url, ...Object.fromEntries(known) };
}
