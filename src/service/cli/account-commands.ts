import type { Clock, Random } from '../../clock.ts';
import { UserError } from '../../errors.ts';
import { peopleOf } from '../applications/accounts.ts';
import { openInstallation } from '../data/folder/data-folder.ts';
import { openStore } from '../data/store/store.ts';
import type { Command } from './command-line.ts';

/** The command means a user who is not there. */
export class NoSuchUser extends UserError {
  constructor(email: string | undefined) {
    super(
      email
        ? `There is no user ${email} here`
        : 'There is no user here yet: make one with "user add <email>"',
    );
  }
}

type AccountCommand = Extract<Command, { kind: 'user add' | 'user token' | 'team add' }>;

/**
 * Makes users, tokens and teams in a data folder, whether or not a service runs on it. Gives what is to be printed.
 *
 * @throws NoSuchUser, FolderUnusable, StoreTooNew
 */
export function carryOutAccountCommand(
  command: AccountCommand,
  { clock, random }: { clock: Clock; random: Random },
): string {
  const store = openStore(openInstallation(command.data).database);
  try {
    const people = peopleOf({ store, clock, random });
    const known = (email: string | undefined): string => {
      const user = email ? store.accounts.withEmail(email) : store.accounts.first();
      if (!user) throw new NoSuchUser(email);
      return user.id;
    };
    switch (command.kind) {
      case 'user add': {
        const { userId } = people.addUser(command.email);
        return `User ${userId} (${command.email})\nAPI token, shown only now: ${people.addToken(userId)}`;
      }
      case 'user token':
        return `API token, shown only now: ${people.addToken(known(command.email))}`;
      case 'team add': {
        const ownerId = command.owner ? people.addUser(command.owner).userId : known(undefined);
        return `Team ${people.addTeam({ name: command.name, ownerId }).teamId} (${command.name})`;
      }
    }
  } finally {
    store.close();
  }
}
