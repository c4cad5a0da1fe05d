import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export interface User {
  readonly id: string;
  readonly email: string;
}

/** Users and their tokens. Of a token only its hash is kept: it is 256 random bits, so that a plain hash is enough. */
export function accountStore(database: DatabaseSync) {
  const add = database.prepare(
    'INSERT INTO users (id, email, created_at) VALUES (?, ?, ?) ON CONFLICT (email) DO NOTHING',
  );
  const byEmail = database.prepare('SELECT id, email FROM users WHERE email = ?');
  const byToken = database.prepare(
    'SELECT users.id, users.email FROM tokens JOIN users ON users.id = tokens.user_id WHERE tokens.hash = ?',
  );
  const addHash = database.prepare(
    'INSERT INTO tokens (hash, user_id, created_at) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING',
  );
  const anyToken = database.prepare('SELECT 1 FROM tokens WHERE user_id = ? LIMIT 1');
  const first = database.prepare('SELECT id, email FROM users ORDER BY created_at, rowid LIMIT 1');
  return {
    /** The user with this address, made with `id` when there is none yet. */
    ensure({ id, email, at }: { id: string; email: string; at: number }): User {
      add.run(id, email, at);
      return byEmail.get(email) as unknown as User;
    },
    withEmail: (email: string) => byEmail.get(email) as User | undefined,
    withToken: (token: string) => byToken.get(hashOf(token)) as User | undefined,
    /** The user who was there first; nobody in a new store. */
    first: () => first.get() as User | undefined,
    addToken({ userId, token, at }: { userId: string; token: string; at: number }): void {
      addHash.run(hashOf(token), userId, at);
    },
    hasToken: (userId: string) => anyToken.get(userId) !== undefined,
    /** A token of which only the hash is known: SHA-256, lower-case hex. */
    addTokenHash({ userId, hash, at }: { userId: string; hash: string; at: number }): void {
      addHash.run(hash, userId, at);
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
