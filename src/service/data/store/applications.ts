import { z } from 'zod';
import { bytesColumn, jsonColumn, type Queries, type Row } from './queries.ts';

const ApplicationRecord = z.object({
  id: z.string(),
  name: z.string(),
  repositoryUrl: z.string(),
  projectType: z.string().nullable(),
  ownerId: z.string(),
  teamId: z.string().nullable(),
  /** The SSH key and its passphrase, sealed by the vault. */
  sealedKey: bytesColumn.nullable(),
  /** The branches that the repository last reported. */
  branches: jsonColumn(z.array(z.string())),
  /** The repository's own, when the branches were read; null until then, and where its HEAD names none. */
  defaultBranch: z.string().nullable(),
  createdAt: z.number(),
});
export type ApplicationRecord = Readonly<z.infer<typeof ApplicationRecord>>;

const records = { schema: ApplicationRecord, nameOf: (row: Row) => `application ${row.id}` };
const Id = z.object({ id: z.string() });
const Content = z.object({ blob: z.string() });

const columns = `SELECT id, name, repository_url AS repositoryUrl, project_type AS projectType, owner_id AS ownerId,
  team_id AS teamId, sealed_key AS sealedKey, branches, default_branch AS defaultBranch,
  created_at AS createdAt FROM applications`;

/** An application is visible to the members of its team, or without a team to the user who added it. */
export const visible = `(team_id IS NULL AND owner_id = :userId
  OR team_id IN (SELECT team_id FROM members WHERE user_id = :userId))`;

const removals = [
  'DELETE FROM artefacts WHERE build_id IN (SELECT id FROM builds WHERE app_id = :id)',
  'DELETE FROM builds WHERE app_id = :id',
  'DELETE FROM caches WHERE app_id = :id',
  'DELETE FROM applications WHERE id = :id',
];

export function applicationStore({ run, has, one, all, list, transaction }: Queries) {
  return {
    add: (
      application: Omit<ApplicationRecord, 'branches' | 'defaultBranch' | 'createdAt'> & { at: number },
    ) =>
      run(
        `INSERT INTO applications (id, name, repository_url, project_type, owner_id, team_id, sealed_key, created_at)
         VALUES (:id, :name, :repositoryUrl, :projectType, :ownerId, :teamId, :sealedKey, :at)`,
        application,
      ),
    find: (id: string) => one(ApplicationRecord, `${columns} WHERE id = :id`, { id }),
    /** The oldest application of this owner with this address. */
    withAddress: (address: { ownerId: string; repositoryUrl: string }) =>
      one(
        ApplicationRecord,
        `${columns} WHERE owner_id = :ownerId AND repository_url = :repositoryUrl ORDER BY sequence`,
        address,
      ),
    visibleTo: (userId: string) => list(records, `${columns} WHERE ${visible} ORDER BY sequence`, { userId }),
    findVisible: (application: { id: string; userId: string }) =>
      one(ApplicationRecord, `${columns} WHERE id = :id AND ${visible}`, application),
    setBranches: (read: { id: string; names: readonly string[]; defaultBranch: string | null }) =>
      run('UPDATE applications SET branches = :names, default_branch = :defaultBranch WHERE id = :id', {
        ...read,
        names: JSON.stringify(read.names),
      }),
    setProjectType: (read: { id: string; projectType: string }) =>
      run('UPDATE applications SET project_type = :projectType WHERE id = :id', read),
    ofTeam: (teamId: string) =>
      all(Id, 'SELECT id FROM applications WHERE team_id = :teamId ORDER BY sequence', { teamId }).map(
        ({ id }) => id,
      ),
    /** The id of its newest build. */
    lastBuild: (id: string) =>
      one(Id, 'SELECT id FROM builds WHERE app_id = :id ORDER BY sequence DESC LIMIT 1', { id })?.id,
    /** Removes all builds, artefacts and caches. Returns the ids of the builds and the hashes of all content. */
    empty: () =>
      transaction(() => {
        const builds = all(Id, 'SELECT id FROM builds', {}).map((build) => build.id);
        const blobs = all(Content, 'SELECT blob FROM artefacts UNION SELECT blob FROM caches', {});
        for (const table of ['artefacts', 'builds', 'caches']) run(`DELETE FROM ${table}`, {});
        return { builds, blobs: blobs.map(({ blob }) => blob) };
      }),
    /**
     * Removes an application with its builds, artefacts and caches. Returns the ids of the builds and the hashes of all
     * content, which may be used elsewhere too; `undefined` if it has a build that has not ended, and stays.
     */
    remove: (id: string) =>
      transaction(() => {
        if (has('SELECT id FROM builds WHERE app_id = :id AND finished_at IS NULL LIMIT 1', { id }))
          return undefined;
        const builds = all(Id, 'SELECT id FROM builds WHERE app_id = :id', { id }).map((build) => build.id);
        const blobs = all(
          Content,
          `SELECT blob FROM artefacts WHERE build_id IN (SELECT id FROM builds WHERE app_id = :id)
           UNION SELECT blob FROM caches WHERE app_id = :id`,
          { id },
        ).map(({ blob }) => blob);
        for (const removal of removals) run(removal, { id });
        return { builds, blobs };
      }),
  };
}
