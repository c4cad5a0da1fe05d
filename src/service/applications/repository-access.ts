import { SshKey } from '../builds/build-request.ts';
import type { Installation } from '../data/folder/data-folder.ts';
import type { ApplicationRecord } from '../data/store/applications.ts';
import type { Vault } from '../data/vault.ts';
import type { RepositoryAccess } from '../executor/execution.ts';

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
