import { z } from 'zod';
import type { DataFolder } from '../data/folder/data-folder.ts';
import type { ApplicationRecord } from '../data/store/applications.ts';
import type { Vault } from '../data/vault.ts';
import { WrongRequest } from '../errors.ts';
import type { RepositoryAccess } from '../executor/execution.ts';

/** A repository's private key as the vault seals it. */
const SshKey = z.object({ privateKey: z.string(), passphrase: z.string().nullable() });
export type SshKey = z.infer<typeof SshKey>;

/** The private keys that `ssh` reads: its own format, PKCS#8, and the older ones of OpenSSL. */
const wholeKey =
  /^-----BEGIN ((?:OPENSSH|ENCRYPTED|RSA|EC|DSA)? ?PRIVATE KEY)-----\n[\s\S]+\n-----END \1-----$/;

/**
 * Reads the key of a request: a private key file in base64.
 *
 * @throws WrongRequest; its message contains no part of the key
 */
export function readSshKey({ data, passphrase }: { data: string; passphrase: string | null }): SshKey {
  const plain = data.replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain) || plain.length % 4 !== 0)
    throw new WrongRequest('"sshKey.data" must be a private key file in base64, but it is not valid base64');
  const text = Buffer.from(plain, 'base64').toString('utf8').replaceAll('\r\n', '\n').trim();
  if (!wholeKey.test(text))
    throw new WrongRequest(
      '"sshKey.data" must be a private key file in base64, but it does not decode to a complete private key (is it a public key, or cut off?)',
    );
  // ssh rejects a key file without a newline at the end.
  return { privateKey: `${text}\n`, passphrase: passphrase === '' ? null : passphrase };
}

/** How to reach an application's repository, with its key unsealed. */
export function repositoryAccess(
  { repositoryUrl, sealedKey }: Pick<ApplicationRecord, 'repositoryUrl' | 'sealedKey'>,
  { vault, knownHosts }: { vault: Vault } & Pick<DataFolder, 'knownHosts'>,
): RepositoryAccess {
  const key = sealedKey ? SshKey.parse(vault.open(sealedKey)) : undefined;
  return {
    url: repositoryUrl,
    knownHosts,
    ...(key ? { key: { privateKey: Buffer.from(key.privateKey), passphrase: key.passphrase } } : {}),
  };
}
