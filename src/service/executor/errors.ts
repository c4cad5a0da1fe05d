import { UserError } from '../../errors.ts';
import { systemCode } from '../errors.ts';

/** The build cannot succeed, and the message tells its user why. */
export class BuildFailure extends UserError {}

const causes: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file is larger than this machine allows',
  EROFS: 'the disk is read-only',
  EIO: 'the disk cannot be read or written',
  EMFILE: 'too many files are open on this machine',
  ENFILE: 'too many files are open on this machine',
  EAGAIN: 'this machine allows no more processes',
  ENOMEM: 'this machine has no memory left',
  E2BIG: 'the variables of the build are too long for this machine',
  ENOENT: 'a file or folder of the build has gone',
  ENOTDIR: 'a folder of the build has gone',
  EEXIST: 'a file stands in the place of one of the service',
  EACCES: 'access was denied',
  EPERM: 'access was denied',
};

/** What a failure of the system means, in words and without paths; `undefined` for what is no such failure. */
export function systemCause(thrown: unknown): string | undefined {
  return causes[systemCode(thrown) ?? ''];
}

/** Text of others on one line, without control characters and not too long, for a message. */
export function plainText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  return line.length > 500 ? `${line.slice(0, 499)}…` : line;
}
