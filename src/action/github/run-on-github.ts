import { messageOf } from '../../errors.ts';
import { isForCommit } from '../event/run-event.ts';
import type { Log } from '../runner/runner.ts';
import { cut } from '../text/visible.ts';
import { allPages, connect, type GitHub, type GitHubContext } from './client.ts';

export type FindRun = ReturnType<typeof findRun>;

/**
 * Looks up the run on GitHub, and again only after a failure, with the numbers of the pull requests that it is for: the one
 * of its event; those of the run that it followed; for the push of a branch, the open ones with that head in this repository
 * (a fork may have a branch of the same name); and for an event that is for no commit, those whose head is the commit that
 * was built.
 *
 * @param options `builtCommit` is the commit of a build that this step did not start, if the service reports it; `without`
 *   is a clause that says what is missing without a pull request
 * @returns a function that throws GitHubFailure, or the signal's reason
 */
export function findRun(
  context: GitHubContext,
  given: { readonly token: string; readonly builtCommit: string | undefined; readonly without: string },
) {
  const { run, log } = context.runner;
  const { event } = run;
  const branch = event.name === 'push' && event.ref && 'branch' in event.ref ? event.ref.branch : undefined;
  const commit = isForCommit(event) ? undefined : given.builtCommit;

  const pullRequestsOf = async (
    { octokit, where }: GitHub,
    signal: AbortSignal,
  ): Promise<readonly number[]> => {
    if (event.pullRequestNumber !== undefined) return [event.pullRequestNumber];
    if (event.workflowRun) return event.workflowRun.pullRequests;
    if (branch === undefined && commit === undefined) return [];
    const ofBranch = branch === undefined ? {} : { head: `${where.owner}:${branch}` };
    const open = await allPages((page) =>
      octokit.rest.pulls.list({
        ...{ ...where, ...ofBranch, state: 'open', per_page: 100, page },
        request: { signal },
      }),
    );
    const repository = run.repository.toLowerCase();
    const found = open.filter(
      ({ head }) =>
        (commit === undefined ? head.ref === branch : head.sha === commit) &&
        head.repo?.full_name.toLowerCase() === repository,
    );
    return found.map((pull) => pull.number).toSorted((left, right) => left - right);
  };

  let found: { readonly github: GitHub; readonly pullRequests: readonly number[] } | undefined;
  return async (signal: AbortSignal) => {
    if (found) return found;
    const github = await connect(context, given.token);
    found = { github, pullRequests: await pullRequestsOf(github, signal) };
    if (found.pullRequests.length > 0) return found;
    const head = branch === undefined ? commit && `commit ${cut(commit, 11)}` : `branch ${branch}`;
    const why = head ? `no open pull request has ${head} as its head` : 'this run is not for a pull request';
    log.notice(`${given.without}, because ${why}. See the job summary instead.`);
    return found;
  };
}

/**
 * Warns of what a step lacks because of GitHub.
 *
 * @param consequence a clause such as `there are no QR codes`
 */
export function warnOfGitHub(log: Pick<Log, 'warning'>, consequence: string, failure: unknown): void {
  log.warning(
    `Requests to GitHub failed, so ${consequence}. The job summary is complete. ${messageOf(failure)}`,
  );
}
