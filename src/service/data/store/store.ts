import { sqliteCode, systemCode } from '../../errors.ts';
import { type DataFolder, unusableFile } from '../folder/data-folder.ts';
import { accountStore } from './accounts.ts';
import { applicationStore } from './applications.ts';
import { artefactStore } from './artefacts.ts';
import { buildStore } from './builds.ts';
import { cacheStore } from './caches.ts';
import { type DatabaseOwner, openDatabase, versionOf } from './database.ts';
import { damageReport } from './rows.ts';
import { teamStore } from './teams.ts';

/**
 * Everything in the database, one store for each noun. `log` is told of each record that is left out of a list, because it
 * cannot be read.
 *
 * @throws FolderUnusable, StoreTooNew
 */
export function openStore(
  file: string,
  { owner, log = () => {} }: { owner?: DatabaseOwner; log?: (line: string) => void } = {},
) {
  const report = damageReport(log);
  let close = (): void => {};
  try {
    const database = openDatabase(file, owner);
    close = () => database.close();
    return {
      accounts: accountStore(database),
      teams: teamStore(database, report),
      applications: applicationStore(database, report),
      builds: buildStore(database, report),
      artefacts: artefactStore(database, report),
      caches: cacheStore(database, report),
      version: versionOf(database),
      close,
    };
  } catch (error) {
    close();
    // ERR_… are those of Node, for a wrong call.
    const isOfFile = sqliteCode(error) !== undefined || /^E[A-Z]+$/.test(systemCode(error) ?? '');
    throw isOfFile ? unusableFile({ file, cause: error }) : error;
  }
}

/** Opens the store of a data folder. @throws FolderUnusable, StoreTooNew */
export function storeOf(folder: DataFolder, log?: (line: string) => void): Store {
  // 31 bits, because SQLite keeps a signed number, and never 0, which is that of a database without an owner.
  const installation = folder.keyFor('database').readUInt32BE() >>> 1 || 1;
  const owner = { holdsFiles: folder.holdsFiles, installation };
  return openStore(folder.database, log ? { owner, log } : { owner });
}

export type Store = ReturnType<typeof openStore>;
