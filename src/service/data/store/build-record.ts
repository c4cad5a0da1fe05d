import type { BuildAction, Commit } from '../../../contract/build.ts';
import type { InputValues } from '../../../contract/start.ts';
import { type BuildState, buildStates, hasEnded, type Ref } from '../../../contract/values.ts';

/** A request without workflow and ref. It can contain secrets, so no answer shows it. */
export interface BuildRequest {
  readonly variables: Readonly<Record<string, string>>;
  readonly softwareVersions: Readonly<Record<string, string>>;
  readonly groups: readonly string[];
  readonly instanceType: string | null;
  readonly startedBy?: string;
}

/** Times are in milliseconds since the epoch. */
export interface BuildRecord {
  readonly id: string;
  readonly appId: string;
  readonly workflowId: string;
  /** Whether the workflow is from the workflow editor; otherwise it is in the repository's YAML file. */
  readonly fromEditor: boolean;
  readonly ref: Ref;
  readonly status: BuildState;
  /** Running number within the application. */
  readonly number: number;
  readonly message: string | null;
  readonly labels: readonly string[];
  readonly workflowName: string | null;
  readonly commit: Commit | null;
  readonly steps: readonly BuildAction[];
  /** The machine type of the request; without one, that of the workflow, once it has been read. */
  readonly instanceType: string | null;
  /** Software versions by setting, such as `flutterVersion`. */
  readonly buildSettings: Readonly<Record<string, string>>;
  /** Values for the workflow's inputs. */
  readonly inputs: InputValues;
  /** Removed (null) at the end of the build, because it can contain secrets. */
  readonly request: BuildRequest | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

/** States after the start and before the end. */
export const runningStates = buildStates.filter((state) => state !== 'queued' && !hasEnded(state));
