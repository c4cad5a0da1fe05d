import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type TeamRole, teamRoles } from '../../../contract/application.ts';
import { type ReportDamage, rowReader } from './rows.ts';

const TeamRecord = z.object({ id: z.string(), name: z.string(), createdAt: z.number() });
export type TeamRecord = Readonly<z.infer<typeof TeamRecord>>;

const Role = z.object({ role: z.enum(teamRoles) });
const Membership = z.object({ id: z.string(), name: z.string(), ...Role.shape });
const Member = z.object({ userId: z.string(), email: z.string(), ...Role.shape });

/** Teams and their members. */
export function teamStore(database: DatabaseSync, report: ReportDamage) {
  const records = rowReader(TeamRecord);
  const roles = rowReader(Role);
  const memberRows = rowReader(Member, { report, nameOf: (row) => `the member ${row.userId} of a team` });
  const memberships = rowReader(Membership, { report, nameOf: (row) => `the membership in team ${row.id}` });
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
  const ofUser = database.prepare(
    `SELECT teams.id, teams.name, members.role FROM members JOIN teams ON teams.id = members.team_id
     WHERE user_id = ? ORDER BY teams.name`,
  );
  const setRole = database.prepare(
    `INSERT INTO members (team_id, user_id, role) VALUES (?, ?, ?)
     ON CONFLICT (team_id, user_id) DO UPDATE SET role = excluded.role`,
  );
  const remove = database.prepare('DELETE FROM members WHERE team_id = ? AND user_id = ?');
  return {
    /** Returns the team with this name, and adds one with `id` if there is none. */
    ensure({ id, name, at }: { id: string; name: string; at: number }): TeamRecord {
      add.run(id, name, at);
      return records.existing(byName.get(name));
    },
    find: (id: string) => records.one(byId.get(id)),
    roleOf: ({ teamId, userId }: { teamId: string; userId: string }) =>
      roles.one(role.get(teamId, userId))?.role,
    members: (teamId: string) => memberRows.all(members.all(teamId)),
    /** The teams that the user is a member of. */
    ofUser: (userId: string) => memberships.all(ofUser.all(userId)),
    setRole({ teamId, userId, role }: { teamId: string; userId: string; role: TeamRole }): void {
      setRole.run(teamId, userId, role);
    },
    remove({ teamId, userId }: { teamId: string; userId: string }): void {
      remove.run(teamId, userId);
    },
  };
}
