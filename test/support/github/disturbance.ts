import { gzipSync } from 'node:zlib';
import type { Arrival } from '../faults/fault.ts';
import type { NoAnswer } from '../faults/no-answer.ts';
import type { Answer } from './call.ts';

/** A fault of a request. */
export type Trouble =
  /** Answers this without executing the request. */
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** Closes the connection without executing the request. */
  | { readonly kind: 'cut before' }
  /** Executes the request, then closes the connection without an answer. */
  | { readonly kind: 'cut after' }
  /** Sends something that is no answer, whether it executes the request or not. */
  | { readonly kind: 'no answer'; readonly sends: NoAnswer; readonly request: Arrival };

export interface Disturbance {
  /** Default: every operation. */
  readonly operation?: string;
  /** The number of requests. Default: 1. */
  readonly times?: number;
  readonly trouble: Trouble;
}

/** The pending faults, in order. */
export class Disturbances {
  readonly #coming: { readonly operation?: string; readonly trouble: Trouble; left: number }[] = [];

  add({ times = 1, ...disturbance }: Disturbance): void {
    this.#coming.push({ ...disturbance, left: times });
  }

  take(operation: string): Trouble | undefined {
    const found = this.#coming.find(
      (coming) => coming.left > 0 && (!coming.operation || coming.operation === operation),
    );
    if (!found) return undefined;
    found.left -= 1;
    return found.trouble;
  }
}

/** "You have exceeded a secondary rate limit": the answer to too many requests at once. */
export function secondaryLimit(seconds: number): Trouble {
  return {
    kind: 'answer',
    answer: {
      status: 403,
      headers: { 'retry-after': String(seconds) },
      body: {
        message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
        documentation_url: 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api',
      },
    },
  };
}

/** The hour's requests are used up; `reset` is the end of the hour, in milliseconds since the Unix epoch. */
export function primaryLimit(reset: number): Trouble {
  return {
    kind: 'answer',
    answer: {
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.ceil(reset / 1000)) },
      body: {
        message: 'API rate limit exceeded for installation.',
        documentation_url: 'https://docs.github.com/rest',
      },
    },
  };
}

/** A page that names a next one, as every page after it does. */
export function endlessList(items: readonly unknown[]): Trouble {
  const headers = { link: '<https://api.github.com/next>; rel="next"' };
  return { kind: 'answer', answer: { status: 200, headers, body: items } };
}

/** White space of so many bytes in place of JSON; zipped, it is a thousandth of it. */
export function hugeBody(bytes: number, form: 'plain' | 'zipped'): Trouble {
  const spaces = Buffer.alloc(bytes, ' ');
  const type = { 'content-type': 'application/json; charset=utf-8' };
  const answer =
    form === 'plain'
      ? { status: 200, bytes: spaces, headers: type }
      : { status: 200, bytes: gzipSync(spaces), headers: { ...type, 'content-encoding': 'gzip' } };
  return { kind: 'answer', answer };
}

/** An answer of a proxy in front of GitHub. */
export function outage(status: 500 | 502 | 503): Trouble {
  return { kind: 'answer', answer: { status, body: { message: 'Server Error' } } };
}
