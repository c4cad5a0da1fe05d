import type { Clock } from '../../../src/clock.ts';
import { type Addresses, type Answer, graphqlAnswer, type Handlers, Refusal } from './call.ts';
import { Contract, type Route } from './contract.ts';
import { deployments } from './deployments.ts';
import { gitData, gitRefs } from './git-data.ts';
import { allows, needOf, type Permissions, userJson } from './identities.ts';
import { comments, pullRequests } from './pull-requests.ts';
import { releaseAssets, releases } from './releases.ts';
import type { Repository } from './repository.ts';
import { statuses } from './statuses.ts';

const handlers: Handlers = {
  ...comments,
  ...pullRequests,
  ...gitData,
  ...gitRefs,
  ...releases,
  ...releaseAssets,
  ...deployments,
  ...statuses,
};

/** One for all fakes of a test file: it compiles each part of the description once. */
const contract = new Contract();

export interface Token {
  readonly login: string;
  readonly permissions: Permissions;
}

interface ApiRequest extends Route {
  readonly query: URLSearchParams;
  readonly headers: Readonly<NodeJS.Dict<string | string[]>>;
  /** The token's value, or empty. */
  readonly client: string;
  /** `undefined` if it is not JSON. */
  readonly body: unknown;
  readonly bytes: Buffer;
  readonly at: Addresses;
}

/** Answers like GitHub's API, by its published description. Anything else is a violation. */
export class Api {
  readonly contract = contract;
  readonly tokens = new Map<string, Token>();
  readonly repositories: Repository[] = [];
  readonly violations: string[] = [];
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    const described = this.contract.operations.toSorted().join();
    if (Object.keys(handlers).toSorted().join() !== described)
      throw new Error('Not the operations of the slice');
  }

  answer(request: ApiRequest): Answer {
    const { operation, body } = request;
    // "All API requests must include a valid User-Agent header."
    if (!request.headers['user-agent']) {
      return new Refusal(403, 'Request forbidden by administrative rules.').answer;
    }
    const token = this.tokens.get(request.client);
    if (!token) return new Refusal(401, 'Bad credentials').answer;
    if (operation === 'users/get-authenticated')
      return { status: 200, body: userJson(token.login, request.at) };
    if (operation === 'graphql') return graphqlAnswer(body, token.login);

    this.#note(operation, this.contract.faultsOfRequest(request));
    const answer = this.#handle(request, token);
    if (!answer.bytes) {
      this.#note(
        operation,
        this.contract.faultsOfAnswer({ operation, status: answer.status, body: answer.body }),
      );
    }
    return answer;
  }

  #handle(request: ApiRequest, token: Token): Answer {
    const { operation, headers } = request;
    try {
      const handler = handlers[operation];
      if (!handler) throw new Error('There is no handler');
      return handler({
        ...request,
        contentType: String(headers['content-type'] ?? ''),
        contentLength: String(headers['content-length'] ?? ''),
        accept: String(headers.accept ?? ''),
        repository: this.#reachable(request, token),
        login: token.login,
        time: this.#clock.now(),
        now: new Date(this.#clock.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
      });
    } catch (thrown) {
      if (thrown instanceof Refusal) return thrown.answer;
      this.#note(operation, [String(thrown instanceof Error ? thrown.stack : thrown)]);
      return { status: 500, body: { message: 'Server Error' } };
    }
  }

  /** The repository of the request, if the token has the permission for it. */
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

  #note(operation: string, faults: readonly string[]): void {
    this.violations.push(...faults.map((fault) => `${operation}: ${fault}`));
  }
}
