/** The failures of GitHub's API. */
import { TimeoutError } from '../../clock.ts';
import { messageOf, UserError } from '../../errors.ts';
import { type Failure, isTransient, judgeOnce, type RetryLimits } from '../../retry.ts';
import type { Log } from '../runner/runner.ts';
import type { Redact } from '../text/redaction.ts';

/** Longer than the minute that GitHub asks for at a secondary rate limit. */
export const gitHubRetryLimits: RetryLimits = {
  attemptMs: 30_000,
  retryBudgetMs: 120_000,
  backoffBaseMs: 2_000,
  backoffCapMs: 30_000,
};

/** GitHub's API refused a request or could not be reached. */
export class GitHubFailure extends Error {
  override readonly name = 'GitHubFailure';
  /** `undefined`: there was no answer, so the request may have been executed. */
  readonly status: number | undefined;
  /** How long GitHub wants us to wait; set if a rate limit was exceeded, and then the request was not executed. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, facts: { readonly status?: number; readonly retryAfterMs?: number }) {
    // No `cause`: GitHub's answer could contain the token in places that nothing redacts.
    super(message);
    this.status = facts.status;
    this.retryAfterMs = facts.retryAfterMs;
  }

  /** The same situation for the retry policy. */
  get failure(): Failure {
    const { status, retryAfterMs } = this;
    // GitHub also answers 403 when a rate limit is exceeded.
    if (retryAfterMs !== undefined) return { kind: 'status', status: 429, retryAfterMs };
    return status === undefined ? { kind: 'network', certain: false } : { kind: 'status', status };
  }

  /** Whether the same request may succeed later. */
  get isTransient(): boolean {
    return isTransient(this.failure);
  }

  /** Whether GitHub certainly did not execute the request. */
  get isCertain(): boolean {
    return (this.status ?? 0) >= 400 && judgeOnce(this.failure) !== 'lookUp';
  }

  /** Whether the token lacks a permission: GitHub answers 404 for what a token may not see. */
  get isForbidden(): boolean {
    const { status } = this;
    return !this.isTransient && (status === 401 || status === 403 || status === 404);
  }
}

/** GitHub's API failed a step that is of no use without it. */
class GitHubNeeded extends UserError {
  constructor(failure: GitHubFailure) {
    const advice = failure.isTransient
      ? 'Rerun the job when GitHub is available again.'
      : "Check githubToken and the job's `permissions`.";
    super(`${failure.message.replace(/\.?$/, '.')} ${advice}`, { cause: failure });
  }
}

/** For a step that is of no use without GitHub. @throws GitHubNeeded in place of a `GitHubFailure`; the same otherwise */
export function failWithoutGitHub(thrown: unknown): never {
  throw thrown instanceof GitHubFailure ? new GitHubNeeded(thrown) : thrown;
}

/** The body of a success is longer than it may be. The request was executed, and would give the same answer again. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
  readonly status: number;
  constructor(status: number, most: string) {
    super(`its body has more than ${most}`);
    this.status = status;
  }
}

/** An error of `@octokit/request-error`; without a response if there was no answer. */
interface RequestError {
  readonly message: string;
  readonly status: number;
  readonly cause?: unknown;
  readonly response?: { readonly headers: Readonly<Record<string, string | number | undefined>> };
}

interface FailedRequest {
  readonly method: string;
  /** With its placeholders. */
  readonly url: string;
  readonly redact: Redact;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
}

/** The failure that an error of a request stands for; its message contains no token. */
export function gitHubFailure(thrown: unknown, { method, url, redact, now }: FailedRequest): GitHubFailure {
  const { message, status, response, cause } = asRequestError(thrown);
  const why = redact(message);
  if (cause instanceof AnswerTooLong)
    return new GitHubFailure(`GitHub returned status ${cause.status} for ${method} ${url}, but ${why}`, {
      status: cause.status,
    });
  if (!response) return new GitHubFailure(`GitHub could not be reached for ${method} ${url}: ${why}`, {});
  const text = `GitHub returned status ${status} for ${method} ${url}: ${why}`;
  const retryAfterMs = rateLimitMs({ status, headers: response.headers, message, now });
  return new GitHubFailure(text, retryAfterMs === undefined ? { status } : { status, retryAfterMs });
}

function asRequestError(thrown: unknown): RequestError {
  if (thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number') {
    return thrown as Error & RequestError;
  }
  return { message: thrown instanceof Error ? thrown.message : String(thrown), status: 0 };
}

type Refused = Pick<RequestError, 'status' | 'message'> &
  NonNullable<RequestError['response']> &
  Pick<FailedRequest, 'now'>;

/**
 * How long a rate limit lasts, by GitHub's rules: `retry-after` if it is set; the reset if no request is left;
 * "otherwise, wait for at least one minute". `undefined` if it is not a rate limit.
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function rateLimitMs({ status, headers, message, now }: Refused): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  if (String(headers['x-ratelimit-remaining']) === '0' && Number.isFinite(reset)) {
    return Math.max(0, reset * 1000 - now);
  }
  return status === 429 || /secondary rate limit/i.test(message) ? 60_000 : undefined;
}

/**
 * Why work has ended when its signal was aborted: what GitHub answered before says more than that the time ran out.
 */
export function reasonOf(signal: AbortSignal, before: GitHubFailure | undefined): unknown {
  return signal.reason instanceof TimeoutError ? (before ?? signal.reason) : signal.reason;
}

/** Collects what failed because of GitHub, for one warning at the end of the step. */
export class GitHubProblems {
  readonly #consequences = new Set<string>();
  #first: string | undefined;

  /** @param consequence a clause such as `there are no QR codes` */
  add(consequence: string, failure: unknown): void {
    this.#consequences.add(consequence);
    this.#first ??= failure instanceof TimeoutError ? 'GitHub took too long.' : messageOf(failure);
  }

  warn(log: Pick<Log, 'warning'>): void {
    if (this.#first === undefined) return;
    const consequences = [...this.#consequences].join(', and ');
    log.warning(`Requests to GitHub failed, so ${consequences}. The job summary is complete. ${this.#first}`);
  }
}
