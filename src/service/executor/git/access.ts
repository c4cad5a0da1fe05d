import { writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import type { Variables } from '../environment/machine.ts';
import type { RepositoryAccess } from '../execution.ts';
import { addressRedactor, checkRepositoryUrl } from './repository-url.ts';
import { openSshAccess } from './ssh-access.ts';

/** The remote's name, for every command: other users could read the address itself in a process's arguments. */
export const remote = 'source';

/** Environment and key with which Git reaches one repository. */
export interface GitAccess {
  readonly env: Variables;
  /** Removes the secrets of addresses from Git's messages. */
  readonly redact: (text: string) => string;
  /** Removes the key. */
  close(): Promise<void>;
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
export async function openGitAccess(options: {
  readonly repository: RepositoryAccess;
  readonly folder: string;
  readonly cwd: string;
  readonly base: Variables;
}): Promise<GitAccess> {
  const { repository, folder, cwd, base } = options;
  const { kind } = checkRepositoryUrl(repository.url);
  const settingsFile = join(folder, 'git-settings');
  await writeFile(settingsFile, settings, { mode: 0o600, flag: 'wx' });
  const ssh = kind === 'ssh' ? await openSshAccess({ repository, folder }) : undefined;
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
    ...ssh?.env,
  };
  const proxies = Object.entries(base).flatMap(([name, value]) => (/_proxy$/i.test(name) ? [value] : []));
  const redact = addressRedactor([repository.url, ...proxies]);
  return { env, redact, close: async () => ssh?.close() };
}
