import { type Clock, sleep } from '../../clock.ts';
import { decideRetry } from '../../retry.ts';
import type { Connection } from '../connection.ts';
import { AnswerUnreadable, NotSent, RedirectRefused, ServiceError } from '../errors.ts';
import { type ActivityMonitor, attempt } from './attempt.ts';
import { readRefusal } from './failure.ts';
import type { RateLimiter } from './limiters.ts';
import type { WireReply, WireRequest } from './transport.ts';

/** How a request is sent, and what may end it. */
export interface Sending {
  /** Ends the operation: while it waits to be sent, is in flight, or pauses between attempts. */
  readonly signal?: AbortSignal | undefined;
  /** If set, this signal ends an attempt in flight, instead of `signal`. */
  readonly inFlight?: AbortSignal | undefined;
  /** `one`: a failed attempt, or a pause of the rate limiter, ends the operation at once. Default: as many as the retry policy allows. */
  readonly attempts?: 'one' | undefined;
  /** When this step started the build that the request is about, on the monotonic clock. */
  readonly newSince?: number | undefined;
  /** `urgent`: the rate limiter does not hold it back, because it would come too late. */
  readonly priority?: 'urgent';
  /** Bounds how many requests of this kind are sent in an hour, before the client's own rate limiter. */
  readonly share?: RateLimiter;
}

interface RetriedRequest<Result> extends Sending {
  /** Noun and verb, such as `builds.get`. */
  readonly operation: string;
  /** `once`: sent again only if it certainly was not executed. Default: sent again. */
  readonly sent?: 'once' | undefined;
  readonly wire: WireRequest;
  /** Reads a success. @throws BodyTooLarge; ServiceError; ReaderFailed; the stream's error */
  readonly read: (reply: WireReply, activity: ActivityMonitor) => Promise<Result>;
  /** Each so many bytes start the timeout of the attempt again. Without it, the timeout is for the whole answer. */
  readonly progressBytes?: number;
}

/**
 * Sends a request, and repeats it as the retry policy decides. Each attempt waits for the client's rate limiter and
 * semaphore. The rate limiter counts failures, and pauses all requests while the service asks for it or is down.
 *
 * @throws ServiceError; the signal's reason
 */
export async function sendWithRetries<Result>(
  request: RetriedRequest<Result>,
  connection: Connection,
): Promise<Result> {
  const { sent, signal, newSince, attempts } = request;
  const { clock, random, limits, rateLimiter, onRetry } = connection;
  const budget = createRetryBudget(clock);
  for (let number = 1; ; number++) {
    try {
      const result = await sendOnce(request, { connection, budget });
      rateLimiter.answered();
      return result;
    } catch (error) {
      if (!(error instanceof ServiceError && error.failure) || error instanceof NotSent) throw error;
      const { failure } = error;
      const fraction = random.fraction();
      const mayAppearLater = newSince !== undefined && clock.monotonic() - newSince < limits.newBuildMs;
      const elapsedMs = budget.elapsed();
      const decision = decideRetry(
        { sent, attempt: number, failure, elapsedMs, fraction, mayAppearLater },
        limits,
      );
      const answer = failure.kind === 'status' ? failure : undefined;
      // A refusal, and a build that does not exist yet, are answers: other requests may well succeed.
      if (answer?.status === 404 || (decision.kind === 'stop' && decision.reason === 'final'))
        rateLimiter.answered();
      else rateLimiter.failed({ error, retryAfterMs: answer?.retryAfterMs ?? 0, fraction });
      if (decision.kind === 'stop' || attempts === 'one') throw error;
      onRetry(error, decision.ms);
      await sleep(clock, decision.ms, signal);
    }
  }
}

/** The part of its retry budget that an operation has used. */
export interface RetryBudget {
  /** The first call begins the budget: time spent waiting behind other requests is not this one's own. */
  begin(): void;
  /** Milliseconds. */
  elapsed(): number;
}

