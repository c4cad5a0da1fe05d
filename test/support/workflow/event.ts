/** The repository of the app, whose workflows call those of this repository. */
export const app = 'octo-org/mobile-app';

export interface RunEvent {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The full ref of the run. */
  readonly ref: string;
  readonly sha: string;
  readonly actor: string;
}

export interface PullRequestOptions {
  readonly action?: string;
  readonly number?: number;
  /** The head branch. */
  readonly branch?: string;
  readonly sha?: string;
  /** `owner/name` of the head repository. */
  readonly from?: string;
  readonly actor?: string;
  /** A label of the pull request, and of the event if that is about a label. */
  readonly label?: string;
  readonly draft?: boolean;
}

/** A `pull_request` event with the fields that these tests need. */
export function pullRequestEvent({
  action = 'synchronize',
  number = 7,
  branch = 'feature/x',
  sha = 'a'.repeat(40),
  from = app,
  actor = 'octocat',
  label,
  draft = false,
}: PullRequestOptions = {}): RunEvent {
  const labels = label ? [{ name: label }] : [];
  return {
    name: 'pull_request',
    payload: {
      ...{ action, number, label: labels[0], repository: { full_name: app, private: true } },
      pull_request: {
        ...{ number, draft, labels, user: { login: actor } },
        head: { ref: branch, sha, repo: { full_name: from, fork: from !== app } },
        base: { ref: 'main', repo: { full_name: app } },
      },
    },
    ref: `refs/pull/${number}/merge`,
    sha: 'f'.repeat(40), // the merge commit
    actor,
  };
}

/** Any other event, by default of the main branch. */
export function event(name: string, change: Partial<RunEvent> = {}): RunEvent {
  return { name, payload: {}, ref: 'refs/heads/main', sha: 'a'.repeat(40), actor: 'octocat', ...change };
}
