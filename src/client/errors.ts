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

/** A class for one situation: the message is made from the facts. `failure` as in `ServiceError`. */
export function situation<Facts>(message: (facts: Facts, operation: string) => string, failure?: Failure) {
  return class extends ServiceError {
    override readonly failure = failure;
    constructor(operation: string, facts: Facts & { cause?: unknown }) {
      super(operation, message(facts, operation), facts);
    }
  };
}

/** No connection was made: the request certainly did not arrive. */
export class ServiceUnreachable extends situation<{ origin: string; cause: Error }>(
  ({ origin, cause }) =>
    `${origin} cannot be reached (${messageOf(cause)}). Check baseUrl and the runner's network.`,
  { kind: 'network', certain: true },
) {}

/** The service, or a proxy that decrypts connections, presented a certificate that is not trusted; nothing was sent. */
export class CertificateRefused extends situation<{ origin: string; cause: Error }>(
  ({ origin, cause }) =>
    `The certificate of ${origin} is not trusted (${cause.message}). If your company signs its own certificates, set NODE_EXTRA_CA_CERTS to the path of its root certificate file.`,
) {}

/** The connection broke before the answer was complete: the request may have arrived. */
export class AnswerLost extends situation<{ origin: string; cause: Error }>(
  ({ origin, cause }, operation) =>
    `The connection to ${origin} was lost before it responded to ${operation} (${messageOf(cause)}). Check the network between the runner and the service.`,
  { kind: 'network', certain: false },
) {}

/** One attempt timed out before the answer was complete: the request may have arrived. */
export class AnswerTimedOut extends situation<{ origin: string; seconds: number }>(
  ({ origin, seconds }, operation) =>
    `${origin} did not respond to ${operation} within ${seconds} s. Check the network between the runner and the service.`,
  { kind: 'timeout' },
) {}

/** A successful status without JSON: an HTML page of a proxy, or a truncated body. */
export class AnswerUnreadable extends situation<{ origin: string; found: string }>(
  ({ origin, found }, operation) =>
    `${origin} responded to ${operation} with ${found} instead of JSON. Check that baseUrl is the address of the API.`,
  { kind: 'malformed' },
) {}

/** The answer is larger than any answer of this API should be. */
export class AnswerTooLarge extends situation<{ origin: string; most: string }>(
  ({ origin, most }, operation) =>
    `${origin} responded to ${operation} with more than ${most}. Check that baseUrl is the address of the API.`,
  { kind: 'tooLarge' },
) {}

/** The answer lacks a field that is needed to go on. */
export class FieldMissing extends ServiceError {
  /** Its path, such as `build.status`. */
  readonly field: string;
  constructor(operation: string, { path, cause }: { path: readonly PropertyKey[]; cause?: unknown }) {
    const field = path.join('.');
    const found = path.length === 0 ? 'does not have the expected form' : `has no usable field "${field}"`;
    super(
      operation,
      `The service's response to ${operation} ${found}. The API is in preview and may have changed.`,
      { cause },
    );
    this.field = field;
  }
}

/** The answer is the record of another build, such as one of a cache or a proxy: it proves nothing about the build. */
export class OtherBuild extends situation<{ id: string }>(
  ({ id }, operation) =>
    `The service responded to ${operation} with the record of another build than ${id}. Check the proxies and caches between the runner and the service.`,
) {}

/**
 * A start that may or may not have created the build: the answer was lost or unreadable, or it may come from a proxy in
 * front of a service that did the work. The build is looked for, and never started again (docs/reliability.md, "One
 * request, one build").
 */
export class StartUncertain extends situation<{ cause: ServiceError }>(
  ({ cause }) => `It is not certain whether the build was started. ${cause.message}`,
) {}

/** API requests do not follow redirects: the token is sent to the origin of `baseUrl` only. */
export class RedirectRefused extends situation<{ target: string }>(
  ({ target }, operation) =>
    `The service redirects ${operation} to ${target}. Set baseUrl to the final address of the API.`,
) {}

/** The service returned the address of an artefact or a log that is not below `baseUrl`: the token must not be sent there. */
export class ForeignAddress extends situation<{ origin: string; expected: string }>(
  ({ origin, expected }) =>
    `The service returned a URL at ${origin} that is not under ${expected}, so the token was not sent there. Check baseUrl.`,
) {}

/** An ID, from an input or the service, that cannot be part of a URL, such as `..` or a lone surrogate; nothing was sent. */
export class IdUnusable extends situation<{ cause: unknown }>(
  (_, operation) => `${operation} was called with an ID that can't be part of a URL. Check the IDs.`,
) {}

/** The service returned a URL with an encoded slash, `%2F`, in one of its parts, which could be read as two parts. */
export class NameWithSlash extends situation<{ name: string }>(
  ({ name }) =>
    `The service returned a URL with an encoded slash (%2F) in the name "${name}", so the action did not request it. Rename the file in the build so that its name has no slash.`,
) {}

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

type Situation = readonly [
  Class: new (operation: string, facts: RefusalFacts, advice: string) => Refusal,
  advice: string,
];

const situations: Readonly<Record<number, Situation>> = {
  401: [TokenRefused, 'Check that token holds a valid API token of this service.'],
  403: [
    NotPermitted,
    "Check the role of the token's owner: only admins can change a team, and only members of its team can use an application.",
  ],
  404: [NotFound, 'Check the ID, and check that the token has access to it.'],
  429: [Throttled, 'The token made too many requests: raise pollInterval, or run fewer jobs at a time.'],
};
const trouble: Situation = [ServiceTrouble, 'The service has a problem. Try again later.'];
const refused: Situation = [RequestRefused, 'Check the inputs of this step.'];

/** The situation that an unsuccessful status stands for. */
export function refusalOf(operation: string, facts: RefusalFacts): Refusal {
  const { status } = facts;
  const other = isTransient({ kind: 'status', status }) ? trouble : refused;
  const [Class, advice] = situations[status] ?? other;
  return new Class(operation, facts, advice);
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
