import { wholePrivateKey } from '../../contract/application.ts';
import { BadValue } from '../../errors.ts';

const expected =
  'a complete private key, from -----BEGIN … PRIVATE KEY----- to -----END … PRIVATE KEY-----, or its Base64 encoding';

/** Lines such as `DEK-Info: …` at the start of an encrypted key in an older format, up to a blank line. */
const headers = /^(?:[\w-]+: .*\n(?:[ \t].*\n)*)+\n/;

/**
 * Reads a private key, as PEM or its base64, and returns it as PEM with its last newline. It is checked
 * here because the service would accept a public key, or half a key, and only the first build would fail.
 *
 * @throws BadValue without any part of the key
 */
export function parsePrivateKey(text: string): string {
  const pem = (text.includes('-----') ? text : (bytesOf(text)?.toString('utf8') ?? text))
    .replaceAll('\r\n', '\n')
    .trim();
  if (/^(ssh-|ecdsa-|sk-)|^-----BEGIN (?:SSH2 )?PUBLIC KEY/.test(pem))
    throw new BadValue(`${expected}; this is a public key`);
  if (/^PuTTY-User-Key-File/.test(pem))
    throw new BadValue(`${expected}; this is a PuTTY key; export it from PuTTYgen in OpenSSH format`);
  const [, kind = '', inner = ''] = wholePrivateKey.exec(pem) ?? [];
  if (!kind) throw new BadValue(`${expected}; its first or last line, or its line breaks, are missing`);
  if (!isBody(inner, kind))
    throw new BadValue(`${expected}; the text between its first and last line is not a key`);
  return `${pem}\n`;
}

/**
 * OpenSSH's format begins with its name (PROTOCOL.key); the others are an ASN.1 sequence, or encrypted data below
 * headers.
 */
function isBody(inner: string, kind: string): boolean {
  const body = bytesOf(inner.replace(headers, ''));
  if (headers.test(inner)) return body !== undefined;
  const begins = kind.startsWith('OPENSSH') ? Buffer.from('openssh-key-v1\0') : Buffer.from([0x30]);
  return body?.subarray(0, begins.length).equals(begins) ?? false;
}

/** The bytes of a base64 text, with line breaks anywhere; `undefined` for any other text. */
function bytesOf(text: string): Buffer | undefined {
  const plain = text.replace(/\s/g, '');
  return /^[A-Za-z0-9+/]+={0,2}$/.test(plain) && plain.length % 4 === 0
    ? Buffer.from(plain, 'base64')
    : undefined;
}
