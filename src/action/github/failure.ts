import { types } from 'node:util';
import { TimeoutError } from '../../clock.ts';
import { messageOf, UserError } from '../../errors.ts';
import { type Failure, isTransient } from '../../retry.ts';
import type { Log } from '../runner/runner.ts';
import type { Redact } from '../text/redaction.ts';

/** GitHub's API refused a request or could not be reached: for a step that is of no use without it, the error to show. */
export class GitHubFailure extends UserError {
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

/** Characters of an explanation: the answer of a proxy can be a whole page. */
const longestExplanation = 500;

/**
 * The failure that an error of a request stands for; its message contains no token.
 *
 * @param url with its placeholders
 */
export function gitHubFailure(
  thrown: unknown,
  { method, url, redact }: { readonly method: string; readonly url: string; readonly redact: Redact },
): GitHubFailure {
  const message = thrown instanceof TimeoutError ? 'no response in time' : messageOf(thrown);
  const text = `${method} ${url}: ${redact(message).slice(0, longestExplanation)}`;
  if (!isRefusal(thrown))
    return new GitHubFailure(`GitHub could not be reached for ${text}`, { kind: 'network', certain: false });
  const { status, response } = thrown;
  // GitHub may answer a rate limit with 403: "wait for at least one minute" unless it names a time.
  // https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
  const isLimit = status === 429 || (status === 403 && /rate limit/i.test(message));
  const seconds = Number(response.headers['retry-after']);
  const retryAfterMs = seconds >= 0 ? seconds * 1_000 : 60_000;
  return new GitHubFailure(`GitHub returned status ${status} for ${text}`, {
    kind: 'status',
    ...(isLimit ? { status: 429, retryAfterMs } : { status }),
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

/** The answer; `undefined` when GitHub answers that it does not have what was requested. */
export async function unlessMissing<Answer>(sent: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await sent;
  } catch (failure) {
    if (failure instanceof GitHubFailure && [404, 410].includes(failure.status ?? 0)) return undefined;
    throw failure;
  }
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
