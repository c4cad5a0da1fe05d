import type { EventEmitter } from 'node:events';
import type { Answer } from './call.ts';

/** A fault of a request. */
export type Trouble =
  /** Answers this without executing the request. */
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** Closes the connection without executing the request. */
  | { readonly kind: 'cut before' }
  /** Executes the request, then closes the connection without an answer. */
  | { readonly kind: 'cut after' };

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

/** An answer of a proxy in front of GitHub. */
export function outage(status: 500 | 502 | 503): Trouble {
  return { kind: 'answer', answer: { status, body: { message: 'Server Error' } } };
}

/** A request that is held. */
export interface Held {
  /** The name of its token. */
  readonly client: string;
  readonly operation: string;
  /** Executes it; settles when the server is done with it, answered or not. */
  release(): Promise<void>;
}

interface Waiting extends Held {
  readonly enter: () => void;
}

/**
 * Holds requests until a test releases them, one by one, in the order that it chooses. A client that hangs up while
 * it is held is forgotten.
 */
export class Gate {
  readonly #waiting = new Set<Waiting>();
  #watchers: (() => void)[] = [];
  #closed = false;

  get held(): readonly Held[] {
    return [...this.#waiting];
  }

  /** From now on every request is held. */
  close(): void {
    this.#closed = true;
  }

  /** Releases all held requests, and holds no more. */
  open(): void {
    this.#closed = false;
    for (const waiting of this.#waiting) waiting.enter();
  }

  /** Settles when a request was added or removed. */
  changed(): Promise<void> {
    return new Promise((resolve) => this.#watchers.push(resolve));
  }

  /** For the server: waits for the release; `false` if the client has hung up before. */
  pass(
    client: string,
    { operation, connection }: { operation: string; connection: EventEmitter },
  ): Promise<boolean> {
    if (!this.#closed) return Promise.resolve(true);
    return new Promise((resolve) => {
      const done = new Promise<void>((settle) => connection.once('close', () => settle()));
      const leave = (entered: boolean): void => {
        if (!this.#waiting.delete(waiting)) return;
        connection.off('close', hungUp);
        resolve(entered);
        this.#tell();
      };
      const hungUp = (): void => leave(false);
      const enter = (): void => leave(true);
      const release = (): Promise<void> => {
        enter();
        return done;
      };
      const waiting: Waiting = { client, operation, enter, release };
      this.#waiting.add(waiting);
      connection.once('close', hungUp);
      this.#tell();
    });
  }

  #tell(): void {
    const watchers = this.#watchers;
    this.#watchers = [];
    for (const watcher of watchers) watcher();
  }
}
