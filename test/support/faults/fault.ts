import type { ServerResponse } from 'node:http';
import { sleep, systemClock } from '../../../src/clock.ts';

/** Whether the service gets the request. */
export type Arrival = 'arrives' | 'lost';

export type Fault =
  /** The proxy answers instead of the service. */
  | {
      readonly kind: 'answer';
      readonly request: Arrival;
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  /** The connection is reset before the first byte of an answer. */
  | { readonly kind: 'reset'; readonly request: Arrival }
  /** An answer that no client can use; see `NoAnswer`. */
  | { readonly kind: NoAnswer; readonly request: Arrival }
  /** No answer until the client gives up, or until the proxy's `release()` forwards the request. */
  | { readonly kind: 'hang'; readonly request: Arrival }
  /** The head of the answer, `afterBytes` of its body (default: half), then the end of the connection. */
  | { readonly kind: 'cut'; readonly afterBytes?: number }
  /** The service gets the request twice, and the client gets the second answer. Not for `POST /builds`, see ../README.md. */
  | { readonly kind: 'duplicate' };

/** An error in the service's format. */
export function errorAnswer(status: number, request: Arrival = 'lost'): Fault {
  const body = JSON.stringify({ error: `the fault proxy answers ${status}` });
  return { kind: 'answer', request, status, headers: { 'content-type': 'application/json' }, body };
}

/** Status 204, whatever was requested. */
export function noContent(request: Arrival): Fault {
  return { kind: 'answer', request, status: 204 };
}

/** An HTML page of a proxy with status 200, instead of JSON. */
export function htmlPage(request: Arrival = 'lost'): Fault {
  const body =
    '<!doctype html>\n<html><head><title>One moment</title></head><body>Please wait</body></html>\n';
  return { kind: 'answer', request, status: 200, headers: { 'content-type': 'text/html' }, body };
}

export interface FaultRule {
  readonly fault: Fault;
  /** Default: any method. */
  readonly method?: string;
  /** Matched against path and query. Default: any path. */
  readonly path?: RegExp;
  /** The first matching request that gets the fault, counted from 1. Default: 1. */
  readonly from?: number;
  /** How many requests in a row get it; `Infinity` for all that follow. Default: 1. */
  readonly times?: number;
}

/** Each rule counts the requests that match it, including those that get another rule's fault. */
export class FaultRules {
  #rules: { readonly rule: FaultRule; matched: number }[] = [];

  add(rule: FaultRule): void {
    this.#rules.push({ rule, matched: 0 });
  }

  clear(): void {
    this.#rules = [];
  }

  /** Counts the request, and returns the fault of the first rule that applies. */
  next({ method, path }: { readonly method: string; readonly path: string }): Fault | undefined {
    let fault: Fault | undefined;
    for (const counted of this.#rules) {
      const { rule } = counted;
      if (rule.method !== undefined && rule.method !== method) continue;
      if (rule.path !== undefined && path.search(rule.path) < 0) continue;
      const turn = ++counted.matched - (rule.from ?? 1);
      if (turn >= 0 && turn < (rule.times ?? 1)) fault ??= rule.fault;
    }
    return fault;
  }
}

export const noAnswers = ['upgrade', 'endless'] as const;

/**
 * - `upgrade`: `101 Switching Protocols`, which the client did not request.
 * - `endless`: the head of a success, and a body that never ends.
 */
export type NoAnswer = (typeof noAnswers)[number];

/** In milliseconds; long enough that a body reaches the time limit before the size limit. */
const pauseMs = 5;

/** An endless body ends when the client hangs up. */
export async function sendNoAnswer(response: ServerResponse, kind: NoAnswer): Promise<void> {
  const { socket } = response;
  if (!socket || socket.destroyed) return;
  switch (kind) {
    case 'upgrade':
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      return;
    case 'endless':
      response.writeHead(200, { 'content-type': 'application/json' });
      for (; !response.destroyed; await sleep(systemClock, pauseMs)) response.write(' '.repeat(20));
  }
}
