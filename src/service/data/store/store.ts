import { unusableFile } from '../folder.ts';
import { accountStore, teamStore } from './accounts.ts';
import { applicationStore } from './applications.ts';
import { buildStore } from './builds.ts';
import { type Database, openDatabase } from './database.ts';
import { artefactStore, cacheStore, linkStore } from './stored-files.ts';

/** @throws FolderUnusable */
export function openStore(file: string) {
  let database: Database;
  try {
    database = openDatabase(file);
  } catch (cause) {
    throw unusableFile({ file, cause });
  }
  return {
    accounts: accountStore(database),
    teams: teamStore(database),
    applications: applicationStore(database),
    builds: buildStore(database),
    artefacts: artefactStore(database),
    links: linkStore(database),
    caches: cacheStore(database),
    close: database.close,
  };
}

export type Store = ReturnType<typeof openStore>;
