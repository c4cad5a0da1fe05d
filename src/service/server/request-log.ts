import type { Context } from 'hono';
import type { State } from './routes.ts';

/**
 * One line for a request: what was asked, what was answered, how long it took, by whom. No query, no header, no body,
 * and of a signed link only its file's name: the rest would open it.
 */
export function describeRequest(context: Context<State>, took: number): string {
  const path = context.req.path.replace(/^\/(public|storage)\/[^/]*/, '/$1/…');
  const user = context.get('user') as { email: string } | undefined;
  return `${context.req.method} ${printable(path)} ${context.res.status} ${took} ms${user ? ` ${user.email}` : ''}`;
}

/** Paths come from outside: no line of the log may be theirs. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?').slice(0, 300);
}
