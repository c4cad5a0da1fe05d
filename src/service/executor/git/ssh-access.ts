import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Variables } from '../environment/machine.ts';
import type { RepositoryAccess } from '../execution.ts';

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
 * The key is in `folder` until `close`. The passphrase is never written to a file: `ssh` gets it from a program that
 * reads it from its environment.
 */
export async function openSshAccess(options: {
  readonly repository: RepositoryAccess;
  readonly folder: string;
}): Promise<{ readonly env: Variables; close(): Promise<void> }> {
  const { repository, folder } = options;
  const keyFile = join(folder, 'ssh-key');
  const askpassFile = join(folder, 'ssh-askpass');
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
    'HashKnownHosts=no',
    'NumberOfPasswordPrompts=1',
    'ConnectTimeout=30',
    'ClearAllForwardings=yes',
    'ForwardAgent=no',
    'ControlPath=none',
    'PermitLocalCommand=no',
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
  return {
    env,
    close: async () => {
      await rm(keyFile, { force: true });
      await rm(askpassFile, { force: true });
    },
  };
}

/** A path as a value of ssh_config(5): quoted because of spaces, with `%` escaped. */
function quoted(path: string): string {
  return `"${path.replaceAll('%', '%%')}"`;
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
