import { parsePrivateKey } from '../../core/input/private-key.ts';
import type { Runner } from '../../runner/runner.ts';

/** Shorter lines are everyday words; boundaries are the same in every key. */
const shortestLine = 16;

/**
 * Hides a key in every form in which it could show: as it was given, as PEM with and without its last newline, as the
 * base64 that is sent, and line by line. Works on anything that was given, key or not: it is called before it is read.
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
    // What is no key has no other form; reading the inputs says why it is none.
    return undefined;
  }
}
