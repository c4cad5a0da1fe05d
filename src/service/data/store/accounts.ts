import { hash as digest } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { rowReader } from './rows.ts';

const User = z.object({ id: z.string(), email: z.string() });
export type User = Readonly<z.infer<typeof User>>;

/** Users and their tokens. A token has 256 random bits, so a hash without salt is enough to store it safely. */
export function accountStore(database: DatabaseSync) {
  const users = rowReader(User);
  const add = database.prepare(
    'INSERT INTO users (id, email, created_at) VALUES (?, ?, ?) ON CONFLICT (email) DO NOTHING',
  );
  const byEmail = database.prepare('SELECT id, email FROM users WHERE email = ?');
  const byId = database.prepare('SELECT id, email FROM users WHERE id = ?');
  const byToken = database.prepare(
    'SELECT users.id, users.email FROM tokens JOIN users ON users.id = tokens.user_id WHERE tokens.hash = ?',
  );
  const addHash = database.prepare(
    'INSERT INTO tokens (hash, user_id, created_at) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING',
  );
  const anyToken = database.prepare('SELECT 1 FROM tokens WHERE user_id = ? LIMIT 1');
  const first = database.prepare('SELECT id, email FROM users ORDER BY created_at, rowid LIMIT 1');
  return {
    /** Returns the user with this address, and adds one with `id` if there is none. */
    ensure({ id, email, at }: { id: string; email: string; at: number }): User {
      add.run(id, email, at);
      return users.existing(byEmail.get(email));
    },
    withId: (id: string) => users.one(byId.get(id)),
    withEmail: (email: string) => users.one(byEmail.get(email)),
    withToken: (token: string) => users.one(byToken.get(hashOf(token))),
    /** The oldest user; undefined in a new store. */
    first: () => users.one(first.get()),
    addToken({ userId, token, at }: { userId: string; token: string; at: number }): void {
      addHash.run(hashOf(token), userId, at);
    },
    hasToken: (userId: string) => anyToken.get(userId) !== undefined,
    /** Adds a token of which only the SHA-256 is known, in lower-case hex. */
    addTokenHash({ userId, hash, at }: { userId: string; hash: string; at: number }): void {
      addHash.run(hash, userId, at);
    },
  };
}

function hashOf(token: string): string {
  return digest('sha256', token);
}
