/** What can go wrong with a download, in addition to what can go wrong with every request. One class, one situation. */
import { ServiceError } from '../errors.ts';

/** An answer, of the storage that the service redirects downloads to or of the service itself, without the file. */
export class StorageRefused extends ServiceError {
  readonly status: number;
  constructor(
    operation: string,
    { origin, status, retryAfterMs }: { origin: string; status: number; retryAfterMs?: number | undefined },
  ) {
    const message = `The storage at ${origin} responded with status ${status} instead of the file.`;
    super(operation, message, { failure: { kind: 'status', status, retryAfterMs } });
    this.status = status;
  }
}

/** A redirect that must not be followed: too many, or from https to http or another scheme, where anyone could change the file. */
export class RedirectUnsafe extends ServiceError {}

/** The downloaded file does not match what the service says about the artefact. */
export class ArtefactDiffers extends ServiceError {
  constructor(
    operation: string,
    { what, expected, found }: { what: string; expected: string; found: string },
  ) {
    super(
      operation,
      `The downloaded file is not the artefact: its ${what} is ${found}, but the service reports ${expected}. The download was discarded.`,
    );
  }
}
