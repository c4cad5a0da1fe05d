import { hkdfSync } from 'node:crypto';
import { chmodSync, lstatSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { messageOf, UserError } from '../../../errors.ts';
import { readKeyFile } from './key-file.ts';
import { makeFolder } from './make-folder.ts';

/** The file whose lock says that a service runs on the folder. */
export const lockName = 'service.lock';

export const databaseName = 'service.db';

/** Where an installation keeps what it keeps. */
export interface Installation {
  readonly folder: string;
  readonly database: string;
  readonly lock: string;
  readonly blobs: string;
  readonly logs: string;
  /** The folders of running builds, one each; nothing in it outlives a restart. */
  readonly work: string;
  /** What is written for running builds, a folder each, away from where they work; nothing in it outlives a restart. */
  readonly staging: string;
  /** The host keys of SSH servers, recorded on first use. */
  readonly knownHosts: string;
  /** 32 bytes for one purpose, derived from the installation's key: one purpose's key tells nothing about another's. */
  keyFor(purpose: 'links' | 'secrets'): Buffer;
}

/** The data folder cannot be used. */
export class FolderUnusable extends UserError {
  constructor({ folder, cause }: { folder: string; cause: unknown }) {
    super(`The data folder ${folder} cannot be used: ${messageOf(cause)}`, { cause });
  }
}

/**
 * Opens a data folder, making what is missing. It is for its owner's eyes only, its key file too.
 *
 * @throws FolderUnusable when it cannot be made or read
 */
export function openInstallation(dataFolder: string): Installation {
  try {
    makeFolder(dataFolder);
    // Without links, so that a build's processes are known by the folder that they work in.
    const folder = realpathSync(dataFolder);
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
    throw new FolderUnusable({ folder: resolve(dataFolder), cause: error });
  }
}

/** What is written there, and its mode, would be another file's. */
function refuseLink(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(`${file} is a link: put the file itself there`);
}
