import { hash as digest } from 'node:crypto';
import { z } from 'zod';
import { type TeamRole, teamRoles } from '../../../contract/application.ts';
import type { Queries, Row } from './queries.ts';

const User = z.object({ id: z.string(), email: z.string() });
export type User = Readonly<z.infer<typeof User>>;

/** Users and their tokens. A token has 256 random bits, so a hash without salt is enough to store it safely. */
export function accountStore({ run, has, one, existing }: Queries) {
  /** Adds a token of which only the SHA-256 is known, in lower-case hex. */
  const addTokenHash = (token: { userId: string; hash: string; at: number }): void =>
    run(
      `INSERT INTO tokens (hash, user_id, created_at) VALUES (:hash, :userId, :at)
       ON CONFLICT (hash) DO NOTHING`,
      token,
    );
  return {
    /** Returns the user with this address, and adds one with `id` if there is none. */
    ensure(user: { id: string; email: string; at: number }): User {
      run(
        'INSERT INTO users (id, email, created_at) VALUES (:id, :email, :at) ON CONFLICT (email) DO NOTHING',
        user,
      );
      return existing(User, 'SELECT id, email FROM users WHERE email = :email', { email: user.email });
    },
    withId: (id: string) => one(User, 'SELECT id, email FROM users WHERE id = :id', { id }),
    withEmail: (email: string) => one(User, 'SELECT id, email FROM users WHERE email = :email', { email }),
    withToken: (token: string) =>
      one(
        User,
        'SELECT users.id, users.email FROM tokens JOIN users ON users.id = user_id WHERE hash = :hash',
        { hash: digest('sha256', token) },
      ),
    /** The oldest user; undefined in a new store. */
    first: () => one(User, 'SELECT id, email FROM users ORDER BY created_at, rowid LIMIT 1', {}),
    addToken({ userId, token, at }: { userId: string; token: string; at: number }): void {
      addTokenHash({ userId, hash: digest('sha256', token), at });
    },
    hasToken: (userId: string) => has('SELECT 1 FROM tokens WHERE user_id = :userId LIMIT 1', { userId }),
    addTokenHash,
  };
}

const TeamRecord = z.object({ id: z.string(), name: z.string(), createdAt: z.number() });
export type TeamRecord = Readonly<z.infer<typeof TeamRecord>>;

const teamColumns = 'SELECT id, name, created_at AS createdAt FROM teams';

const Role = z.object({ role: z.enum(teamRoles) });

const members = {
  schema: z.object({ userId: z.string(), email: z.string(), ...Role.shape }),
  nameOf: (row: Row) => `the member ${row.userId} of a team`,
};
const memberships = {
  schema: z.object({ id: z.string(), name: z.string(), ...Role.shape }),
  nameOf: (row: Row) => `the membership in team ${row.id}`,
};

interface Member {
  readonly teamId: string;
  readonly userId: string;
}

/** Teams and their members. */
export function teamStore({ run, one, existing, list }: Queries) {
  return {
    /** Returns the team with this name, and adds one with `id` if there is none. */
    ensure(team: { id: string; name: string; at: number }): TeamRecord {
      run(
        'INSERT INTO teams (id, name, created_at) VALUES (:id, :name, :at) ON CONFLICT (name) DO NOTHING',
        team,
      );
      return existing(TeamRecord, `${teamColumns} WHERE name = :name`, { name: team.name });
    },
    find: (id: string) => one(TeamRecord, `${teamColumns} WHERE id = :id`, { id }),
    roleOf: ({ teamId, userId }: Member) =>
      one(Role, 'SELECT role FROM members WHERE team_id = :teamId AND user_id = :userId', { teamId, userId })
        ?.role,
    members: (teamId: string) =>
      list(
        members,
        `SELECT users.id AS userId, users.email, members.role FROM members JOIN users ON users.id = members.user_id
         WHERE team_id = :teamId ORDER BY users.email`,
        { teamId },
      ),
    /** The teams that the user is a member of. */
    ofUser: (userId: string) =>
      list(
        memberships,
        `SELECT teams.id, teams.name, members.role FROM members JOIN teams ON teams.id = members.team_id
         WHERE user_id = :userId ORDER BY teams.name`,
        { userId },
      ),
    setRole: ({ teamId, userId, role }: Member & { role: TeamRole }) =>
      run(
        `INSERT INTO members (team_id, user_id, role) VALUES (:teamId, :userId, :role)
         ON CONFLICT (team_id, user_id) DO UPDATE SET role = excluded.role`,
        { teamId, userId, role },
      ),
    remove: ({ teamId, userId }: Member) =>
      run('DELETE FROM members WHERE team_id = :teamId AND user_id = :userId', { teamId, userId }),
  };
}
