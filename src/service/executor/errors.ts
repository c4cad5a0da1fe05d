import { systemCode } from '../errors.ts';

const causes: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file is larger than this machine allows',
  EROFS: 'the disk is read-only',
  EIO: 'the disk cannot be read or written',
  EMFILE: 'too many files are open on this machine',
  ENFILE: 'too many files are open on this machine',
  EAGAIN: 'this machine allows no more processes',
  ENOMEM: 'this machine is out of memory',
  E2BIG: 'the variables of the build are too long for this machine',
  ENOENT: 'a file or folder of the build is missing',
  ENOTDIR: 'a folder of the build is missing',
  EEXIST: 'a file of the same name already exists',
  EACCES: 'access was denied',
  EPERM: 'access was denied',
};

/** The cause of a system error in words, without paths; `undefined` for every other error. */
export function systemCause(thrown: unknown): string | undefined {
  const code = systemCode(thrown);
  return code === undefined ? undefined : causes[code];
}
