import { sleep } from '../../clock.ts';
import { NotSent, ServiceError } from '../errors.ts';
import { attempt, type RawAnswer } from './attempt.ts';
import type { Call, Connection } from './call.ts';
import { decideRetry } from './retry.ts';
import type { WireRequest } from './transport.ts';

export interface Repeated<Result>
  extends Pick<Call<string>, 'operation' | 'kind' | 'signal' | 'inFlight' | 'newSince' | 'turn'> {
  readonly wire: WireRequest;
  /** The largest body of a success, in bytes. */
  readonly mostBytes: number;
  /** Reads the answer; what it throws is a failure of the attempt. */
  readonly read: (raw: RawAnswer) => Result;
}

/**
 * Sends a request, and again by the retry policy until it is answered or given up. Each attempt waits for its turn among
 * all requests of the client.
 *
 * @throws ServiceError; the signal's reason
 */
export async function repeat<Result>(request: Repeated<Result>, connection: Connection): Promise<Result> {
  const { kind, signal, newSince } = request;
  const { clock, random, limits, pace, onRetry } = connection;
  const course: Course = { begun: undefined };
  for (let number = 1; ; number++) {
    try {
      const result = request.read(await sendInTurn(request, { connection, course }));
      pace.answered();
      return result;
    } catch (error) {
      if (!(error instanceof ServiceError && error.failure)) throw error;
      const { failure } = error;
      const now = clock.monotonic();
      const fraction = random.fraction();
      const elapsedMs = now - (course.begun ?? now);
      const newBuildAgeMs = newSince === undefined ? {} : { newBuildAgeMs: now - newSince };
      const decision = decideRetry(
        { operation: kind, attempt: number, failure, elapsedMs, fraction, ...newBuildAgeMs },
        limits,
      );
      const answer = failure.kind === 'status' ? failure : undefined;
      // A clear no, and a build that is not to be seen yet, are answers: they say nothing of how other requests would do.
      if (answer?.status === 404 || (decision.kind === 'stop' && decision.reason === 'final'))
        pace.answered();
      else pace.failed({ error, askedMs: answer?.retryAfterMs ?? 0, fraction });
      if (decision.kind === 'stop') throw error;
      onRetry(error, decision.ms);
      await sleep(clock, decision.ms, signal);
    }
  }
}

interface Course {
  /** When the first attempt began, and the budget with it: how long others keep the line is no fault of this request. */
  begun: number | undefined;
}

/** One attempt, when it is its turn and the service has not to be left alone. */
async function sendInTurn(
  request: Repeated<unknown>,
  { connection, course }: { connection: Connection; course: Course },
): Promise<RawAnswer> {
  const { operation, wire, mostBytes, signal, inFlight = signal, turn } = request;
  const { clock, gate, pace } = connection;
  if (turn === 'atOnce') pace.count();
  else await pace.turn(signal);
  for (;;) {
    if (turn !== 'atOnce') await waitForOpening(request, { connection, course });
    const sent = await gate(async () => {
      // It may have closed while this request stood in line.
      if (turn !== 'atOnce' && pace.closed().ms > 0) return undefined;
      course.begun ??= clock.monotonic();
      return attempt({ operation, request: wire, mostBytes, signal: inFlight }, connection);
    }, signal);
    if (sent) return sent;
  }
}

/**
 * Waits until requests may be sent.
 *
 * @throws NotSent at once, where that takes longer than the budget
 */
async function waitForOpening(
  { operation, signal }: Repeated<unknown>,
  { connection, course }: { connection: Connection; course: Course },
): Promise<void> {
  const { clock, limits, pace } = connection;
  for (;;) {
    const { ms, because } = pace.closed();
    if (ms === 0) return;
    const elapsed = course.begun === undefined ? 0 : clock.monotonic() - course.begun;
    if (because && ms > limits.retryBudgetMs - limits.attemptMs - elapsed)
      throw new NotSent(operation, { ms, cause: because });
    await sleep(clock, ms, signal);
  }
}
