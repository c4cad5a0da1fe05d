import type { getOctokit } from '@actions/github';
import type { Clock, Random } from '../../clock.ts';
import { type Redact, redacted } from '../../core/report/redaction.ts';
import type { RunContext } from '../runner.ts';
import { failureOf, GitHubFailure } from './failure.ts';
import { BudgetSpent, RetryBudget } from './pull-requests/retry-budget.ts';
import { pauseBefore, type RetryLimits, retryLimits } from './retry.ts';

/** GitHub's API for the repository of the run. */
export interface GitHub {
  readonly octokit: ReturnType<typeof getOctokit>;
  /** Owner and name of the repository, as every request wants them. */
  readonly where: { readonly owner: string; readonly repo: string };
  readonly serverUrl: string;
  readonly graphqlUrl: string;
}

export interface GitHubOptions {
  readonly run: Pick<RunContext, 'repository' | 'serverUrl' | 'apiUrl' | 'graphqlUrl'>;
  readonly token: string;
  /** Hides masked inputs in all that GitHub is sent, and in what it says. */
  readonly redact: Redact;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits?: RetryLimits;
  /** For a step that goes on while GitHub is asked, and waits for it only in the end. */
  readonly budget?: RetryBudget;
}

/**
 * For a request whose repetition is decided elsewhere, as `request: once`: it is sent one time, and a failure is
 * thrown as it is.
 */
export const once = { isSentOnce: true } as const;

/**
 * For a body that may be larger than the memory, as `request: streamed`: fetch keeps a copy of every body that it might
 * have to send again after a redirect, so no redirect is followed.
 */
export const streamed = { redirect: 'error', isStreamed: true } as const;

/**
 * GitHub's client at the addresses of the run (so GitHub Enterprise Server is served too). A request that fails for
 * the moment is repeated: 5xx, no answer, rate limits; every other failure, or one that lasts, is thrown as a
 * `GitHubFailure`. The signal of a request (`request: { signal }`) ends it at once, with the signal's reason.
 *
 * @throws GitHubFailure when there is no token
 */
export async function connect({
  run,
  token,
  redact,
  clock,
  random,
  limits = retryLimits,
  budget = new RetryBudget({ clock, ms: Number.POSITIVE_INFINITY }),
}: GitHubOptions): Promise<GitHub> {
  if (token === '')
    throw new GitHubFailure('There is no token for GitHub: githubToken is empty', { status: 401 });
  // Imported when it is needed: it would cost each start of the action some 10 ms.
  const { getOctokit } = await import('@actions/github');
  const silent = (): void => undefined;
  const octokit = getOctokit(token, {
    baseUrl: run.apiUrl,
    userAgent: 'build-service-action',
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });

  octokit.hook.wrap('request', async (request, options) => {
    const asked = options.request;
    // What Octokit adds itself, such as the authorization, comes behind this.
    Object.assign(options, redacted({ ...options, request: undefined }, redact));
    const caller: AbortSignal | undefined = asked.signal;
    let paused = 0;
    for (let attempts = 1; ; attempts += 1) {
      const tooLong = new AbortController();
      const cancelTimer = clock.setTimer(limits.attempt, () => tooLong.abort());
      try {
        return await budget.attempt((spent) => {
          const signals = [tooLong.signal, spent, ...(caller ? [caller] : [])];
          // Octokit's own hook has these options already: others would not reach it.
          options.request = {
            ...asked,
            signal: AbortSignal.any(signals),
            ...(asked.isStreamed ? { fetch: uncopied(asked.fetch) } : {}),
          };
          return Promise.resolve(request(options));
        });
      } catch (thrown) {
        caller?.throwIfAborted();
        const isLate = tooLong.signal.aborted || thrown instanceof BudgetSpent;
        const cause = isLate ? new Error('no answer in time') : thrown;
        const { method, url } = options;
        const failure = failureOf(cause, { method, url, redact, now: clock.now() });
        const next = { failure, attempts, paused, fraction: random.fraction() };
        const pause = asked.isSentOnce ? undefined : pauseBefore(next, limits);
        if (pause === undefined) throw failure;
        await budget.pause(pause, caller).catch((reason) => {
          throw reason instanceof BudgetSpent ? failure : reason;
        });
        paused += pause;
      } finally {
        cancelTimer();
      }
    }
  });

  const [owner = '', repo = ''] = run.repository.split('/');
  return { octokit, where: { owner, repo }, serverUrl: run.serverUrl, graphqlUrl: run.graphqlUrl };
}

/** Without a window, fetch need not ask anybody for a password and then send the body again. */
function uncopied(send: typeof fetch = fetch): typeof fetch {
  return (input, init) => send(input, { ...init, window: null });
}
