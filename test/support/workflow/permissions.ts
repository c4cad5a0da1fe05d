import { z } from 'zod';

const level = z.enum(['none', 'read', 'write']);

type Level = z.output<typeof level>;

/** The permissions of a job's token, by scope; a missing scope is `none`. */
export type Permissions = Readonly<Record<string, Level>>;

/** The notation of workflow files; none here uses `read-all` or `write-all`. */
export const permissions = z.record(z.string(), level);

const order: readonly Level[] = ['none', 'read', 'write'];

/** "Read repository contents and packages permissions": GitHub's default for new repositories. */
export const restrictedDefault: Permissions = { contents: 'read', packages: 'read' };

/** Runs for forks get a read-only token (docs/hosted-service.md, "GitHub: tokens and forks"). */
export function readOnly(granted: Permissions): Permissions {
  return Object.fromEntries(
    Object.entries(granted).map(([scope, level]) => [scope, level === 'write' ? 'read' : level]),
  );
}

/** The requested permissions that the caller does not grant. If there are any, GitHub does not start the run. */
export function notGranted(requested: Permissions, granted: Permissions): string[] {
  return Object.entries(requested)
    .filter(([scope, level]) => order.indexOf(level) > order.indexOf(granted[scope] ?? 'none'))
    .map(([scope, level]) => `${scope}: ${level}`);
}
