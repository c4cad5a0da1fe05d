import { z } from 'zod';
import type { Queries, Row } from './queries.ts';

const ArtefactRecord = z.object({
  buildId: z.string(),
  /** `<secure_id>/<secure_id>/<file_name>`: two random ids, so that nobody can guess it and equal names do not clash. */
  securePath: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  md5: z.string(),
  /** The hash of the content. */
  blob: z.string(),
  packageName: z.string().nullable(),
  bundleId: z.string().nullable(),
  versionName: z.string().nullable(),
  versionCode: z.string().nullable(),
});
export type ArtefactRecord = Readonly<z.infer<typeof ArtefactRecord>>;

const artefacts = {
  schema: ArtefactRecord,
  nameOf: (row: Row) => `the artefact ${JSON.stringify(row.name)} of build ${row.buildId}`,
};

const artefactColumns = `SELECT build_id AS buildId, secure_path AS securePath, name, type, size, md5, blob,
  package_name AS packageName, bundle_id AS bundleId, version_name AS versionName, version_code AS versionCode FROM artefacts`;

export function artefactStore({ run, has, one, list }: Queries) {
  return {
    add: (artefact: ArtefactRecord) =>
      run(
        `INSERT INTO artefacts (build_id, secure_path, name, type, size, md5, blob,
           package_name, bundle_id, version_name, version_code)
         VALUES (:buildId, :securePath, :name, :type, :size, :md5, :blob,
           :packageName, :bundleId, :versionName, :versionCode)`,
        artefact,
      ),
    ofBuild: (buildId: string) =>
      list(artefacts, `${artefactColumns} WHERE build_id = :buildId ORDER BY sequence`, { buildId }),
    at: (securePath: string) =>
      one(ArtefactRecord, `${artefactColumns} WHERE secure_path = :securePath`, { securePath }),
    uses: (blob: string) => has('SELECT 1 FROM artefacts WHERE blob = :blob LIMIT 1', { blob }),
  };
}

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

const caches = { schema: CacheRecord, nameOf: (row: Row) => `cache ${row.id}` };

const ScheduledRemoval = CacheRecord.pick({ id: true, blob: true }).extend({ removeAt: z.number() });

const cacheColumns = `SELECT id, app_id AS appId, workflow_id AS workflowId, size, blob, last_used AS lastUsed,
  remove_at AS removeAt FROM caches`;

/** One current cache for each application and workflow, and those that are scheduled for removal. */
export function cacheStore({ run, has, one, all, list, transaction }: Queries) {
  const latest = ({ appId, workflowId }: { appId: string; workflowId: string }) =>
    one(
      CacheRecord,
      `${cacheColumns} WHERE app_id = :appId AND workflow_id = :workflowId
       ORDER BY remove_at IS NOT NULL, remove_at DESC LIMIT 1`,
      { appId, workflowId },
    );
  return {
    ofApplication: (appId: string) =>
      list(caches, `${cacheColumns} WHERE app_id = :appId ORDER BY last_used DESC, id`, { appId }),
    /** The cache that the next build restores. One that is scheduled for removal is used until it is gone. */
    latest,
    scheduledRemovals: () => all(ScheduledRemoval, `${cacheColumns} WHERE remove_at IS NOT NULL`, {}),
    /** Adds a cache, or replaces the workflow's current one and returns the blob that is not used any more. */
    put: (cache: Omit<CacheRecord, 'removeAt'>): string | undefined =>
      transaction(() => {
        const replaced = latest(cache);
        run(
          `INSERT INTO caches (id, app_id, workflow_id, size, blob, last_used)
           VALUES (:id, :appId, :workflowId, :size, :blob, :lastUsed)
           ON CONFLICT (app_id, workflow_id) WHERE remove_at IS NULL
           DO UPDATE SET size = excluded.size, blob = excluded.blob, last_used = excluded.last_used`,
          cache,
        );
        return replaced?.removeAt === null ? replaced.blob : undefined;
      }),
    touch: (use: { id: string; at: number }) => run('UPDATE caches SET last_used = :at WHERE id = :id', use),
    scheduleRemoval: (removal: { id: string; removeAt: number }) =>
      run('UPDATE caches SET remove_at = :removeAt WHERE id = :id AND remove_at IS NULL', removal),
    remove: (id: string) => run('DELETE FROM caches WHERE id = :id', { id }),
    uses: (blob: string) => has('SELECT 1 FROM caches WHERE blob = :blob LIMIT 1', { blob }),
  };
}
