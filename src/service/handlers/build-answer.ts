import type { Artefact } from '../../contract/artefact.ts';
import type { Build } from '../../contract/build.ts';
import type { BuildAction } from '../../contract/step.ts';
import { formatTimestamp } from '../../contract/timestamp.ts';
import type { ArtefactRecord } from '../data/store/artefacts.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import type { Service } from './handler.ts';

/**
 * A build as the API shows it. As the hosted service was seen to do, the workflow of a YAML file stands in
 * `fileWorkflowId`, and times that have not come are missing.
 */
export function buildAnswer(
  build: BuildRecord,
  { store, baseUrl }: Pick<Service, 'store' | 'baseUrl'>,
): Build {
  return {
    _id: build.id,
    appId: build.appId,
    workflowId: build.fromEditor ? build.workflowId : null,
    fileWorkflowId: build.fromEditor ? null : build.workflowId,
    branch: build.branch,
    tag: build.tag,
    status: build.status,
    index: build.number,
    message: build.message,
    labels: [...build.labels],
    createdAt: formatTimestamp(build.createdAt),
    ...(build.startedAt === null ? {} : { startedAt: formatTimestamp(build.startedAt) }),
    ...(build.finishedAt === null ? {} : { finishedAt: formatTimestamp(build.finishedAt) }),
    commit: build.commit,
    config: { name: build.workflowName ?? build.workflowId },
    artefacts: store.artefacts.ofBuild(build.id).map((artefact) => artefactAnswer(artefact, baseUrl)),
    buildActions: build.steps.map((step) => stepAnswer(step, baseUrl)),
  };
}

function artefactAnswer(artefact: ArtefactRecord, baseUrl: string): Artefact {
  const { name, type, size, md5, packageName, versionName } = artefact;
  return {
    name,
    type,
    size,
    md5,
    url: `${baseUrl}/artifacts/${artefact.securePath.split('/').map(encodeURIComponent).join('/')}`,
    ...(packageName === null ? {} : { packageName }),
    ...(versionName === null ? {} : { versionName }),
  };
}

/** The executor gives the path of a log; where the service is, is known here only. */
function stepAnswer(step: BuildAction, baseUrl: string): BuildAction {
  const whole = (path: string | null | undefined): string | null => (path ? baseUrl + path : null);
  return {
    ...step,
    logUrl: whole(step.logUrl),
    subactions: step.subactions.map((part) => ({ ...part, logUrl: whole(part.logUrl) })),
  };
}
