/**
 * What the executor is asked and what it tells while it works. It knows no HTTP and no database: whoever calls it
 * (the builders' queue) keeps what it tells.
 */
import type { Commit } from '../../contract/build.ts';
import type { BuildState, EndState } from '../../contract/state.ts';
import type { BuildAction } from '../../contract/step.ts';
import type { Workflow } from './workflow-file/workflow.ts';

export type GitRef = { readonly branch: string } | { readonly tag: string };

/** How the repository is reached; the key is for SSH addresses only. */
export interface RepositoryAccess {
  readonly url: string;
  readonly key?: { readonly privateKey: Buffer; readonly passphrase: string | null };
  /** The installation's own file of host keys, recorded on first use. */
  readonly knownHosts: string;
}

/** One build to carry out. */
export interface BuildOrder {
  readonly buildId: string;
  readonly repository: RepositoryAccess;
  readonly ref: GitRef;
  readonly workflowId: string;
  /** Where the workflow comes from the workflow editor; otherwise it is read from the clone's `codemagic.yaml`. */
  readonly editorWorkflow?: Workflow;
  readonly variables: Readonly<Record<string, string>>;
  readonly softwareVersions: Readonly<Record<string, string>>;
  /** Names of the request; those of the workflow are added. */
  readonly groups: readonly string[];
  /** Every variable group that this application may use. */
  readonly knownGroups: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** An empty folder of this build alone: clone, `HOME` and `TMPDIR` are made in it. */
  readonly folder: string;
  /** An empty folder of this build alone, elsewhere, of which the build is told nothing: what the executor writes for it. */
  readonly own: string;
  /** An existing folder, elsewhere too; the log of each step is written to `<stepId>.log` here. */
  readonly logs: string;
  /** The archive that an earlier build of this application and workflow left, when there is one. */
  readonly cacheArchive?: string;
}

/** A file that the build made, at `path` inside the order's `own` until the build has ended. */
export interface ProducedFile {
  readonly path: string;
  /** As the build called it, which may be no safe name. */
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly md5: string;
  readonly packageName?: string;
  readonly versionName?: string;
}

/** What the executor tells while it works, in this order of time. Every call is awaited: a slow recorder slows the build. */
export interface BuildRecorder {
  state(state: BuildState): void | Promise<void>;
  commit(commit: Commit): void | Promise<void>;
  /** What the workflow says of itself, known once it has been read. */
  workflow(read: {
    readonly name: string | undefined;
    readonly labels: readonly string[];
  }): void | Promise<void>;
  /** All steps, whenever one of them changed. */
  steps(steps: readonly BuildAction[]): void | Promise<void>;
  artefact(file: ProducedFile): void | Promise<void>;
  /** The archive of `cache_paths`, made after a build that finished. */
  cache(archive: { readonly path: string; readonly size: number }): void | Promise<void>;
}

export interface BuildOutcome {
  readonly state: EndState;
  /** The human cause; null when all went well. */
  readonly message: string | null;
}

/**
 * Carries the order out. Resolves with how the build ended, whatever the repository or its scripts did; rejects only
 * for a fault of the executor itself. When the signal is aborted the build is stopped with every process of it, and
 * ends as `canceled`.
 */
export type Execute = (
  order: BuildOrder,
  recorder: BuildRecorder,
  options: { readonly signal: AbortSignal },
) => Promise<BuildOutcome>;

/** What clones and runs builds, as the service uses it. */
export interface Executor {
  readonly execute: Execute;
  /** The names of the branches that the repository has now. */
  listBranches(repository: RepositoryAccess, options: { signal: AbortSignal }): Promise<readonly string[]>;
  /** Ends every process that an interrupted build left; `folder` is where it worked. */
  endProcesses(build: { buildId: string; folder: string }): Promise<unknown>;
}
