import { BadValue } from './bad-value.ts';

const allowed =
  'a private key, whole, from -----BEGIN … PRIVATE KEY----- to -----END … PRIVATE KEY-----, or base64 of that';

/** The kinds that `ssh` reads: its own, PKCS#8, and the older ones of OpenSSL. */
const wholeKey =
  /^-----BEGIN ((?:(?:OPENSSH|ENCRYPTED|RSA|EC|DSA) )?PRIVATE KEY)-----\n([\s\S]+)\n-----END \1-----$/;

/** Lines such as `DEK-Info: …` that older kinds of an encrypted key begin with, up to a blank line. */
const headers = /^(?:[\w-]+: .*\n(?:[ \t].*\n)*)+\n/;

/**
 * Reads a private key that was given as PEM or as base64 of it, and returns it as PEM with its last newline. It is
 * checked for being one at all: a public key, or half a key, would be found out by the first build only.
 *
 * @throws BadValue that holds no part of the key
 */
export function parsePrivateKey(text: string): string {
  const pem = (text.includes('-----') ? text : (bytesOf(text)?.toString('utf8') ?? text))
    .replaceAll('\r\n', '\n')
    .trim();
  if (/^(ssh-|ecdsa-|sk-)|^-----BEGIN (?:SSH2 )?PUBLIC KEY/.test(pem))
    throw new BadValue(`${allowed}; this is a public key`);
  if (/^PuTTY-User-Key-File/.test(pem))
    throw new BadValue(`${allowed}; this is a key of PuTTY, which PuTTYgen exports as one of OpenSSH`);
  const [, kind = '', inner = ''] = wholeKey.exec(pem) ?? [];
  if (!kind) throw new BadValue(`${allowed}; its boundaries or its line breaks are missing`);
  if (!isBody(inner, kind)) throw new BadValue(`${allowed}; what stands between its boundaries is none`);
  return `${pem}\n`;
}

/** OpenSSH's own form begins with its name (PROTOCOL.key), others are a sequence of ASN.1, or encrypted below headers. */
function isBody(inner: string, kind: string): boolean {
  const body = bytesOf(inner.replace(headers, ''));
  if (headers.test(inner)) return body !== undefined;
  const begins = kind.startsWith('OPENSSH') ? Buffer.from('openssh-key-v1\0') : Buffer.from([0x30]);
  return body?.subarray(0, begins.length).equals(begins) ?? false;
}

/** The bytes of a whole base64 text, whose lines may be broken anywhere; `undefined` for every other text. */
function bytesOf(text: string): Buffer | undefined {
  const plain = text.replace(/\s/g, '');
  return /^[A-Za-z0-9+/]+={0,2}$/.test(plain) && plain.length % 4 === 0
    ? Buffer.from(plain, 'base64')
    : undefined;
}
