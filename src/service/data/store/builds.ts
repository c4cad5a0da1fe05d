import type { BuildFilter } from '../../../contract/build.ts';
import { type BuildState, hasEnded } from '../../../contract/values.ts';
import { visible } from './applications.ts';
import { type BuildRecord, runningStates } from './build-record.ts';
import type { Database } from './database.ts';

/** Fields of a build that has not run yet. */
const begun = {
  status: 'queued',
  message: null,
  commit: null,
  steps: [],
  startedAt: null,
  finishedAt: null,
} satisfies Partial<BuildRecord>;

interface BuildQuery {
  /** Applications that the caller can see. */
  readonly appIds: readonly string[];
  readonly filter: Omit<BuildFilter, 'appId'>;
  /** By default, any state. */
  readonly status?: string | undefined;
  readonly skip: number;
  readonly limit: number;
}

export function buildStore({ one, all, find, first, records, save, transaction }: Database) {
  const withId = (id: string) => find<BuildRecord>('builds', id);
  return {
    add: (build: Omit<BuildRecord, 'number' | keyof typeof begun>) =>
      transaction(() => {
        const { appId } = build;
        const last = first<BuildRecord>('builds WHERE app_id = :appId ORDER BY sequence DESC', { appId });
        save('builds', { ...build, ...begun, number: 1 + (last?.number ?? 0) });
      }),
    find: withId,
    findVisible: (build: { id: string; userId: string }) =>
      // In the inner query, `id` is the application's.
      first<BuildRecord>(
        `builds WHERE id = :id AND EXISTS (SELECT 1 FROM applications WHERE id = app_id AND ${visible})`,
        build,
      ),
    /** Newest first. */
    list({ appIds, filter: { workflowId, branch, tag }, status, skip, limit }: BuildQuery) {
      const filters = { workflow_id: workflowId, branch, tag, status };
      const given = Object.entries(filters).flatMap(([column, value]) => (value ? [[column, value]] : []));
      const conditions = given.map(([column]) => ` AND ${column} = :${column}`);
      const found = records<BuildRecord>(
        `builds WHERE sequence IN (
           SELECT sequence FROM builds WHERE app_id IN (SELECT value FROM json_each(:appIds))${conditions.join('')}
           ORDER BY sequence DESC LIMIT :limit OFFSET :skip
         ) ORDER BY sequence DESC`,
        { ...Object.fromEntries(given), appIds: JSON.stringify(appIds), skip, limit: limit + 1 },
      );
      return { builds: found.slice(0, limit), hasMore: found.length > limit };
    },
    /** The build that was queued first, except these. */
    nextQueued: ({ except }: { except: readonly string[] }) =>
      first<BuildRecord>(
        "builds WHERE status = 'queued' AND id NOT IN (SELECT value FROM json_each(:except)) ORDER BY sequence",
        { except: JSON.stringify(except) },
      ),
    running: () =>
      records<BuildRecord>(
        'builds WHERE status IN (SELECT value FROM json_each(:states)) ORDER BY sequence',
        { states: JSON.stringify(runningStates) },
      ),
    /** The build's running number in its workflow, and the commit of the last finished build of workflow and ref. */
    history({ id, appId, workflowId, ref }: BuildRecord) {
      const before = `builds WHERE app_id = :appId AND workflow_id = :workflowId
        AND sequence < (SELECT sequence FROM builds WHERE id = :id)`;
      const of = { id, appId, workflowId };
      const count = one<{ count: number }>(`SELECT count(*) AS count FROM ${before}`, of)?.count ?? 0;
      const last = first<BuildRecord>(
        `${before} AND branch IS :branch AND tag IS :tag AND status = 'finished' ORDER BY sequence DESC`,
        { ...of, branch: null, tag: null, ...ref },
      );
      return { workflowNumber: count + 1, previousCommit: last?.commit?.hash ?? null };
    },
    change: (
      id: string,
      changes: Partial<Pick<BuildRecord, 'commit' | 'steps' | 'workflowName' | 'labels' | 'instanceType'>>,
    ) =>
      transaction(() => {
        const build = withId(id);
        if (build) save('builds', { ...build, ...changes });
      }),
    /** Returns whether the state changed. An end state is final, and removes the request, which can contain secrets. */
    move: (move: { id: string; to: BuildState; at: number; message?: string | null }): boolean =>
      transaction(() => {
        const { id, to, at, message } = move;
        const build = withId(id);
        if (!build || build.status === to || hasEnded(build.status)) return false;
        const times = hasEnded(to) ? { finishedAt: at, request: null } : { startedAt: build.startedAt ?? at };
        save('builds', { ...build, status: to, message: message ?? build.message, ...times });
        return true;
      }),
    /** Removes all builds with their artefacts and links, and returns their ids. */
    removeAll: () => all<{ id: string }>('DELETE FROM builds RETURNING id').map(({ id }) => id),
  };
}
