import type { DatabaseSync } from 'node:sqlite';

export interface ApplicationRecord {
  readonly id: string;
  readonly name: string;
  readonly repositoryUrl: string;
  readonly projectType: string | null;
  readonly ownerId: string;
  readonly teamId: string | null;
  /** The SSH key and its passphrase, sealed by the vault. */
  readonly sealedKey: Uint8Array | null;
  /** As the repository last named them. */
  readonly branches: readonly string[];
}

const columns = `SELECT id, name, repository_url AS repositoryUrl, project_type AS projectType, owner_id AS ownerId,
  team_id AS teamId, sealed_key AS sealedKey, branches FROM applications`;

/** An application belongs to a team, or, without one, to whoever added it; nobody else sees it. */
const visible = `(team_id IS NULL AND owner_id = :userId
  OR team_id IN (SELECT team_id FROM members WHERE user_id = :userId))`;

export function applicationStore(database: DatabaseSync) {
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
    find: (id: string) => recordOf(byId.get(id)),
    /** The first application of this owner with this address. */
    withAddress: ({ ownerId, repositoryUrl }: { ownerId: string; repositoryUrl: string }) =>
      recordOf(byAddress.get(ownerId, repositoryUrl)),
    visibleTo: (userId: string) => visibleTo.all({ userId }).flatMap((row) => recordOf(row) ?? []),
    findVisible: ({ id, userId }: { id: string; userId: string }) => recordOf(visibleOne.get({ id, userId })),
    setBranches({ id, branches }: { id: string; branches: readonly string[] }): void {
      setBranches.run(JSON.stringify(branches), id);
    },
  };
}

function recordOf(row: Record<string, unknown> | undefined): ApplicationRecord | undefined {
  if (!row) return undefined;
  return { ...row, branches: JSON.parse(String(row.branches)) } as ApplicationRecord;
}
