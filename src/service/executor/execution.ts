/**
 * The executor's input and what it reports. It knows neither HTTP nor the database: its caller, the build queue,
 * records what it reports.
 */

import type { PackageFacts } from '../../app-packages/read-package.ts';
import type { BuildAction, Commit } from '../../contract/build.ts';
import type { BuildState, EndState, Ref } from '../../contract/values.ts';
import type { Outcome } from '../scenario/outcomes.ts';
import type { StartInputs } from '../workflow-file/inputs.ts';
import type { ProjectType } from '../workflow-file/missing-file.ts';
import type { ListedWorkflow } from '../workflow-file/read.ts';
import type { Workflow } from '../workflow-file/schema.ts';

/** How to reach the repository; the key is for SSH addresses only. */
export interface RepositoryAccess {
  readonly url: string;
  readonly key?: { readonly privateKey: Buffer; readonly passphrase: string | null };
  /** The file of host keys in the data folder; a host's key is recorded on first use. */
  readonly knownHosts: string;
}

export interface RepositoryBranches {
  readonly names: readonly string[];
  /** The branch that HEAD names; null if it names none of them. */
  readonly defaultBranch: string | null;
}

/** One build to run. */
export interface BuildOrder {
  readonly buildId: string;
  readonly appId: string;
  /** Running number in the application. */
  readonly number: number;
  /** Running number among the builds of this workflow. */
  readonly workflowNumber: number;
  /** The commit of the last build of this workflow and branch or tag that finished. */
  readonly previousCommit: string | null;
  readonly repository: RepositoryAccess;
  readonly ref: Ref;
  readonly workflowId: string;
  /** A workflow of the workflow editor; without it, the workflow is read from `codemagic.yaml` in the clone. */
  readonly editorWorkflow?: Workflow;
  /** Values of the workflow's inputs; the others have their defaults. */
  readonly inputs?: StartInputs;
  /** Who asked for the build, as scripts see it. */
  readonly startedBy?: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly softwareVersions: Readonly<Record<string, string>>;
  /** Of the request; it counts before the workflow's. */
  readonly instanceType?: string | null;
  /** Names from the request; those of the workflow are added. */
  readonly groups: readonly string[];
  /** Every variable group that the application may use. */
  readonly knownGroups: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Values that nobody may read in logs and in the build's record. */
  readonly secrets: readonly string[];
  /** Whether other groups are empty, instead of an error. */
  readonly emptyGroups?: boolean;
  /** An empty folder for this build: clone, `HOME` and `TMPDIR` are created in it. */
  readonly folder: string;
  /** An empty folder outside of `folder` for the executor's own files; the build does not learn its path. */
  readonly own: string;
  /** An existing folder outside of `folder`; the log of each step is written to `<stepId>.log` in it. */
  readonly logs: string;
  /** The cache archive of an earlier build of this application and workflow. */
  readonly cacheArchive?: string;
  /** How the build goes, if the executor simulates builds; by default, it finishes. */
  readonly outcome?: Outcome;
}

/** A file that the build produced, at `path` inside the order's `own` until the build has ended. */
export interface ProducedFile {
  readonly path: string;
  /** The name that the build gave it, which may be unsafe. */
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly md5: string;
  /** What an app package says about itself. */
  readonly facts: PackageFacts;
}

/** Records what the executor reports, in order. Every call is awaited: a slow recorder slows the build. */
export interface BuildRecorder {
  /** The state that the build has now: several steps in a row may have the same. */
  state(state: BuildState): void | Promise<void>;
  commit(commit: Commit): void | Promise<void>;
  /** Name, machine type and labels of the workflow, once it has been read, and again when its scripts have set variables of a label. */
  workflow(read: {
    readonly name: string | undefined;
    readonly instanceType?: string | undefined;
    readonly labels: readonly string[];
  }): void | Promise<void>;
  /** All steps, whenever one of them has changed. */
  steps(steps: readonly BuildAction[]): void | Promise<void>;
  /** Returns the address of the stored artefact. */
  artefact(file: ProducedFile): string | Promise<string>;
  /** The archive of `cache_paths`, packed after a build has finished. */
  cache(archive: { readonly path: string; readonly size: number }): void | Promise<void>;
}

export interface BuildOutcome {
  readonly state: EndState;
  /** The cause in words, and mistakes in the workflow file; null for a build that finished without any. */
  readonly message: string | null;
}

/**
 * Runs the build. Resolves with its outcome, whatever the repository or its scripts did; rejects only for a bug in the
 * executor or an error of the recorder. When the signal is aborted, all processes of the build are ended, and it ends
 * as `canceled`.
 */
export type Execute = (
  order: BuildOrder,
  recorder: BuildRecorder,
  options: { readonly signal: AbortSignal },
) => Promise<BuildOutcome>;

/** Clones repositories and runs builds. */
export interface Executor {
  /** Whether it simulates builds: it does everything but run their scripts. */
  readonly isSimulated?: boolean;
  readonly execute: Execute;
  /** The branches that the repository has now. */
  listBranches(repository: RepositoryAccess, options: { signal: AbortSignal }): Promise<RepositoryBranches>;
  /** The workflows of the file on the repository's default branch. */
  listWorkflows(
    repository: RepositoryAccess,
    options: { signal: AbortSignal },
  ): Promise<readonly ListedWorkflow[]>;
  /** The type of the project on the repository's default branch; null for a project of another type. */
  readProjectType(
    repository: RepositoryAccess,
    options: { signal: AbortSignal },
  ): Promise<ProjectType | null>;
  /** Ends every process that an interrupted build left running. */
  endProcesses(buildId: string): Promise<unknown>;
}
