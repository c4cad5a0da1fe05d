import type { RunContext } from '../event/run-context.ts';
import { isForCommit } from '../event/run-event.ts';
import type { Log } from '../runner/runner.ts';
import { allPages, connect, type GitHub, type GitHubOptions } from './client.ts';

/** The run as GitHub sees it. */
interface RunOnGitHub {
  readonly github: GitHub;
  /** The numbers of the pull requests that the run is for. */
  readonly pullRequests: readonly number[];
}

/** Looks up the run on GitHub, and again only after a failure. @throws GitHubFailure, or the signal's reason */
export type FindRun = (signal: AbortSignal) => Promise<RunOnGitHub>;

interface RunOptions extends GitHubOptions {
  readonly run: RunContext;
  readonly builtCommit?: string | undefined;
  readonly log: Pick<Log, 'notice'>;
}

export function findRun(options: RunOptions): FindRun {
  let found: RunOnGitHub | undefined;
  return async (signal) => {
    if (found) return found;
    const github = await connect(options);
    found = { github, pullRequests: await pullRequestsOf(github, { ...options, signal }) };
    if (found.pullRequests.length === 0)
      options.log.notice(
        'This run is not for a pull request, so it has no comment and no QR codes. See the job summary instead.',
      );
    return found;
  };
}

/**
 * The numbers of the pull requests that a run is for: the one of its event; those of the run that it followed; for the
 * push of a branch, the open ones with that head in this repository (a fork may have a branch of the same name); and for
 * an event that is for no commit, those whose head is the commit that was built.
 */
async function pullRequestsOf(
  { octokit, where }: GitHub,
  { run, builtCommit, signal }: RunOptions & { readonly signal: AbortSignal },
): Promise<readonly number[]> {
  const { event } = run;
  if (event.pullRequestNumber !== undefined) return [event.pullRequestNumber];
  if (event.workflowRun) return event.workflowRun.pullRequests;
  const branch = event.name === 'push' && event.ref && 'branch' in event.ref ? event.ref.branch : undefined;
  const commit = isForCommit(event) ? undefined : builtCommit;
  if (branch === undefined && commit === undefined) return [];

  const head = branch === undefined ? {} : { head: `${where.owner}:${branch}` };
  const repository = run.repository.toLowerCase();
  const open = await allPages((page) =>
    octokit.rest.pulls.list({ ...where, ...head, state: 'open', per_page: 100, page, request: { signal } }),
  );
  const found = open.filter(
    ({ head }) =>
      (commit === undefined ? head.ref === branch : head.sha === commit) &&
      head.repo?.full_name.toLowerCase() === repository,
  );
  return found.map((pull) => pull.number).toSorted((left, right) => left - right);
}
