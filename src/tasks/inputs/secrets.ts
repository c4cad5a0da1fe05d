import { unescape as unescaped } from 'node:querystring';
import { parsePrivateKey } from '../../core/input/private-key.ts';
import type { Runner } from '../../runner/runner.ts';

/** Masks inputs that hold a secret. Every action does this first: nothing may be printed before it. */
export function maskSecrets(runner: Runner, names: readonly string[]): void {
  for (const name of names) runner.mask(runner.input(name));
}

/** Masks the password in an input that may be `https://user:password@host/…`. */
export function maskPassword(runner: Runner, name: string): void {
  const password = URL.parse(runner.input(name))?.password;
  if (password) for (const form of [password, unescaped(password)]) runner.mask(form);
}

/** Shorter lines of a key are ordinary words, and its first and last line are the same in every key. */
const shortestLine = 16;

/**
 * Masks a private key in every form in which it could show up: as given, as PEM with and without its last newline, as
 * the base64 that is sent, and line by line. Works on any text, because it is called before the key is checked.
 */
export function maskKey(runner: Runner, given: string): void {
  const pem = pemOf(given);
  const forms = [given, ...(pem ? [pem, pem.trimEnd()] : [])];
  const lines = forms.flatMap((form) => form.split(/\r?\n/).map((line) => line.trim()));
  const secrets = [
    ...forms,
    ...forms.map((form) => Buffer.from(form).toString('base64')),
    ...lines.filter((line) => line.length >= shortestLine && !line.startsWith('-----')),
  ];
  for (const secret of new Set(secrets)) runner.mask(secret);
}

function pemOf(given: string): string | undefined {
  try {
    return parsePrivateKey(given);
  } catch {
    // Not a key, so it has no other form; reading the inputs reports it.
    return undefined;
  }
}
