/**
 * What can go wrong between the action and the service: one class, one situation. `operation` is noun and verb, such
 * as `builds.get`.
 */
import { UserError } from '../errors.ts';
import { type Failure, isTransient, judgeOnce } from '../retry.ts';

interface ServiceErrorOptions {
  readonly cause?: unknown;
  /** The same situation for the retry policy. Without it, sending the request again cannot help. */
  readonly failure?: Failure;
}

export class ServiceError extends UserError {
  readonly operation: string;
  readonly failure: Failure | undefined;
  constructor(operation: string, message: string, { failure, ...options }: ServiceErrorOptions = {}) {
    super(message, options);
    this.operation = operation;
    this.failure = failure;
  }
}

/** No connection was made: the request certainly did not arrive. */
export class ServiceUnreachable extends ServiceError {}

/** The service, or a proxy that decrypts connections, presented a certificate that is not trusted; nothing was sent. */
export class CertificateRefused extends ServiceError {}

/** The connection broke, or the attempt timed out, before the answer was complete: the request may have arrived. */
export class AnswerLost extends ServiceError {}

/** A successful status without a usable answer: not JSON, too large, without a needed field, or about something else. */
export class AnswerUnusable extends ServiceError {}

/** A body that is not JSON: the page of a proxy, or a truncated body. */
export function notJson(
  operation: string,
  { origin, found, cause }: { origin: string; found: string; cause?: unknown },
): AnswerUnusable {
  const message = `${origin} responded to ${operation} with ${found} instead of JSON. Check that baseUrl is the address of the API.`;
  return new AnswerUnusable(operation, message, { cause, failure: { kind: 'malformed' } });
}

/** An answer without a field that is needed to go on. */
export function fieldMissing(
  operation: string,
  path: readonly PropertyKey[],
  cause?: unknown,
): AnswerUnusable {
  const message = `The service's response to ${operation} has no usable field "${path.join('.')}". The API is in preview and may have changed.`;
  return new AnswerUnusable(operation, message, { cause });
}

/**
 * A start that may or may not have created the build: the answer was lost or unreadable, or it may come from a proxy in
 * front of a service that did the work. The build is looked for, and never started again (docs/reliability.md, "One
 * request, one build").
 */
export class StartUncertain extends ServiceError {
  constructor(cause: ServiceError) {
    const message = `It is not certain whether the build was started. ${cause.message}`;
    super(cause.operation, message, { cause });
  }
}

/**
 * An address that the token must not be sent to, or an ID that cannot be part of an address: nothing was sent there. It
 * comes from an input, a redirect or the service.
 */
export class AddressRefused extends ServiceError {}

/** The service refused the request. It also answers 404 for what the token has no access to. */
export class Refusal extends ServiceError {
  readonly status: number;
  override readonly help;
  /** @param said the service's explanation, if it gave one */
  constructor(
    operation: string,
    { said, ...answer }: { said?: string | undefined; status: number; retryAfterMs?: number | undefined },
  ) {
    const { status } = answer;
    const reason = said ? `: ${said}` : '';
    const failure = { kind: 'status', ...answer } as const;
    const advice =
      adviceFor[status] ??
      (isTransient(failure)
        ? 'The service has a problem. Try again later.'
        : 'Check the inputs of this step.');
    const message = `The service refused ${operation} with status ${status}${reason}. ${advice}`;
    super(operation, message, { failure });
    this.status = status;
    this.help = status === 401 ? ('the-token-is-refused' as const) : undefined;
  }
}

const adviceFor: Readonly<Record<number, string>> = {
  401: 'Check that token holds a valid API token of this service.',
  403: "Check the role of the token's owner: only admins can change a team, and only members of its team can use an application.",
  404: 'Check the ID, and check that the token has access to it.',
  429: 'The token made too many requests: raise pollInterval, or run fewer jobs at a time.',
};

/** Whether the service refused a request with one of these statuses. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): error is Refusal {
  return error instanceof Refusal && statuses.includes(error.status);
}

/** The answer to a request that is sent only once was lost: the service may have carried it out. */
class OutcomeUncertain extends UserError {}

/**
 * Whether the service may have carried out a request that is sent only once, although it failed. A success without the
 * field that is needed is as uncertain as a lost answer.
 */
export function isUncertain(error: unknown): error is ServiceError {
  if (error instanceof AnswerUnusable) return true;
  return (
    error instanceof ServiceError && error.failure !== undefined && judgeOnce(error.failure) === 'lookUp'
  );
}

/**
 * Awaits a request that must not be sent twice.
 *
 * @param advice what to check before the step is run again
 * @throws OutcomeUncertain if the service may have carried it out; otherwise what `send` throws
 */
export async function sentOnce<T>(send: Promise<T>, advice: string): Promise<T> {
  try {
    return await send;
  } catch (cause) {
    if (!isUncertain(cause)) throw cause;
    const message = `The service may or may not have processed the request. ${cause.message} ${advice}`;
    throw new OutcomeUncertain(message, { cause });
  }
}
