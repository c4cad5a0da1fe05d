import { wholePrivateKey } from '../../contract/application.ts';
import { BadValue } from '../../errors.ts';
import type { Runner } from '../runner/runner.ts';

/**
 * Reads a private key, as PEM or its base64, and returns the base64 to send. A service may accept a public key, or half a
 * key, and then only the first build fails.
 *
 * @throws BadValue without any part of the key
 */
export function parsePrivateKey(text: string): string {
  const pem = pemOf(text);
  if (pem !== undefined) return encoded(pem);
  throw new BadValue(
    'a complete private key as PEM, with its line breaks, or the base64 encoding of one. A public key, and a key without its first or last line, are not valid',
  );
}

/** Masks the key as PEM and as the base64 that is sent, whole and line by line, before anything is checked. */
export function maskPrivateKey(runner: Runner, text: string): void {
  const pem = pemOf(text);
  const forms = [text, ...(pem === undefined ? [] : [pem.trim(), encoded(pem)])];
  const lines = forms.flatMap((form) => form.split(/\r?\n/).map((line) => line.trim()));
  // Shorter lines are ordinary words; the first and the last line are the same in every key.
  const own = lines.filter((line) => line.length >= 16 && !line.startsWith('-----'));
  for (const secret of new Set([...forms, ...own])) runner.mask(secret);
}

/** The key as PEM with its last newline, without which ssh rejects it; `undefined` for any other text. */
function pemOf(text: string): string | undefined {
  const plain = text.includes('-----') ? text : Buffer.from(text, 'base64').toString('utf8');
  const pem = plain.replaceAll('\r\n', '\n').trim();
  return wholePrivateKey.test(pem) ? `${pem}\n` : undefined;
}

function encoded(pem: string): string {
  return Buffer.from(pem).toString('base64');
}
