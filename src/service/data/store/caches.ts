import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { transaction } from './database.ts';
import { type ReportDamage, rowReader } from './rows.ts';

const CacheRecord = z.object({
  id: z.string(),
  appId: z.string(),
  workflowId: z.string(),
  size: z.number(),
  /** The hash of the content. */
  blob: z.string(),
  lastUsed: z.number(),
  /** When to remove the cache; null until its removal is requested. */
  removeAt: z.number().nullable(),
});
export type CacheRecord = Readonly<z.infer<typeof CacheRecord>>;

const ScheduledRemoval = z.object({ id: z.string(), blob: z.string(), removeAt: z.number() });

const columns = `SELECT id, app_id AS appId, workflow_id AS workflowId, size, blob, last_used AS lastUsed,
  remove_at AS removeAt FROM caches`;

/** One current cache for each application and workflow, and those that are scheduled for removal. */
export function cacheStore(database: DatabaseSync, report: ReportDamage) {
  const records = rowReader(CacheRecord, { report, nameOf: (row) => `cache ${row.id}` });
  const removals = rowReader(ScheduledRemoval);
  const ofApplication = database.prepare(`${columns} WHERE app_id = ? ORDER BY last_used DESC, id`);
  const latest = database.prepare(
    `${columns} WHERE app_id = ? AND workflow_id = ? ORDER BY remove_at IS NOT NULL, remove_at DESC LIMIT 1`,
  );
  const scheduled = database.prepare(`${columns} WHERE remove_at IS NOT NULL`);
  const add = database.prepare(
    `INSERT INTO caches (id, app_id, workflow_id, size, blob, last_used)
     VALUES (:id, :appId, :workflowId, :size, :blob, :lastUsed)
     ON CONFLICT (app_id, workflow_id) WHERE remove_at IS NULL
     DO UPDATE SET size = excluded.size, blob = excluded.blob, last_used = excluded.last_used`,
  );
  const touch = database.prepare('UPDATE caches SET last_used = ? WHERE id = ?');
  const schedule = database.prepare('UPDATE caches SET remove_at = ? WHERE id = ? AND remove_at IS NULL');
  const remove = database.prepare('DELETE FROM caches WHERE id = ?');
  const withBlob = database.prepare('SELECT 1 FROM caches WHERE blob = ? LIMIT 1');

  const latestOf = ({ appId, workflowId }: { appId: string; workflowId: string }) =>
    records.one(latest.get(appId, workflowId));

  return {
    ofApplication: (appId: string) => records.all(ofApplication.all(appId)),
    /** The cache that the next build restores. One that is scheduled for removal is used until it is gone. */
    latest: latestOf,
    scheduledRemovals: () => removals.all(scheduled.all()),
    /** Adds a cache, or replaces the workflow's current one and returns the blob that is not used any more. */
    put(cache: Omit<CacheRecord, 'removeAt'>): string | undefined {
      return transaction(database, () => {
        const replaced = latestOf(cache);
        add.run({ ...cache });
        return replaced?.removeAt === null ? replaced.blob : undefined;
      });
    },
    touch({ id, at }: { id: string; at: number }): void {
      touch.run(at, id);
    },
    scheduleRemoval({ id, removeAt }: { id: string; removeAt: number }): void {
      schedule.run(removeAt, id);
    },
    remove(id: string): void {
      remove.run(id);
    },
    uses: (blob: string) => withBlob.get(blob) !== undefined,
  };
}
