/** What can go wrong with a download, beside what can with every request. One class, one situation. */
import { ServiceError } from '../errors.ts';
import type { Failure } from '../http/failure.ts';
import { mebibytes } from '../limits.ts';

/** An attempt brought hardly anything for as long as one is given. */
export class DownloadStalled extends ServiceError {
  override readonly failure: Failure = { kind: 'timeout' };
  constructor(
    operation: string,
    { origin, seconds, bytes }: { origin: string; seconds: number; bytes: number },
  ) {
    super(
      operation,
      `${origin} sent less than ${mebibytes(bytes)} in ${seconds} s. Check the network between the runner and the service.`,
    );
  }
}

/** The storage that the service sends downloads on to did not give the file. */
export class StorageRefused extends ServiceError {
  override readonly failure: Failure;
  readonly status: number;
  constructor(
    operation: string,
    refusal: { origin: string; status: number; retryAfterMs?: number | undefined },
  ) {
    const { origin, status, retryAfterMs } = refusal;
    super(operation, `The storage at ${origin} answered with status ${status} instead of the file.`);
    this.status = status;
    this.failure = { kind: 'status', status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  }
}

/** The storage does not know the link that the service has just given, or not any more: the next one may be good. */
export class LinkExpired extends StorageRefused {
  override readonly failure: Failure = { kind: 'malformed' };
}

/** A part of the file was asked for, and another one came. */
export class WrongRange extends ServiceError {
  override readonly failure: Failure = { kind: 'malformed' };
  constructor(operation: string, { origin, asked, got }: { origin: string; asked: number; got: string }) {
    super(operation, `${origin} was asked for the bytes from ${asked} on and sent ${got}.`);
  }
}

/** The token is not in danger on the way, but the file would be: anybody could change it. */
export class UnsafeRedirect extends ServiceError {
  constructor(operation: string, { from, target }: { from: string; target: string }) {
    super(operation, `The download is sent on from ${from} to ${target}, which is not safe to follow.`);
  }
}

export class TooManyRedirects extends ServiceError {
  constructor(operation: string, { most }: { most: number }) {
    super(operation, `The download was sent on more than ${most} times.`);
  }
}

/** What came is not what the service said of the artefact. */
export class ArtefactDiffers extends ServiceError {
  constructor(
    operation: string,
    { what, expected, found }: { what: string; expected: string; found: string },
  ) {
    super(
      operation,
      `What was downloaded is not the artefact: its ${what} is ${found}, and the service says ${expected}. Nothing of it was kept.`,
    );
  }
}
