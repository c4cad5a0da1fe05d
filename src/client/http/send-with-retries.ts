import { type Clock, sleep } from '../../clock.ts';
import { decideRetry, type OperationKind } from '../../retry.ts';
import type { Connection } from '../connection.ts';
import { NotSent, ServiceError } from '../errors.ts';
import { attempt, type Reading } from './attempt.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { WireRequest } from './transport.ts';

/** What a request is for, and what may end it. */
export interface Operation {
  /** Noun and verb, such as `builds.get`. */
  readonly operation: string;
  readonly kind: OperationKind;
  /** Ends the operation: while it waits to be sent, is in flight, or pauses between attempts. */
  readonly signal?: AbortSignal | undefined;
  /** If given, this signal ends an attempt in flight, instead of `signal`. */
  readonly inFlight?: AbortSignal | undefined;
  /** When this step started the build that the request is about, on the monotonic clock. */
  readonly newSince?: number | undefined;
  /** `urgent`: the rate limiter does not hold it back, because it would come too late. */
  readonly priority?: 'urgent';
  /** Bounds how many requests of this kind are sent in an hour, before the client's own rate limiter. */
  readonly share?: RateLimiter;
}

interface RetriedRequest<Result> extends Operation, Reading<Result> {
  readonly wire: WireRequest;
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
  const { kind, signal, newSince } = request;
  const { clock, random, limits, rateLimiter, onRetry } = connection;
  const stopwatch = createStopwatch(clock);
  for (let number = 1; ; number++) {
    try {
      const result = await sendOnce(request, { connection, stopwatch });
      rateLimiter.answered();
      return result;
    } catch (error) {
      if (!(error instanceof ServiceError && error.failure)) throw error;
      const { failure } = error;
      const fraction = random.fraction();
      const mayAppearLater = newSince !== undefined && clock.monotonic() - newSince < limits.newBuildMs;
      const elapsedMs = stopwatch.elapsedMs();
      const decision = decideRetry(
        { operation: kind, attempt: number, failure, elapsedMs, fraction, mayAppearLater },
        limits,
      );
      const answer = failure.kind === 'status' ? failure : undefined;
      // A refusal, and a build that does not exist yet, are answers: other requests may well succeed.
      if (answer?.status === 404 || (decision.kind === 'stop' && decision.reason === 'final'))
        rateLimiter.answered();
      else rateLimiter.failed({ error, askedMs: answer?.retryAfterMs ?? 0, fraction });
      if (decision.kind === 'stop') throw error;
      onRetry(error, decision.ms);
      await sleep(clock, decision.ms, signal);
    }
  }
}

interface Stopwatch {
  /** Starts it; later calls change nothing. */
  start(): void;
  elapsedMs(): number;
}

/** Measures an operation from its first attempt on: time spent waiting behind other requests is not its own. */
function createStopwatch(clock: Clock): Stopwatch {
  let startedAt: number | undefined;
  return {
    start() {
      startedAt ??= clock.monotonic();
    },
    elapsedMs: () => (startedAt === undefined ? 0 : clock.monotonic() - startedAt),
  };
}

interface Context {
  readonly connection: Connection;
  readonly stopwatch: Stopwatch;
}

/** Makes one attempt as soon as the rate limiter and the semaphore allow it. */
async function sendOnce<Result>(
  request: RetriedRequest<Result>,
  { connection, stopwatch }: Context,
): Promise<Result> {
  const { operation, wire, read, progressBytes, signal, inFlight = signal, priority, share } = request;
  const { rateLimiter, semaphore } = connection;
  await share?.acquire(signal);
  if (priority === 'urgent') rateLimiter.count();
  else await rateLimiter.acquire(signal);
  for (;;) {
    if (priority !== 'urgent') await waitForPauseToEnd(request, { connection, stopwatch });
    const sent = await semaphore.run(async () => {
      // A pause may have begun while this request waited for the semaphore.
      if (priority !== 'urgent' && rateLimiter.pause()) return undefined;
      stopwatch.start();
      const reading = progressBytes === undefined ? { read } : { read, progressBytes };
      return {
        result: await attempt({ operation, request: wire, ...reading, signal: inFlight }, connection),
      };
    }, signal);
    if (sent) return sent.result;
  }
}

/** @throws NotSent at once, if the pause is longer than what is left of the budget; the signal's reason */
async function waitForPauseToEnd(
  { operation, signal }: RetriedRequest<unknown>,
  { connection: { clock, limits, rateLimiter }, stopwatch }: Context,
): Promise<void> {
  for (;;) {
    const pause = rateLimiter.pause();
    if (!pause) return;
    if (pause.ms > limits.retryBudgetMs - limits.attemptMs - stopwatch.elapsedMs())
      throw new NotSent(operation, pause);
    await sleep(clock, pause.ms, signal);
  }
}
