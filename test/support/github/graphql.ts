import type { Answer } from './call.ts';

/** The only GraphQL query: the owner of the token. REST's `GET /user` refuses a workflow's token. */
export function graphqlAnswer(body: unknown, login: string): Answer {
  const { query } = (body ?? {}) as { query?: unknown };
  const asked = typeof query === 'string' ? query.replace(/\s+/g, '') : '';
  if (/^(query)?\{viewer\{login\}\}$/.test(asked))
    return { status: 200, body: { data: { viewer: { login } } } };
  const message = 'This GitHub knows no query but viewer { login }';
  return { status: 200, body: { errors: [{ type: 'undefinedField', message }] } };
}
