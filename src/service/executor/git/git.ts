import { StringDecoder } from 'node:string_decoder';
import { BuildError, plainText } from '../../errors.ts';
import { commandNotFound, type ProcessCommand } from '../processes/session.ts';
import { type AccessOptions, type GitAccess, openGitAccess, removeKey } from './access.ts';

/** This machine has no Git. */
export class NoGit extends BuildError {
  constructor(options?: ErrorOptions) {
    super('Git was not found on this machine. Install it and make sure that it is on the PATH', options);
  }
}

/**
 * Runs these commands in turn, until one fails. They share a shell: starting a process from this one takes the longer the
 * more memory it has (fork(2)), and everything else waits meanwhile.
 *
 * @throws NoGit
 */
export type RunGit = (...commands: readonly (readonly string[])[]) => Promise<GitResult>;

interface GitResult {
  readonly status: number;
  readonly output: string;
  /** The end of its error output, without secrets. */
  readonly errors: string;
}

/** Bytes; a larger list of references means a hostile repository. */
const outputLimit = 64 * 2 ** 20;
/** Characters. */
const errorsLimit = 16_384;

interface GitOptions {
  readonly run: (command: ProcessCommand) => Promise<number>;
  /** A real path. */
  readonly cwd: string;
  /** Called with Git's error output, without secrets, as it arrives. */
  readonly progress?: (chunk: Buffer) => Promise<void>;
}

/** Gives Git the access to a repository while `work` runs. @throws RefusedRepositoryUrl, or what `work` throws */
export async function withGit<Result>(
  options: GitOptions & Omit<AccessOptions, 'cwd'>,
  work: (git: RunGit) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(createGit({ ...options, ...(await openGitAccess(options)) }));
  } finally {
    await removeKey(options.folder);
  }
}

export function createGit(options: GitOptions & GitAccess): RunGit {
  const { run, cwd, env, redact, progress } = options;
  return async (...commands) => {
    const output: Buffer[] = [];
    let size = 0;
    let errors = '';
    const errorLines = wholeLines(async (text) => {
      const redacted = redact(text);
      errors = (errors + redacted).slice(-errorsLimit);
      await progress?.(Buffer.from(redacted));
    });
    const status = await run({
      argv: ['/bin/sh', '-c', scriptOf(commands), 'sh', ...commands.flat()],
      cwd,
      env,
      output: (chunk) => {
        size += chunk.length;
        if (size > outputLimit) throw new BuildError('The repository has too many references');
        output.push(chunk);
      },
      errors: (chunk) => errorLines.write(chunk),
    });
    if (status === commandNotFound) throw new NoGit();
    await errorLines.end();
    return { status, output: Buffer.concat(output).toString(), errors };
  };
}

/** The commands take their arguments from those of the shell, so that it interprets none of them. */
function scriptOf(commands: readonly (readonly string[])[]): string {
  let at = 0;
  const next = (): string => {
    at += 1;
    return `"\${${at}}"`;
  };
  return commands.map((args) => ['git', ...args.map(next)].join(' ')).join(' && ');
}

/** @throws BuildError with the reason when Git failed */
export function expectSuccess(result: GitResult): GitResult {
  if (result.status === 0) return result;
  // ssh reports a changed host key and a refused key only in its messages.
  if (result.errors.includes('REMOTE HOST IDENTIFICATION HAS CHANGED'))
    throw new BuildError(
      "The host key of the repository's server has changed since it was first recorded, so nothing was fetched. If you expected this change, remove the server's line from the service's known hosts",
    );
  const lines = result.errors.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const causes = lines.filter((line) => /^(fatal|error|remote|ssh)\b|Permission denied|Load key/i.test(line));
  const why =
    plainText((causes.length > 0 ? causes : lines).slice(0, 3).join(' ')) || `status ${result.status}`;
  if (why.includes('Permission denied ('))
    throw new BuildError(
      `The repository's server refused the SSH key, the key's passphrase is wrong, or no key was given: ${why}`,
    );
  const advice = why.includes('does not appear to be a git repository')
    ? ' Specify the URL of a Git repository, or a folder that contains one. To turn a folder into a repository, run git init, git add and git commit.'
    : '';
  throw new BuildError(`The repository could not be read: ${why}${advice}`);
}

/** Characters; a longer line is not a message for people. */
const longestLine = 65_536;

/**
 * Passes output on in whole lines, so that a secret is never split between two chunks. A line ends with `\n`, or with `\r`
 * when the next one overwrites it; `end` passes on the last one, which may have no line break.
 */
export function wholeLines(take: (text: string) => void | Promise<void>) {
  const decoder = new StringDecoder('utf8');
  let held = '';
  const shown = (line: string): string =>
    line.length > longestLine ? '[A line was too long to show.]\n' : line;
  return {
    async write(chunk: Buffer): Promise<void> {
      const text = held + decoder.write(chunk);
      const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
      // Of a line that is too long, no more is held than shows that it is.
      held = text.slice(end, end + longestLine + 1);
      const lines = text.slice(0, end).split(/(?<=\n|\r(?!\n))/);
      if (end > 0) await take(lines.map(shown).join(''));
    },
    async end(): Promise<void> {
      const last = held + decoder.end();
      held = '';
      if (last !== '') await take(shown(last));
    },
  };
}
