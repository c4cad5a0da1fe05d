import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type BuildAction, Commit } from '../../../contract/build.ts';
import { type BuildState, hasEnded } from '../../../contract/values.ts';
import { canBecome, ImpossibleTransition, runningStates } from '../../builds/transitions.ts';
import { visible } from './applications.ts';
import { listBuilds } from './build-list.ts';
import { BuildRecord, buildColumns, fullName, type NewBuild } from './build-record.ts';
import { transaction } from './database.ts';
import { bytesColumn, jsonColumn, type ReportDamage, rowReader } from './rows.ts';

const WorkflowNumber = z.object({ number: z.number() });
const BuiltCommit = z.object({ commit: jsonColumn(Commit).nullable() });
const SealedRequest = z.object({ sealed: bytesColumn.nullable() });

export interface VisibleBuild {
  readonly build: BuildRecord;
  readonly appName: string;
}

/** Builds: their requests, states and results. */
export function buildStore(database: DatabaseSync, report: ReportDamage) {
  const records = rowReader(BuildRecord, { report, nameOf: (row) => `build ${row.id}` });
  const requests = rowReader(SealedRequest);
  const ids = rowReader(z.object({ id: z.string() }));
  const numbers = rowReader(WorkflowNumber);
  const commits = rowReader(BuiltCommit);
  const add = database.prepare(
    `INSERT INTO builds (id, app_id, workflow_id, from_editor, ref, status, number, labels, workflow_name, instance_type,
       build_settings, sealed_request, created_at)
     VALUES (:id, :appId, :workflowId, :fromEditor, :ref, 'queued',
       1 + coalesce((SELECT number FROM builds WHERE app_id = :appId ORDER BY sequence DESC LIMIT 1), 0),
       :labels, :workflowName, :instanceType, :buildSettings, :sealedRequest, :at)`,
  );
  const byId = database.prepare(`SELECT ${buildColumns} FROM builds WHERE id = ?`);
  // The inner `id` is the application's.
  const visibleOne = database.prepare(
    `SELECT ${buildColumns}, (SELECT name FROM applications WHERE id = app_id AND ${visible}) AS appName
     FROM builds WHERE id = :id`,
  );
  const queued = database.prepare(
    `SELECT ${buildColumns} FROM builds WHERE status = 'queued' AND finished_at IS NULL ORDER BY sequence`,
  );
  const running = database.prepare(
    `SELECT ${buildColumns} FROM builds WHERE finished_at IS NULL AND status IN (${runningStates.map((state) => `'${state}'`)})
     ORDER BY sequence`,
  );
  const move = database.prepare(
    `UPDATE builds SET status = :to, message = coalesce(:message, message), started_at = coalesce(:startedAt, started_at),
       finished_at = :finishedAt, sealed_request = CASE WHEN :finishedAt IS NULL THEN sealed_request END WHERE id = :id`,
  );
  const workflowNumber = database.prepare(
    `SELECT count(*) AS number FROM builds WHERE app_id = :appId AND workflow_id = :workflowId
       AND sequence <= (SELECT sequence FROM builds WHERE id = :id)`,
  );
  const previous = database.prepare(
    `SELECT commit_record AS "commit" FROM builds WHERE app_id = :appId AND workflow_id = :workflowId AND ref = :ref
       AND status = 'finished' AND sequence < (SELECT sequence FROM builds WHERE id = :id) ORDER BY sequence DESC LIMIT 1`,
  );
  const unfinished = database.prepare('SELECT id FROM builds WHERE finished_at IS NULL ORDER BY sequence');
  const fail = database.prepare(
    `UPDATE builds SET status = 'failed', message = :message, finished_at = :at, sealed_request = NULL WHERE id = :id`,
  );
  const request = database.prepare('SELECT sealed_request AS sealed FROM builds WHERE id = ?');
  const setCommit = database.prepare('UPDATE builds SET commit_record = ? WHERE id = ?');
  const setWorkflow = database.prepare('UPDATE builds SET workflow_name = ?, labels = ? WHERE id = ?');
  const setSteps = database.prepare('UPDATE builds SET steps = ? WHERE id = ?');

  const find = (id: string) => records.one(byId.get(id));

  return {
    add(build: NewBuild): void {
      const { id, appId, workflowId, workflowName, instanceType, sealedRequest, at } = build;
      const fromEditor = build.fromEditor ? 1 : 0;
      const labels = JSON.stringify(build.labels);
      add.run({
        id,
        appId,
        workflowId,
        fromEditor,
        ref: fullName(build.ref),
        labels,
        workflowName,
        instanceType,
        buildSettings: JSON.stringify(build.buildSettings),
        sealedRequest,
        at,
      });
    },
    find,
    /** A build that the user may see, with the name of its application. */
    findVisible({ id, userId }: { id: string; userId: string }): VisibleBuild | undefined {
      const row = visibleOne.get({ id, userId });
      const appName = row?.appName;
      return typeof appName === 'string' ? { build: records.existing(row), appName } : undefined;
    },
    list: listBuilds(database, records),
    /** The build that has been queued longest. */
    nextQueued(): BuildRecord | undefined {
      for (const row of queued.iterate()) {
        const [build] = records.all([row]);
        if (build) return build;
      }
      return undefined;
    },
    /** Builds that have started and not ended. */
    running: () => records.all(running.all()),
    /**
     * Fails the builds that have not ended and whose records cannot be read: nobody can cancel them, and their application
     * could never be deleted. Returns their ids.
     */
    failDamaged({ at, message }: { at: number; message: string }): string[] {
      const damaged = ids
        .all(unfinished.all())
        .map(({ id }) => id)
        .filter((id) => records.all(byId.all(id)).length === 0);
      for (const id of damaged) fail.run({ id, at, message });
      return damaged;
    },
    /** Its running number among the builds of its workflow, and the commit of the last of them on its ref that finished. */
    history({ id, appId, workflowId, ref }: BuildRecord): {
      workflowNumber: number;
      previousCommit: string | null;
    } {
      const number = numbers.one(workflowNumber.get({ id, appId, workflowId }))?.number ?? 1;
      const last = commits.one(previous.get({ id, appId, workflowId, ref: fullName(ref) }));
      return { workflowNumber: number, previousCommit: last?.commit?.hash ?? null };
    },
    /** The sealed request of a build; removed when the build ends. */
    sealedRequest: (id: string) => requests.one(request.get(id))?.sealed,
    /**
     * Changes the state of a build and returns whether it changed.
     *
     * @throws ImpossibleTransition when the new state cannot follow the current one
     */
    move({
      id,
      to,
      at,
      message = null,
    }: {
      id: string;
      to: BuildState;
      at: number;
      message?: string | null;
    }): boolean {
      return transaction(database, () => {
        const from = find(id)?.status;
        if (from === undefined || from === to) return false;
        if (!canBecome(from, to)) throw new ImpossibleTransition({ from, to });
        const startedAt = from === 'queued' && !hasEnded(to) ? at : null;
        move.run({ id, to, message, startedAt, finishedAt: hasEnded(to) ? at : null });
        return true;
      });
    },
    setCommit({ id, commit }: { id: string; commit: Commit }): void {
      setCommit.run(JSON.stringify(commit), id);
    },
    setWorkflow({ id, name, labels }: { id: string; name: string | null; labels: readonly string[] }): void {
      setWorkflow.run(name, JSON.stringify(labels), id);
    },
    setSteps({ id, steps }: { id: string; steps: readonly BuildAction[] }): void {
      setSteps.run(JSON.stringify(steps), id);
    },
  };
}
