import type { BuildSettings } from '../../contract/application.ts';
import type { Artefact } from '../../contract/artefact.ts';
import type { Build, BuildAction, Commit } from '../../contract/build.ts';
import { formatTimestamp } from '../../contract/values.ts';
import { artefactUrl } from '../builds/recorder.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import type { ArtefactRecord } from '../data/store/kept-files.ts';
import type { Service } from './handler.ts';

/**
 * A build as the API shows it. As in the hosted service (docs/hosted-service.md), a workflow of a YAML file is in
 * `fileWorkflowId`, and times in the future are missing.
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
    branch: 'branch' in build.ref ? build.ref.branch : null,
    tag: 'tag' in build.ref ? build.ref.tag : null,
    status: build.status,
    index: build.number,
    message: build.message,
    labels: [...build.labels],
    createdAt: formatTimestamp(build.createdAt),
    ...(build.startedAt === null ? {} : { startedAt: formatTimestamp(build.startedAt) }),
    ...(build.finishedAt === null ? {} : { finishedAt: formatTimestamp(build.finishedAt) }),
    commit: commitOf(build),
    config: { name: build.workflowName ?? build.workflowId, buildSettings: build.buildSettings },
    instanceType: build.instanceType ?? localInstance,
    version: null,
    pullRequest: null,
    artefacts: store.artefacts.ofBuild(build.id).map((artefact) => artefactAnswer(artefact, baseUrl)),
    buildActions: build.steps.map((step) => stepAnswer(step, baseUrl)),
  };
}

/** The machine type of a build whose request names none. */
export const localInstance = 'local';

/** `flutterVersion` for the software `flutter`. */
export function buildSettings(softwareVersions: Readonly<Record<string, string>>): BuildSettings {
  return Object.fromEntries(
    Object.entries(softwareVersions).map(([name, version]) => [`${name}Version`, version]),
  );
}

/** Before the clone, and without one, the same fields, empty: clients read them of every build. */
function commitOf({ commit, ref }: BuildRecord): Commit {
  return {
    hash: '',
    commitMessage: '',
    authorName: '',
    authorEmail: '',
    authorAvatarUrl: null,
    committerName: '',
    url: null,
    branch: 'branch' in ref ? ref.branch : null,
    ...commit,
  };
}

function artefactAnswer(artefact: ArtefactRecord, baseUrl: string): Artefact {
  const { name, type, size, md5, packageName, bundleId, versionName, versionCode } = artefact;
  return {
    name,
    type,
    size,
    md5,
    url: artefactUrl(artefact.securePath, baseUrl),
    ...(packageName === null ? {} : { packageName }),
    ...(bundleId === null ? {} : { bundleId }),
    ...(versionName === null ? {} : { versionName }),
    ...(versionCode === null ? {} : { versionCode }),
  };
}

/** The executor knows only the path of a log; the address is added here. */
function stepAnswer(step: BuildAction, baseUrl: string): BuildAction {
  const urlOf = (path: string | null | undefined): string | null => (path ? baseUrl + path : null);
  return {
    ...step,
    logUrl: urlOf(step.logUrl),
    subactions: step.subactions.map((part) => ({ ...part, logUrl: urlOf(part.logUrl) })),
  };
}
