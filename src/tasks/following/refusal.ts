import { NotFound, NotPermitted, TokenRefused } from '../../api/errors.ts';

/** What the service will not say to this token, or about this id, however often it is asked. */
export function isRefusal(error: Error): boolean {
  return error instanceof TokenRefused || error instanceof NotPermitted || error instanceof NotFound;
}
