import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './database.ts';

export interface CacheRecord {
  readonly id: string;
  readonly appId: string;
  readonly workflowId: string;
  readonly size: number;
  readonly blob: string;
  readonly lastUsed: number;
  /** When it goes, once its removal was asked for. */
  readonly removeAt: number | null;
}

const columns = `SELECT id, app_id AS appId, workflow_id AS workflowId, size, blob, last_used AS lastUsed,
  remove_at AS removeAt FROM caches`;

/** One cache for each application and workflow, beside those that are about to go. */
export function cacheStore(database: DatabaseSync) {
  const ofApplication = database.prepare(`${columns} WHERE app_id = ? ORDER BY last_used DESC, id`);
  const latest = database.prepare(
    `${columns} WHERE app_id = ? AND workflow_id = ? ORDER BY remove_at IS NOT NULL, remove_at DESC LIMIT 1`,
  );
  const doomed = database.prepare(`${columns} WHERE remove_at IS NOT NULL`);
  const add = database.prepare(
    `INSERT INTO caches (id, app_id, workflow_id, size, blob, last_used)
     VALUES (:id, :appId, :workflowId, :size, :blob, :lastUsed)
     ON CONFLICT (app_id, workflow_id) WHERE remove_at IS NULL
     DO UPDATE SET size = excluded.size, blob = excluded.blob, last_used = excluded.last_used`,
  );
  const touch = database.prepare('UPDATE caches SET last_used = ? WHERE id = ?');
  const doom = database.prepare('UPDATE caches SET remove_at = ? WHERE id = ? AND remove_at IS NULL');
  const remove = database.prepare('DELETE FROM caches WHERE id = ?');
  const named = database.prepare('SELECT 1 FROM caches WHERE blob = ? LIMIT 1');
  return {
    ofApplication: (appId: string) => ofApplication.all(appId) as unknown as CacheRecord[],
    /** What the next build restores: a cache that is about to go is restored until it is gone. */
    latest: ({ appId, workflowId }: { appId: string; workflowId: string }) =>
      latest.get(appId, workflowId) as CacheRecord | undefined,
    doomed: () => doomed.all() as unknown as CacheRecord[],
    /** Keeps a new archive in place of the workflow's current one; returns the content that it replaced. */
    keep(cache: Omit<CacheRecord, 'removeAt'>): string | undefined {
      return transaction(database, () => {
        const replaced = latest.get(cache.appId, cache.workflowId) as CacheRecord | undefined;
        add.run({ ...cache });
        return replaced?.removeAt === null ? replaced.blob : undefined;
      });
    },
    touch({ id, at }: { id: string; at: number }): void {
      touch.run(at, id);
    },
    doom({ id, removeAt }: { id: string; removeAt: number }): void {
      doom.run(removeAt, id);
    },
    remove(id: string): void {
      remove.run(id);
    },
    uses: (blob: string) => named.get(blob) !== undefined,
  };
}
