import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { BuildFilter } from '../../../contract/build.ts';
import { BuildRecord, buildColumns, fullName } from './build-record.ts';
import { rowReader } from './rows.ts';

interface BuildQuery {
  /** The applications that the caller can see. */
  readonly appIds: readonly string[];
  readonly filter: Omit<BuildFilter, 'appId'>;
  readonly skip: number;
  readonly limit: number;
}

/** Queries for the newest builds of one application, one for each combination of filters; an index answers each alone. */
export const newestOf = {
  none: newest(''),
  workflow: newest('AND workflow_id = :workflowId'),
  ref: newest('AND ref = :ref'),
  both: newest('AND workflow_id = :workflowId AND ref = :ref'),
} as const;

/**
 * Lists builds, newest first. The newest of each application are read from the index that fits the filters, then merged:
 * the first page reads at most `limit` entries per application, regardless of the length of the history.
 */
export function listBuilds(database: DatabaseSync) {
  const builds = rowReader(BuildRecord);
  const sequences = rowReader(z.object({ sequence: z.number() }));
  const byCondition = {
    none: database.prepare(newestOf.none),
    workflow: database.prepare(newestOf.workflow),
    ref: database.prepare(newestOf.ref),
    both: database.prepare(newestOf.both),
  };
  const bySequence = database.prepare(`SELECT ${buildColumns} FROM builds WHERE sequence = ?`);

  return ({ appIds, filter, skip, limit }: BuildQuery): BuildRecord[] => {
    const { workflowId, branch, tag } = filter;
    // A build has either a branch or a tag.
    if (branch && tag) return [];
    const ref = branch ? fullName({ branch }) : tag ? fullName({ tag }) : undefined;
    const statement = byCondition[workflowId ? (ref ? 'both' : 'workflow') : ref ? 'ref' : 'none'];
    const conditions = { ...(workflowId ? { workflowId } : {}), ...(ref ? { ref } : {}) };
    return appIds
      .flatMap((appId) => sequences.all(statement.all({ appId, ...conditions, limit: skip + limit })))
      .map(({ sequence }) => sequence)
      .sort((a, b) => b - a)
      .slice(skip, skip + limit)
      .map((sequence) => builds.existing(bySequence.get(sequence)));
  };
}

function newest(condition: string): string {
  return `SELECT sequence FROM builds WHERE app_id = :appId ${condition} ORDER BY sequence DESC LIMIT :limit`;
}
