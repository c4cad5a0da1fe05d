import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { User } from '../data/store/accounts.ts';
import { serviceEndpoints } from '../endpoints.ts';
import { plainText, WrongRequest } from '../errors.ts';
import type { ServiceParts } from '../parts.ts';
import { applicationHandlers } from './applications.ts';
import { artefactHandlers } from './artefacts.ts';
import { buildHandlers } from './builds.ts';
import { cacheHandlers } from './caches.ts';
import type { HandlerCall, Handlers, Service } from './handler.ts';
import { checkAgainstContract } from './strict.ts';
import { teamHandlers, userHandlers } from './teams.ts';
import { v3Handlers } from './v3.ts';

export interface RequestState {
  Bindings: HttpBindings;
  /** `user` is set after the sign-in, `body` once it is read, and `reason` if the request is wrong. */
  Variables: { user: User | undefined; body: unknown; reason: string | undefined };
}

export function addRoutes(app: Hono<RequestState>, service: Service): void {
  const handlers: Handlers = {
    builds: buildHandlers(service),
    applications: applicationHandlers(service),
    caches: cacheHandlers(service),
    teams: teamHandlers(service),
    users: userHandlers(service),
    v3: v3Handlers(service),
    artefacts: artefactHandlers(service),
  };
  for (const [noun, verbs] of Object.entries(serviceEndpoints))
    for (const [verb, endpoint] of Object.entries<Endpoint>(verbs)) {
      // The type `Handlers` guarantees that each handler exists and takes the call of its endpoint.
      const ofNoun = handlers[noun as keyof Handlers] as Record<
        string,
        (call: HandlerCall) => Response | Promise<Response>
      >;
      app.on(endpoint.method, patternOf(endpoint.path), async (context) => {
        const call = await callOf(context, endpoint, service);
        const answer = await ofNoun[verb]?.(call);
        return answer && service.quirks.answerOf(answer, endpoint, call.path.id);
      });
    }
}

function patternOf(path: string): string {
  return (
    path
      // `<secure id>/<secure id>/<file name>` (docs/api.md, "Artefacts").
      .replace(':secureFilename', ':secureFilename{[^/]+/[^/]+/[^/]+}')
      // `new` is not an application's id: a 405 for `/apps/new` must not name the methods of `/apps/:id`.
      .replace(/^\/apps\/:id/, '/apps/:id{(?!new$)[^/]+}')
  );
}

/** Checks the request against the contract. @throws WrongRequest; Refusal in strict mode */
async function callOf(
  context: Context<RequestState>,
  endpoint: Endpoint,
  parts: Pick<ServiceParts, 'isStrict'>,
): Promise<HandlerCall> {
  const { method, path, body, query: filters } = endpoint;
  const { user } = context.var;
  // A route that was added before the sign-in middleware must not be open.
  if (!user) throw new Error(`Nobody has signed in to ${method} ${path}`);
  const { raw: request } = context.req;
  const text = await context.req.text();
  const written = body ? parseJson(text) : text || undefined;
  context.set('reason', checkAgainstContract({ request, body: written }, endpoint, parts));
  if (body) context.set('body', written);
  const query = filters ? context.req.query() : {};
  if (filters) check(filters, query);
  const checked = body ? check(body, written) : undefined;
  return { user, path: context.req.param(), query, body: checked, request };
}

/** In characters; each item of a long list can be wrong. */
const longestProblem = 2_000;

/** @throws WrongRequest, which repeats no value of the request: it may be a secret */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const lines = z
    .prettifyError(error)
    .replace(/^✖ /gm, '')
    .replace(/\n {2}→ at /g, ' at ');
  throw new WrongRequest(plainText(lines.split('\n').join('; '), longestProblem));
}

/** An empty body is an object without fields. @throws WrongRequest */
export function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser's message quotes the body, which may contain a secret.
    throw new WrongRequest('The body is not valid JSON', { cause: error });
  }
}
