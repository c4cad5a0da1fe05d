import { unescape as unescaped } from 'node:querystring';
import type { Runner } from '../../runner/runner.ts';

/** Hides the password in an input that may be `https://user:password@host/…`: it is one like any other. */
export function maskPassword(runner: Runner, name: string): void {
  const password = URL.parse(runner.input(name))?.password;
  if (password) for (const form of [password, unescaped(password)]) runner.mask(form);
}
