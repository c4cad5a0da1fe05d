import type { RunEvent } from './event.ts';
import { filterPattern } from './filter-pattern.ts';
import type { Filters, Workflow } from './schema.ts';

/** The activity types that start a workflow which names none. */
const usualTypes: Readonly<Record<string, readonly string[]>> = {
  pull_request: ['opened', 'synchronize', 'reopened'],
  pull_request_target: ['opened', 'synchronize', 'reopened'],
};

/** Whether the event starts the workflow: name, activity type, and filters of branches, tags and paths. */
export function startsWorkflow({ on }: Workflow, event: RunEvent): boolean {
  if (!(event.name in on)) return false;
  if (event.name === 'schedule')
    return on.schedule?.some(({ cron }) => cron === event.payload.schedule) ?? false;
  if (event.name === 'workflow_dispatch') return true;
  const filters = (on[event.name as 'push'] ?? {}) as Filters;
  return hasType(filters, event) && hasRef(filters, event) && hasPath(filters, event);
}

function hasType({ types }: Filters, { name, payload }: RunEvent): boolean {
  const wanted = types ?? usualTypes[name];
  return !wanted || wanted.includes(String(payload.action));
}

/** Of a pull request, the base branch is compared. Filters of branches alone leave tags out, and the other way round. */
function hasRef(filters: Filters, { baseRef, ref }: RunEvent): boolean {
  const [, kind, name = ''] =
    /^refs\/(heads|tags)\/(.*)$/.exec(baseRef ? `refs/heads/${baseRef}` : ref) ?? [];
  const isBranch = kind === 'heads';
  const [wanted, ignored] = isBranch
    ? [filters.branches, filters['branches-ignore']]
    : [filters.tags, filters['tags-ignore']];
  const others = isBranch
    ? (filters.tags ?? filters['tags-ignore'])
    : (filters.branches ?? filters['branches-ignore']);
  if (!wanted && !ignored) return !others;
  return (!wanted || matches(wanted, name)) && !(ignored && matches(ignored, name));
}

function hasPath(filters: Filters, { changedFiles }: RunEvent): boolean {
  const { paths, 'paths-ignore': ignored } = filters;
  if (paths && !changedFiles.some((file) => matches(paths, file))) return false;
  return !ignored || changedFiles.some((file) => !matches(ignored, file));
}

/** The last pattern that fits decides; one that begins with `!` takes away. */
function matches(patterns: readonly string[], name: string): boolean {
  return patterns.reduce((taken, pattern) => {
    const isExclusion = pattern.startsWith('!');
    return filterPattern(isExclusion ? pattern.slice(1) : pattern).test(name) ? !isExclusion : taken;
  }, false);
}
