import type { Commit } from '../../../contract/build.ts';
import type { BuildState } from '../../../contract/state.ts';
import type { BuildAction } from '../../../contract/step.ts';

/** A build as it is kept. */
export interface BuildRecord {
  readonly id: string;
  readonly appId: string;
  readonly workflowId: string;
  /** Whether the workflow comes from the workflow editor; otherwise from the repository's YAML file. */
  readonly fromEditor: boolean;
  readonly branch: string | null;
  readonly tag: string | null;
  readonly status: BuildState;
  /** Running number in its application. */
  readonly number: number;
  readonly message: string | null;
  readonly labels: readonly string[];
  readonly workflowName: string | null;
  readonly commit: Commit | null;
  readonly steps: readonly BuildAction[];
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

/** A build as it is asked for. */
export interface NewBuild
  extends Pick<
    BuildRecord,
    'id' | 'appId' | 'workflowId' | 'fromEditor' | 'branch' | 'tag' | 'labels' | 'workflowName'
  > {
  readonly sealedRequest: Uint8Array;
  readonly at: number;
}

export const buildColumns = `id, app_id AS appId, workflow_id AS workflowId, from_editor AS fromEditor, ref, status, number,
  message, labels, workflow_name AS workflowName, commit_record AS commitRecord, steps, created_at AS createdAt,
  started_at AS startedAt, finished_at AS finishedAt`;

const heads = 'refs/heads/';
const tags = 'refs/tags/';

/** The full name in Git: one column for branches and tags, which no branch can share with a tag. */
export function refOf({ branch, tag }: { branch?: string | null; tag?: string | null }): string {
  return branch ? heads + branch : tags + (tag ?? '');
}

/** A row of `buildColumns` as a record. */
export function recordOf(row: Record<string, unknown> | undefined): BuildRecord | undefined {
  if (!row) return undefined;
  const { ref, commitRecord, ...rest } = row;
  const name = String(ref);
  return {
    ...rest,
    fromEditor: row.fromEditor === 1,
    branch: name.startsWith(heads) ? name.slice(heads.length) : null,
    tag: name.startsWith(tags) ? name.slice(tags.length) : null,
    labels: JSON.parse(String(row.labels)),
    commit: commitRecord === null ? null : JSON.parse(String(commitRecord)),
    steps: JSON.parse(String(row.steps)),
  } as BuildRecord;
}
