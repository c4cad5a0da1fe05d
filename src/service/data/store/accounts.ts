import { hash as digest } from 'node:crypto';
import type { TeamRole } from '../../../contract/application.ts';
import type { Database } from './database.ts';

export interface User {
  readonly id: string;
  readonly email: string;
}

/** A token has 256 random bits, so a hash without salt is enough to store it safely. */
export function accountStore({ run, one }: Database) {
  const withEmail = (email: string) => one<User>('SELECT * FROM users WHERE email = :email', { email });
  return {
    /** Returns the user with this address, and adds one with `id` if there is none. */
    ensure({ id, email }: User): User {
      run('INSERT INTO users VALUES (:id, :email) ON CONFLICT (email) DO NOTHING', { id, email });
      return withEmail(email) ?? { id, email };
    },
    withId: (id: string) => one<User>('SELECT * FROM users WHERE id = :id', { id }),
    withEmail,
    withToken: (token: string) =>
      one<User>('SELECT id, email FROM tokens JOIN users ON id = user_id WHERE hash = :hash', {
        hash: digest('sha256', token),
      }),
    /** The oldest user; `undefined` in a new store. */
    first: () => one<User>('SELECT * FROM users ORDER BY rowid'),
    hasToken: (userId: string) =>
      one('SELECT 1 FROM tokens WHERE user_id = :userId', { userId }) !== undefined,
    /** @param token `hash` is the token's SHA-256 in lower-case hex; the token itself is not stored */
    addTokenHash: (token: { userId: string; hash: string }) =>
      run('INSERT INTO tokens VALUES (:hash, :userId) ON CONFLICT (hash) DO NOTHING', token),
  };
}

export interface TeamRecord {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

type Member = { readonly teamId: string; readonly userId: string };

type Role = { readonly role: TeamRole };

export function teamStore({ run, one, all }: Database) {
  return {
    /** Returns the team with this name, and adds this one if there is none. */
    ensure(team: TeamRecord): TeamRecord {
      run('INSERT INTO teams VALUES (:id, :name, :createdAt) ON CONFLICT (name) DO NOTHING', { ...team });
      return one<TeamRecord>('SELECT * FROM teams WHERE name = :name', { name: team.name }) ?? team;
    },
    find: (id: string) => one<TeamRecord>('SELECT * FROM teams WHERE id = :id', { id }),
    roleOf: (member: Member) =>
      one<Role>('SELECT role FROM members WHERE team_id = :teamId AND user_id = :userId', member)?.role,
    members: (teamId: string) =>
      all<Role & { userId: string; email: string }>(
        'SELECT user_id AS userId, email, role FROM members JOIN users ON id = user_id WHERE team_id = :teamId ORDER BY email',
        { teamId },
      ),
    ofUser: (userId: string) =>
      all<Role & { id: string; name: string }>(
        'SELECT id, name, role FROM members JOIN teams ON id = team_id WHERE user_id = :userId ORDER BY name',
        { userId },
      ),
    setRole: (member: Member & Role) =>
      run('INSERT OR REPLACE INTO members VALUES (:teamId, :userId, :role)', member),
    remove: (member: Member) =>
      run('DELETE FROM members WHERE team_id = :teamId AND user_id = :userId', member),
  };
}
