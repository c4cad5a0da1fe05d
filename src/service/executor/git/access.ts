import { mkdir, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import type { Variables } from '../environment/machine.ts';
import type { RepositoryAccess } from '../execution.ts';
import { shellQuoted } from '../processes/session.ts';
import { addressRedactor, checkRepositoryUrl } from './repository-url.ts';

/** The remote's name, for every command: other users could read the address itself in a process's arguments. */
export const remote = 'source';

/** Environment and key with which Git reaches one repository. */
export interface GitAccess {
  readonly env: Variables;
  /** Removes the secrets of addresses from Git's messages. */
  readonly redact: (text: string) => string;
}

export interface AccessOptions {
  readonly repository: RepositoryAccess;
  readonly folder: string;
  readonly cwd: string;
  /** The variables of every process of the build, and those of the machine that Git may have. */
  readonly base: Variables;
}

/**
 * The only settings that Git sees besides those of the new clone. Every folder is safe: the commands read one
 * repository, which a user added, and run neither its hooks nor its settings.
 */
const settings = `[safe]
	directory = *
[core]
	hooksPath = /dev/null
[init]
	defaultBranch = main
[credential]
	helper =
[gc]
	auto = 0
[maintenance]
	auto = false
[fetch]
	recurseSubmodules = false
[submodule]
	recurse = false
`;

const protocols = { https: 'https', ssh: 'ssh', path: 'file' } as const;

/**
 * Writes settings and key into `folder`, which only the caller may use. Git must run in `cwd`, a real path.
 *
 * @throws RefusedRepositoryUrl for an address that must not be cloned
 */
export async function openGitAccess(options: AccessOptions): Promise<GitAccess> {
  const { repository, folder, cwd, base } = options;
  const { kind } = checkRepositoryUrl(repository.url);
  const settingsFile = join(folder, 'git-settings');
  await writeFile(settingsFile, settings, { mode: 0o600, flag: 'wx' });
  const ssh = kind === 'ssh' ? await openSshAccess(repository, folder) : {};
  const env = {
    ...base,
    // Errors are in English, and names and texts keep their bytes.
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: settingsFile,
    // If the data folder is inside somebody's clone, the settings of that clone are not read either.
    GIT_CEILING_DIRECTORIES: [dirname(cwd), folder].join(delimiter),
    GIT_ATTR_NOSYSTEM: '1',
    // Overrides every setting about protocols, for redirects too.
    GIT_ALLOW_PROTOCOL: protocols[kind],
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `remote.${remote}.url`,
    GIT_CONFIG_VALUE_0: repository.url,
    ...ssh,
  };
  const proxies = Object.entries(base).flatMap(([name, value]) => (/_proxy$/i.test(name) ? [value] : []));
  const redact = addressRedactor([repository.url, ...proxies]);
  return { env, redact };
}

const keyName = 'ssh-key';
const askpassName = 'ssh-askpass';
const passphraseVariable = 'BUILD_SERVICE_SSH_PASSPHRASE';

/** Answers only the question for the passphrase, which it reads from its environment. */
const askpass = `#!/bin/sh
case "$1" in
  *assphrase*) printf '%s\\n' "$${passphraseVariable}" ;;
  *) exit 1 ;;
esac
`;

/**
 * Lets Git use `ssh` with the given key only: without settings, agent or keys of the user, and without prompts
 * except for the key's passphrase. Host keys are recorded on first use in a file of the data folder; a changed one is
 * refused.
 *
 * The key is in `folder` until `removeKey`. The passphrase is never written to a file: `ssh` gets it from a program that
 * reads it from its environment.
 */
async function openSshAccess(repository: RepositoryAccess, folder: string): Promise<Variables> {
  const keyFile = join(folder, keyName);
  const askpassFile = join(folder, askpassName);
  await mkdir(dirname(repository.knownHosts), { recursive: true });
  const { key } = repository;
  if (key) await writeFile(keyFile, key.privateKey, { mode: 0o600, flag: 'wx' });
  const settings = [
    'IdentitiesOnly=yes',
    'IdentityAgent=none',
    `IdentityFile=${key ? quoted(keyFile) : 'none'}`,
    'PreferredAuthentications=publickey',
    'StrictHostKeyChecking=accept-new',
    `UserKnownHostsFile=${quoted(repository.knownHosts)}`,
    'GlobalKnownHostsFile=/dev/null',
    'UpdateHostKeys=no',
    'CheckHostIP=no',
    'NumberOfPasswordPrompts=1',
    'ConnectTimeout=30',
    'LogLevel=ERROR',
  ];
  const env: Record<string, string> = { GIT_SSH_VARIANT: 'ssh', SSH_ASKPASS_REQUIRE: 'never' };
  if (key && key.passphrase !== null) {
    await writeFile(askpassFile, askpass, { mode: 0o700, flag: 'wx' });
    Object.assign(env, {
      SSH_ASKPASS: askpassFile,
      SSH_ASKPASS_REQUIRE: 'force',
      [passphraseVariable]: key.passphrase,
    });
  } else {
    settings.push('BatchMode=yes');
  }
  env.GIT_SSH_COMMAND = ['ssh -F /dev/null', ...settings.map((one) => `-o ${shellQuoted(one)}`)].join(' ');
  return env;
}

/** Removes the key that `openGitAccess` wrote into this folder, if it did. */
export async function removeKey(folder: string): Promise<void> {
  for (const name of [keyName, askpassName]) await rm(join(folder, name), { force: true });
}

/** A path as a value of ssh_config(5): quoted because of spaces, with `%` escaped. */
function quoted(path: string): string {
  return `"${path.replaceAll('%', '%%')}"`;
}
