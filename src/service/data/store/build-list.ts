import type { DatabaseSync } from 'node:sqlite';
import type { BuildFilter } from '../../../contract/build.ts';
import { type BuildRecord, buildColumns, recordOf, refOf } from './build-record.ts';

export interface BuildQuery {
  /** The applications that the caller may see. */
  readonly appIds: readonly string[];
  readonly filter: Omit<BuildFilter, 'appId'>;
  readonly skip: number;
  readonly limit: number;
}

/** The newest builds of one application, by what the list is filtered by beside it: each is answered by an index alone. */
export const newestOf = {
  none: newest(''),
  workflow: newest('AND workflow_id = :workflowId'),
  ref: newest('AND ref = :ref'),
  both: newest('AND workflow_id = :workflowId AND ref = :ref'),
} as const;

/**
 * Lists builds, newest first. Each application is asked for its own newest through the index that fits the filters,
 * and the answers are merged: a first page reads `limit` entries of each application's index, whatever the history.
 */
export function listBuilds(database: DatabaseSync) {
  const byCondition = {
    none: database.prepare(newestOf.none),
    workflow: database.prepare(newestOf.workflow),
    ref: database.prepare(newestOf.ref),
    both: database.prepare(newestOf.both),
  };
  const bySequence = database.prepare(`SELECT ${buildColumns} FROM builds WHERE sequence = ?`);

  return ({ appIds, filter, skip, limit }: BuildQuery): BuildRecord[] => {
    const { workflowId, branch, tag } = filter;
    // No build has both.
    if (branch && tag) return [];
    const ref = branch || tag ? refOf(filter) : undefined;
    const statement = byCondition[workflowId ? (ref ? 'both' : 'workflow') : ref ? 'ref' : 'none'];
    const conditions = { ...(workflowId ? { workflowId } : {}), ...(ref ? { ref } : {}) };
    return appIds
      .flatMap((appId) => statement.all({ appId, ...conditions, limit: skip + limit }))
      .map((row) => Number(row.sequence))
      .sort((a, b) => b - a)
      .slice(skip, skip + limit)
      .flatMap((sequence) => recordOf(bySequence.get(sequence)) ?? []);
  };
}

function newest(condition: string): string {
  return `SELECT sequence FROM builds WHERE app_id = :appId ${condition} ORDER BY sequence DESC LIMIT :limit`;
}
