import type { z } from 'zod';
import type { Clock, Random } from '../../clock.ts';
import type { Endpoint, PathVariables } from '../../contract/endpoint.ts';
import type { endpoints } from '../../contract/endpoints.ts';
import type { Configuration } from '../applications/configuration.ts';
import type { Builders } from '../builds/queue.ts';
import type { Blobs } from '../data/blobs.ts';
import type { Links } from '../data/links.ts';
import type { User } from '../data/store/accounts.ts';
import type { ApplicationRecord } from '../data/store/applications.ts';
import type { Store } from '../data/store/store.ts';
import type { Vault } from '../data/vault.ts';
import type { Limits } from '../limits.ts';

/** What the handlers work with. */
export interface Service {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly builders: Builders;
  readonly links: Links;
  readonly vault: Vault;
  readonly configuration: Configuration;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: (line: string) => void;
  /** Where this service is, without a slash at the end. */
  readonly baseUrl: string;
  /** The file in which a step's log stands, whether or not it exists. */
  logFile(log: { buildId: string; stepId: string }): string;
  /** The branches that the repository has now. @throws when it cannot be reached */
  listBranches(application: ApplicationRecord): Promise<readonly string[]>;
  /** Removes caches whose time has come, now and by the clock. */
  removeDueCaches(): void;
}

/** One request after it was let in and checked against the contract. */
export interface Call<Variable extends string = string, Body = unknown> {
  readonly user: User;
  readonly path: Readonly<Record<Variable, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** What a handler answers; the server makes HTTP of it. */
export type Answer =
  | { readonly status: number; readonly json: unknown }
  | { readonly status: number; readonly empty: true }
  | { readonly redirect: string }
  | { readonly log: { readonly file: string; readonly stepId: string } };

type HandlerOf<E> =
  E extends Endpoint<infer Path, infer Body, infer _>
    ? (
        call: Call<PathVariables<Path>, Body extends z.ZodType ? z.output<Body> : undefined>,
      ) => Answer | Promise<Answer>
    : never;

type Endpoints = typeof endpoints;

/** A handler for each endpoint of the contract: one that is missing does not compile. */
export type Handlers = {
  readonly [Noun in keyof Endpoints]: {
    readonly [Verb in keyof Endpoints[Noun]]: HandlerOf<Endpoints[Noun][Verb]>;
  };
};
