import type { z } from 'zod';
import type { Endpoint, PathVariables } from '../../contract/endpoint.ts';
import type { RepositoryLook } from '../applications/repository.ts';
import type { BuildQueue } from '../builds/queue.ts';
import type { User } from '../data/store/accounts.ts';
import type { Store } from '../data/store/store.ts';
import type { serviceEndpoints } from '../endpoints.ts';
import { known } from '../errors.ts';
import type { Executor } from '../executor/execute.ts';
import type { ServiceParts } from '../parts.ts';
import type { QuirkList } from './quirks.ts';

export interface Service extends ServiceParts {
  readonly queue: BuildQueue;
  readonly quirks: QuirkList;
  readonly access: ReturnType<typeof accessTo>;
  readonly repositories: RepositoryLook;
  readonly executor: Executor;
}

/** A request of a signed-in user, checked against the contract. */
export interface HandlerCall<Variable extends string = string, Body = unknown> {
  readonly user: User;
  readonly path: Readonly<Record<Variable, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly request: Request;
}

type HandlerOf<E> = E extends Endpoint
  ? (
      call: HandlerCall<
        PathVariables<E['path']>,
        E extends { readonly body: z.ZodType } ? z.output<E['body']> : undefined
      >,
    ) => Response | Promise<Response>
  : never;

type Endpoints = typeof serviceEndpoints;

/** A handler for each endpoint, including those beyond the contract; the compiler rejects a missing one. */
export type Handlers = {
  readonly [Noun in keyof Endpoints]: {
    readonly [Verb in keyof Endpoints[Noun]]: HandlerOf<Endpoints[Noun][Verb]>;
  };
};

/** Finds what a user can see. @throws Refusal for anything else, the same whether or not it exists */
export function accessTo({ applications, builds, artefacts }: Store) {
  return {
    application: ({ id, user }: { id: string; user: User }) =>
      known(applications.findVisible({ id, userId: user.id }), 'application', id),
    build: ({ id, user }: { id: string; user: User }) =>
      known(builds.findVisible({ id, userId: user.id }), 'build', id),
    artefact({ path, user }: { path: string; user: User }) {
      const found = artefacts.at(path);
      const isVisible = found && builds.findVisible({ id: found.buildId, userId: user.id });
      return known(isVisible ? found : undefined, 'artefact', path);
    },
  };
}
