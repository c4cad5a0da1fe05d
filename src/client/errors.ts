/** What can go wrong between the action and the service: one class, one situation. */
import { types } from 'node:util';
import { errorsIn, messageOf, UserError } from '../errors.ts';
import { type Failure, isTransient, judgeOnce } from '../retry.ts';

export class ServiceError extends UserError {
  /** The same situation for the retry policy. Without it, sending the request again cannot help. */
  readonly failure: Failure | undefined;
  /** The message without its advice. */
  readonly problem: string;
  constructor(problem: string, options: { cause?: unknown; advice?: string; failure?: Failure } = {}) {
    const { failure, advice = '', ...others } = options;
    super(`${problem} ${advice}`.trimEnd(), others);
    this.problem = problem;
    this.failure = failure;
  }
}

/** No usable answer: the request may have arrived. */
export const unanswered: Failure = { kind: 'network', certain: false };

export function networkErrorOf(
  operation: string,
  { origin, cause }: { origin: string; cause: Error },
): ServiceError {
  const reason = messageOf(cause);
  if (isUntrusted(cause)) {
    const advice =
      'If your company signs its own certificates, set NODE_EXTRA_CA_CERTS to the path of its root certificate file.';
    return new ServiceError(`The certificate of ${origin} is not trusted (${reason}).`, { cause, advice });
  }
  if (neverConnected(cause)) {
    const advice = "Check baseUrl and the runner's network.";
    const failure = { kind: 'network', certain: true } as const;
    return new ServiceError(`${origin} cannot be reached (${reason}).`, { cause, failure, advice });
  }
  const problem = `The connection to ${origin} was lost before it responded to ${operation} (${reason}).`;
  return new ServiceError(problem, { cause, failure: unanswered, advice: checkNetwork });
}

export const checkNetwork = 'Check the network between the runner and the service.';

/** Codes of errors from before there is a connection or a tunnel (docs/reliability.md, "One request, one build"). */
const beforeConnection = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ERR_PROXY_TUNNEL']);

/**
 * Whether a network error certainly kept the request from the service.
 *
 * Node reports a host with several addresses as one `AggregateError`: it is certain only if each of its errors is,
 * whatever `code` the aggregate has. An error that wraps another is judged by its cause.
 */
export function neverConnected(thrown: unknown): boolean {
  if (!types.isNativeError(thrown)) return false;
  const all = errorsIn(thrown);
  if (all) return all.length > 0 && all.every(neverConnected);
  if ('syscall' in thrown && thrown.syscall === 'connect') return true;
  const code = codeOf(thrown);
  return code === '' ? neverConnected(thrown.cause) : beforeConnection.has(code);
}

/** Whether a TLS handshake failed because of the server's certificate, by the codes of OpenSSL and Node: nothing was sent. */
function isUntrusted(thrown: Error): boolean {
  return /^(CERT_|ERR_TLS_CERT_|UNABLE_TO_(GET|VERIFY)_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/.test(
    codeOf(thrown),
  );
}

function codeOf(thrown: Error): string {
  return 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
}

/** A successful status without a usable answer: not JSON, too large, without a needed field, or about something else. */
export class AnswerUnusable extends ServiceError {}

export function fieldMissing(
  operation: string,
  path: readonly PropertyKey[],
  cause?: unknown,
): AnswerUnusable {
  const message = `The service's response to ${operation} has no usable field "${path.join('.')}". The API is in preview and may have changed.`;
  return new AnswerUnusable(message, { cause });
}

/** The downloaded file does not match what the service says about the artefact. */
export class ArtefactDiffers extends ServiceError {
  constructor(found: string, expected: string) {
    super(
      `The downloaded file is not the artefact: its ${found}, but the service reports ${expected}. The download was discarded.`,
      { advice: 'Check whether a proxy changes downloads, or build again.' },
    );
  }
}

/**
 * An address that the token must not be sent to, a redirect that must not be followed, or an ID that cannot be part of an
 * address: nothing was sent there. It comes from an input, a redirect or the service.
 */
export class AddressRefused extends ServiceError {}

/** The service refused the request. It also answers 404 for what the token has no access to. */
export class Refusal extends ServiceError {
  override readonly help;
  /** @param said the service's explanation, if it gave one */
  constructor(
    operation: string,
    { said, ...answer }: { said?: string | undefined; status: number; retryAfterMs?: number | undefined },
  ) {
    const { status } = answer;
    const failure = { kind: 'status', ...answer } as const;
    const isRefused = status in adviceFor || !isTransient(failure);
    const advice =
      adviceFor[status] ?? (isRefused ? 'Check the inputs of this step.' : 'Run this step again later.');
    const what = isRefused ? `The service refused ${operation} with status` : 'The service returned status';
    super(`${what} ${status}${said ? `: ${said}` : ''}.`, { failure, advice });
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
  const failure = error instanceof Refusal ? error.failure : undefined;
  return failure?.kind === 'status' && statuses.includes(failure.status);
}

/**
 * A request that must not be sent twice, such as a start, was sent, and the service may or may not have processed it: the
 * answer was lost or unusable, or it may come from a proxy in front of a service that did the work.
 */
export class OutcomeUncertain extends ServiceError {
  /** @param advice what to check before the step is run again */
  constructor(cause: ServiceError, advice = '') {
    super(`The service may or may not have processed the request. ${cause.message}`, { cause, advice });
  }
}

/** Whether the service may have processed a request that is sent only once, although it failed. */
export function isUncertain(error: unknown): error is ServiceError {
  if (error instanceof AnswerUnusable) return true;
  return error instanceof ServiceError && !!error.failure && judgeOnce(error.failure) === 'lookUp';
}
