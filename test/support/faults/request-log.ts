import type { IncomingHttpHeaders } from 'node:http';
import type { Fault } from './fault.ts';

/** A request as the proxy saw it. */
export interface ProxiedRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** All but `x-auth-token`, of which only is told that it was there. */
  readonly headers: IncomingHttpHeaders;
  readonly hasToken: boolean;
  readonly body: string;
  /** What befell it. */
  readonly fault?: Fault;
  /** How often the service has answered it. */
  readonly arrivals: number;
  /** What the client was answered, once it has been. */
  readonly status?: number;
  /** `answered` when the whole answer was sent, `broken` when the connection went before that. */
  readonly end: 'open' | 'answered' | 'broken';
}

/** Every request in the order of arrival. */
export class RequestLog {
  readonly requests: ProxiedRequest[] = [];
  /** The most requests that were open together. */
  mostSimultaneous = 0;
  readonly #waiting = new Set<() => void>();

  /** Adds a request, and gives what adds to its entry. */
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
