import { existsSync } from 'node:fs';
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

/** No service has made the data folder. */
class NoDataFolder extends UserError {
  constructor(path: string) {
    super(
      `There is no data folder ${path}: give the one of a service with --data, or start the service with this --data first`,
    );
  }
}

type AccountCommand = Exclude<ServiceCommand, { kind: 'help' | 'serve' }>;

/**
 * Adds users, tokens and teams to a data folder, whether or not a service is running on it. Returns the text to print.
 *
 * @throws NoDataFolder, NoSuchUser, FolderUnusable
 */
export function runAccountCommand(
  { kind, data, name, email }: AccountCommand,
  { clock, random }: { clock: Clock; random: Random },
): string {
  if (!existsSync(data)) throw new NoDataFolder(data);
  const store = openStore(openDataFolder(data).database);
  try {
    const { addUser, addToken, addTeam } = accountsOf({ store, clock, random });
    const existing = (): string => {
      const user = email === undefined ? store.accounts.first() : store.accounts.withEmail(email);
      if (!user) throw new NoSuchUser(email);
      return user.id;
    };
    if (kind === 'user token') return tokenLine(addToken(existing()));
    if (kind === 'user add') {
      const { userId } = addUser(name);
      return `User ${userId} (${name})\n${tokenLine(addToken(userId))}`;
    }
    const ownerId = email === undefined ? existing() : addUser(email).userId;
    return `Team ${addTeam({ name, ownerId }).teamId} (${name})`;
  } finally {
    store.close();
  }
}

function tokenLine(token: string): string {
  return `API token (shown only once): ${token}`;
}
