import { z } from 'zod';
import { type BuildAction, type BuildFilter, Commit } from '../../../contract/build.ts';
import { type BuildState, hasEnded } from '../../../contract/values.ts';
import { visible } from './applications.ts';
import {
  BuildRecord,
  buildColumns,
  canBecome,
  fullName,
  ImpossibleTransition,
  runningStates,
} from './build-record.ts';
import { bytesColumn, jsonColumn, type Queries, type Row } from './queries.ts';

/** A build to add. */
interface NewBuild
  extends Pick<
    BuildRecord,
    | 'id'
    | 'appId'
    | 'workflowId'
    | 'fromEditor'
    | 'ref'
    | 'workflowName'
    | 'instanceType'
    | 'buildSettings'
    | 'inputs'
  > {
  readonly labels: readonly string[];
  readonly sealedRequest: Uint8Array;
  readonly at: number;
}

interface BuildQuery {
  /** The applications that the caller can see. */
  readonly appIds: readonly string[];
  readonly filter: Omit<BuildFilter, 'appId'>;
  /** In every state by default. */
  readonly status?: string | undefined;
  readonly skip: number;
  readonly limit: number;
}

const records = { schema: BuildRecord, nameOf: (row: Row) => `build ${row.id}` };
const columns = `SELECT ${buildColumns} FROM builds`;

const Id = z.object({ id: z.string() });
const Sequence = z.object({ sequence: z.number() });
const WorkflowNumber = z.object({ number: z.number() });
const BuiltCommit = z.object({ commit: jsonColumn(Commit).nullable() });
const SealedRequest = z.object({ sealed: bytesColumn.nullable() });

