import type { DatabaseSync } from 'node:sqlite';
import type { TeamRole } from '../../../contract/team.ts';

export interface TeamRecord {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

export interface Member {
  readonly userId: string;
  readonly email: string;
  readonly role: TeamRole;
}

/** Teams and who is in them. */
export function teamStore(database: DatabaseSync) {
  const add = database.prepare(
    'INSERT INTO teams (id, name, created_at) VALUES (?, ?, ?) ON CONFLICT (name) DO NOTHING',
  );
  const columns = 'SELECT id, name, created_at AS createdAt FROM teams';
  const byName = database.prepare(`${columns} WHERE name = ?`);
  const byId = database.prepare(`${columns} WHERE id = ?`);
  const role = database.prepare('SELECT role FROM members WHERE team_id = ? AND user_id = ?');
  const members = database.prepare(
    `SELECT users.id AS userId, users.email, members.role FROM members JOIN users ON users.id = members.user_id
     WHERE team_id = ? ORDER BY users.email`,
  );
  const setRole = database.prepare(
    `INSERT INTO members (team_id, user_id, role) VALUES (?, ?, ?)
     ON CONFLICT (team_id, user_id) DO UPDATE SET role = excluded.role`,
  );
  const remove = database.prepare('DELETE FROM members WHERE team_id = ? AND user_id = ?');
  return {
    /** The team with this name, made with `id` when there is none yet. */
    ensure({ id, name, at }: { id: string; name: string; at: number }): TeamRecord {
      add.run(id, name, at);
      return byName.get(name) as unknown as TeamRecord;
    },
    withName: (name: string) => byName.get(name) as TeamRecord | undefined,
    find: (id: string) => byId.get(id) as TeamRecord | undefined,
    roleOf: ({ teamId, userId }: { teamId: string; userId: string }) =>
      role.get(teamId, userId)?.role as TeamRole | undefined,
    members: (teamId: string) => members.all(teamId) as unknown as Member[],
    setRole({ teamId, userId, role }: { teamId: string; userId: string; role: TeamRole }): void {
      setRole.run(teamId, userId, role);
    },
    remove({ teamId, userId }: { teamId: string; userId: string }): void {
      remove.run(teamId, userId);
    },
  };
}
