import type { DatabaseSync } from 'node:sqlite';

export interface ArtefactRecord {
  readonly buildId: string;
  /** `<secure_id>/<secure_id>/<file_name>`: the two unguessable ids keep apart what shares a name. */
  readonly securePath: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly md5: string;
  /** The content's hash. */
  readonly blob: string;
  readonly packageName: string | null;
  readonly versionName: string | null;
}

const columns = `SELECT build_id AS buildId, secure_path AS securePath, name, type, size, md5, blob,
  package_name AS packageName, version_name AS versionName FROM artefacts`;

export function artefactStore(database: DatabaseSync) {
  const add = database.prepare(
    `INSERT INTO artefacts (build_id, secure_path, name, type, size, md5, blob, package_name, version_name)
     VALUES (:buildId, :securePath, :name, :type, :size, :md5, :blob, :packageName, :versionName)`,
  );
  const ofBuild = database.prepare(`${columns} WHERE build_id = ? ORDER BY sequence`);
  const byPath = database.prepare(`${columns} WHERE secure_path = ?`);
  const named = database.prepare('SELECT 1 FROM artefacts WHERE blob = ? LIMIT 1');
  return {
    add(artefact: ArtefactRecord): void {
      add.run({ ...artefact });
    },
    ofBuild: (buildId: string) => ofBuild.all(buildId) as unknown as ArtefactRecord[],
    at: (securePath: string) => byPath.get(securePath) as ArtefactRecord | undefined,
    uses: (blob: string) => named.get(blob) !== undefined,
  };
}
