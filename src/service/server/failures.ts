import type { RefusalBody } from '../../contract/endpoint.ts';
import { UserError } from '../../errors.ts';
import {
  BodyTooLarge,
  Conflict,
  LinkAltered,
  LinkExpired,
  MethodNotAllowed,
  NoSuchRoute,
  NotAllowed,
  NotFound,
  NotSignedIn,
  TooManyRequests,
  WrongHost,
  WrongOrigin,
  WrongRequest,
} from '../errors.ts';
import { RefusedRepositoryUrl } from '../executor/git/repository-url.ts';
import { meansNoRoom } from '../system-error.ts';

type RefusalClass = new (...given: never[]) => UserError;

/** The one place where a situation gets its status. */
const statuses = new Map<RefusalClass, number>([
  [WrongRequest, 400],
  [RefusedRepositoryUrl, 400],
  [NotSignedIn, 401],
  [NotAllowed, 403],
  [WrongOrigin, 403],
  [LinkAltered, 403],
  [NotFound, 404],
  [NoSuchRoute, 404],
  [MethodNotAllowed, 405],
  [Conflict, 409],
  [LinkExpired, 410],
  [BodyTooLarge, 413],
  [WrongHost, 421],
  [TooManyRequests, 429],
]);

interface FailureAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RefusalBody;
  /** Whether it is a fault of the service, which belongs in the log. */
  readonly fault: boolean;
}

/** What is answered to a request that threw. Faults of the service are told without their inner words. */
export function failureAnswer(thrown: unknown, now: number): FailureAnswer {
  const status = thrown instanceof UserError ? statuses.get(thrown.constructor as RefusalClass) : undefined;
  if (thrown instanceof UserError && status !== undefined)
    return { status, headers: headersOf(thrown, now), body: { error: thrown.message }, fault: false };
  if (meansNoRoom(thrown))
    return {
      status: 507,
      headers: {},
      body: { error: 'The service has no room left to store this' },
      fault: true,
    };
  return {
    status: 500,
    headers: {},
    body: { error: 'The service had a fault; its log says more' },
    fault: true,
  };
}

function headersOf(refusal: UserError, now: number): Record<string, string> {
  if (refusal instanceof MethodNotAllowed) return { allow: refusal.allowed.join(', ') };
  if (refusal instanceof TooManyRequests)
    return { 'retry-after': String(Math.max(1, Math.ceil((refusal.resetAt - now) / 1000))) };
  return {};
}
