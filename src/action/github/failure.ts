/** The failures of GitHub's API. */
import { types } from 'node:util';
import { TimeoutError } from '../../clock.ts';
import { messageOf, UserError } from '../../errors.ts';
import { type Failure, isTransient } from '../../retry.ts';
import type { Log } from '../runner/runner.ts';
import type { Redact } from '../text/redaction.ts';

/** GitHub's API refused a request or could not be reached. */
export class GitHubFailure extends Error {
  override readonly name = 'GitHubFailure';
  /** For the retry policy. A rate limit is a 429 with a pause, although GitHub may answer it with 403. */
  readonly failure: Failure;

  constructor(message: string, failure: Failure) {
    // No `cause`: GitHub's answer could contain the token in places that nothing redacts.
    super(message);
    this.failure = failure;
  }

  /** `undefined`: there was no answer, so the request may have been executed. */
  get status(): number | undefined {
    return this.failure.kind === 'status' ? this.failure.status : undefined;
  }

  /** How long GitHub wants us to wait; set if a rate limit was exceeded. */
  get retryAfterMs(): number | undefined {
    return this.failure.kind === 'status' ? this.failure.retryAfterMs : undefined;
  }

  /** Whether the same request may succeed later. */
  get isTransient(): boolean {
    return isTransient(this.failure);
  }

  /** Whether the token lacks a permission: GitHub answers 404 for what a token may not see. */
  get isForbidden(): boolean {
    return [401, 403, 404].includes(this.status ?? 0);
  }
}

/** GitHub's API failed a step that is of no use without it. */
class GitHubNeeded extends UserError {
  constructor(failure: GitHubFailure) {
    super(`${failure.message.replace(/\.?$/, '.')} ${adviceOn(failure)}`, { cause: failure });
  }
}

function adviceOn({ isTransient, isForbidden }: GitHubFailure): string {
  if (isTransient) return 'Rerun the job when GitHub is available again.';
  return isForbidden
    ? "Check githubToken and the job's `permissions`."
    : 'Correct what GitHub refuses, and then rerun the job.';
}

/** For a step that is of no use without GitHub. @throws GitHubNeeded in place of a `GitHubFailure`; the same otherwise */
export function failWithoutGitHub(thrown: unknown): never {
  throw thrown instanceof GitHubFailure ? new GitHubNeeded(thrown) : thrown;
}

/** Characters of an explanation: the answer of a proxy can be a whole page. */
const longestExplanation = 500;

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
  const message = thrown instanceof TimeoutError ? 'no response in time' : messageOf(thrown);
  const text = `${method} ${url}: ${redact(message).slice(0, longestExplanation)}`;
  if (!isRefusal(thrown))
    return new GitHubFailure(`GitHub could not be reached for ${text}`, { kind: 'network', certain: false });
  const retryAfterMs = rateLimitMs(thrown, now);
  return new GitHubFailure(`GitHub returned status ${thrown.status} for ${text}`, {
    kind: 'status',
    ...(retryAfterMs === undefined ? { status: thrown.status } : { status: 429, retryAfterMs }),
  });
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

/**
 * How long a rate limit lasts, by GitHub's rules: `retry-after` if it is set; the reset if no request is left;
 * "otherwise, wait for at least one minute". `undefined` if it is not a rate limit.
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function rateLimitMs({ status, message, response: { headers } }: Refusal, now: number): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const isUsedUp = String(headers['x-ratelimit-remaining']) === '0';
  const pauses = [
    Number(headers['retry-after'] ?? Number.NaN) * 1000,
    isUsedUp ? Number(headers['x-ratelimit-reset'] ?? Number.NaN) * 1000 - now : Number.NaN,
    status === 429 || /secondary rate limit/i.test(message) ? 60_000 : Number.NaN,
  ];
  const ms = pauses.find(Number.isFinite);
  return ms && Math.max(0, ms);
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
