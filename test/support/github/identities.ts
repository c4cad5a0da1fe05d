import type { Schema } from './description.ts';

/** A user or bot in GitHub's format, with an `id` derived from the name. */
export function userJson(login: string): Schema<'simple-user'> {
  const id = [...login].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  return { login, id, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}

export type Access = 'none' | 'read' | 'write';

/** The permissions of a job's token. */
export interface Permissions {
  readonly contents?: Access;
  readonly issues?: Access;
  readonly pages?: Access;
  readonly 'pull-requests'?: Access;
  readonly statuses?: Access;
}

interface Need {
  /** Any one of these permissions is enough. An empty list means `metadata: read`, which every token has. */
  readonly of: readonly (keyof Permissions)[];
  readonly access: 'read' | 'write';
}

/** From GitHub's page "Permissions required for GitHub Apps": comments on a pull request need either permission. */
export function needOf(operation: string): Need {
  const access = /\/(get|list)(-|$)/.test(operation) ? 'read' : 'write';
  if (operation.startsWith('issues/')) return { of: ['issues', 'pull-requests'], access };
  if (operation.startsWith('pulls/')) return { of: ['pull-requests'], access };
  if (operation === 'repos/get-collaborator-permission-level') return { of: [], access };
  if (/commit-status|combined-status/.test(operation)) return { of: ['statuses'], access };
  if (operation === 'repos/request-pages-build') return { of: ['pages'], access };
  return { of: ['contents'], access };
}

export function allows(permissions: Permissions, { of, access }: Need): boolean {
  if (of.length === 0) return true;
  return of.some((name) => {
    const given = permissions[name] ?? 'none';
    return given === 'write' || given === access;
  });
}
