import type { Redact } from '../../core/report/redaction.ts';

/** GitHub's API did not do what it was asked: it refused, or it could not be reached. */
export class GitHubFailure extends Error {
  override readonly name = 'GitHubFailure';
  /** `undefined`: there was no answer, so it may have been done or not. */
  readonly status: number | undefined;
  /** Milliseconds that GitHub wants to be left in peace; set when a rate limit was met, and then nothing was done. */
  readonly pause: number | undefined;

  constructor(message: string, { status, pause }: { readonly status?: number; readonly pause?: number }) {
    // No `cause`: GitHub's answer could repeat the token in places that nothing redacts.
    super(message);
    this.status = status;
    this.pause = pause;
  }

  /** Whether the same request may succeed later. */
  get isPassing(): boolean {
    if (this.pause !== undefined || this.status === undefined) return true;
    return this.status === 408 || this.status >= 500;
  }

  /** Whether the token may not do it, or not see it: GitHub answers 404 for what a token must not know of. */
  get isRefusal(): boolean {
    return !this.isPassing && [401, 403, 404].includes(this.status ?? 0);
  }
}

/** An answer, or the want of one, as `@octokit/request-error` tells it. */
interface RequestError {
  readonly message: string;
  readonly status: number;
  readonly response?: { readonly headers: Readonly<Record<string, string | number | undefined>> };
}

interface Asked {
  readonly method: string;
  /** With its placeholders. */
  readonly url: string;
  readonly redact: Redact;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
}

/** What was thrown for a request, as a failure whose message holds no token. */
export function failureOf(thrown: unknown, { method, url, redact, now }: Asked): GitHubFailure {
  const { message, status, response } = asRequestError(thrown);
  const said = redact(message);
  if (!response) return new GitHubFailure(`GitHub could not be reached for ${method} ${url}: ${said}`, {});
  const text = `GitHub answered ${status} to ${method} ${url}: ${said}`;
  const pause = pauseOf({ status, headers: response.headers, message, now });
  return new GitHubFailure(text, pause === undefined ? { status } : { status, pause });
}

function asRequestError(thrown: unknown): RequestError {
  if (thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number') {
    return thrown as Error & RequestError;
  }
  return { message: thrown instanceof Error ? thrown.message : String(thrown), status: 0 };
}

type Refused = Required<Omit<RequestError, 'response'>> &
  Pick<Asked, 'now'> &
  NonNullable<RequestError['response']>;

/**
 * How long a rate limit lasts, by GitHub's rules: `retry-after` where it is given; the reset where no request is
 * left; "otherwise, wait for at least one minute".
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function pauseOf({ status, headers, message, now }: Refused): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  if (String(headers['x-ratelimit-remaining']) === '0' && Number.isFinite(reset)) {
    return Math.max(0, reset * 1000 - now);
  }
  return status === 429 || /secondary rate limit/i.test(message) ? 60_000 : undefined;
}
