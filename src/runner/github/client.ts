import type { getOctokit } from '@actions/github';
import type { Clock, Random } from '../../clock.ts';
import type { Redact } from '../../core/report/redaction.ts';
import { redacted } from '../../core/report/redaction.ts';
import { decideRetry } from '../../retry.ts';
import type { RunContext } from '../runner.ts';
import { BudgetSpent, GitHubFailure, gitHubFailure, gitHubRetryLimits, RetryBudget } from './retry.ts';

/** GitHub's API for the repository of the run. */
export interface GitHub {
  readonly octokit: ReturnType<typeof getOctokit>;
  /** Owner and name of the repository, as every request needs them. */
  readonly where: { readonly owner: string; readonly repo: string };
  readonly serverUrl: string;
  readonly graphqlUrl: string;
}

interface GitHubOptions {
  readonly run: Pick<RunContext, 'repository' | 'serverUrl' | 'apiUrl' | 'graphqlUrl'>;
  readonly token: string;
  /** Hides masked inputs in everything that is sent to GitHub, and in its answers. */
  readonly redact: Redact;
  readonly clock: Clock;
  readonly random: Random;
  /** For a step that does other work meanwhile, and waits for GitHub only at its end. */
  readonly budget?: RetryBudget;
}

/** For a request that its caller repeats, as `request: once`: it is sent once, and every failure is thrown. */
export const once = { isSentOnce: true } as const;

/**
 * For a body that may be larger than the memory, as `request: streamed`. No redirect is followed, because fetch would keep
 * a copy of the body to send it again.
 */
export const streamed = { redirect: 'error', isStreamed: true } as const;

/**
 * GitHub's client for the URLs of the run, which may be those of GitHub Enterprise Server. Requests are repeated as
 * the retry policy decides, and fail with a `GitHubFailure`. The signal of a request (`request: { signal }`) ends it at
 * once, with the signal's reason; `request: { attemptMs }` is a timeout of its own.
 *
 * @throws GitHubFailure if there is no token
 */
export async function connect({
  run,
  token,
  redact,
  clock,
  random,
  budget = new RetryBudget({ clock, ms: Number.POSITIVE_INFINITY }),
}: GitHubOptions): Promise<GitHub> {
  if (token === '')
    throw new GitHubFailure('There is no token for GitHub: githubToken is empty', { status: 401 });
  // Imported on demand: it would add some 10 ms to each start of the action.
  const { getOctokit } = await import('@actions/github');
  const silent = (): void => undefined;
  const octokit = getOctokit(token, {
    baseUrl: run.apiUrl,
    userAgent: 'build-service-action',
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });

  octokit.hook.wrap('request', async (request, options) => {
    const asked = options.request;
    // Octokit adds its own headers, such as the authorization, after this.
    Object.assign(options, redacted({ ...options, request: undefined }, redact));
    const caller: AbortSignal | undefined = asked.signal;
    const begun = clock.monotonic();
    let answered: GitHubFailure | undefined;
    for (let attempt = 1; ; attempt += 1) {
      const timeout = new AbortController();
      const cancelTimer = clock.setTimer(asked.attemptMs ?? gitHubRetryLimits.attemptMs, () =>
        timeout.abort(),
      );
      try {
        return await budget.attempt((spent) => {
          const signals = [timeout.signal, spent, ...(caller ? [caller] : [])];
          // Octokit's own hook already holds these options: others would not reach it.
          options.request = {
            ...asked,
            signal: AbortSignal.any(signals),
            ...(asked.isStreamed ? { fetch: uncopied(asked.fetch) } : {}),
          };
          return Promise.resolve(request(options));
        });
      } catch (thrown) {
        caller?.throwIfAborted();
        // What GitHub answered before says more than that the time ran out.
        if (thrown instanceof BudgetSpent && answered) throw answered;
        const isLate = timeout.signal.aborted || thrown instanceof BudgetSpent;
        const cause = isLate ? new Error('no answer in time') : thrown;
        const { method, url } = options;
        const error = gitHubFailure(cause, { method, url, redact, now: clock.now() });
        if (asked.isSentOnce) throw error;
        const elapsedMs = clock.monotonic() - begun;
        const fraction = random.fraction();
        const decision = decideRetry(
          { operation: 'read', attempt, failure: error.failure, elapsedMs, fraction },
          gitHubRetryLimits,
        );
        if (decision.kind === 'stop') throw error;
        answered = error;
        await budget.pause(decision.ms, caller).catch((reason) => {
          throw reason instanceof BudgetSpent ? error : reason;
        });
      } finally {
        cancelTimer();
      }
    }
  });

  const [owner = '', repo = ''] = run.repository.split('/');
  return { octokit, where: { owner, repo }, serverUrl: run.serverUrl, graphqlUrl: run.graphqlUrl };
}

/** Without a window, fetch cannot prompt for a password and send the body again, so it keeps no copy. */
function uncopied(send: typeof fetch = fetch): typeof fetch {
  return (input, init) => send(input, { ...init, window: null });
}

interface Page<Item> {
  readonly data: readonly Item[];
  readonly headers: { readonly link?: string | undefined };
}

/**
 * All items of a list: pages are requested as long as GitHub names a next one. Octokit's own `paginate` would drop the
 * signal of the request.
 */
export async function allPages<Item>(getPage: (page: number) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { data, headers } = await getPage(page);
    all.push(...data);
    if (!headers.link?.includes('rel="next"')) return all;
  }
}
