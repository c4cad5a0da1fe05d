import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { bytesColumn, jsonColumn, rowReader } from './rows.ts';

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
});
export type ApplicationRecord = Readonly<z.infer<typeof ApplicationRecord>>;

const columns = `SELECT id, name, repository_url AS repositoryUrl, project_type AS projectType, owner_id AS ownerId,
  team_id AS teamId, sealed_key AS sealedKey, branches FROM applications`;

/** An application is visible to the members of its team, or without a team to the user who added it. */
const visible = `(team_id IS NULL AND owner_id = :userId
  OR team_id IN (SELECT team_id FROM members WHERE user_id = :userId))`;

export function applicationStore(database: DatabaseSync) {
  const records = rowReader(ApplicationRecord);
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
  const setBranches = database.prepare('UPDATE applications SET branches = ? WHERE id = ?');
  return {
    add(application: Omit<ApplicationRecord, 'branches'> & { at: number }): void {
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
    setBranches({ id, branches }: { id: string; branches: readonly string[] }): void {
      setBranches.run(JSON.stringify(branches), id);
    },
  };
}
