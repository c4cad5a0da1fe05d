import { accountStore } from './accounts.ts';
import { applicationStore } from './applications.ts';
import { artefactStore } from './artefacts.ts';
import { buildStore } from './builds.ts';
import { cacheStore } from './caches.ts';
import { openDatabase } from './database.ts';
import { teamStore } from './teams.ts';

/** Everything that is kept in the database, a noun each. It knows no HTTP and no files. */
export function openStore(file: string) {
  const database = openDatabase(file);
  return {
    accounts: accountStore(database),
    teams: teamStore(database),
    applications: applicationStore(database),
    builds: buildStore(database),
    artefacts: artefactStore(database),
    caches: cacheStore(database),
    close: () => database.close(),
  };
}

export type Store = ReturnType<typeof openStore>;