/** Builds: their requests, states and results. */
export function buildStore({ run, one, existing, all, list, first, transaction }: Queries) {
  const find = (id: string) => one(BuildRecord, `${columns} WHERE id = :id`, { id });
  return {
    add: (build: NewBuild) =>
      run(
        `INSERT INTO builds (id, app_id, workflow_id, from_editor, ref, status, number, labels, workflow_name, instance_type,
           build_settings, inputs, sealed_request, created_at)
         VALUES (:id, :appId, :workflowId, :fromEditor, :ref, 'queued',
           1 + coalesce((SELECT number FROM builds WHERE app_id = :appId ORDER BY sequence DESC LIMIT 1), 0),
           :labels, :workflowName, :instanceType, :buildSettings, :inputs, :sealedRequest, :at)`,
        {
          ...build,
          fromEditor: build.fromEditor ? 1 : 0,
          ref: fullName(build.ref),
          labels: JSON.stringify(build.labels),
          buildSettings: JSON.stringify(build.buildSettings),
          inputs: JSON.stringify(build.inputs),
        },
      ),
    find,
    /** A build that the user may see. */
    findVisible: (build: { id: string; userId: string }) =>
      // The inner `id` is the application's.
      one(
        BuildRecord,
        `${columns}
         WHERE id = :id AND EXISTS (SELECT 1 FROM applications WHERE id = app_id AND ${visible})`,
        build,
      ),
    /**
     * Lists builds, newest first. The newest of each application are read from the index that fits the filters, then merged:
     * the first page reads at most `limit` and one entries per application, regardless of the length of the history. A page
     * is shorter than `limit` where damaged builds are left out, which count when builds are skipped.
     */
    list({ appIds, filter, status, skip, limit }: BuildQuery) {
      const { workflowId, branch, tag } = filter;
      // A build has either a branch or a tag.
      if (branch && tag) return { builds: [], hasMore: false };
      const conditions = {
        ...(workflowId ? { workflowId } : {}),
        ...(branch ? { ref: fullName({ branch }) } : tag ? { ref: fullName({ tag }) } : {}),
        ...(status ? { status } : {}),
      };
      const found = appIds
        .flatMap((appId) =>
          all(Sequence, newestOf(conditions), { appId, ...conditions, limit: skip + limit + 1 }),
        )
        .map(({ sequence }) => sequence)
        .sort((a, b) => b - a)
        .slice(skip, skip + limit + 1);
      const page = found.slice(0, limit);
      return {
        builds: page.flatMap((sequence) =>
          list(records, `${columns} WHERE sequence = :sequence`, { sequence }),
        ),
        hasMore: found.length > page.length,
      };
    },
    /** The build that has been queued longest, of all but these. */
    nextQueued: ({ except }: { except: readonly string[] }) =>
      first(
        records,
        `${columns} WHERE status = 'queued' AND finished_at IS NULL
           AND id NOT IN (SELECT value FROM json_each(:except)) ORDER BY sequence`,
        { except: JSON.stringify(except) },
      ),
    /** Builds that have started and not ended. */
    running: () =>
      list(
        records,
        `${columns} WHERE finished_at IS NULL AND status IN (${runningStates.map((state) => `'${state}'`)})
         ORDER BY sequence`,
        {},
      ),
    /**
     * Fails the builds that have not ended and whose records cannot be read: nobody can cancel them, and their application
     * could never be deleted. Returns their ids.
     */
    failDamaged({ at, message }: { at: number; message: string }): string[] {
      const damaged = all(Id, 'SELECT id FROM builds WHERE finished_at IS NULL ORDER BY sequence', {})
        .map(({ id }) => id)
        .filter((id) => list(records, `${columns} WHERE id = :id`, { id }).length === 0);
      for (const id of damaged)
        run(
          `UPDATE builds SET status = 'failed', message = :message, finished_at = :at, sealed_request = NULL WHERE id = :id`,
          { id, at, message },
        );
      return damaged;
    },
    /** Its running number among the builds of its workflow, and the commit of the last of them on its ref that finished. */
    history({ id, appId, workflowId, ref }: BuildRecord) {
      const { number } = existing(
        WorkflowNumber,
        `SELECT count(*) AS number FROM builds WHERE app_id = :appId AND workflow_id = :workflowId
           AND sequence <= (SELECT sequence FROM builds WHERE id = :id)`,
        { id, appId, workflowId },
      );
      const last = one(
        BuiltCommit,
        `SELECT commit_record AS "commit" FROM builds WHERE app_id = :appId AND workflow_id = :workflowId AND ref = :ref
           AND status = 'finished' AND sequence < (SELECT sequence FROM builds WHERE id = :id) ORDER BY sequence DESC LIMIT 1`,
        { id, appId, workflowId, ref: fullName(ref) },
      );
      return { workflowNumber: number, previousCommit: last?.commit?.hash ?? null };
    },
    /** The sealed request of a build; removed when the build ends. */
    sealedRequest: (id: string) =>
      one(SealedRequest, 'SELECT sealed_request AS sealed FROM builds WHERE id = :id', { id })?.sealed,
    /**
     * Changes the state of a build and returns whether it changed.
     *
     * @throws ImpossibleTransition when the new state cannot follow the current one
     */
    move: (change: { id: string; to: BuildState; at: number; message?: string | null }): boolean =>
      transaction(() => {
        const { id, to, at, message = null } = change;
        const from = find(id)?.status;
        if (from === undefined || from === to) return false;
        if (!canBecome(from, to)) throw new ImpossibleTransition({ from, to });
        const startedAt = from === 'queued' && !hasEnded(to) ? at : null;
        run(
          `UPDATE builds SET status = :to, message = coalesce(:message, message), started_at = coalesce(:startedAt, started_at),
             finished_at = :finishedAt, sealed_request = CASE WHEN :finishedAt IS NULL THEN sealed_request END WHERE id = :id`,
          { id, to, message, startedAt, finishedAt: hasEnded(to) ? at : null },
        );
        return true;
      }),
    setCommit: ({ id, commit }: { id: string; commit: Commit }) =>
      run('UPDATE builds SET commit_record = :commit WHERE id = :id', { id, commit: JSON.stringify(commit) }),
    setWorkflow: ({
      labels,
      ...read
    }: Pick<BuildRecord, 'id' | 'instanceType'> & { name: string | null; labels: readonly string[] }) =>
      run(
        `UPDATE builds SET workflow_name = :name, labels = :labels, instance_type = coalesce(instance_type, :instanceType)
         WHERE id = :id`,
        { ...read, labels: JSON.stringify(labels) },
      ),
    setSteps: ({ id, steps }: { id: string; steps: readonly BuildAction[] }) =>
      run('UPDATE builds SET steps = :steps WHERE id = :id', { id, steps: JSON.stringify(steps) }),
  };
}

/**
 * The query for the newest builds of one application. An index answers each combination of workflow and ref alone; with
 * `status`, an index leads to the builds in this state, or to those that fit the other filters. Labels have no index.
 */
export function newestOf(filter: { status?: string; workflowId?: string; ref?: string }): string {
  const conditions = [
    'app_id = :appId',
    ...(filter.status ? ['status = :status'] : []),
    ...(filter.workflowId ? ['workflow_id = :workflowId'] : []),
    ...(filter.ref ? ['ref = :ref'] : []),
  ];
  return `SELECT sequence FROM builds WHERE ${conditions.join(' AND ')} ORDER BY sequence DESC LIMIT :limit`;
}
