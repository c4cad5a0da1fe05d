/** What can go wrong with a download, in addition to what can go wrong with every request. One class, one situation. */
import type { Failure } from '../../retry.ts';
import { ServiceError, situation } from '../errors.ts';
import { mebibytes } from '../limits.ts';

/** An attempt received too few bytes within the idle timeout. */
export class DownloadStalled extends situation<{ origin: string; seconds: number; bytes: number }>(
  ({ origin, seconds, bytes }) =>
    `${origin} sent less than ${mebibytes(bytes)} in ${seconds} s. Check the network between the runner and the service.`,
  { kind: 'timeout' },
) {}

/** A success, or a 304, in which there is no file. */
export class FileMissing extends situation<{ origin: string; status: number }>(
  ({ origin, status }, operation) => `${origin} responded to ${operation} with status ${status} and no file.`,
  { kind: 'malformed' },
) {}

/** The storage that the service redirects downloads to did not return the file. */
export class StorageRefused extends ServiceError {
  override readonly failure: Failure;
  readonly status: number;
  constructor(
    operation: string,
    refusal: { origin: string; status: number; retryAfterMs?: number | undefined },
  ) {
    const { origin, status, retryAfterMs } = refusal;
    super(operation, `The storage at ${origin} responded with status ${status} instead of the file.`);
    this.status = status;
    this.failure = { kind: 'status', status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  }
}

/** The storage does not accept the link that the service has just signed. The next link may work. */
export class LinkExpired extends StorageRefused {
  override readonly failure: Failure = { kind: 'malformed' };
}

/** The storage sent another part of the file than the one requested. */
export class WrongRange extends situation<{ origin: string; from: number; got: string }>(
  ({ origin, from, got }) => `${origin} was asked for the bytes starting at ${from}, but sent ${got}.`,
  { kind: 'malformed' },
) {}

/** A redirect from https to http, or to another scheme: the token would be safe, but anyone could change the file. */
export class UnsafeRedirect extends situation<{ from: string; target: string }>(
  ({ from, target }) => `The download was redirected from ${from} to ${target}, which is not safe to follow.`,
) {}

export class TooManyRedirects extends situation<{ most: number }>(
  ({ most }) => `The download was redirected more than ${most} times.`,
) {}

/** The downloaded file does not match what the service says about the artefact. */
export class ArtefactDiffers extends situation<{ what: string; expected: string; found: string }>(
  ({ what, expected, found }) =>
    `The downloaded file is not the artefact: its ${what} is ${found}, but the service reports ${expected}. The download was discarded.`,
) {}
