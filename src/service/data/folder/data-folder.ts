import { hkdfSync, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { messageOf, UserError } from '../../../errors.ts';
import { systemCode } from '../../errors.ts';
import { makeFolder } from './folder-tree.ts';

/** The file that a running service keeps locked. */
export const lockName = 'service.lock';

export const databaseName = 'service.db';

/** An opened data folder: the paths in it, and its keys. */
export interface DataFolder {
  readonly folder: string;
  readonly database: string;
  readonly lock: string;
  readonly blobs: string;
  readonly logs: string;
  /** The folders of running builds, one each; emptied at every start. */
  readonly work: string;
  /** Files that the service writes for running builds, one folder each, outside `work`; emptied at every start. */
  readonly staging: string;
  /** The host keys of SSH servers, recorded on first use. */
  readonly knownHosts: string;
  /** 32 bytes derived from the key file for one purpose; the key of one purpose reveals nothing about another's. */
  keyFor(purpose: 'links' | 'secrets'): Buffer;
}

/** The data folder cannot be used. */
export class FolderUnusable extends UserError {
  constructor({ folder, cause }: { folder: string; cause: unknown }) {
    super(`The data folder ${folder} cannot be used: ${messageOf(cause)}`, { cause });
  }
}

/**
 * Opens a data folder and creates what is missing. Only its owner can access the folder and its key file.
 *
 * @throws FolderUnusable when it cannot be created or read
 */
export function openDataFolder(path: string): DataFolder {
  try {
    makeFolder(path);
    // Without symbolic links, because the processes of a build are found by their working directory.
    const folder = realpathSync(path);
    const at = (name: string): string => join(folder, name);
    chmodSync(folder, 0o700);
    for (const name of ['blobs', 'logs', 'work', 'staging']) makeFolder(at(name));
    for (const name of [databaseName, lockName]) refuseLink(at(name));
    const key = readKeyFile(at('installation.key'));
    return {
      folder,
      database: at(databaseName),
      lock: at(lockName),
      blobs: at('blobs'),
      logs: at('logs'),
      work: at('work'),
      staging: at('staging'),
      knownHosts: at('known_hosts'),
      keyFor: (purpose) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32)),
    };
  } catch (error) {
    throw new FolderUnusable({ folder: resolve(path), cause: error });
  }
}

/** Writing to a link, or changing its mode, would change another file. */
function refuseLink(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(`${file} is a link: replace it with the file itself`);
}

/**
 * Returns the 32 bytes of the key file and creates it on first use. The new file is linked to its final name once it is
 * complete, so that of several processes one wins and all read the same key. A link in its place is not followed:
 * otherwise the mode of another file would change, and its content would become the key.
 *
 * @throws the system's error, or an error that describes the problem with the file
 */
function readKeyFile(file: string): Buffer {
  const made = `${file}.${process.pid}.new`;
  writeFileSync(made, randomBytes(32), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(made, file);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
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

function openKeyFile(file: string): number {
  try {
    return openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (systemCode(error) !== 'ELOOP') throw error;
    throw new Error(`${file} is a link: replace it with the key file itself, or remove it`, { cause: error });
  }
}
