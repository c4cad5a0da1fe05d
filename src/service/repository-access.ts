import { SshKey } from './build-request.ts';
import type { RepositoryAccess } from './executor/execution.ts';
import type { Installation } from './installation.ts';
import type { ApplicationRecord } from './store/applications.ts';
import type { Vault } from './vault.ts';

/** How an application's repository is reached, its key unsealed. */
export function repositoryAccess(
  { repositoryUrl, sealedKey }: Pick<ApplicationRecord, 'repositoryUrl' | 'sealedKey'>,
  { vault, installation }: { vault: Vault; installation: Installation },
): RepositoryAccess {
  const key = sealedKey ? SshKey.parse(vault.open(sealedKey)) : undefined;
  return {
    url: repositoryUrl,
    knownHosts: installation.knownHosts,
    ...(key ? { key: { privateKey: Buffer.from(key.privateKey), passphrase: key.passphrase } } : {}),
  };
}
