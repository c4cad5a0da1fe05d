import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clock, systemClock } from '../../../src/clock.ts';
import { ReceivedRequests, rememberSecrets } from '../leaks.ts';
import { Api, type Route, routeOf, type Token } from './api.ts';
import { type Addresses, type Answer, addressesOf, pageOf, Refusal } from './call.ts';
import { type Disturbance, Disturbances } from './disturbance.ts';
import { Repository, type RepositoryOptions } from './repository.ts';

export interface Recorded {
  /** The token's value, or empty. */
  readonly client: string;
  /** GitHub's name of the operation, such as `issues/create-comment`. */
  readonly operation: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** 0 if the connection was cut. */
  readonly status: number;
  /** The time of execution by the server's clock, in milliseconds since the Unix epoch. */
  readonly at: number;
}

interface Incoming {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly bytes: Buffer;
  readonly client: string;
}

/** A fake GitHub on a free port of 127.0.0.1. */
export class FakeGitHub {
  /** The number of hanging requests. */
  hanging = 0;
  /** In the order of execution. */
  readonly requests: Recorded[] = [];
  readonly #received = new ReceivedRequests('GitHub');
  readonly #disturbances = new Disturbances();
  readonly #clock: Clock;
  readonly #api: Api;
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  #at = addressesOf(0);

  private constructor(clock: Clock) {
    this.#clock = clock;
    this.#api = new Api(clock);
  }

  static async start(clock: Clock = systemClock): Promise<FakeGitHub> {
    const github = new FakeGitHub(clock);
    await new Promise<void>((resolve) => github.#server.listen(0, '127.0.0.1', resolve));
    github.#at = addressesOf((github.#server.address() as AddressInfo).port);
    return github;
  }

  get at(): Addresses {
    return this.#at;
  }

  /** The environment variables that the runner sets. */
  get environment(): Readonly<Record<string, string>> {
    return {
      GITHUB_SERVER_URL: this.#at.server,
      GITHUB_API_URL: this.#at.api,
    };
  }

  /** Requests that do not match GitHub's description. `close` throws them. */
  get violations(): string[] {
    return this.#api.violations;
  }

  addRepository({
    fullName = 'octo/app',
    visibility = 'private',
  }: Partial<RepositoryOptions> = {}): Repository {
    const repository = new Repository(this.#api.repositories.length + 1, { fullName, visibility });
    this.#api.repositories.push(repository);
    return repository;
  }

  /** Adds a token; by default, the workflow's own with all permissions. */
  addToken(value: string, token: Partial<Token> = {}): string {
    const permissions = { contents: 'write', issues: 'write', 'pull-requests': 'write' } as const;
    rememberSecrets([value]);
    this.#api.tokens.set(value, { login: 'github-actions[bot]', permissions, ...token });
    return value;
  }

  disturb(disturbance: Disturbance): void {
    this.#disturbances.add(disturbance);
  }

  /** @throws if a request did not match GitHub's description, or had a secret in the wrong place */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    if (this.violations.length > 0)
      throw new Error(`Not as GitHub describes it:\n${this.violations.join('\n')}`);
    this.#received.refuseLeaks();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      return; // the client hung up
    }
    const { method = '', url: target = '/', headers } = request;
    this.#received.note({ method, target, headers, body: Buffer.concat(chunks).toString() });
    const url = new URL(target, this.#at.server);
    const client = /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const incoming = { request, response, url, bytes: Buffer.concat(chunks), client };
    const address = `${url.origin}${url.pathname}`;
    if (address === `${this.#at.api}/user`)
      return this.#exchange(incoming, { operation: 'users/get-authenticated', params: {} });
    const base = [this.#at.api, this.#at.uploads].find((base) => address.startsWith(`${base}/`));
    if (!base) return send(incoming, pageOf(url, this.#api.repositories));
    const path = address.slice(base.length);
    const route = routeOf(method, path);
    if (route) return this.#exchange(incoming, route);
    this.violations.push(`${method} ${path} is no operation of the fake`);
    send(incoming, new Refusal(404, 'Not Found').answer);
  }

  /** Applies faults, answers the request, and records it. */
  #exchange(incoming: Incoming, { operation, params }: Route): void {
    const { client, request, response, url, bytes } = incoming;
    const body = jsonOf(incoming);
    const trouble = this.#disturbances.take(operation);
    if (trouble?.kind === 'hang') {
      this.hanging += 1;
      response.once('close', () => {
        this.hanging -= 1;
      });
      return;
    }
    const asked = { operation, params, url, headers: request.headers };
    const answer = (): Answer => this.#api.answer({ ...asked, client, body, bytes, at: this.#at });
    const said =
      trouble?.kind === 'answer' ? trouble.answer : trouble?.kind === 'cut before' ? undefined : answer();
    const heard = trouble?.kind === 'cut after' ? undefined : said;
    this.#record(incoming, { operation, params, body, status: heard?.status ?? 0 });
    if (heard) send(incoming, heard);
    else request.socket.destroy();
  }

  #record({ client, url }: Incoming, seen: Pick<Recorded, 'operation' | 'params' | 'body' | 'status'>): void {
    const query = Object.fromEntries(url.searchParams);
    this.requests.push({ client, query, at: this.#clock.now(), ...seen });
  }
}

function jsonOf({ request, bytes }: Incoming): unknown {
  if (!(request.headers['content-type'] ?? '').includes('json') || bytes.length === 0) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function send({ response }: Incoming, { status, body, bytes, headers }: Answer): void {
  response.writeHead(status, {
    'content-type': bytes ? 'application/octet-stream' : 'application/json; charset=utf-8',
    'x-github-request-id': 'FAKE',
    ...headers,
  });
  response.end(bytes ?? (body === undefined ? undefined : JSON.stringify(body)));
}
