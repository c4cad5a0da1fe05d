import { generateKeyPairSync, type PrivateKeyInput } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { parsePrivateKey } from '../../../../src/action/inputs/private-key.ts';
import { BadValue } from '../../../../src/errors.ts';
import { keyPair } from '../../../support/ssh-server.ts';

const openssh = keyPair().private.toString();
const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
const ec = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
const locked = { cipher: 'aes-256-cbc', passphrase: 'open sesame' };
const pem = (key: typeof rsa, options: Omit<PrivateKeyInput, 'key' | 'format'> & object): string =>
  key.export({ format: 'pem', ...options } as never).toString();

const keys = {
  "OpenSSH's own": openssh,
  "OpenSSH's own with a passphrase": keyPair('open sesame').private.toString(),
  'PKCS#8': pem(rsa, { type: 'pkcs8' }),
  'PKCS#8 with a passphrase': pem(rsa, { type: 'pkcs8', ...locked }),
  'older RSA': pem(rsa, { type: 'pkcs1' }),
  'older RSA with a passphrase': pem(rsa, { type: 'pkcs1', ...locked }),
  'older EC': pem(ec, { type: 'sec1' }),
};

test.each(Object.entries(keys))(
  'a key in the format %s is read as PEM or base64, and returned with a final newline',
  (_, key) => {
    const whole = `${key.trim()}\n`;
    expect(parsePrivateKey(key.trim())).toBe(whole);
    expect(parsePrivateKey(key.trim().replaceAll('\n', '\r\n'))).toBe(whole);
    const base64 = Buffer.from(key).toString('base64');
    expect(parsePrivateKey(base64)).toBe(whole);
    expect(parsePrivateKey(base64.replace(/.{64}/g, '$&\n'))).toBe(whole);
  },
);

const body = openssh.split('\n')[2] ?? '';
const wrong: readonly (readonly [name: string, key: string, says: RegExp])[] = [
  ['a public key', keyPair().public, /public key/],
  ['base64 of a public key', Buffer.from(keyPair().public).toString('base64'), /public key/],
  ['a key of PuTTY', 'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none', /PuTTY/],
  ['a key whose end is missing', openssh.slice(0, -40), /first or last line/],
  ['a key on one line', openssh.replaceAll('\n', ' '), /line breaks/],
  ['a key with \\n for its line breaks', openssh.replaceAll('\n', '\\n'), /line breaks/],
  ['a text', 'hunter2', /private key/],
  ['base64 of a text', Buffer.from('hunter2').toString('base64'), /private key/],
  [
    'a body that is not base64',
    openssh.replace(body, `${body.slice(1)}*`),
    /between its first and last line/,
  ],
  [
    'a body that is not a key',
    openssh.replace(/\n[^-][\s\S]*\n-/, `\n${Buffer.from('hunter2!').toString('base64')}\n-`),
    /between/,
  ],
  ['a certificate', '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----', /first or last line/],
];

test.each(wrong)('%s is refused, and no part of it is shown', (_, key, says) => {
  const refusal = caught(() => parsePrivateKey(key));
  expect(refusal).toBeInstanceOf(BadValue);
  expect(refusal.message).toMatch(says);
  for (const line of key.split(/\s/).filter((part) => part.length >= 7 && !/^-----|KEY|PRIVATE/.test(part)))
    expect(refusal.message).not.toContain(line);
});

function caught(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Expected an error');
}
