import type { Value } from './expression.ts';
import type { Filters, Workflow } from './schema.ts';

/** What started a run. */
export interface RunEvent {
  readonly name: string;
  readonly payload: Readonly<Record<string, Value>>;
  /** Full ref of the run. */
  readonly ref: string;
  readonly sha: string;
  readonly actor: string;
  /** Of a pull request, the branches' names; otherwise empty. */
  readonly headRef: string;
  readonly baseRef: string;
  /** The files for path filters. */
  readonly changedFiles: readonly string[];
  /** Whether GitHub gives none of the usual secrets and a read-only token: pull requests from forks and Dependabot. */
  readonly isRestricted: boolean;
}

export interface PullRequestOptions {
  readonly action: string;
  readonly number: number;
  /** The head branch. */
  readonly branch: string;
  readonly sha: string;
  readonly repository: string;
  /** `owner/name` of the fork. Default: the repository itself. */
  readonly fork?: string;
  readonly actor?: string;
  readonly label?: string;
  readonly changedFiles?: readonly string[];
}

/** A `pull_request` event with the fields that matter here. */
export function pullRequestEvent(options: PullRequestOptions): RunEvent {
  const { action, number, branch, sha, repository, fork = repository, actor = 'octocat', label } = options;
  return {
    name: 'pull_request',
    payload: {
      action,
      number,
      repository: { full_name: repository, private: true },
      ...(label ? { label: { name: label } } : {}),
      pull_request: {
        number,
        user: { login: actor },
        head: { ref: branch, sha, repo: { full_name: fork, fork: fork !== repository } },
        base: { ref: 'main', repo: { full_name: repository } },
        labels: label ? [{ name: label }] : [],
      },
    },
    ref: `refs/pull/${number}/merge`,
    sha: 'f'.repeat(40),
    actor,
    headRef: branch,
    baseRef: 'main',
    changedFiles: options.changedFiles ?? [],
    isRestricted: fork !== repository || actor === 'dependabot[bot]',
  };
}

/** Any other event of this ref and commit. */
export function event(name: string, options: Pick<RunEvent, 'ref' | 'sha'> & Partial<RunEvent>): RunEvent {
  return {
    name,
    payload: {},
    actor: 'octocat',
    headRef: '',
    baseRef: '',
    changedFiles: [],
    isRestricted: false,
    ...options,
  };
}

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

/**
 * A pattern of `branches`, `tags` or `paths` as GitHub documents it: `*` any characters but `/`, `**` any at all, `?`
 * none or one of the character before, `+` one or more of it, `[]` one of those listed.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet
 */
function filterPattern(pattern: string): RegExp {
  const parts = pattern.match(/\*\*\/?|\*|\[[^\]]+\]|[?+]|\\.|./gs) ?? [];
  return new RegExp(`^${parts.map(regularExpression).join('')}$`, 's');
}

function regularExpression(part: string): string {
  if (part === '**/') return '(?:.*/)?';
  if (part === '**') return '.*';
  if (part === '*') return '[^/]*';
  if (part === '?' || part === '+' || /^(\[|\\)./.test(part)) return part;
  return part.replace(/\W/, '\\$&');
}
