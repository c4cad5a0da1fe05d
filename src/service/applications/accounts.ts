import type { Clock, Random } from '../../clock.ts';
import type { Store } from '../data/store/store.ts';
import type { Configuration } from './configuration.ts';

/** Making users and teams beside the API, which has no way to: for the command line, demos and tests. */
export interface People {
  /** The user who was there first; nobody in a new data folder. */
  firstUser(): { userId: string; hasToken: boolean } | undefined;
  /** The user with this address, made when there is none. */
  addUser(email: string): { userId: string };
  /** A new API token of the user. It is kept hashed: this is the only time that it can be read. */
  addToken(userId: string): string;
  /** The team with this name, made when there is none, with this user as an owner. */
  addTeam(team: { name: string; ownerId: string }): { teamId: string };
}

export function peopleOf({ store, clock, random }: { store: Store; clock: Clock; random: Random }): People {
  return {
    firstUser() {
      const first = store.accounts.first();
      return first && { userId: first.id, hasToken: store.accounts.hasToken(first.id) };
    },
    addUser: (email) => ({
      userId: store.accounts.ensure({ id: random.hex(12), email, at: clock.now() }).id,
    }),
    addToken(userId) {
      const token = random.hex(32);
      store.accounts.addToken({ userId, token, at: clock.now() });
      return token;
    },
    addTeam({ name, ownerId }) {
      const team = store.teams.ensure({ id: random.hex(12), name, at: clock.now() });
      store.teams.setRole({ teamId: team.id, userId: ownerId, role: 'owner' });
      return { teamId: team.id };
    },
  };
}

/** Makes the users and teams of the configuration, and gives each member the role that it says. Removes nobody. */
export function admit(
  { users, teams }: Configuration,
  parts: { store: Store; clock: Clock; random: Random },
): void {
  const { store, clock, random } = parts;
  const { addUser } = peopleOf(parts);
  for (const { email, tokenHashes } of users) {
    const { userId } = addUser(email);
    for (const hash of tokenHashes) store.accounts.addTokenHash({ userId, hash, at: clock.now() });
  }
  for (const { name, members } of teams) {
    const { id } = store.teams.ensure({ id: random.hex(12), name, at: clock.now() });
    for (const { email, role } of members)
      store.teams.setRole({ teamId: id, userId: addUser(email).userId, role });
  }
}
