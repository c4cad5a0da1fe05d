import type { Clock, Random } from '../../clock.ts';
import { UserError } from '../../errors.ts';
import { accountsOf } from '../applications/accounts.ts';
import { openDataFolder } from '../data/folder.ts';
import { openStore } from '../data/store/store.ts';
import type { ServiceCommand } from './command-line.ts';

/** The command needs a user who does not exist. */
class NoSuchUser extends UserError {
  constructor(email: string | undefined) {
    super(
      email === undefined ? 'There are no users yet: add one with "user add <email>"' : `No user ${email}`,
    );
  }
}

type AccountCommand = Extract<ServiceCommand, { kind: 'user add' | 'user token' | 'team add' }>;

/**
 * Adds users, tokens and teams to a data folder, whether or not a service is running on it. Returns the text to print.
 *
 * @throws NoSuchUser, FolderUnusable
 */
export function runAccountCommand(
  command: AccountCommand,
  { clock, random }: { clock: Clock; random: Random },
): string {
  const store = openStore(openDataFolder(command.data).database);
  try {
    const accounts = accountsOf({ store, clock, random });
    const existingUser = (email: string | undefined): string => {
      const user = email === undefined ? store.accounts.first() : store.accounts.withEmail(email);
      if (!user) throw new NoSuchUser(email);
      return user.id;
    };
    switch (command.kind) {
      case 'user add': {
        const { userId } = accounts.addUser(command.email);
        return `User ${userId} (${command.email})\n${tokenLine(accounts.addToken(userId))}`;
      }
      case 'user token':
        return tokenLine(accounts.addToken(existingUser(command.email)));
      case 'team add': {
        const ownerId =
          command.owner === undefined ? existingUser(undefined) : accounts.addUser(command.owner).userId;
        return `Team ${accounts.addTeam({ name: command.name, ownerId }).teamId} (${command.name})`;
      }
    }
  } finally {
    store.close();
  }
}

function tokenLine(token: string): string {
  return `API token (shown only once): ${token}`;
}
