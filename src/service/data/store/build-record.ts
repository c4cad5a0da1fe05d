import type { BuildAction, Commit } from '../../../contract/build.ts';
import type { InputValues } from '../../../contract/start.ts';
import { type BuildState, buildStates, hasEnded, type Ref } from '../../../contract/values.ts';

/** The part of a request besides workflow and ref. It can contain secrets, so it is never shown. */
export interface BuildRequest {
  readonly variables: Readonly<Record<string, string>>;
  readonly softwareVersions: Readonly<Record<string, string>>;
  readonly groups: readonly string[];
  readonly instanceType: string | null;
  /** The e-mail address of the user. */
  readonly startedBy?: string;
}

/** A build as it is stored. Times are milliseconds since the epoch. */
export interface BuildRecord {
  readonly id: string;
  readonly appId: string;
  readonly workflowId: string;
  /** Whether the workflow is one of the workflow editor; otherwise it is in the repository's YAML file. */
  readonly fromEditor: boolean;
  readonly ref: Ref;
  readonly status: BuildState;
  /** Running number in its application. */
  readonly number: number;
  readonly message: string | null;
  readonly labels: readonly string[];
  readonly workflowName: string | null;
  readonly commit: Commit | null;
  readonly steps: readonly BuildAction[];
  /** The machine type of the request, otherwise the workflow's, once that has been read. */
  readonly instanceType: string | null;
  /** Versions of software by setting, such as `flutterVersion`. */
  readonly buildSettings: Readonly<Record<string, string>>;
  /** The values that the request gave for the workflow's inputs. */
  readonly inputs: InputValues;
  /** Null once the build has ended. */
  readonly request: BuildRequest | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

/** The states of a build that has started and not ended. */
export const runningStates = buildStates.filter((state) => state !== 'queued' && !hasEnded(state));
