import { hash } from 'node:crypto';
import type { Configuration } from '../configuration.ts';
import type { ServiceParts } from '../parts.ts';

type AccountParts = Pick<ServiceParts, 'store' | 'clock' | 'random'>;

/** Adds users and teams, for which the API has no endpoint: for the command line, demos and tests. */
export function accountsOf({ store, clock, random }: AccountParts) {
  return {
    /** The oldest user; `undefined` in a new data folder. */
    firstUser(): { userId: string; hasToken: boolean } | undefined {
      const first = store.accounts.first();
      return first && { userId: first.id, hasToken: store.accounts.hasToken(first.id) };
    },
    addUser: (email: string): { userId: string } => ({
      userId: store.accounts.ensure({ id: random.hex(12), email }).id,
    }),
    /** Returns a new API token for the user. Only its hash is stored, so it cannot be read again. */
    addToken(userId: string): string {
      const token = random.hex(32);
      store.accounts.addTokenHash({ userId, hash: hash('sha256', token) });
      return token;
    },
    /** Returns the team with this name, adds it if there is none, and makes the user an owner of it. */
    addTeam({ name, ownerId }: { name: string; ownerId: string }): { teamId: string } {
      const team = store.teams.ensure({ id: random.hex(12), name, createdAt: clock.now() });
      store.teams.setRole({ teamId: team.id, userId: ownerId, role: 'owner' });
      return { teamId: team.id };
    },
  };
}

/** Adds the users and teams of the configuration and sets each member's role. Removes nobody. */
export function addConfiguredAccounts({ users, teams }: Configuration, parts: AccountParts): void {
  const { store, clock, random } = parts;
  const { addUser } = accountsOf(parts);
  for (const { email, tokenHashes } of users) {
    const { userId } = addUser(email);
    for (const tokenHash of tokenHashes) store.accounts.addTokenHash({ userId, hash: tokenHash });
  }
  for (const { name, owners, developers } of teams) {
    const { id: teamId } = store.teams.ensure({ id: random.hex(12), name, createdAt: clock.now() });
    const roles = { developer: developers, owner: owners };
    for (const role of ['developer', 'owner'] as const)
      for (const email of roles[role]) store.teams.setRole({ teamId, userId: addUser(email).userId, role });
  }
}
