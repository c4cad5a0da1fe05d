/** What can go wrong with a download, in addition to what can go wrong with every request. One class, one situation. */
import { ServiceError } from '../errors.ts';

/** A success, or a 304, in which there is no file. */
export class FileMissing extends ServiceError {
  constructor(operation: string, { origin, status }: { origin: string; status: number }) {
    const message = `${origin} responded to ${operation} with status ${status} and no file.`;
    super(operation, message, { failure: { kind: 'malformed' } });
  }
}

interface StorageFacts {
  readonly origin: string;
  readonly status: number;
  readonly retryAfterMs?: number | undefined;
}

function storageText({ origin, status }: StorageFacts): string {
  return `The storage at ${origin} responded with status ${status} instead of the file.`;
}

/** The storage that the service redirects downloads to did not return the file. */
export class StorageRefused extends ServiceError {
  constructor(operation: string, facts: StorageFacts) {
    const { status, retryAfterMs } = facts;
    super(operation, storageText(facts), { failure: { kind: 'status', status, retryAfterMs } });
  }
}

/** The storage does not accept the link that the service has just signed. The next link may work. */
export class LinkExpired extends ServiceError {
  constructor(operation: string, facts: StorageFacts) {
    super(operation, storageText(facts), { failure: { kind: 'malformed' } });
  }
}

/** The storage sent another part of the file than the one requested. */
export class WrongRange extends ServiceError {
  constructor(operation: string, { origin, from, got }: { origin: string; from: number; got: string }) {
    const message = `${origin} was asked for the bytes starting at ${from}, but sent ${got}.`;
    super(operation, message, { failure: { kind: 'malformed' } });
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
