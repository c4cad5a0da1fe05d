import { accountStore } from './accounts.ts';
import { applicationStore } from './applications.ts';
import { artefactStore } from './artefacts.ts';
import { buildStore } from './builds.ts';
import { cacheStore } from './caches.ts';
import { openDatabase, versionOf } from './database.ts';
import { teamStore } from './teams.ts';

/** Everything in the database, one store for each noun. */
export function openStore(file: string) {
  const database = openDatabase(file);
  return {
    accounts: accountStore(database),
    teams: teamStore(database),
    applications: applicationStore(database),
    builds: buildStore(database),
    artefacts: artefactStore(database),
    caches: cacheStore(database),
    version: versionOf(database),
    close: () => database.close(),
  };
}

export type Store = ReturnType<typeof openStore>;
