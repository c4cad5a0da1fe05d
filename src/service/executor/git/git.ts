import { StringDecoder } from 'node:string_decoder';
import { types } from 'node:util';
import { BuildFailure, plainText } from '../errors.ts';
import type { ProcessCommand } from '../processes/session.ts';
import type { GitAccess } from './access.ts';

/** This machine has no Git. */
export class NoGit extends BuildFailure {
  constructor(options: ErrorOptions) {
    super('Git was not found on this machine. Install it and make sure that it is on the PATH', options);
  }
}

/** The repository could not be read, for the reason that Git gave. */
export class UnreachableRepository extends BuildFailure {}

/** The SSH server showed another key than the one that was recorded when it was first met. */
export class ChangedHostKey extends BuildFailure {
  constructor() {
    super(
      "The host key of the repository's server has changed since it was first recorded, so nothing was fetched. If you expected this change, remove the server's line from the service's known hosts",
    );
  }
}

/** The SSH server let nobody in with this key. */
export class RefusedKey extends BuildFailure {
  constructor(why: string) {
    super(
      `The repository's server refused the SSH key, the key's passphrase is wrong, or no key was given: ${why}`,
    );
  }
}

/** Runs Git and tells its exit status and what it printed. */
export type Git = (...args: readonly string[]) => Promise<GitResult>;

export interface GitResult {
  readonly status: number;
  readonly output: string;
  /** The end of what it complained about. */
  readonly complaint: string;
}

/** More is no list of references of a repository that anybody works with. */
const outputLimit = 64 * 2 ** 20;
const complaintLimit = 16_384;

export function createGit(options: {
  readonly run: (command: ProcessCommand) => Promise<number>;
  readonly cwd: string;
  readonly access: Pick<GitAccess, 'env' | 'redact'>;
  /** Takes what Git says on the way, without secrets. */
  readonly progress: (chunk: Buffer) => void | Promise<void>;
}): Git {
  return async (...args) => {
    const output: Buffer[] = [];
    let size = 0;
    let complaint = '';
    const complaints = wholeLines(async (text) => {
      const said = options.access.redact(text);
      complaint = (complaint + said).slice(-complaintLimit);
      await options.progress(Buffer.from(said));
    });
    const command: ProcessCommand = {
      argv: ['git', ...args],
      cwd: options.cwd,
      env: options.access.env,
      output: (chunk) => {
        size += chunk.length;
        if (size > outputLimit) throw new UnreachableRepository('The repository has too many references');
        output.push(chunk);
      },
      errors: (chunk) => complaints.write(chunk),
    };
    const status = await options.run(command).catch((cause: unknown) => {
      throw isMissing(cause) ? new NoGit({ cause }) : cause;
    });
    await complaints.end();
    return { status, output: Buffer.concat(output).toString(), complaint };
  };
}

/** Node says the same of a folder that is not there, but Git is run in folders that were just made. */
function isMissing(thrown: unknown): boolean {
  return types.isNativeError(thrown) && 'syscall' in thrown && thrown.syscall === 'spawn git';
}

/** @throws UnreachableRepository, ChangedHostKey or RefusedKey when Git failed */
export function expectSuccess(result: GitResult): GitResult {
  if (result.status === 0) return result;
  // These words, and those of a refused key, are ssh's own; it has no other way of telling.
  if (result.complaint.includes('REMOTE HOST IDENTIFICATION HAS CHANGED')) throw new ChangedHostKey();
  const lines = result.complaint.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const told = lines.filter((line) => /^(fatal|error|remote|ssh)\b|Permission denied|Load key/i.test(line));
  const why = plainText((told.length > 0 ? told : lines).slice(0, 3).join(' ')) || `status ${result.status}`;
  if (why.includes('Permission denied (')) throw new RefusedKey(why);
  throw new UnreachableRepository(`The repository could not be read: ${why}`);
}

/** A line that is longer is no message for people. */
const longest = 65_536;

/** Gives on what a program prints line by line, so that nothing that has to be found in it is cut in two. */
export interface WholeLines {
  write(chunk: Buffer): Promise<void>;
  /** Gives on what has no end of line yet. */
  end(): Promise<void>;
}

const note = '[A line was too long to show.]\n';

/** A line ends with `\n`, or with `\r` where the next one is written over it. */
export function wholeLines(take: (text: string) => void | Promise<void>): WholeLines {
  const decoder = new StringDecoder('utf8');
  let held = '';
  let isTooLong = false;
  const add = async (text: string): Promise<void> => {
    if (isTooLong) {
      const end = text.search(/[\r\n]/);
      if (end < 0) return;
      isTooLong = false;
      await take(note);
      return add(text.slice(end + 1));
    }
    const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
    const whole = end > 0 ? held + text.slice(0, end) : '';
    held = end > 0 ? text.slice(end) : held + text;
    isTooLong = held.length > longest;
    if (isTooLong) held = '';
    if (whole !== '') await take(whole);
  };
  return {
    write: (chunk) => add(decoder.write(chunk)),
    async end() {
      await add(decoder.end());
      if (isTooLong) await take(note);
      else if (held !== '') await take(held);
      held = '';
      isTooLong = false;
    },
  };
}
