import type { SshKey } from '../builds/build-request.ts';
import { WrongRequest } from '../errors.ts';

/** The kinds of private key that `ssh` reads: its own, PKCS#8, and the older ones of OpenSSL. */
const wholeKey =
  /^-----BEGIN ((?:OPENSSH|ENCRYPTED|RSA|EC|DSA)? ?PRIVATE KEY)-----\n[\s\S]+\n-----END \1-----$/;

/**
 * Reads the key of a request: base64 of a private key's file.
 *
 * @throws WrongRequest that never holds any part of what was given
 */
export function readSshKey({ data, passphrase }: { data: string; passphrase: string | null }): SshKey {
  const plain = data.replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain) || plain.length % 4 !== 0)
    throw new WrongRequest('"sshKey.data" must be base64 of a private key file, but it is no base64');
  const text = Buffer.from(plain, 'base64').toString('utf8').replaceAll('\r\n', '\n').trim();
  if (!wholeKey.test(text))
    throw new WrongRequest(
      '"sshKey.data" must be base64 of a private key file, but what it decodes to is no whole private key (a public key, or cut off?)',
    );
  // Without its last newline, ssh refuses the file.
  return { privateKey: `${text}\n`, passphrase: passphrase === '' ? null : passphrase };
}
