import { z } from 'zod';
import type { RunContext } from '../../runner.ts';
import { allPages, type GitHub } from '../client.ts';

const number = z.int().positive();
const ofEvent = z.object({ pull_request: z.object({ number }) });
const ofIssue = z.object({ issue: z.object({ number, pull_request: z.object({}) }) });
const ofWorkflowRun = z.object({
  repository: z.object({ id: z.number() }),
  workflow_run: z.object({
    pull_requests: z.array(z.object({ number, base: z.object({ repo: z.object({ id: z.number() }) }) })),
  }),
});

/** The event of a run, and where it happened. */
type Run = Pick<RunContext, 'eventName' | 'payload' | 'ref' | 'repository'>;

/**
 * The number of the pull request that the event is about, without asking GitHub; `undefined` when it is about none, or
 * about several.
 */
export function pullRequestOfEvent({ payload }: Pick<Run, 'payload'>): number | undefined {
  const event = ofEvent.safeParse(payload);
  if (event.success) return event.data.pull_request.number;
  const issue = ofIssue.safeParse(payload);
  return issue.success ? issue.data.issue.number : undefined;
}

/**
 * The numbers of the pull requests that a run is about: the one of its event; those of the run that a `workflow_run`
 * followed; or, when a push started it, the open ones whose head is that branch of this repository (a fork may have a
 * branch of the same name). Empty where there is none.
 *
 * @throws GitHubFailure, or the signal's reason
 */
export async function pullRequestsOf(
  github: GitHub,
  { run, signal }: { readonly run: Run; readonly signal?: AbortSignal },
): Promise<readonly number[]> {
  const single = pullRequestOfEvent(run);
  if (single !== undefined) return [single];
  const followed = ofWorkflowRun.safeParse(run.payload);
  if (followed.success) {
    // GitHub lists those of other repositories of the same network too, under their own numbers.
    const { repository, workflow_run } = followed.data;
    return workflow_run.pull_requests
      .filter(({ base }) => base.repo.id === repository.id)
      .map((pull) => pull.number);
  }
  const [, branch] = /^refs\/heads\/(.+)$/s.exec(run.ref) ?? [];
  if (run.eventName !== 'push' || branch === undefined) return [];

  const { octokit, where } = github;
  const head = `${where.owner}:${branch}`;
  const request = signal ? { signal } : {};
  const found = await allPages((page) =>
    octokit.rest.pulls.list({ ...where, state: 'open', head, per_page: 100, page, request }),
  );
  const isOwn = (fullName: string | undefined): boolean =>
    fullName?.toLowerCase() === run.repository.toLowerCase();
  return found
    .filter(({ head }) => head.ref === branch && isOwn(head.repo?.full_name))
    .map((pull) => pull.number)
    .toSorted((left, right) => left - right);
}
