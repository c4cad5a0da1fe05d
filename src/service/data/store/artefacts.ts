import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type ReportDamage, rowReader } from './rows.ts';

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

const columns = `SELECT build_id AS buildId, secure_path AS securePath, name, type, size, md5, blob,
  package_name AS packageName, bundle_id AS bundleId, version_name AS versionName, version_code AS versionCode FROM artefacts`;

export function artefactStore(database: DatabaseSync, report: ReportDamage) {
  const records = rowReader(ArtefactRecord, {
    report,
    nameOf: (row) => `the artefact ${JSON.stringify(row.name)} of build ${row.buildId}`,
  });
  const add = database.prepare(
    `INSERT INTO artefacts (build_id, secure_path, name, type, size, md5, blob,
       package_name, bundle_id, version_name, version_code)
     VALUES (:buildId, :securePath, :name, :type, :size, :md5, :blob,
       :packageName, :bundleId, :versionName, :versionCode)`,
  );
  const ofBuild = database.prepare(`${columns} WHERE build_id = ? ORDER BY sequence`);
  const byPath = database.prepare(`${columns} WHERE secure_path = ?`);
  const withBlob = database.prepare('SELECT 1 FROM artefacts WHERE blob = ? LIMIT 1');
  return {
    add(artefact: ArtefactRecord): void {
      add.run({ ...artefact });
    },
    ofBuild: (buildId: string) => records.all(ofBuild.all(buildId)),
    at: (securePath: string) => records.one(byPath.get(securePath)),
    uses: (blob: string) => withBlob.get(blob) !== undefined,
  };
}
