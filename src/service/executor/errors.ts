import { UserError } from '../../errors.ts';
import { systemCode } from '../errors.ts';

/** The build cannot succeed; the message says why. */
export class BuildError extends UserError {}

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

/** Untrusted text on one line for a message: without control characters, at most 500 characters. */
export function plainText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  return line.length > 500 ? `${line.slice(0, 499)}…` : line;
}

/** Whether a terminal shows a text as it is: of any other text, no command is printed to paste. */
export function isPlain(text: string): boolean {
  return plainText(text) === text;
}
