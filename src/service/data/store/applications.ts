import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { transaction } from './database.ts';
import { bytesColumn, jsonColumn, type ReportDamage, rowReader } from './rows.ts';

const Id = z.object({ id: z.string() });
const Content = z.object({ blob: z.string() });

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

/** The branches of a repository as it reported them. */
interface RepositoryBranches {
  readonly names: readonly string[];
  readonly defaultBranch: string | null;
}

const columns = `SELECT id, name, repository_url AS repositoryUrl, project_type AS projectType, owner_id AS ownerId,
  team_id AS teamId, sealed_key AS sealedKey, branches, default_branch AS defaultBranch,
  created_at AS createdAt FROM applications`;

/** An application is visible to the members of its team, or without a team to the user who added it. */
export const visible = `(team_id IS NULL AND owner_id = :userId
  OR team_id IN (SELECT team_id FROM members WHERE user_id = :userId))`;

export function applicationStore(database: DatabaseSync, report: ReportDamage) {
  const records = rowReader(ApplicationRecord, { report, nameOf: (row) => `application ${row.id}` });
  const add = database.prepare(
    `INSERT INTO applications (id, name, repository_url, project_type, owner_id, team_id, sealed_key, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const byId = database.prepare(`${columns} WHERE id = ?`);
  const byAddress = database.prepare(
    `${columns} WHERE owner_id = ? AND repository_url = ? ORDER BY sequence`,
  );
  const visibleTo = database.prepare(`${columns} WHERE ${visible} ORDER BY sequence`);
  const visibleOne = database.prepare(`${columns} WHERE id = :id AND ${visible}`);
  const setBranches = database.prepare(
    'UPDATE applications SET branches = ?, default_branch = ? WHERE id = ?',
  );
  const ids = rowReader(Id);
  const contents = rowReader(Content);
  const lastBuild = database.prepare('SELECT id FROM builds WHERE app_id = ? ORDER BY sequence DESC LIMIT 1');
  const unfinished = database.prepare(
    'SELECT id FROM builds WHERE app_id = ? AND finished_at IS NULL LIMIT 1',
  );
  const buildsOf = database.prepare('SELECT id FROM builds WHERE app_id = ?');
  const contentOf = database.prepare(
    `SELECT blob FROM artefacts WHERE build_id IN (SELECT id FROM builds WHERE app_id = :id)
     UNION SELECT blob FROM caches WHERE app_id = :id`,
  );
  const removals = [
    'DELETE FROM artefacts WHERE build_id IN (SELECT id FROM builds WHERE app_id = ?)',
    'DELETE FROM builds WHERE app_id = ?',
    'DELETE FROM caches WHERE app_id = ?',
    'DELETE FROM applications WHERE id = ?',
  ].map((statement) => database.prepare(statement));
  return {
    add(
      application: Omit<ApplicationRecord, 'branches' | 'defaultBranch' | 'createdAt'> & { at: number },
    ): void {
      const { id, name, repositoryUrl, projectType, ownerId, teamId, sealedKey, at } = application;
      add.run(id, name, repositoryUrl, projectType, ownerId, teamId, sealedKey, at);
    },
    find: (id: string) => records.one(byId.get(id)),
    /** The oldest application of this owner with this address. */
    withAddress: ({ ownerId, repositoryUrl }: { ownerId: string; repositoryUrl: string }) =>
      records.one(byAddress.get(ownerId, repositoryUrl)),
    visibleTo: (userId: string) => records.all(visibleTo.all({ userId })),
    findVisible: ({ id, userId }: { id: string; userId: string }) =>
      records.one(visibleOne.get({ id, userId })),
    setBranches({ id, names, defaultBranch }: { id: string } & RepositoryBranches): void {
      setBranches.run(JSON.stringify(names), defaultBranch, id);
    },
    /** The id of its newest build. */
    lastBuild: (id: string) => ids.one(lastBuild.get(id))?.id,
    /**
     * Removes an application with its builds, artefacts and caches. Returns the ids of the builds and the hashes of all
     * content, which may be used elsewhere too; `undefined` if it has a build that has not ended, and stays.
     */
    remove(id: string): { builds: string[]; blobs: string[] } | undefined {
      return transaction(database, () => {
        if (unfinished.get(id)) return undefined;
        const builds = ids.all(buildsOf.all(id)).map((build) => build.id);
        const blobs = contents.all(contentOf.all({ id })).map(({ blob }) => blob);
        for (const removal of removals) removal.run(id);
        return { builds, blobs };
      });
    },
  };
}
