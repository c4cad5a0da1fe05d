/**
 * What can go wrong between the action and the service: one class, one situation. `operation` is noun and verb, such
 * as `builds.get`.
 */
import { UserError } from '../errors.ts';
import { type Failure, reasonOf } from './http/failure.ts';

export abstract class ServiceError extends UserError {
  readonly operation: string;
  /** The same situation as the retry policy sees it; `undefined` where asking again can change nothing. */
  readonly failure: Failure | undefined = undefined;
  constructor(operation: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.operation = operation;
  }
}

/** No connection was made: the request has certainly not arrived. */
export class ServiceUnreachable extends ServiceError {
  override readonly failure: Failure = { kind: 'network', certain: true };
  constructor(operation: string, { origin, cause }: { origin: string; cause: Error }) {
    super(
      operation,
      `${origin} cannot be reached (${reasonOf(cause)}). Check baseUrl, and the network of the runner.`,
      { cause },
    );
  }
}

/** The service, or a proxy on the way that opens connections, shows a certificate that is not trusted; nothing was sent. */
export class CertificateRefused extends ServiceError {
  constructor(operation: string, { origin, cause }: { origin: string; cause: Error }) {
    super(
      operation,
      `The certificate of ${origin} is not trusted (${cause.message}). Where a company's own authority signs it, name the file of that authority's certificate in NODE_EXTRA_CA_CERTS.`,
      { cause },
    );
  }
}

/** The connection broke before the answer was whole: the request may have arrived. */
export class AnswerLost extends ServiceError {
  override readonly failure: Failure = { kind: 'network', certain: false };
  constructor(operation: string, { origin, cause }: { origin: string; cause: Error }) {
    super(
      operation,
      `The connection to ${origin} broke before ${operation} was answered (${reasonOf(cause)}). Check the network between the runner and the service.`,
      { cause },
    );
  }
}

/** The time limit of one attempt passed before the answer was whole: the request may have arrived. */
export class AnswerTimedOut extends ServiceError {
  override readonly failure: Failure = { kind: 'timeout' };
  constructor(operation: string, { origin, seconds }: { origin: string; seconds: number }) {
    super(
      operation,
      `${origin} did not answer ${operation} within ${seconds} s. Check the network between the runner and the service.`,
    );
  }
}

/** A successful status, but no JSON behind it: an HTML page of a proxy, a cut body, too much of it. */
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

/** The answer is larger than any answer of this API has reason to be. */
export class AnswerTooLarge extends ServiceError {
  override readonly failure: Failure = { kind: 'malformed' };
  constructor(operation: string, { origin, most, cause }: { origin: string; most: string; cause?: unknown }) {
    super(
      operation,
      `${origin} answered ${operation} with more than ${most}. Check that baseUrl is the address of the API.`,
      { cause },
    );
  }
}

/** The answer lacks something that the work cannot go on without. */
export class FieldMissing extends ServiceError {
  readonly field: string;
  constructor(operation: string, { field, cause }: { field: string; cause: unknown }) {
    super(
      operation,
      `The service's answer to ${operation} has no usable field "${field}". The API is in preview and may have changed.`,
      { cause },
    );
    this.field = field;
  }
}

/**
 * A start after which the build may be there or not: the answer was lost, unreadable, or of a kind that a proxy gives
 * for a service which did its work. It is looked up, never asked for again (docs/reliability.md, "One request, one
 * build").
 */
export class StartUncertain extends ServiceError {
  constructor(operation: string, { cause }: { cause: ServiceError }) {
    super(operation, `Whether the build was started is not certain. ${cause.message}`, { cause });
  }
}

/** API requests follow no redirect: the token goes to the origin of `baseUrl` only. */
export class RedirectRefused extends ServiceError {
  constructor(operation: string, { target }: { target: string }) {
    super(
      operation,
      `The service redirects ${operation} to ${target}. Set baseUrl to the address that answers itself.`,
    );
  }
}

