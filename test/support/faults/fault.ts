import type { NoAnswer } from './no-answer.ts';

/** Whether the service gets a request with a fault. */
export type Arrival = 'arrives' | 'lost';

/** A fault of a request or of its answer. */
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
  /** Something that is no answer: see `NoAnswer`. */
  | { readonly kind: NoAnswer; readonly request: Arrival }
  /** No answer until the client gives up or the proxy's `release()`, which forwards the request. */
  | { readonly kind: 'hang'; readonly request: Arrival }
  /** The head of the answer, `afterBytes` of its body (default: half), then the end of the connection. */
  | { readonly kind: 'cut'; readonly afterBytes?: number }
  /** The body of the answer in pieces of `chunkBytes`, `pauseMs` of the proxy's clock before each. */
  | { readonly kind: 'drip'; readonly chunkBytes: number; readonly pauseMs: number }
  /** The service gets the request twice, and the client the second answer. Not for `POST /builds`, see ../README.md. */
  | { readonly kind: 'duplicate' };

/** An error in the format of the service. */
export function errorAnswer(status: number, request: Arrival = 'lost'): Fault {
  const body = JSON.stringify({ error: `the fault proxy answers ${status}` });
  return { kind: 'answer', request, status, headers: { 'content-type': 'application/json' }, body };
}

/** Status 204, whatever was asked for. */
export function noContent(request: Arrival): Fault {
  return { kind: 'answer', request, status: 204 };
}

/** An HTML page of a proxy in between instead of JSON, with status 200. */
export function htmlPage(request: Arrival = 'lost'): Fault {
  const body =
    '<!doctype html>\n<html><head><title>One moment</title></head><body>Please wait</body></html>\n';
  return { kind: 'answer', request, status: 200, headers: { 'content-type': 'text/html' }, body };
}
