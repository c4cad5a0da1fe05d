import type { ReportedArtefact } from '../../core/report/report.ts';

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

/** Field by field, so that nothing which the report comes to hold becomes an output by accident. */
function artefactOutput(artefact: ReportedArtefact): Record<string, unknown> {
  const { buildId, workflowId, name, type, size, md5, url } = artefact;
  const { packageName, versionName, publicUrl, expiresAt, path } = artefact;
  return {
    ...{ buildId, workflowId: workflowId ?? '', name, type, size, md5, url },
    ...{ packageName, versionName, publicUrl, expiresAt, path },
  };
}
