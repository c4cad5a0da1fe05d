import type { RefusalBody } from '../../contract/endpoint.ts';
import { UserError } from '../../errors.ts';
import { FolderLost } from '../data/folder/folder-watch.ts';
import {
  AlteredLink,
  BodyCutOff,
  Conflict,
  ContentLost,
  ExpiredLink,
  MethodNotAllowed,
  meansNoRoom,
  NoSuchRoute,
  NotAllowed,
  NotSignedIn,
  RequestTooLarge,
  TooManyRequests,
  UnknownResource,
  UsedCode,
  WrongHost,
  WrongOrigin,
  WrongRequest,
} from '../errors.ts';
import { RefusedRepositoryUrl } from '../executor/git/repository-url.ts';

type ErrorClass = new (...given: never[]) => UserError;

/** The status of each situation. */
const statuses = new Map<ErrorClass, number>([
  [WrongRequest, 400],
  [BodyCutOff, 400],
  [RefusedRepositoryUrl, 400],
  [NotSignedIn, 401],
  [NotAllowed, 403],
  [UsedCode, 403],
  [WrongOrigin, 403],
  [AlteredLink, 403],
  [UnknownResource, 404],
  [NoSuchRoute, 404],
  [MethodNotAllowed, 405],
  [Conflict, 409],
  [ExpiredLink, 410],
  [ContentLost, 410],
  [RequestTooLarge, 413],
  [WrongHost, 421],
  [TooManyRequests, 429],
  [FolderLost, 503],
]);

interface ErrorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RefusalBody;
  /** Whether it is an error of the service, which belongs in the log. */
  readonly isInternal: boolean;
}

/** The response to a request that threw. For an internal error it contains no details. */
export function errorResponse(thrown: unknown, now: number): ErrorResponse {
  const status = thrown instanceof UserError ? statuses.get(thrown.constructor as ErrorClass) : undefined;
  if (thrown instanceof UserError && status !== undefined)
    return { status, headers: headersOf(thrown, now), body: { error: thrown.message }, isInternal: false };
  if (meansNoRoom(thrown))
    return {
      status: 507,
      headers: {},
      body: { error: 'The service has no space left to store this' },
      isInternal: true,
    };
  return {
    status: 500,
    headers: {},
    body: { error: 'Internal error; see the log of the service' },
    isInternal: true,
  };
}

function headersOf(error: UserError, now: number): Record<string, string> {
  if (error instanceof MethodNotAllowed) return { allow: error.allowed.join(', ') };
  if (error instanceof TooManyRequests)
    return { 'retry-after': String(Math.max(1, Math.ceil((error.resetAt - now) / 1000))) };
  return {};
}
