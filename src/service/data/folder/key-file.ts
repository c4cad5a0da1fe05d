import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { systemCode } from '../../system-error.ts';

/**
 * The key file's 32 bytes; made on first use under its final name at once and whole, whoever comes first. A link in its
 * place is not followed: the mode and the key of some other file would be changed and used.
 *
 * @throws the system's error, or one that says that the file is no key
 */
export function readKeyFile(file: string): Buffer {
  const made = `${file}.${process.pid}.new`;
  writeFileSync(made, randomBytes(32), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(made, file);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
  const opened = openKey(file);
  try {
    if (!fstatSync(opened).isFile()) throw new Error(`${file} is no file`);
    fchmodSync(opened, 0o600);
    const key = readFileSync(opened);
    if (key.length !== 32) throw new Error(`${file} is not a key of this service: it must hold 32 bytes`);
    return key;
  } finally {
    closeSync(opened);
  }
}

function openKey(file: string): number {
  try {
    return openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (systemCode(error) !== 'ELOOP') throw error;
    throw new Error(`${file} is a link: put the key itself there, or remove the link`, { cause: error });
  }
}
