/** The failures of GitHub's API, and how long they may delay a step. */
import { type Clock, sleep } from '../../clock.ts';
import type { Redact } from '../../core/report/redaction.ts';
import { type Failure, isTransient, type RetryLimits } from '../../retry.ts';

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
  /** How long GitHub asked us to wait; set if a rate limit was exceeded, and then the request was not executed. */
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

  /** Whether the token lacks a permission: GitHub answers 404 for what a token may not see. */
  get isForbidden(): boolean {
    const { status } = this;
    return !this.isTransient && (status === 401 || status === 403 || status === 404);
  }
}

/** An error of `@octokit/request-error`; without a response if there was no answer. */
interface RequestError {
  readonly message: string;
  readonly status: number;
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
  const { message, status, response } = asRequestError(thrown);
  const said = redact(message);
  if (!response) return new GitHubFailure(`GitHub could not be reached for ${method} ${url}: ${said}`, {});
  const text = `GitHub answered ${status} to ${method} ${url}: ${said}`;
  const retryAfterMs = rateLimitMs({ status, headers: response.headers, message, now });
  return new GitHubFailure(text, retryAfterMs === undefined ? { status } : { status, retryAfterMs });
}

function asRequestError(thrown: unknown): RequestError {
  if (thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number') {
    return thrown as Error & RequestError;
  }
  return { message: thrown instanceof Error ? thrown.message : String(thrown), status: 0 };
}

type Refused = Required<Omit<RequestError, 'response'>> &
  Pick<FailedRequest, 'now'> &
  NonNullable<RequestError['response']>;

/**
 * How long a rate limit lasts, by GitHub's rules: `retry-after` if it is given; the reset if no request is left;
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

/** The time that failures may take from a step is used up. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/**
 * How long problems with GitHub may delay a step. While its builds run, the step does not wait for GitHub, and each
 * request has only its own limits. When the step waits for GitHub after that, all failed attempts and all pauses are
 * charged to one budget. Successes are free, however long they take.
 */
export class RetryBudget {
  readonly #clock: Clock;
  #left: number;
  #isWaiting = false;
  /** Starts to charge an attempt or a pause; one for each of those under way. */
  readonly #chargeable = new Set<() => void>();

  /** @param ms the time for everything that fails while the step waits */
  constructor({ clock, ms }: { readonly clock: Clock; readonly ms: number }) {
    this.#clock = clock;
    this.#left = ms;
  }

  /** Runs the work that the step waits for. Until its end, failures are charged, also of attempts that began before. */
  async whileWaiting<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#isWaiting = true;
    for (const begin of this.#chargeable) begin();
    try {
      return await work();
    } finally {
      this.#isWaiting = false;
    }
  }

  /**
   * Makes one attempt, with a signal that is aborted when the budget is spent. It is charged if it fails.
   *
   * @throws BudgetSpent, or what the attempt throws
   */
  async attempt<Result>(make: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const spent = new AbortController();
    let cancelTimer = (): void => undefined;
    const charge = this.#startCharge((left) => {
      if (left <= 0) spent.abort(new BudgetSpent());
      else cancelTimer = this.#clock.setTimer(left, () => spent.abort(new BudgetSpent()));
    });
    try {
      spent.signal.throwIfAborted();
      return await make(spent.signal);
    } catch (thrown) {
      charge.apply();
      throw spent.signal.aborted ? spent.signal.reason : thrown;
    } finally {
      cancelTimer();
      charge.end();
    }
  }

  /**
   * Waits before the next attempt.
   *
   * @throws BudgetSpent at once if the pause is longer than what is left; the signal's reason
   */
  async pause(ms: number, signal?: AbortSignal): Promise<void> {
    const spent = new AbortController();
    const end = this.#clock.monotonic() + ms;
    const charge = this.#startCharge((left) => {
      if (end - this.#clock.monotonic() > left) spent.abort(new BudgetSpent());
    });
    const signals = [spent.signal, ...(signal ? [signal] : [])];
    try {
      await sleep(this.#clock, ms, AbortSignal.any(signals));
      charge.apply();
    } finally {
      charge.end();
    }
  }

  /** @param onBegin is called with what is left of the budget when the step waits: now, or as soon as it does */
  #startCharge(onBegin: (left: number) => void): { apply: () => void; end: () => void } {
    let since: number | undefined;
    const begin = (): void => {
      since ??= this.#clock.monotonic();
      onBegin(this.#left);
    };
    this.#chargeable.add(begin);
    if (this.#isWaiting) begin();
    return {
      apply: () => {
        const took = since === undefined ? 0 : this.#clock.monotonic() - since;
        this.#left = Math.max(0, this.#left - Math.max(0, took));
      },
      end: () => void this.#chargeable.delete(begin),
    };
  }
}
