/**
 * What can go wrong between the action and the service: one class, one situation. `operation` is noun and verb, such
 * as `builds.get`.
 */
import { messageOf, UserError } from '../errors.ts';
import { type Failure, isTransient, judgeOnce } from '../retry.ts';

export abstract class ServiceError extends UserError {
  readonly operation: string;
  /** The same situation for the retry policy; `undefined` if sending the request again cannot help. */
  readonly failure: Failure | undefined = undefined;
  constructor(operation: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.operation = operation;
  }
}

/** No connection was made: the request certainly did not arrive. */
export class ServiceUnreachable extends ServiceError {
  override readonly failure: Failure = { kind: 'network', certain: true };
  constructor(operation: string, { origin, cause }: { origin: string; cause: Error }) {
    super(
      operation,
      `${origin} cannot be reached (${messageOf(cause)}). Check baseUrl and the runner's network.`,
      { cause },
    );
  }
}

/** The service, or a proxy that decrypts connections, presented a certificate that is not trusted; nothing was sent. */
export class CertificateRefused extends ServiceError {
  constructor(operation: string, { origin, cause }: { origin: string; cause: Error }) {
    super(
      operation,
      `The certificate of ${origin} is not trusted (${cause.message}). If your company signs its own certificates, set NODE_EXTRA_CA_CERTS to the file of its root certificate.`,
      { cause },
    );
  }
}

/** The connection broke before the answer was complete: the request may have arrived. */
export class AnswerLost extends ServiceError {
  override readonly failure: Failure = { kind: 'network', certain: false };
  constructor(operation: string, { origin, cause }: { origin: string; cause: Error }) {
    super(
      operation,
      `The connection to ${origin} broke before ${operation} was answered (${messageOf(cause)}). Check the network between the runner and the service.`,
      { cause },
    );
  }
}

/** One attempt timed out before the answer was complete: the request may have arrived. */
export class AnswerTimedOut extends ServiceError {
  override readonly failure: Failure = { kind: 'timeout' };
  constructor(operation: string, { origin, seconds }: { origin: string; seconds: number }) {
    super(
      operation,
      `${origin} did not answer ${operation} within ${seconds} s. Check the network between the runner and the service.`,
    );
  }
}

/** A successful status without JSON: an HTML page of a proxy, or a truncated body. */
export class AnswerUnreadable extends ServiceError {
  override readonly failure: Failure = { kind: 'malformed' };
  constructor(
    operation: string,
    { origin, found, cause }: { origin: string; found: string; cause?: unknown },
  ) {
    super(
      operation,
      `${origin} answered ${operation} with ${found} instead of JSON. Check that baseUrl is the address of the API.`,
      { cause },
    );
  }
}

/** The answer is larger than any answer of this API should be. */
export class AnswerTooLarge extends ServiceError {
  override readonly failure: Failure = { kind: 'tooLarge' };
  constructor(operation: string, { origin, most, cause }: { origin: string; most: string; cause?: unknown }) {
    super(
      operation,
      `${origin} answered ${operation} with more than ${most}. Check that baseUrl is the address of the API.`,
      { cause },
    );
  }
}

/** The answer lacks a field that is needed to go on. */
export class FieldMissing extends ServiceError {
  /** Its path, such as `build.status`. */
  readonly field: string;
  constructor(operation: string, { path, cause }: { path: readonly PropertyKey[]; cause?: unknown }) {
    const field = path.join('.');
    const found = path.length === 0 ? 'does not have the expected form' : `has no usable field "${field}"`;
    super(
      operation,
      `The service's answer to ${operation} ${found}. The API is in preview and may have changed.`,
      { cause },
    );
    this.field = field;
  }
}

/**
 * A start that may or may not have created the build: the answer was lost or unreadable, or it may come from a proxy in
 * front of a service that did the work. The build is looked for, and never started again (docs/reliability.md, "One
 * request, one build").
 */
export class StartUncertain extends ServiceError {
  constructor(operation: string, { cause }: { cause: ServiceError }) {
    super(operation, `It is not certain whether the build was started. ${cause.message}`, { cause });
  }
}

/** API requests do not follow redirects: the token is sent to the origin of `baseUrl` only. */
export class RedirectRefused extends ServiceError {
  constructor(operation: string, { target }: { target: string }) {
    super(
      operation,
      `The service redirects ${operation} to ${target}. Set baseUrl to the final address of the API.`,
    );
  }
}

