import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  type Answer,
  type ChangeAnswer,
  deliver,
  ownAnswer,
  type Passed,
  serviceAnswer,
} from './faults/answer.ts';
import {
  type Fault,
  type FaultRule,
  FaultRules,
  type NoAnswer,
  noAnswers,
  sendNoAnswer,
} from './faults/fault.ts';
import { ReceivedRequests, rememberService } from './leaks.ts';

export type { ChangeAnswer } from './faults/answer.ts';
export {
  errorAnswer,
  type Fault,
  type FaultRule,
  htmlPage,
  noContent,
} from './faults/fault.ts';

export interface FaultProxyOptions {
  /** The service's base URL. */
  readonly target: string;
  readonly rules?: readonly FaultRule[];
  /** What replaces the service's URL in JSON and in `Location`. Default: the proxy's URL. */
  readonly shownAs?: string;
  readonly changeAnswer?: ChangeAnswer | undefined;
  /** Called before each request is forwarded; the request waits for it. */
  readonly onPass?: (request: ProxiedRequest) => Promise<void>;
}

/**
 * A proxy between a client and the service that records every request and injects faults (see README.md).
 *
 * `await using proxy = await startFaultProxy({ target: service.baseUrl })`
 */
export async function startFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
  const proxy = new FaultProxy(options);
  await proxy.accept();
  return proxy;
}

export class FaultProxy implements AsyncDisposable {
  readonly #options: FaultProxyOptions;
  readonly #rules = new FaultRules();
  readonly #log = new RequestLog();
  readonly #received = new ReceivedRequests('a service');
  readonly #hung = new Set<() => void>();
  readonly #server = createServer((request, response) => {
    // Also reached, and recorded, if the client closes the connection.
    this.#handle(request, response).catch(() => request.socket.resetAndDestroy());
  });
  #port = 0;
  #storage: string | undefined;

  constructor(options: FaultProxyOptions) {
    this.#options = options;
    // The proxy forwards the token, so the service may receive it.
    rememberService(options.target);
    for (const rule of options.rules ?? []) this.add(rule);
  }

  /** The value for `baseUrl`. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** All requests in the order of arrival. Entries change until their `end` is no longer `open`. */
  get requests(): readonly ProxiedRequest[] {
    return this.#log.requests;
  }

  /** The first request that fits, as soon as there is one. */
  when(fits: (request: ProxiedRequest) => boolean): Promise<ProxiedRequest> {
    return this.#log.when(fits);
  }

  /** Adds a rule. If several match, the one that was added first applies. */
  add(rule: FaultRule): void {
    this.#rules.add(rule);
  }

  /** Removes all rules: from now on, requests are forwarded. */
  clear(): void {
    this.#rules.clear();
  }

  /** From now on, redirects to the service lead to this URL instead, as to a storage host of another origin. */
  sendOnTo(storage: string): void {
    this.#storage = storage;
  }

  /** Continues every hanging request. */
  release(): void {
    for (const goOn of this.#hung) goOn();
  }

  /** Closes all connections and refuses new ones. */
  async refuse(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  /** Accepts connections again at the same address. */
  async accept(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#server.listening) await this.refuse();
    this.#received.refuseLeaks();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    const { 'x-auth-token': token, ...shown } = headers;
    const entry: ProxiedRequest = {
      ...{ method, path, headers: shown, hasToken: token !== undefined },
      ...{ body: undefined, arrivals: 0, end: 'open' },
    };
    const note = this.#log.open(entry);
    response.once('close', () =>
      note({
        ...(response.headersSent ? { status: response.statusCode } : {}),
        end: response.writableFinished ? 'answered' : 'broken',
      }),
    );
    const body = await text(request);
    this.#received.note({ method, target: path, headers, body });
    const fault = this.#rules.next({ method, path });
    note({ body: body === '' ? undefined : JSON.parse(body), ...(fault ? { fault } : {}) });
    const pass = async (): Promise<Answer> => {
      await this.#options.onPass?.(entry);
      const answer = await this.#pass({ method, path, headers, body });
      note({ arrivals: entry.arrivals + 1 });
      return answer;
    };
    if (fault && isNoAnswer(fault)) {
      if (fault.request === 'arrives') (await pass()).body.resume();
      return sendNoAnswer(response, fault.kind);
    }
    const answer = await this.#answer({ fault, pass, response });
    if (answer) await deliver(response, { answer, fault });
    else request.socket.resetAndDestroy();
  }

  /** `undefined` for a reset. */
  async #answer({ fault, pass, response }: Course): Promise<Answer | undefined> {
    switch (fault?.kind) {
      case 'answer':
        if (fault.request === 'arrives') (await pass()).body.resume();
        return ownAnswer(fault);
      case 'reset':
        if (fault.request === 'arrives') (await pass()).body.resume();
        return undefined;
      case 'hang': {
        if (fault.request === 'lost') return (await this.#hang(response)) ? pass() : undefined;
        const answer = await pass();
        return (await this.#hang(response)) ? answer : undefined;
      }
      case 'duplicate':
        (await pass()).body.resume();
        return pass();
      default:
        return pass();
    }
  }

  #pass(passed: Passed): Promise<Answer> {
    const { target, shownAs = this.url, changeAnswer } = this.#options;
    return serviceAnswer(passed, { target, shownAs, storage: this.#storage ?? shownAs, changeAnswer });
  }

  /** Waits until `release()`, or until the client is gone. Returns whether it is still connected. */
  #hang(response: ServerResponse): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    if (response.destroyed) resolve(false);
    const goOn = (): void => resolve(true);
    this.#hung.add(goOn);
    response.once('close', () => resolve(false));
    return promise.finally(() => this.#hung.delete(goOn));
  }
}

function isNoAnswer(fault: Fault): fault is Extract<Fault, { kind: NoAnswer }> {
  return noAnswers.some((kind) => kind === fault.kind);
}

interface Course {
  readonly fault: Fault | undefined;
  readonly pass: () => Promise<Answer>;
  readonly response: ServerResponse;
}

export interface ProxiedRequest {
  readonly method: string;
  /** Including the query. */
  readonly path: string;
  /** All except `x-auth-token`. */
  readonly headers: IncomingHttpHeaders;
  readonly hasToken: boolean;
  /** Parsed JSON; `undefined` without a body. */
  readonly body: unknown;
  readonly fault?: Fault;
  /** How often the service answered the request. */
  readonly arrivals: number;
  /** The status that the client got, once it is sent. */
  readonly status?: number;
  /** `answered` once the whole answer was sent, `broken` if the connection was closed before. */
  readonly end: 'open' | 'answered' | 'broken';
}

class RequestLog {
  readonly requests: ProxiedRequest[] = [];
  readonly #waiting = new Set<() => void>();

  /** Adds a request, and returns a function that updates its entry. */
  open(request: ProxiedRequest): (change: Partial<ProxiedRequest>) => void {
    this.requests.push(request);
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
