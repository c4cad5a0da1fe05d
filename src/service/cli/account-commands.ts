import { existsSync } from 'node:fs';
import type { Clock, Random } from '../../clock.ts';
import { UserError } from '../../errors.ts';
import { accountsOf } from '../applications/accounts.ts';
import { openDataFolder } from '../data/folder.ts';
import { openStore } from '../data/store/store.ts';
import type { ServiceCommand } from './command-line.ts';

class NoSuchUser extends UserError {}

class NoDataFolder extends UserError {}

/**
 * Adds users, tokens and teams to a data folder, even while a service runs on it. Returns the text to print.
 *
 * @throws NoDataFolder, NoSuchUser, FolderUnusable
 */
export function runAccountCommand(
  { kind, data, name, email }: Exclude<ServiceCommand, { kind: 'help' | 'serve' }>,
  system: { clock: Clock; random: Random },
): string {
  if (!existsSync(data))
    throw new NoDataFolder(
      `There is no data folder ${data}: give the one of a service with --data, or start the service with this --data first`,
    );
  const store = openStore(openDataFolder(data).database);
  try {
    const { addUser, addToken, addTeam } = accountsOf({ store, ...system });
    const existing = (): string => {
      const user = email === undefined ? store.accounts.first() : store.accounts.withEmail(email);
      const none = 'There are no users yet: add one with "user add <email>"';
      if (!user) throw new NoSuchUser(email === undefined ? none : `No user ${email}`);
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
