import type { Answer } from './call.ts';

export type Trouble =
  /** Returns this answer without executing the request. */
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** Closes the connection without executing the request. */
  | { readonly kind: 'cut before' }
  /** Executes the request, then closes the connection without an answer. */
  | { readonly kind: 'cut after' }
  /** Does nothing until the client hangs up. */
  | { readonly kind: 'hang' };

export interface Disturbance {
  /** Default: every operation. */
  readonly operation?: string;
  /** How many requests get it. Default: 1. */
  readonly times?: number;
  readonly trouble: Trouble;
}

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

/** GitHub's answer to too many requests at once: "You have exceeded a secondary rate limit". */
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

/** A list in which every page names a next one. */
export function endlessList(items: readonly unknown[]): Trouble {
  const headers = { link: '<https://api.github.com/next>; rel="next"' };
  return { kind: 'answer', answer: { status: 200, headers, body: items } };
}

/** An error of a proxy in front of GitHub. */
export function outage(status: 500 | 502 | 503): Trouble {
  return { kind: 'answer', answer: { status, body: { message: 'Server Error' } } };
}
