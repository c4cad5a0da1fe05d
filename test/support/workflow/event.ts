import type { Value } from './expression.ts';

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