/** The service returned the address of an artefact or a log that is not below `baseUrl`: the token must not be sent there. */
export class ForeignAddress extends ServiceError {
  constructor(operation: string, { origin, expected }: { origin: string; expected: string }) {
    super(
      operation,
      `The service returned an address at ${origin} that is not below ${expected}, so the token was not sent there. Check baseUrl.`,
    );
  }
}

/** An ID, from an input or the service, that cannot be part of a URL, such as `..` or a lone surrogate; nothing was sent. */
export class IdUnusable extends ServiceError {
  constructor(operation: string, { cause }: { cause: unknown }) {
    super(operation, `${operation} was called with an id that cannot be part of a URL. Check the ids.`, {
      cause,
    });
  }
}

/** The service returned an address with an encoded slash, `%2F`, in one of its parts, which could be read as two parts. */
export class NameWithSlash extends ServiceError {
  constructor(operation: string, { name }: { name: string }) {
    super(
      operation,
      `The service returned an address with an encoded slash (%2F) in the name "${name}", so it was not requested. Rename the file in the build so that its name has no slash.`,
    );
  }
}

/** The service asked this step to wait longer than the request has time for, so it was not sent. */
export class NotSent extends ServiceError {
  override readonly failure: Failure;
  constructor(operation: string, { ms, cause }: { ms: number; cause: Error }) {
    super(
      operation,
      `The service asked us to wait ${Math.ceil(ms / 1000)} s, so ${operation} was not sent. ${cause.message}`,
      { cause },
    );
    this.failure = { kind: 'status', status: 429, retryAfterMs: ms };
  }
}

interface RefusalFacts {
  readonly status: number;
  /** The service's explanation, if it gave one. */
  readonly said?: string | undefined;
  /** How long the service asked us to wait, if it did. */
  readonly retryAfterMs?: number | undefined;
}

/** The service refused the request. */
export abstract class Refusal extends ServiceError {
  readonly status: number;
  override readonly failure: Failure;
  constructor(operation: string, { status, said, retryAfterMs }: RefusalFacts, advice: string) {
    const reason = said ? `: ${said}` : '';
    super(operation, `The service refused ${operation} with status ${status}${reason}. ${advice}`);
    this.status = status;
    this.failure = { kind: 'status', status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  }
}

/** 401. */
export class TokenRefused extends Refusal {
  override readonly help = 'the-token-is-refused';
}

/** 403. */
export class NotPermitted extends Refusal {}

/** 404; services also answer it for what the token has no access to. */
export class NotFound extends Refusal {}

/** 429. */
export class Throttled extends Refusal {}

/** A status after which the same request may succeed later: a problem of the service. */
export class ServiceTrouble extends Refusal {}

/** Any other 4xx: the service does not accept the request. */
export class RequestRefused extends Refusal {}

/** The situation that an unsuccessful status stands for. */
export function refusalOf(operation: string, facts: RefusalFacts): Refusal {
  switch (facts.status) {
    case 401:
      return new TokenRefused(operation, facts, 'Check that token holds a valid API token of this service.');
    case 403:
      return new NotPermitted(
        operation,
        facts,
        "Check the role of the token's owner: changing a team needs an admin, and an application needs a member of its team.",
      );
    case 404:
      return new NotFound(operation, facts, 'Check the id, and that the token has access to it.');
    case 429:
      return new Throttled(
        operation,
        facts,
        'The token made too many requests: raise pollInterval, or run fewer jobs at a time.',
      );
    default:
      return isTransient({ kind: 'status', status: facts.status })
        ? new ServiceTrouble(operation, facts, 'The service itself has a problem: try again later.')
        : new RequestRefused(operation, facts, 'Check the inputs of this step.');
  }
}

/** The answer to a request that is sent only once was lost: the service may have carried it out. */
class OutcomeUncertain extends UserError {
  constructor({ advice, cause }: { advice: string; cause: ServiceError }) {
    super(`The service may or may not have processed the request. ${cause.message} ${advice}`, { cause });
  }
}

/**
 * Whether the service may have carried out a request that is sent only once, although it failed. A success without the
 * field that is needed is as uncertain as a lost answer.
 */
export function isUncertain(error: unknown): error is ServiceError {
  return (
    error instanceof FieldMissing ||
    (error instanceof ServiceError && error.failure !== undefined && judgeOnce(error.failure) === 'lookUp')
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
    throw isUncertain(cause) ? new OutcomeUncertain({ advice, cause }) : cause;
  }
}
