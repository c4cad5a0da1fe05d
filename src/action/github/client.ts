import type { getOctokit } from '@actions/github';
import { type Clock, type Random, sleep, TimeoutError, withTimeout } from '../../clock.ts';
import { pauseBeforeRetry, type RetryLimits } from '../../retry.ts';
import type { RunContext } from '../event/run-context.ts';
import { type Redact, redacted } from '../text/redaction.ts';
import { GitHubFailure, gitHubFailure } from './failure.ts';

/** GitHub's API for the repository of the run. */
export interface GitHub {
  readonly octokit: ReturnType<typeof getOctokit>;
  /** Owner and name of the repository, as every request needs them. */
  readonly where: { readonly owner: string; readonly repo: string };
  readonly serverUrl: string;
}

export interface GitHubOptions {
  readonly run: Pick<RunContext, 'repository' | 'serverUrl' | 'apiUrl'>;
  readonly token: string;
  /** Hides masked inputs in everything that is sent to GitHub, and in its answers. */
  readonly redact: Redact;
  readonly clock: Clock;
  readonly random: Random;
}

/** For a request that creates something or that its caller repeats, as `request: once`: it is sent once. */
export const once = { isSentOnce: true } as const;

/** Longer than the minute that GitHub asks for at a secondary rate limit. */
export const gitHubRetryLimits: RetryLimits = {
  attemptMs: 30_000,
  retryBudgetMs: 120_000,
  backoffBaseMs: 2_000,
  backoffCapMs: 30_000,
};

/**
 * GitHub's client for the URLs of the run, which may be those of GitHub Enterprise Server. Requests are repeated as
 * the retry policy decides, and fail with a `GitHubFailure`. The signal of a request (`request: { signal }`) ends it at
 * once, with the signal's reason; `request: { attemptMs }` is a timeout of its own. Both hold whatever GitHub answers.
 */
export async function connect({ run, token, redact, clock, random }: GitHubOptions): Promise<GitHub> {
  // Imported on demand: it would add some 10 ms to each start of the action.
  const { getOctokit } = await import('@actions/github');
  const octokit = getOctokit(token, { baseUrl: run.apiUrl, userAgent: 'build-service-action' });

  octokit.hook.wrap('request', async (send, options) => {
    const { request, ...content } = options;
    // Octokit adds its own headers, such as the authorization, after this.
    Object.assign(options, redacted(content, redact));
    const caller: AbortSignal | undefined = request.signal;
    const begun = clock.monotonic();
    let failed: GitHubFailure | undefined;
    for (let attempt = 1; ; attempt += 1)
      try {
        const ms = request.attemptMs ?? gitHubRetryLimits.attemptMs;
        return await withTimeout({ clock, ms, signal: caller }, async (signal) => {
          // Octokit's own hook already holds these options: others would not reach it.
          options.request = { ...request, signal };
          const answer = await send(options);
          if (typeof answer.data !== 'object' && options.method !== 'DELETE')
            throw new Error(`status ${answer.status} without the expected JSON`);
          return answer;
        });
      } catch (thrown) {
        // What GitHub answered before says more than that the caller's time is over.
        if (caller?.aborted)
          throw (caller.reason instanceof TimeoutError ? failed : undefined) ?? caller.reason;
        failed = gitHubFailure(thrown, { ...options, redact });
        const elapsedMs = clock.monotonic() - begun;
        const tried = { attempt, failure: failed.failure, elapsedMs, fraction: random.fraction() };
        const pauseMs = pauseBeforeRetry(tried, gitHubRetryLimits);
        if (request.isSentOnce || pauseMs === undefined) throw failed;
        // If the signal ends the pause, it also ends the next attempt.
        await sleep(clock, pauseMs, caller).catch(() => undefined);
      }
  });

  const [owner = '', repo = ''] = run.repository.split('/');
  return { octokit, where: { owner, repo }, serverUrl: run.serverUrl };
}

export interface TimeLimit {
  readonly clock: Clock;
  readonly ms: number;
  readonly signal: AbortSignal;
}

/** Runs `work` within a time limit. @throws what GitHub answered last if the time runs out; the outer signal's reason */
export async function withinTime<Result>(
  limit: TimeLimit,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  let failure: unknown;
  const keepFailure = (thrown: unknown): never => {
    failure = thrown;
    throw thrown;
  };
  try {
    return await withTimeout(limit, (signal) => work(signal).catch(keepFailure));
  } catch (reason) {
    throw reason instanceof TimeoutError ? (failure ?? reason) : reason;
  }
}

const mostPages = 10;

interface Page<Item> {
  readonly data: readonly Item[];
  readonly headers: { readonly link?: string | undefined };
}

/**
 * All items of a list: pages are requested as long as GitHub names a next one. Octokit's own `paginate` would drop the
 * signal of the request.
 *
 * @throws GitHubFailure also if the list is longer, so that nothing counts as missing that was not read
 */
export async function allPages<Item>(getPage: (page: number) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { data, headers } = await getPage(page);
    items.push(...data);
    if (!headers.link?.includes('rel="next"')) return items;
  }
  throw new GitHubFailure(
    `GitHub's list is longer than the limit of ${mostPages} pages, so nothing was changed.`,
    { kind: 'tooLarge' },
  );
}
