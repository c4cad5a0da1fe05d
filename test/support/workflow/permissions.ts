import type { StatedPermissions } from './schema.ts';
import type { WorkflowFile } from './workflow-file.ts';

type Level = 'none' | 'read' | 'write';

/** What a job's token may do, by scope; a scope that is not here is `none`. */
export type Permissions = Readonly<Record<string, Level>>;

const order: readonly Level[] = ['none', 'read', 'write'];
const scopes = [
  'actions',
  'attestations',
  'checks',
  'contents',
  'deployments',
  'discussions',
  'id-token',
  'issues',
  'packages',
  'pages',
  'pull-requests',
  'security-events',
  'statuses',
];

/** "Read repository contents and packages permissions": GitHub's default for new repositories. */
export const restrictedDefault: Permissions = { contents: 'read', packages: 'read' };

export function permissionsOf(stated: StatedPermissions): Permissions {
  if (typeof stated !== 'string') return stated;
  const level = stated === 'read-all' ? 'read' : 'write';
  return Object.fromEntries(scopes.map((scope) => [scope, level]));
}

/** "If the run is of a fork's pull request, write is read." */
export function readOnly(permissions: Permissions): Permissions {
  return Object.fromEntries(
    Object.entries(permissions).map(([scope, level]) => [scope, level === 'write' ? 'read' : level]),
  );
}

/**
 * Holds what a called workflow asks for against what its caller grants. GitHub does this before anything runs, for the
 * workflow as a whole and for each of its jobs, whatever their `if` says (actions/runner, `PermissionsHelper`).
 *
 * @throws GitHub's own sentence
 */
export function holdAgainstCaller(called: WorkflowFile, granted: Permissions): void {
  const { permissions, jobs } = called.workflow;
  if (permissions) refuseMore({ asks: 'workflow', requested: permissionsOf(permissions), granted, called });
  for (const [id, job] of Object.entries(jobs)) {
    const requested = job.permissions && permissionsOf(job.permissions);
    if (requested) refuseMore({ asks: `nested job '${id}'`, requested, granted, called });
  }
}

interface Request {
  readonly asks: string;
  readonly requested: Permissions;
  readonly granted: Permissions;
  readonly called: WorkflowFile;
}

function refuseMore({ asks, requested, granted, called }: Request): void {
  const tooMuch = Object.entries(requested).filter(
    ([scope, level]) => order.indexOf(level) > order.indexOf(granted[scope] ?? 'none'),
  );
  if (tooMuch.length === 0) return;
  const asked = tooMuch.map(([scope, level]) => `${scope}: ${level}`).join(', ');
  const allowed = tooMuch.map(([scope]) => `${scope}: ${granted[scope] ?? 'none'}`).join(', ');
  throw new Error(
    `Error calling workflow '${called.repository}/${called.path}'. The ${asks} is requesting '${asked}', but is only allowed '${allowed}'.`,
  );
}
