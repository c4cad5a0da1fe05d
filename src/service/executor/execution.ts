/** What a build is run with, and how it ends. */

import type { EndState } from '../../contract/values.ts';
import { editorWorkflows, secretValues, variableGroups } from '../configuration.ts';
import type { ApplicationRecord, SshKey } from '../data/store/applications.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import type { Hiding } from '../hide/hide.ts';
import type { ServiceParts } from '../parts.ts';
import type { ListedWorkflow } from '../workflow-file/read.ts';
import type { BuildRecorder } from './recorder.ts';

/** How to reach the repository; the key is for SSH addresses only. */
export interface RepositoryAccess {
  readonly url: string;
  readonly key?: SshKey;
  /** The file of host keys in the data folder; a host's key is recorded on first use. */
  readonly knownHosts: string;
}

export interface RepositoryBranches {
  readonly names: readonly string[];
  /** The branch that HEAD names; null if it names none of them. */
  readonly defaultBranch: string | null;
}

/** How to reach an application's repository, with its key. */
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
    /** The only folder that scripts know: clone, `HOME` and `TMPDIR` are created in it. */
    readonly folder: string;
    /** Outside of it, for the service's own files. */
    readonly own: string;
    /** The log of each step is `<stepId>.log` in it. */
    readonly logs: string;
    /** The archive that its caches are restored from. */
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
    /** Every variable group that the application may use. */
    knownGroups,
    /** Values that nobody may read in logs and in the build's record. */
    secrets: secretValues(configuration, knownGroups),
    /** Whether other groups are empty, instead of an error. */
    emptyGroups: configuration.emptyGroups,
    /** How a simulated build goes; by default, it finishes. */
    outcome: outcomes.of(buildId),
  };
}

export type BuildOrder = ReturnType<typeof orderOf>;

export interface BuildOutcome {
  readonly state: EndState;
  /** The cause in words, and mistakes in the workflow file; null for a build that finished without any. */
  readonly message: string | null;
}

/**
 * Runs one build, and stores what becomes known of it. Resolves with its outcome, whatever the repository or its scripts did,
 * once none of its processes is left. When the signal is aborted, they are ended, and the build ends as `canceled`.
 *
 * @throws UserError, whose message is why the build failed; any other error is a bug
 */
export type RunBuild = (work: {
  readonly order: BuildOrder;
  readonly recorder: BuildRecorder;
  /** Of the secret values of its groups. */
  readonly hiding: Hiding;
  readonly signal: AbortSignal;
}) => Promise<BuildOutcome>;

/** Asks a repository for what it has now. */
type Ask<Answer> = (repository: RepositoryAccess, options: { signal: AbortSignal }) => Promise<Answer>;

/** Clones repositories and runs builds. */
export interface Executor {
  /** Whether it simulates builds: it does everything but run their scripts. */
  readonly isSimulated?: boolean;
  readonly runBuild: RunBuild;
  readonly listBranches: Ask<RepositoryBranches>;
  /** The workflows of the file on the repository's default branch. */
  readonly listWorkflows: Ask<readonly ListedWorkflow[]>;
  /** The type of the project on the repository's default branch; null for a project of another type. */
  readonly readProjectType: Ask<string | null>;
  /** Whether an SSH key cannot be decrypted with its passphrase. */
  isWrongPassphrase(key: SshKey): Promise<boolean>;
  /** Ends every process that an interrupted build left running. */
  endProcesses(buildId: string): Promise<unknown>;
}
