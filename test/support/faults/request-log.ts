import type { IncomingHttpHeaders } from 'node:http';
import type { Fault } from './fault.ts';

/** A request that the proxy received. */
export interface ProxiedRequest {
  readonly method: string;
  /** Including the query. */
  readonly path: string;
  /** All except `x-auth-token`. */
  readonly headers: IncomingHttpHeaders;
  readonly hasToken: boolean;
  readonly body: string;
  /** Its fault. */
  readonly fault?: Fault;
  /** How often the service answered it. */
  readonly arrivals: number;
  /** The status of the answer to the client, once it is sent. */
  readonly status?: number;
  /** `answered` after the whole answer was sent, `broken` if the connection was closed before that. */
  readonly end: 'open' | 'answered' | 'broken';
}

/** Every request in the order of arrival. */
export class RequestLog {
  readonly requests: ProxiedRequest[] = [];
  /** The highest number of concurrent requests. */
  mostSimultaneous = 0;
  readonly #waiting = new Set<() => void>();

  /** Adds a request, and returns a function that updates its entry. */
  open(request: ProxiedRequest): (change: Partial<ProxiedRequest>) => void {
    this.requests.push(request);
    const open = this.requests.filter(({ end }) => end === 'open').length;
    this.mostSimultaneous = Math.max(this.mostSimultaneous, open);
    this.#tell();
    return (change) => {
      Object.assign(request, change);
      this.#tell();
    };
  }

  /** The first request that fits, as soon as there is one. */
  async when(fits: (request: ProxiedRequest) => boolean): Promise<ProxiedRequest> {
    for (;;) {
      const found = this.requests.find(fits);
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  #tell(): void {
    for (const look of this.#waiting) look();
    this.#waiting.clear();
  }
}
