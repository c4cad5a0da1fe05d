import { types } from 'node:util';
import { type Clock, sleep, TimeoutError, withTimeout } from '../../clock.ts';
import { messageOf, UserError } from '../../errors.ts';
import { isTransient } from '../../retry.ts';
import type { ActionContext } from '../context.ts';
import { type Redact, redacted } from '../text/redaction.ts';

/** GitHub's API for the repository of the run. */
export type GitHub = Readonly<Awaited<ReturnType<typeof connect>>>;

export type GitHubContext = Pick<ActionContext, 'runner' | 'clock'>;

/** Milliseconds for one request: GitHub itself ends requests that take longer. */
const attemptMs = 10_000;

/**
 * GitHub's client for the URLs of the run, which may be those of GitHub Enterprise Server. Each request is sent once, and
 * fails with a `GitHubFailure`. Its signal (`request: { signal }`) ends it at once, with the signal's reason; `request:
 * { attemptMs }` is a timeout of its own. Both hold whatever GitHub answers.
 */
export async function connect({ runner, clock }: GitHubContext, token: string) {
  const { run } = runner;
  // Hides masked inputs in everything that is sent to GitHub, and in its answers.
  const { redact } = runner.redactor;
  // Imported on demand: it would add some 10 ms to each start of the action.
  const { getOctokit } = await import('@actions/github');
  const octokit = getOctokit(token, { baseUrl: run.apiUrl, userAgent: 'build-service-action' });

  octokit.hook.wrap('request', async (send, options) => {
    const { request, ...content } = options;
    // Octokit adds its own headers, such as the authorization, after this.
    Object.assign(options, redacted(content, redact));
    const caller: AbortSignal | undefined = request.signal;
    try {
      const ms = request.attemptMs ?? attemptMs;
      return await withTimeout({ clock, ms, signal: caller }, async (signal) => {
        // Octokit's own hook already holds these options: others would not reach it.
        options.request = { ...request, signal };
        const answer = await send(options);
        if (typeof answer.data !== 'object' && options.method !== 'DELETE')
          throw new Error(`status ${answer.status} without the expected JSON`);
        return answer;
      });
    } catch (thrown) {
      throw caller?.aborted ? caller.reason : gitHubFailure(thrown, { ...options, redact });
    }
  });

  const [owner = '', repo = ''] = run.repository.split('/');
  // Every request needs the owner and the name of the repository.
  return { octokit, where: { owner, repo }, serverUrl: run.serverUrl };
}

/**
 * Runs `work` within a time limit, and again as long as what GitHub answered may pass: after 1 s, 2 s, 4 s and so on, or when
 * GitHub asks for it, if that is within the limit. Before it creates something, `work` must look whether an earlier run has.
 *
 * @throws what GitHub answered last, also if the time runs out; the outer signal's reason
 */
export async function patiently<Result>(
  limit: { readonly clock: Clock; readonly ms: number; readonly signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { clock, ms } = limit;
  const end = clock.monotonic() + ms;
  let answered: GitHubFailure | undefined;
  try {
    return await withTimeout(limit, async (signal) => {
      for (let pauseMs = 1_000; ; pauseMs *= 2)
        try {
          return await work(signal);
        } catch (failure) {
          if (!(failure instanceof GitHubFailure && failure.isTransient)) throw failure;
          answered = failure;
          const nextMs = Math.max(pauseMs, failure.retryAfterMs ?? 0);
          if (clock.monotonic() + nextMs > end) throw failure;
          await sleep(clock, nextMs, signal);
        }
    });
  } catch (reason) {
    throw reason instanceof TimeoutError ? (answered ?? reason) : reason;
  }
}

const mostPages = 10;

/**
 * All items of a list: pages are requested as long as GitHub names a next one. Octokit's own `paginate` would drop the
 * signal of the request.
 *
 * @throws GitHubFailure; UserError if the list is longer, so that nothing counts as missing that was not read
 */
export async function allPages<Item>(
  getPage: (page: number) => Promise<{ data: readonly Item[]; headers: { link?: string | undefined } }>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { data, headers } = await getPage(page);
    items.push(...data);
    if (!headers.link?.includes('rel="next"')) return items;
  }
  throw new UserError(
    `GitHub's list is longer than the limit of ${mostPages} pages, so nothing was changed.`,
  );
}

/** GitHub's API refused a request or could not be reached. Shown as the error of a step that cannot do without it. */
export class GitHubFailure extends UserError {
  /** A rate limit is a 429, although GitHub may answer it with 403. `undefined`: there was no answer. */
  readonly status: number | undefined;
  /** How long GitHub wants us to wait; set if a rate limit was exceeded. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, status?: number, retryAfterMs?: number) {
    // No `cause`: GitHub's answer could contain the token in places that nothing redacts.
    super(message);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  get isTransient(): boolean {
    return this.status === undefined || isTransient({ kind: 'status', status: this.status });
  }

  /** Whether the token lacks a permission: GitHub answers 404 for what a token may not see. */
  get isForbidden(): boolean {
    return [401, 403, 404].includes(this.status ?? 0);
  }
}

/** Characters of an explanation: the answer of a proxy can be a whole page. */
const longestExplanation = 500;

/**
 * The failure behind the error of a request; its message contains no token.
 *
 * @param url with its placeholders
 */
export function gitHubFailure(
  thrown: unknown,
  { method, url, redact }: { readonly method: string; readonly url: string; readonly redact: Redact },
): GitHubFailure {
  const message = thrown instanceof TimeoutError ? 'no response in time' : messageOf(thrown);
  const text = `${method} ${url}: ${redact(message).slice(0, longestExplanation)}`;
  if (!isRefusal(thrown)) return new GitHubFailure(`GitHub could not be reached for ${text}`);
  const { status, response } = thrown;
  // GitHub may answer a rate limit with 403: "wait for at least one minute" unless it names a time.
  // https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
  const isLimit = status === 429 || (status === 403 && /rate limit/i.test(message));
  const seconds = Number(response.headers['retry-after']);
  const retryAfterMs = seconds >= 0 ? seconds * 1_000 : 60_000;
  const problem = `GitHub returned status ${status} for ${text}`;
  return isLimit ? new GitHubFailure(problem, 429, retryAfterMs) : new GitHubFailure(problem, status);
}

/** Octokit's `RequestError` for an answer. */
interface Refusal extends Error {
  readonly status: number;
  readonly response: { readonly headers: Readonly<Record<string, string | number | undefined>> };
}

/** Not for a `RequestError` without an answer, which has no response. */
function isRefusal(thrown: unknown): thrown is Refusal {
  return types.isNativeError(thrown) && 'response' in thrown && thrown.response !== undefined;
}

/** The answer; `undefined` when GitHub answers that it does not have what was requested, or with one of these statuses. */
export async function unlessMissing<Answer>(
  sent: Promise<Answer>,
  statuses: readonly number[] = [404, 410],
): Promise<Answer | undefined> {
  return await sent.catch((failure: unknown) => {
    if (failure instanceof GitHubFailure && statuses.includes(failure.status ?? 0)) return undefined;
    throw failure;
  });
}
