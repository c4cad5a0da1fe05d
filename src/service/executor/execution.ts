/** The input of a build, and its outcome. */

import type { EndState } from '../../contract/values.ts';
import { editorWorkflows, secretValues, variableGroups } from '../configuration.ts';
import type { ApplicationRecord, SshKey } from '../data/store/applications.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import type { Hiding } from '../hide/hide.ts';
import type { ServiceParts } from '../parts.ts';
import type { BuildRecorder } from './recorder.ts';

/** `key` is for SSH addresses only. */
export interface RepositoryAccess {
  readonly url: string;
  readonly key?: SshKey;
  /** The file of SSH host keys in the data folder; a host's key is recorded on first use. */
  readonly knownHosts: string;
}

export function repositoryAccess(
  { repositoryUrl, sshKey }: Pick<ApplicationRecord, 'repositoryUrl' | 'sshKey'>,
  { folder }: Pick<ServiceParts, 'folder'>,
): RepositoryAccess {
  return { url: repositoryUrl, knownHosts: folder.knownHosts, ...(sshKey && { key: sshKey }) };
}

/** Everything that a build depends on, from its stored request and the configuration. */
export function orderOf(
  build: BuildRecord,
  parts: ServiceParts,
  places: {
    /** The only folder that scripts know; clone, `HOME` and `TMPDIR` are created in it. */
    readonly folder: string;
    /** Outside of `folder`, for the service's own files. */
    readonly own: string;
    /** Contains the log of each step as `<stepId>.log`. */
    readonly logs: string;
    /** The archive of the caches to restore. */
    readonly cacheArchive: string | undefined;
  },
) {
  const { store, configuration, outcomes } = parts;
  const application = store.applications.find(build.appId);
  const { request } = build;
  if (!application || !request) throw new Error('The application or the request of this build is missing');
  const editorWorkflow = build.fromEditor
    ? editorWorkflows(configuration, application).get(build.workflowId)
    : undefined;
  if (build.fromEditor && !editorWorkflow)
    throw new Error(`The workflow ${JSON.stringify(build.workflowId)} is no longer in the configuration`);
  const knownGroups = variableGroups(configuration, application);
  const { id: buildId, appId, number, ref, workflowId, inputs } = build;
  return {
    ...request,
    ...places,
    ...store.builds.history(build),
    ...{ buildId, appId, number, ref, workflowId, inputs, editorWorkflow },
    repository: repositoryAccess(application, parts),
    /** All variable groups of the application. */
    knownGroups,
    /** Values that must not appear in logs and in the build's record. */
    secrets: secretValues(configuration, knownGroups),
    /** Whether missing groups count as empty, instead of failing the build. */
    emptyGroups: configuration.emptyGroups,
    /** The outcome of a simulated build; by default, it finishes. */
    outcome: outcomes.of(buildId),
  };
}

export type BuildOrder = ReturnType<typeof orderOf>;

export interface BuildOutcome {
  readonly state: EndState;
  /** The cause, and mistakes in the workflow file; null if the build finished without any. */
  readonly message: string | null;
}

/**
 * Runs one build, and stores what becomes known about it. Resolves with its outcome, whatever the repository or its scripts
 * did, once none of its processes is left. If the signal is aborted, they are ended, and the build ends as `canceled`.
 *
 * @throws UserError, whose message says why the build failed; any other error is a bug
 */
export type RunBuild = (work: {
  readonly order: BuildOrder;
  readonly recorder: BuildRecorder;
  /** Hides the secret values of the build's groups. */
  readonly hiding: Hiding;
  readonly signal: AbortSignal;
}) => Promise<BuildOutcome>;
