import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unescape as unescaped } from 'node:querystring';
import type { Readable } from 'node:stream';
import { BuildError, plainText } from '../../errors.ts';
import { newFolder } from '../../folder-tree.ts';
import { addressRedactor } from '../../repository-url.ts';
import type { Variables } from '../environment/machine.ts';
import type { RepositoryAccess } from '../execution.ts';
import { kill } from '../processes/leftovers.ts';
import { commandNotFound, shellQuoted } from '../processes/programs.ts';
import { sshEnvironment } from './ssh.ts';

export class NoGit extends BuildError {
  constructor(options?: ErrorOptions) {
    super('Git was not found on this machine. Install it and make sure that it is on the PATH', options);
  }
}

/**
 * Runs the commands in turn, and returns their output. They share one shell: starting a process takes longer the more memory
 * this process has (fork(2)), and everything else waits meanwhile.
 *
 * @throws BuildError if one fails; the signal's reason
 */
export type Git = (...commands: readonly (readonly string[])[]) => Promise<string>;

/**
 * The only settings of Git besides those of the new clone. Every folder is safe: the commands read one repository, which a
 * user added, and use neither its hooks nor its settings.
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

export async function withGit<Result>(
  options: {
    readonly repository: RepositoryAccess;
    readonly base: Variables;
    readonly signal: AbortSignal;
    /** Has settings and key while `work` runs, so only the caller may use it. By default, the system's temporary folder. */
    readonly parent?: string;
    /** By default, an empty folder that is removed afterwards. */
    readonly cwd?: string;
    /** Receives Git's error output. */
    readonly report?: (text: string) => Promise<void>;
  },
  work: (git: Git) => Promise<Result>,
): Promise<Result> {
  const { repository, base, signal, report } = options;
  await using folder = await newFolder(options.parent);
  const { path } = folder;
  const settingsFile = join(path, 'settings');
  await writeFile(settingsFile, settings);
  const env = {
    HOME: path,
    TMPDIR: path,
    ...base,
    ...credentialsOf(repository.url),
    ...(await sshEnvironment(repository, path)),
    // Excludes the settings of the user and the machine, and keeps errors in English.
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: settingsFile,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TEMPLATE_DIR: '',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
  };
  const proxies = Object.entries(base).flatMap(([name, value]) => (/_proxy$/i.test(name) ? [value] : []));
  const redact = addressRedactor([repository.url, ...proxies]);
  return await work(async (...commands) => {
    const { output, errors, status } = await run(commands, { cwd: options.cwd ?? path, env, signal });
    const messages = redact(errors);
    if (messages !== '') await report?.(messages);
    if (status === commandNotFound) throw new NoGit();
    if (status !== 0) throw new BuildError(reasonIn(messages));
    return output;
  });
}

/** User and password of an https address, for its host alone. They are in no argument and no message of Git. */
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

async function run(
  commands: readonly (readonly string[])[],
  { cwd, env, signal }: { readonly cwd: string; readonly env: Variables; readonly signal: AbortSignal },
) {
  signal.throwIfAborted();
  const script = commands.map((args) => ['git', ...args.map(shellQuoted)].join(' ')).join(' && ');
  // In its own process group, so that ssh and Git's other programs end with it.
  const options = { cwd, env, detached: true };
  const child = spawn('/bin/sh', ['-c', script], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  const killGroup = (): void => void (child.pid !== undefined && kill(-child.pid, 'SIGKILL'));
  signal.addEventListener('abort', killGroup, { once: true });
  try {
    const [output, errors] = await Promise.all([textOf(child.stdout), textOf(child.stderr), closed]);
    signal.throwIfAborted();
    return { output, errors, status: child.exitCode };
  } catch (error) {
    killGroup();
    throw error;
  } finally {
    signal.removeEventListener('abort', killGroup);
  }
}

/** In bytes; only a hostile repository makes Git print more. */
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

function reasonIn(messages: string): string {
  const [, kind, name = ''] = /couldn't find remote ref refs\/(head|tag)s\/(.+)/.exec(messages) ?? [];
  if (kind) return `The repository has no ${kind === 'tag' ? kind : 'branch'} \`${plainText(name)}\``;
  // ssh reports a changed host key and a refused key only in its messages, not by its exit status.
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
