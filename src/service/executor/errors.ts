import { UserError } from '../../errors.ts';
import { meansNoRoom, systemCode } from '../errors.ts';

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

/** The cause of an error of the system or of SQLite in words, without paths; `undefined` for every other error. */
export function systemCause(thrown: unknown): string | undefined {
  return causes[systemCode(thrown) ?? ''] ?? (meansNoRoom(thrown) ? 'no space left' : undefined);
}

/** How a build ends that threw; `undefined` if that is a bug. */
export function failureOf(
  thrown: unknown,
): { readonly state: 'failed'; readonly message: string } | undefined {
  if (thrown instanceof UserError) return { state: 'failed', message: thrown.message };
  const cause = systemCause(thrown);
  return cause === undefined
    ? undefined
    : { state: 'failed', message: `The build could not continue: ${cause}` };
}
