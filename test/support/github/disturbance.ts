import type { Answer } from './call.ts';

/** What goes wrong on the way. */
export type Trouble =
  /** This is answered, and nothing is done. */
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** The connection is cut before anything is done. */
  | { readonly kind: 'cut before' }
  /** It is done, and the connection is cut instead of an answer. */
  | { readonly kind: 'cut after' };

export interface Disturbance {
  /** Every operation, when not given. */
  readonly operation?: string;
  /** How many requests it meets; 1 when not given. */
  readonly times?: number;
  readonly trouble: Trouble;
}

/** The troubles that are still to come, in the order in which they were asked for. */
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

/** "You have exceeded a secondary rate limit": the answer to who asks too much at once. */
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

/** An answer of the machinery in front of GitHub. */
export function outage(status: 500 | 502 | 503): Trouble {
  return { kind: 'answer', answer: { status, body: { message: 'Server Error' } } };
}