/** An address that the service gave, of an artefact or a log, is not below `baseUrl`: the token must not go there. */
export class ForeignAddress extends ServiceError {
  constructor(operation: string, { origin, expected }: { origin: string; expected: string }) {
    super(
      operation,
      `The service gave an address at ${origin}, which is not below ${expected}: the token is not sent there. Check baseUrl.`,
    );
  }
}

/** An id that no address can hold, such as `..` or half a character, of an input or of the service; nothing was sent. */
export class IdUnusable extends ServiceError {
  constructor(operation: string, { cause }: { cause: unknown }) {
    super(operation, `${operation} was given an id that cannot be a part of an address. Check the ids.`, {
      cause,
    });
  }
}

/** A part of an address that the service gave has an encoded slash in it, `%2F`: it could be taken for two parts. */
export class NameWithSlash extends ServiceError {
  constructor(operation: string, { name }: { name: string }) {
    super(
      operation,
      `The service gave an address with an encoded slash (%2F) in the name "${name}", which is not asked for. Rename the file in the build, so that its name has no slash.`,
    );
  }
}

/** The service answered, and said no. `said` is its own explanation, where it gave one. */
export abstract class Refusal extends ServiceError {
  readonly status: number;
  readonly said: string | undefined;
  override readonly failure: Failure;
  constructor(operation: string, refusal: RefusalFacts, advice: string) {
    const said = refusal.said ? `: ${refusal.said}` : '';
    super(operation, `The service refused ${operation} with status ${refusal.status}${said}. ${advice}`);
    this.status = refusal.status;
    this.said = refusal.said;
    const { status, retryAfterMs } = refusal;
    this.failure = { kind: 'status', status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  }
}

export interface RefusalFacts {
  readonly status: number;
  readonly said?: string | undefined;
  /** How long the service asks to be left alone, where it says so. */
  readonly retryAfterMs?: number | undefined;
}

/** 401. */
export class TokenRefused extends Refusal {
  constructor(operation: string, refusal: RefusalFacts) {
    super(operation, refusal, 'Check that token holds a valid API token of this service.');
  }
}

/** 403. */
export class NotPermitted extends Refusal {
  constructor(operation: string, refusal: RefusalFacts) {
    super(
      operation,
      refusal,
      "Check the role of the token's owner: team work needs an admin, and an application its team.",
    );
  }
}

/** 404; also seen for what the token may not see. */
export class NotFound extends Refusal {
  constructor(operation: string, refusal: RefusalFacts) {
    super(operation, refusal, 'Check the id, and that the token may see it.');
  }
}

/** 429. */
export class Throttled extends Refusal {
  constructor(operation: string, refusal: RefusalFacts) {
    super(operation, refusal, 'The token made too many requests: raise pollInterval, or spread the work.');
  }
}

/** The service has asked another request of this step for more time than there is, so this one was not sent. */
export class NotSent extends ServiceError {
  override readonly failure: Failure;
  constructor(operation: string, { ms, cause }: { ms: number; cause: Error }) {
    super(
      operation,
      `The service asks to be left alone for ${Math.ceil(ms / 1000)} s, so ${operation} was not sent. ${cause.message}`,
      { cause },
    );
    this.failure = { kind: 'status', status: 429, retryAfterMs: ms };
  }
}

/** 5xx and 408: the service's own trouble. */
export class ServiceTrouble extends Refusal {
  constructor(operation: string, refusal: RefusalFacts) {
    super(operation, refusal, 'This is trouble of the service itself: try again later.');
  }
}

/** Any other 4xx: what was asked is not acceptable. */
export class RequestRefused extends Refusal {
  constructor(operation: string, refusal: RefusalFacts) {
    super(operation, refusal, 'Check the inputs of this step.');
  }
}

/** The situation behind a status that is no success. */
export function refusalOf(operation: string, facts: RefusalFacts): Refusal {
  if (facts.status === 401) return new TokenRefused(operation, facts);
  if (facts.status === 403) return new NotPermitted(operation, facts);
  if (facts.status === 404) return new NotFound(operation, facts);
  if (facts.status === 429) return new Throttled(operation, facts);
  if (facts.status >= 500 || facts.status === 408 || facts.status === 425)
    return new ServiceTrouble(operation, facts);
  return new RequestRefused(operation, facts);
}
