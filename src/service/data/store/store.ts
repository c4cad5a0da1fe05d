import { chmodSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '../../../errors.ts';
import { sqliteCode, systemCode } from '../../errors.ts';
import { type DataFolder, databaseAdvice, FolderUnusable, unusableFile } from '../folder/data-folder.ts';
import { accountStore, teamStore } from './accounts.ts';
import { applicationStore } from './applications.ts';
import { buildStore } from './builds.ts';
import { migrations } from './migrations.ts';
import { queriesOf, transaction } from './queries.ts';
import { artefactStore, cacheStore } from './stored-files.ts';

/**
 * Everything in the database, one store for each noun. `log` gets a line for each record that is left out
 * of a list, because it cannot be read.
 *
 * @throws FolderUnusable, StoreTooNew
 */
export function openStore(
  file: string,
  { owner, log = () => {} }: { owner?: DatabaseOwner; log?: (line: string) => void } = {},
) {
  let close = (): void => {};
  try {
    const database = openDatabase(file, owner);
    close = () => database.close();
    const queries = queriesOf(database, { file, log });
    return {
      accounts: accountStore(queries),
      teams: teamStore(queries),
      applications: applicationStore(queries),
      builds: buildStore(queries),
      artefacts: artefactStore(queries),
      caches: cacheStore(queries),
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
  const { holdsFiles, endedUncleanly } = folder;
  const owner = { holdsFiles, endedUncleanly, installation };
  return openStore(folder.database, log ? { owner, log } : { owner });
}

export type Store = ReturnType<typeof openStore>;

/** A newer version of the service wrote the data folder. */
class StoreTooNew extends UserError {
  constructor({ file, found }: { file: string; found: number }) {
    super(
      `A newer version of the service wrote ${file} (format ${found}, this version supports ${migrations.length}): update the service, or use another folder`,
    );
  }
}

/** What a database has to fit to, so that no other one is taken for it. */
export interface DatabaseOwner {
  /** Whether there are files that the database has to know. */
  readonly holdsFiles: boolean;
  /** Whether the last process that used the database was killed: then all of it is checked. */
  readonly endedUncleanly: boolean;
  /** A number of the data folder's key, which the database keeps. */
  readonly installation: number;
}

/**
 * Opens the database and runs the missing migrations. With WAL it survives a `kill -9` at any moment, and another process
 * (`npm run service -- user add`) can write at the same time.
 *
 * @throws StoreTooNew when a newer version wrote it; FolderUnusable, before anything is changed, when it is not the owner's
 */
export function openDatabase(file: string, owner?: DatabaseOwner): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    check(database, { file, owner });
    chmodSync(file, 0o600);
    // Temporary tables in memory, because the disk may be full.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;',
    );
    // Not without need: on a full disk nothing can be written.
    if (!isCurrent(database, owner)) transaction(database, () => migrate(database, { file, owner }));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

interface Opening {
  readonly file: string;
  readonly owner: DatabaseOwner | undefined;
}

const tables = ['users', 'tokens', 'teams', 'members', 'applications', 'builds', 'artefacts', 'caches'];

/** @throws FolderUnusable when it is another program's, that of another data folder, or empty where files are there */
function check(database: DatabaseSync, { file, owner }: Opening): void {
  const refuse = (why: string): never => {
    throw new FolderUnusable({ folder: dirname(file), why: `${file} ${why}: ${databaseAdvice}` });
  };
  const found = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  if (found.length === 0) {
    if (owner?.holdsFiles) refuse('is empty, but there are files of builds');
    return;
  }
  const names = new Set(found.map(({ name }) => name));
  if (versionIn(database) === 0 || !tables.every((name) => names.has(name)))
    refuse('is the database of another program');
  const installation = installationIn(database);
  if (owner && installation !== 0 && installation !== owner.installation)
    refuse('belongs to another data folder, with another installation.key');
  if (owner?.endedUncleanly && database.prepare('PRAGMA quick_check(1)').get()?.quick_check !== 'ok')
    refuse('is damaged');
}

const versionIn = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version);

/** 0 in the database of an older version. */
const installationIn = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA application_id').get()?.application_id);

function isCurrent(database: DatabaseSync, owner: DatabaseOwner | undefined): boolean {
  const isOwned = owner === undefined || installationIn(database) === owner.installation;
  return versionIn(database) === migrations.length && isOwned;
}

function migrate(database: DatabaseSync, { file, owner }: Opening): void {
  const found = versionIn(database);
  if (found > migrations.length) throw new StoreTooNew({ file, found });
  for (const step of migrations.slice(found)) database.exec(step);
  database.exec(`PRAGMA user_version = ${migrations.length}`);
  if (owner) database.exec(`PRAGMA application_id = ${owner.installation}`);
}
