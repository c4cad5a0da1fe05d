import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { z } from 'zod';
import type { BuildFilter } from '../../../contract/build.ts';
import { type BuildRecord, buildColumns, fullName } from './build-record.ts';
import { rowReader } from './rows.ts';

interface BuildQuery {
  /** The applications that the caller can see. */
  readonly appIds: readonly string[];
  readonly filter: Omit<BuildFilter, 'appId'> & { readonly status?: string };
  readonly skip: number;
  readonly limit: number;
}

/** A page of the list. It is shorter than `limit` where damaged builds are left out, which count when builds are skipped. */
interface BuildPage {
  readonly builds: readonly BuildRecord[];
  readonly hasMore: boolean;
}

type RecordReader = ReturnType<typeof rowReader<typeof BuildRecord>>;

/**
 * Queries for the newest builds of one application, one for each combination of filters; an index answers each of the
 * first four alone. With `status`, an index leads to the builds in this state, or to those that fit the other filters.
 */
export const newestOf = {
  none: newest(''),
  workflow: newest('AND workflow_id = :workflowId'),
  ref: newest('AND ref = :ref'),
  both: newest('AND workflow_id = :workflowId AND ref = :ref'),
  status: newest('AND status = :status'),
  statusAndWorkflow: newest('AND status = :status AND workflow_id = :workflowId'),
  statusAndRef: newest('AND status = :status AND ref = :ref'),
  all: newest('AND status = :status AND workflow_id = :workflowId AND ref = :ref'),
} as const;

/**
 * Lists builds, newest first. The newest of each application are read from the index that fits the filters, then merged:
 * the first page reads at most `limit` and one entries per application, regardless of the length of the history.
 */
export function listBuilds(database: DatabaseSync, records: RecordReader) {
  const sequences = rowReader(z.object({ sequence: z.number() }));
  const prepared = new Map<string, StatementSync>();
  const statementFor = (query: string): StatementSync => {
    const statement = prepared.get(query) ?? database.prepare(query);
    prepared.set(query, statement);
    return statement;
  };
  const bySequence = database.prepare(`SELECT ${buildColumns} FROM builds WHERE sequence = ?`);

  return ({ appIds, filter, skip, limit }: BuildQuery): BuildPage => {
    const { workflowId, branch, tag, status } = filter;
    // A build has either a branch or a tag.
    if (branch && tag) return { builds: [], hasMore: false };
    const ref = branch ? fullName({ branch }) : tag ? fullName({ tag }) : undefined;
    const which = workflowId ? (ref ? 'both' : 'workflow') : ref ? 'ref' : 'none';
    const statement = statementFor(newestOf[status ? withStatus[which] : which]);
    const conditions = {
      ...(workflowId ? { workflowId } : {}),
      ...(ref ? { ref } : {}),
      ...(status ? { status } : {}),
    };
    const found = appIds
      .flatMap((appId) => sequences.all(statement.all({ appId, ...conditions, limit: skip + limit + 1 })))
      .map(({ sequence }) => sequence)
      .sort((a, b) => b - a)
      .slice(skip, skip + limit + 1);
    const page = found.slice(0, limit);
    return {
      builds: records.all(page.flatMap((sequence) => bySequence.all(sequence))),
      hasMore: found.length > page.length,
    };
  };
}

const withStatus = {
  none: 'status',
  workflow: 'statusAndWorkflow',
  ref: 'statusAndRef',
  both: 'all',
} as const;

function newest(condition: string): string {
  return `SELECT sequence FROM builds WHERE app_id = :appId ${condition} ORDER BY sequence DESC LIMIT :limit`;
}