export function createRetryBudget(clock: Clock): RetryBudget {
  let begunAt: number | undefined;
  return {
    begin() {
      begunAt ??= clock.monotonic();
    },
    elapsed: () => (begunAt === undefined ? 0 : clock.monotonic() - begunAt),
  };
}

interface Context {
  readonly connection: Connection;
  readonly budget: RetryBudget;
}

/** Makes one attempt as soon as the rate limiter and the semaphore allow it. */
async function sendOnce<Result>(request: RetriedRequest<Result>, context: Context): Promise<Result> {
  const { signal, priority, share } = request;
  const { connection, budget } = context;
  const { rateLimiter, semaphore } = connection;
  await share?.acquire(signal);
  if (priority === 'urgent') rateLimiter.count();
  else {
    // A request that is not sent does not count.
    await waitForPauseToEnd(request, context);
    await rateLimiter.acquire(signal);
  }
  for (;;) {
    if (priority !== 'urgent') await waitForPauseToEnd(request, context);
    const sent = await semaphore.run(async () => {
      // A pause may have begun while this request waited for the semaphore.
      if (priority !== 'urgent' && rateLimiter.pause()) return undefined;
      budget.begin();
      return { result: await exchange(request, connection) };
    }, signal);
    if (sent) return sent.result;
  }
}

/** @throws NotSent at once, if the pause is longer than what is left of the budget; the signal's reason */
export async function waitForPauseToEnd(
  {
    operation,
    signal,
    attempts,
  }: {
    readonly operation: string;
    readonly signal?: AbortSignal | undefined;
    readonly attempts?: 'one' | undefined;
  },
  { connection: { clock, limits, rateLimiter }, budget }: Context,
): Promise<void> {
  for (;;) {
    const pause = rateLimiter.pause();
    if (!pause) return;
    const left = attempts === 'one' ? 0 : limits.retryBudgetMs - limits.attemptMs - budget.elapsed();
    if (pause.ms > left) throw new NotSent(operation, pause);
    await sleep(clock, pause.ms, signal);
  }
}

/** Sends the request and reads its answer. */
async function exchange<Result>(
  { operation, wire, read, progressBytes, signal, inFlight = signal }: RetriedRequest<Result>,
  connection: Connection,
): Promise<Result> {
  const { transport, clock, limits } = connection;
  const { url } = wire;
  const limit = { clock, ms: limits.attemptMs, bytes: progressBytes, signal: inFlight };
  return attempt({ operation, url, ...limit }, async (activity) => {
    const reply = await transport(wire, { signal: activity.signal });
    const { status, headers, body } = reply;
    if (status >= 200 && status < 300) return read(reply, activity);
    if (status < 200 || status >= 400) throw await readRefusal(operation, reply, connection);
    body.destroy();
    // The request was not conditional, so a cache has answered in place of the service.
    if (status === 304)
      throw new AnswerUnreadable(operation, { origin: url.origin, found: 'status 304 and no body' });
    const target = (headers.location && URL.parse(headers.location, url.href)?.origin) || undefined;
    throw new RedirectRefused(operation, { target: target ?? 'an unreadable address' });
  });
}

/**
 * Waits before a read is sent again, as the retry policy decides.
 *
 * @throws the error when the policy stops; the signal's reason
 */
export async function pauseBeforeRetry(
  failed: { error: ServiceError; attempt: number; budget: RetryBudget; signal?: AbortSignal | undefined },
  { clock, random, limits, onRetry }: Connection,
): Promise<void> {
  const { error, attempt, budget, signal } = failed;
  if (!error.failure) throw error;
  const elapsedMs = budget.elapsed();
  const facts = { attempt, failure: error.failure, elapsedMs, fraction: random.fraction() };
  const decision = decideRetry(facts, limits);
  if (decision.kind === 'stop') throw error;
  onRetry(error, decision.ms);
  await sleep(clock, decision.ms, signal);
}
