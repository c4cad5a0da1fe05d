import type { Context } from 'hono';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { User } from '../data/store/accounts.ts';
import type { Answer, Call, Handlers } from '../handlers/handler.ts';
import { check, parseJson } from './check.ts';

/** What a request carries through the server. */
export interface State {
  Variables: { user: User; limits: Readonly<Record<string, string>> };
}

interface Route {
  readonly endpoint: Endpoint;
  /** The endpoint's template as the router writes it. */
  readonly path: string;
  readonly handle: (call: Call) => Answer | Promise<Answer>;
}

/** `:secureFilename` is the rest of the path, `<secure id>/<secure id>/<file name>` (docs/api.md, "Artefacts"). */
const secureParts = ['firstId', 'secondId', 'fileName'] as const;

/** Every endpoint of the contract beside its handler. */
export function routesOf(handlers: Handlers): Route[] {
  return Object.entries(endpoints).flatMap(([noun, verbs]) =>
    Object.entries(verbs as Record<string, Endpoint>).map(([verb, endpoint]) => {
      // The type of `Handlers` has made sure that each is there and takes this endpoint's call.
      const ofNoun = handlers[noun as keyof Handlers] as Record<string, Route['handle']>;
      const handle = ofNoun[verb];
      if (!handle) throw new Error(`No handler for ${noun}.${verb}`);
      const path = endpoint.path.replace(':secureFilename', secureParts.map((part) => `:${part}`).join('/'));
      return { endpoint, path, handle };
    }),
  );
}

/** The request, checked. @throws WrongRequest when it is not as the contract says */
export async function callOf(context: Context<State>, endpoint: Endpoint): Promise<Call> {
  const { body, query } = endpoint;
  const variables = context.req.param();
  const secure = secureParts.map((part) => variables[part] ?? '').join('/');
  return {
    user: context.get('user'),
    path: { ...variables, secureFilename: secure },
    query: query ? (check(query, context.req.query()) as Record<string, string>) : {},
    body: body ? check(body, parseJson(await context.req.text())) : undefined,
  };
}
