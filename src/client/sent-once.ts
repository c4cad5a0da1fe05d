import { UserError } from '../errors.ts';
import { judgeStart } from '../retry.ts';
import { FieldMissing, ServiceError } from './errors.ts';

/** The answer to a request that is sent only once was lost: the service may have carried it out. */
class OutcomeUncertain extends UserError {
  constructor({ advice, cause }: { advice: string; cause: ServiceError }) {
    super(`The service may or may not have processed the request. ${cause.message} ${advice}`, { cause });
  }
}

/**
 * Awaits a request that must not be sent twice. A failure after which the service may have carried it out becomes an
 * `OutcomeUncertain`.
 *
 * @param advice what to check before the step is run again
 * @throws OutcomeUncertain, or what `send` throws
 */
export async function sentOnce<T>(send: Promise<T>, advice: string): Promise<T> {
  try {
    return await send;
  } catch (cause) {
    const isUncertain =
      cause instanceof FieldMissing ||
      (cause instanceof ServiceError && cause.failure && judgeStart(cause.failure) === 'lookUp');
    if (isUncertain) throw new OutcomeUncertain({ advice, cause });
    throw cause;
  }
}
