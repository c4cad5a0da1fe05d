import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Clock } from '../../../src/clock.ts';
import { type Addresses, type Answer, type Handler, Refusal } from './call.ts';
import { gitData, gitRefs } from './git.ts';
import { allows, needOf, type Permissions, userJson } from './identities.ts';
import { pages } from './pages.ts';
import { collaborators, comments, pullRequests } from './pull-requests.ts';
import { releaseAssets, releases } from './releases.ts';
import type { Repository } from './repository.ts';
import { statuses } from './statuses.ts';

const handlers: Readonly<Record<string, Handler>> = {
  ...comments,
  ...pullRequests,
  ...collaborators,
  ...gitData,
  ...gitRefs,
  ...releases,
  ...releaseAssets,
  ...pages,
  ...statuses,
};

/** Parameters whose values can contain slashes. */
const withSlashes = ['ref', 'tag'];

const routes = Object.entries(handlers).map(([operation, { route }]) => {
  const form = route.replace(/\{(\w+)\}/g, (_, name: string) =>
    withSlashes.includes(name) ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
  );
  return { operation, form: new RegExp(`^${form}$`) };
});

export interface Route {
  readonly operation: string;
  /** Decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** The operation for a method and a raw path below the API's URL; `undefined` if the fake does not have it. */
export function routeOf(method: string, path: string): Route | undefined {
  for (const { operation, form } of routes) {
    const groups = form.exec(`${method} ${path}`)?.groups;
    if (!groups) continue;
    const params = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { operation, params: Object.fromEntries(params) };
  }
  return undefined;
}

export interface Token {
  readonly login: string;
  readonly permissions: Permissions;
}

interface ApiRequest extends Route {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** The token's value, or empty. */
  readonly client: string;
  /** `undefined` if the body is not JSON. */
  readonly body: unknown;
  readonly bytes: Buffer;
  readonly at: Addresses;
}

/** `GET /user` refuses a workflow's token. */
const noUser = new Refusal(403, 'Resource not accessible by integration');

/** Answers like GitHub's API. A request that GitHub's description does not allow is a violation. */
export class Api {
  readonly tokens = new Map<string, Token>();
  readonly repositories: Repository[] = [];
  readonly violations: string[] = [];
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  answer(request: ApiRequest): Answer {
    const { operation } = request;
    // "All API requests must include a valid User-Agent header."
    if (!request.headers['user-agent']) {
      return new Refusal(403, 'Request forbidden by administrative rules.').answer;
    }
    const token = this.tokens.get(request.client);
    if (!token) return new Refusal(401, 'Bad credentials').answer;
    if (operation === 'users/get-authenticated') {
      const user = userJson(token.login);
      return user.type === 'User' ? { status: 200, body: user } : noUser.answer;
    }
    try {
      return this.#handle(request, token);
    } catch (thrown) {
      if (thrown instanceof Refusal) return thrown.answer;
      return this.#violation(operation, String(thrown instanceof Error ? thrown.stack : thrown), 500);
    }
  }

  #handle(request: ApiRequest, token: Token): Answer {
    const { operation, url, body } = request;
    const handler = handlers[operation];
    if (!handler) throw new Error('There is no handler');
    const unknown = [...url.searchParams.keys()].filter((name) => !handler.query?.includes(name));
    if (unknown.length > 0) return this.#violation(operation, `unknown in the query: ${unknown}`, 422);
    const checked = z.strictObject(handler.fields ?? {}).safeParse(body ?? {});
    if (!checked.success) return this.#violation(operation, z.prettifyError(checked.error), 422);
    return handler.answer({
      ...request,
      repository: this.#reachable(request, token),
      login: token.login,
      now: new Date(this.#clock.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
    });
  }

  /** The repository of the request, if the token has the permission. */
  #reachable({ operation, params }: ApiRequest, { permissions }: Token): Repository {
    // "The name is not case sensitive."
    const fullName = `${params.owner}/${params.repo}`.toLowerCase();
    const repository = this.repositories.find((known) => known.fullName.toLowerCase() === fullName);
    if (!repository) throw new Refusal(404, 'Not Found');
    const need = needOf(operation);
    const isOpen = repository.visibility === 'public' && need.access === 'read';
    if (isOpen || allows(permissions, need)) return repository;
    throw new Refusal(403, 'Resource not accessible by integration');
  }

  #violation(operation: string, fault: string, status: number): Answer {
    this.violations.push(`${operation}: ${fault}`);
    return new Refusal(status, fault).answer;
  }
}
