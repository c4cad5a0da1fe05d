import { FieldMissing, ServiceError } from '../../api/errors.ts';
import { UserError } from '../../errors.ts';
import { judgeStart } from '../../retry.ts';

/** The answer to what is sent only once was lost: it may have been done all the same. */
export class OutcomeUncertain extends UserError {
  constructor({ advice, cause }: { advice: string; cause: ServiceError }) {
    super(`Whether it was done is not certain. ${cause.message} ${advice}`, { cause });
  }
}

/**
 * Awaits what must not be sent twice, and tells a failure after which it may have been done from one after which it
 * certainly was not.
 *
 * @param advice where to look before the step is run again
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
