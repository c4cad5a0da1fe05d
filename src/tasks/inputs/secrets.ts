import { unescape as unescaped } from 'node:querystring';
import type { Runner } from '../../runner/runner.ts';

/** Masks inputs that hold a secret. Every action does this first: nothing may be printed before it. */
export function maskSecrets(runner: Runner, names: readonly string[]): void {
  for (const name of names) runner.mask(runner.input(name));
}

/** Masks the password in an input such as `https://user:password@host/…`, as it is written and decoded. */
export function maskPassword(runner: Runner, name: string): void {
  const password = URL.parse(runner.input(name))?.password;
  if (password) for (const form of [password, unescaped(password)]) runner.mask(form);
}
