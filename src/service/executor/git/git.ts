import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unescape as unescaped } from 'node:querystring';
import type { Readable } from 'node:stream';
import { BuildError, plainText } from '../../errors.ts';
import { addressRedactor } from '../../repository-url.ts';
import type { Variables } from '../environment/machine.ts';
import type { RepositoryAccess } from '../execution.ts';
import { kill } from '../processes/leftovers.ts';
import { sshEnvironment } from './ssh.ts';

/** This machine has no Git. */
export class NoGit extends BuildError {
  constructor(options?: ErrorOptions) {
    super('Git was not found on this machine. Install it and make sure that it is on the PATH', options);
  }
}

/**
 * Runs these commands in turn, and returns their output. They share a shell: starting a process from this one takes the
 * longer the more memory it has (fork(2)), and everything else waits meanwhile.
 *
 * @throws BuildError when one fails; the signal's reason when it is aborted
 */
export type Git = (...commands: readonly (readonly string[])[]) => Promise<string>;

interface GitOptions {
  readonly cwd: string;
  /** What else Git has in its environment. */
  readonly env: Variables;
  readonly signal: AbortSignal;
  /** Receives what Git writes to its error output. */
  readonly report?: (text: string) => Promise<void>;
}

/**
 * The only settings that Git sees besides those of the new clone. Every folder is safe: the commands read one repository,
 * which a user added, and run neither its hooks nor its settings.
 */
const settings = `[safe]
	directory = *
[core]
	hooksPath = /dev/null
[maintenance]
	auto = false
[protocol]
	allow = never
[protocol "https"]
	allow = always
[protocol "ssh"]
	allow = always
[protocol "file"]
	allow = always
`;

/** Keeps the settings of the user and of the machine out, and errors in English. */
const ownEnvironment = {
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
};

/**
 * Gives Git the access to a repository while `work` runs.
 *
 * @param options `folder` is for settings and key, and only the caller may use it; `base` are the variables of the machine
 *   that Git may have
 */
export async function withGit<Result>(
  options: Omit<GitOptions, 'env'> & {
    readonly repository: RepositoryAccess;
    readonly folder: string;
    readonly base: Variables;
  },
  work: (git: Git) => Promise<Result>,
): Promise<Result> {
  const { repository, base } = options;
  const folder = await mkdtemp(join(options.folder, 'git-'));
  try {
    const settingsFile = join(folder, 'settings');
    await writeFile(settingsFile, settings);
    const env = {
      ...base,
      ...credentialsOf(repository.url),
      ...(await sshEnvironment(repository, folder)),
      GIT_CONFIG_GLOBAL: settingsFile,
      GIT_TEMPLATE_DIR: '',
      GIT_TERMINAL_PROMPT: '0',
      GIT_ASKPASS: '',
    };
    const proxies = Object.entries(base).flatMap(([name, value]) => (/_proxy$/i.test(name) ? [value] : []));
    return await work(createGit({ ...options, env, redact: addressRedactor([repository.url, ...proxies]) }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** User and password of an https address, for its host alone. Git's arguments and messages have the address without them. */
function credentialsOf(url: string): Variables {
  const { protocol, origin, username = '', password = '' } = URL.parse(url) ?? {};
  if (protocol !== 'https:' || username === '') return {};
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `credential.${origin}.helper`,
    GIT_CONFIG_VALUE_0:
      '!printf "username=%s\\npassword=%s\\n" "$BUILD_SERVICE_GIT_USER" "$BUILD_SERVICE_GIT_PASSWORD"; :',
    BUILD_SERVICE_GIT_USER: unescaped(username),
    BUILD_SERVICE_GIT_PASSWORD: unescaped(password),
  };
}

export function createGit({
  cwd,
  env,
  signal,
  report,
  redact = (text) => text,
}: GitOptions & { readonly redact?: (text: string) => string }): Git {
  return async (...commands) => {
    signal.throwIfAborted();
    const args = ['-c', scriptOf(commands), 'sh', ...commands.flat()];
    // In a group of its own, so that ssh and Git's other programs end with it.
    const child = spawn('/bin/sh', args, {
      cwd,
      env: { ...ownEnvironment, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const closed = once(child, 'close');
    const killGroup = (): void => void (child.pid !== undefined && kill(-child.pid, 'SIGKILL'));
    signal.addEventListener('abort', killGroup, { once: true });
    try {
      const [output, errors] = await Promise.all([textOf(child.stdout), textOf(child.stderr), closed]);
      signal.throwIfAborted();
      const messages = redact(errors);
      if (messages !== '') await report?.(messages);
      // The status of a shell that does not find a command.
      if (child.exitCode === 127) throw new NoGit();
      if (child.exitCode !== 0) throw new BuildError(reasonIn(messages));
      return output;
    } catch (error) {
      killGroup();
      throw error;
    } finally {
      signal.removeEventListener('abort', killGroup);
    }
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

/** Bytes of what Git prints; more means a hostile repository. */
const outputLimit = 64 * 2 ** 20;

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > outputLimit) throw new BuildError('Git printed more than 64 MiB about the repository');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Why Git failed, for people. */
function reasonIn(messages: string): string {
  const [, kind, name = ''] = /couldn't find remote ref refs\/(head|tag)s\/(.+)/.exec(messages) ?? [];
  if (kind) return `The repository has no ${kind === 'tag' ? kind : 'branch'} \`${plainText(name)}\``;
  // ssh reports a changed host key and a refused key only in its messages.
  if (messages.includes('REMOTE HOST IDENTIFICATION HAS CHANGED'))
    return "The host key of the repository's server has changed since it was first recorded, so nothing was fetched. If you expected this change, remove the server's line from the service's known hosts";
  const lines = messages.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const causes = lines.filter((line) => /^(fatal|error|remote|ssh)\b|Permission denied|Load key/i.test(line));
  const why = plainText((causes.length > 0 ? causes : lines).slice(0, 3).join(' ')) || 'Git gave no reason';
  if (why.includes('Permission denied ('))
    return `The repository's server refused the SSH key, the key's passphrase is wrong, or no key was given: ${why}`;
  const advice = why.includes('does not appear to be a git repository')
    ? ' Specify the URL of a Git repository, or a folder that contains one. To turn a folder into a repository, run git init, git add and git commit.'
    : '';
  return `The repository could not be read: ${why}${advice}`;
}
