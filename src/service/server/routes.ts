import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { applicationHandlers } from '../handlers/applications.ts';
import { artefactHandlers } from '../handlers/artefacts.ts';
import { buildHandlers } from '../handlers/builds.ts';
import { cacheHandlers } from '../handlers/caches.ts';
import type { HandlerAnswer, HandlerCall, Handlers, Service } from '../handlers/handler.ts';
import { teamHandlers } from '../handlers/teams.ts';
import { userHandlers } from '../handlers/users.ts';
import { check, parseJson } from './check.ts';
import type { SignedIn } from './sign-in.ts';

export interface RequestState {
  Bindings: HttpBindings;
  /** Set by the middleware; undefined until it has run. */
  Variables: { signedIn: SignedIn | undefined; limits: Readonly<Record<string, string>> | undefined };
}

interface Route {
  readonly endpoint: Endpoint;
  /** The endpoint's path template in the syntax of the router. */
  readonly path: string;
  readonly handle: (call: HandlerCall) => HandlerAnswer | Promise<HandlerAnswer>;
}

/** `:secureFilename` is the rest of the path, `<secure id>/<secure id>/<file name>` (docs/api.md, "Artefacts"). */
const secureParts = ['firstId', 'secondId', 'fileName'] as const;

/** Every endpoint of the contract, and those beyond it, with its handler. */
export function routesOf(service: Service): Route[] {
  const handlers: Handlers = {
    builds: buildHandlers(service),
    applications: applicationHandlers(service),
    caches: cacheHandlers(service),
    teams: teamHandlers(service),
    users: userHandlers(service),
    artefacts: artefactHandlers(service),
  };
  return Object.entries(endpoints).flatMap(([noun, verbs]) =>
    Object.entries(verbs as Record<string, Endpoint>).map(([verb, endpoint]) => {
      // The type Handlers guarantees that each exists and takes the call of its endpoint.
      const ofNoun = handlers[noun as keyof Handlers] as Record<string, Route['handle']>;
      const handle = ofNoun[verb];
      if (!handle) throw new Error(`No handler for ${noun}.${verb}`);
      const path = endpoint.path.replace(':secureFilename', secureParts.map((part) => `:${part}`).join('/'));
      return { endpoint, path, handle };
    }),
  );
}

/** The request, checked against the contract. @throws WrongRequest */
export async function callOf(
  context: Context<RequestState>,
  { endpoint, signedIn }: { endpoint: Endpoint; signedIn: SignedIn },
): Promise<HandlerCall> {
  const { body, query } = endpoint;
  const variables = context.req.param();
  const secure = secureParts.flatMap((part) => variables[part] ?? []);
  const given = query ? context.req.query() : {};
  if (query) check(query, given);
  return {
    ...signedIn,
    path: secure.length === 0 ? variables : { ...variables, secureFilename: secure.join('/') },
    query: given,
    body: body ? check(body, parseJson(await context.req.text())) : undefined,
  };
}
