import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SshKey } from '../../data/store/applications.ts';
import { newFolder } from '../../folder-tree.ts';
import type { Variables } from '../environment/machine.ts';
import type { RepositoryAccess } from '../execution.ts';

/** Answers only the question for the passphrase. It reads this from its environment, so no file or argument has it. */
const askpass = `#!/bin/sh
case "$1" in
  *assphrase*) printf '%s\\n' "$BUILD_SERVICE_SSH_PASSPHRASE" ;;
  *) exit 1 ;;
esac
`;

/** Writes the key into `folder`. `env` gives SSH's programs its passphrase. */
async function writeKey(key: SshKey, folder: string): Promise<{ file: string; env: Variables }> {
  const [file, program] = [join(folder, 'ssh-key'), join(folder, 'ssh-askpass')];
  await writeFile(file, key.privateKey, { mode: 0o600 });
  await writeFile(program, askpass, { mode: 0o700 });
  const passphrase = { BUILD_SERVICE_SSH_PASSPHRASE: key.passphrase ?? '' };
  return { file, env: { SSH_ASKPASS: program, SSH_ASKPASS_REQUIRE: 'force', ...passphrase } };
}

/**
 * Lets Git use `ssh` with the given key only: without settings, agent or keys of the user. A host's key is recorded on first
 * use in a file of the data folder; a changed one is refused.
 *
 * @param folder contains the key until the caller removes it
 */
export async function sshEnvironment(
  { key, knownHosts }: RepositoryAccess,
  folder: string,
): Promise<Variables> {
  const written = key && (await writeKey(key, folder));
  const settings = [
    'IdentitiesOnly yes',
    'IdentityAgent none',
    `IdentityFile ${written ? quoted(written.file) : 'none'}`,
    'PreferredAuthentications publickey',
    'StrictHostKeyChecking accept-new',
    `UserKnownHostsFile ${quoted(knownHosts)}`,
    'GlobalKnownHostsFile /dev/null',
    'ConnectTimeout 30',
    'LogLevel ERROR',
  ];
  const config = join(folder, 'ssh-config');
  await writeFile(config, settings.join('\n'));
  const command = 'ssh -F "$BUILD_SERVICE_SSH_CONFIG"';
  return { ...written?.env, GIT_SSH_COMMAND: command, BUILD_SERVICE_SSH_CONFIG: config };
}

/** Quotes a path for ssh_config(5), in which spaces separate values and `%` begins a token. */
function quoted(path: string): string {
  return `"${path.replaceAll('%', '%%')}"`;
}

/** Whether `ssh` fails to decrypt the key. Other reasons to refuse a key appear in the build. */
export async function isWrongPassphrase(key: SshKey, { PATH }: { readonly PATH: string }): Promise<boolean> {
  await using folder = await newFolder();
  try {
    const { file, env } = await writeKey(key, folder.path);
    await promisify(execFile)('ssh-keygen', ['-y', '-f', file], { env: { ...env, PATH }, timeout: 10_000 });
    return false;
  } catch (error) {
    return /incorrect passphrase/.test(String(error));
  }
}
