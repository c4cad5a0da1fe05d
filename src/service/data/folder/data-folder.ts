import { hkdfSync, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { messageOf, UserError } from '../../../errors.ts';
import { meansNoRoom, sqliteCode, systemCode } from '../../errors.ts';
import { makeFolder } from '../../folder-tree.ts';

/** The file that a running service keeps locked. */
const lockName = 'service.lock';

export const databaseName = 'service.db';

const keyName = 'installation.key';

/** What to do when the database cannot be used: everything else in the folder is known by it alone. */
export const databaseAdvice = 'restore the database, or use a new folder with --data. Nothing was removed';

/** The data folder cannot be used. */
export class FolderUnusable extends UserError {
  constructor({ folder, why, cause }: { folder: string; why: string; cause?: unknown }) {
    super(`The data folder ${folder} cannot be used: ${why}`, { cause });
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const states = new Map([
  [11, 'is damaged'],
  [26, 'is not a database'],
]);

/** Whether SQLite says that a file is damaged. Its message has no name of a file. */
export function isDamage(thrown: unknown): boolean {
  return states.has(sqliteCode(thrown) ?? 0);
}

/** What SQLite says of one of the folder's files, with its path and what to do. */
export function unusableFile({ file, cause }: { file: string; cause: unknown }): FolderUnusable {
  const state = states.get(sqliteCode(cause) ?? 0) ?? `cannot be opened (${messageOf(cause)})`;
  const advice = meansNoRoom(cause)
    ? 'free some disk space, then start again'
    : basename(file) === lockName
      ? 'remove it'
      : databaseAdvice;
  return new FolderUnusable({ folder: dirname(file), why: `${file} ${state}: ${advice}`, cause });
}

/**
 * Opens a data folder and creates what is missing. Only its owner can access the folder and its key file.
 *
 * @throws FolderUnusable when it cannot be created or read, or when its database is gone and files are there
 */
export function openDataFolder(path: string) {
  try {
    makeFolder(path);
    // Without symbolic links, because the processes of a build are found by their working directory.
    const folder = realpathSync(path);
    const at = (name: string): string => join(folder, name);
    for (const name of [databaseName, lockName, 'reserve']) checkFile(at(name));
    const endedUncleanly = existsSync(`${at(databaseName)}-wal`);
    const folders = ['blobs', 'logs', 'work', 'staging'];
    const parts = ['blobs/incoming', 'blobs/whole'];
    for (const name of [...folders, ...parts]) checkFolder(at(name));
    const filled = [...parts, 'logs', 'work', 'staging'].filter((name) => isFilled(at(name)));
    checkDatabaseIsThere(at(databaseName), filled);
    chmodSync(folder, 0o700);
    for (const name of folders) makeFolder(at(name));
    const key = readKeyFile(at(keyName));
    removeLeftKeys(folder);
    return {
      folder,
      database: at(databaseName),
      lock: at(lockName),
      /** Bytes to let go of on a full disk. */
      reserve: at('reserve'),
      blobs: at('blobs'),
      logs: at('logs'),
      /** The folders of running builds, one each; emptied at every start. */
      work: at('work'),
      /** Files that the service writes for running builds, one folder each, outside `work`; emptied at every start. */
      staging: at('staging'),
      /** The host keys of SSH servers, recorded on first use. */
      knownHosts: at('known_hosts'),
      /** Whether there are files that only the database explains: with an empty one, all of them would look unused. */
      holdsFiles: filled.length > 0,
      /** A connection that is closed removes its write-ahead log; a process that is killed, or a power cut, leaves it. */
      endedUncleanly,
      /** 32 bytes derived from the key file for one purpose; the key of one purpose reveals nothing about another's. */
      keyFor: (purpose: 'links' | 'secrets' | 'database'): Buffer =>
        Buffer.from(hkdfSync('sha256', key, '', purpose, 32)),
    };
  } catch (error) {
    throw new FolderUnusable({ folder: resolve(path), why: messageOf(error), cause: error });
  }
}

/** An opened data folder: the paths in it, and its keys. */
export type DataFolder = ReturnType<typeof openDataFolder>;

/** Writing to a link, or changing its mode, would change another file. */
function checkFile(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) throw new Error(`${file} is a link: replace it with the file itself`);
  if (found && !found.isFile()) throw new Error(`${file} is not a regular file: move it away`);
}

function checkFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new Error(`${path} is not a folder: move it away`);
}

function isFilled(folder: string): boolean {
  return (
    statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true && readdirSync(folder).length > 0
  );
}

/** Before SQLite opens it, which makes a missing file, and removes the write-ahead log of an empty one. */
function checkDatabaseIsThere(file: string, filled: readonly string[]): void {
  const size = lstatSync(file, { throwIfNoEntry: false })?.size;
  if (size || filled.length === 0) return;
  const state = size === undefined ? 'missing' : 'empty';
  throw new Error(`${file} is ${state}, but there are files in ${filled.join(', ')}: ${databaseAdvice}`);
}

/**
 * Returns the 32 bytes of the key file and creates it on first use. The new file is linked to its final name once it is
 * complete, so that of several processes one wins and all read the same key. A link in its place is not followed:
 * otherwise the mode of another file would change, and its content would become the key.
 *
 * @throws the system's error, or an error that describes the problem with the file
 */
function readKeyFile(file: string): Buffer {
  // On a full disk nothing can be written, and nothing has to be.
  if (!lstatSync(file, { throwIfNoEntry: false })) makeKeyFile(file);
  const opened = openKeyFile(file);
  try {
    if (!fstatSync(opened).isFile()) throw new Error(`${file} is not a regular file`);
    fchmodSync(opened, 0o600);
    const key = readFileSync(opened);
    if (key.length !== 32) throw new Error(`${file} is not a key of this service: expected 32 bytes`);
    return key;
  } finally {
    closeSync(opened);
  }
}

function makeKeyFile(file: string): void {
  const made = `${file}.${process.pid}.new`;
  try {
    writeFileSync(made, randomBytes(32), { mode: 0o600, flag: 'wx' });
    linkSync(made, file);
  } catch (error) {
    // Another process was first: it has linked its own, and removes what looks left behind.
    if (!lstatSync(file, { throwIfNoEntry: false })) throw error;
  } finally {
    rmSync(made, { force: true });
  }
}

/** A process that was killed, or a full disk, can leave the new file of `makeKeyFile`. */
function removeLeftKeys(folder: string): void {
  for (const name of readdirSync(folder))
    if (/^installation\.key\.\d+\.new$/.test(name)) rmSync(join(folder, name), { force: true });
}

function openKeyFile(file: string): number {
  try {
    return openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (systemCode(error) !== 'ELOOP') throw error;
    throw new Error(`${file} is a link: replace it with the key file itself, or remove it`, { cause: error });
  }
}
