import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { serviceEndpoints } from '../endpoints.ts';
import { WrongRequest } from '../errors.ts';
import { applicationHandlers } from '../handlers/applications.ts';
import { artefactHandlers } from '../handlers/artefacts.ts';
import { buildHandlers } from '../handlers/builds.ts';
import { cacheHandlers } from '../handlers/caches.ts';
import type { HandlerAnswer, HandlerCall, Handlers, Service } from '../handlers/handler.ts';
import { teamHandlers, userHandlers } from '../handlers/teams.ts';
import { v3Handlers } from '../handlers/v3.ts';
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
    v3: v3Handlers(service),
    artefacts: artefactHandlers(service),
  };
  return Object.entries(serviceEndpoints).flatMap(([noun, verbs]) =>
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
  const parameters = query ? context.req.query() : {};
  if (query) check(query, parameters);
  return {
    ...signedIn,
    path: secure.length === 0 ? variables : { ...variables, secureFilename: secure.join('/') },
    query: parameters,
    body: body ? check(body, parseJson(await context.req.text())) : undefined,
  };
}

/**
 * Checks a part of a request against the contract.
 *
 * @throws WrongRequest, which names each wrong field, its type and the expected one, but no value, which may be a secret
 */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const checked = schema.safeParse(value, { reportInput: true });
  if (checked.success) return checked.data;
  const takesNull = ({ path }: z.core.$ZodIssue): boolean => {
    const checkedWithNull = schema.safeParse(withNull(value, path));
    return !checkedWithNull.error?.issues.some((issue) => issue.path.join() === path.join());
  };
  throw new WrongRequest(
    checked.error.issues.map((issue) => describe(issue, () => takesNull(issue))).join('; '),
  );
}

/** The value with null at a path. Only what is on the path is copied: a body may be nested too deeply for more. */
function withNull(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined) return null;
  const inner = withNull(Reflect.get(Object(value), key), rest);
  if (!Array.isArray(value)) return { ...Object(value), [key]: inner };
  return value.with(Number(key), inner);
}

/** Parses a body as JSON; an empty one is an object without fields. @throws WrongRequest */
export function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser's own message quotes the body, which may contain a secret.
    throw new WrongRequest('The body is not valid JSON', { cause: error });
  }
}

function describe(issue: z.core.$ZodIssue, takesNull: () => boolean): string {
  const field = issue.path.length === 0 ? 'The body' : `"${issue.path.map(String).join('.')}"`;
  const kind = kindOf(issue.input);
  switch (issue.code) {
    case 'invalid_type':
      return kind === undefined
        ? `${field} is required: expected ${article(issue.expected)}${takesNull() ? ' or null' : ''}`
        : `${field}: expected ${article(issue.expected)}, got ${kind}`;
    case 'invalid_value':
      return `${field}: expected one of ${issue.values.map(String).join(', ')}, got ${kind === 'a string' ? 'another string' : (kind ?? 'nothing')}`;
    case 'too_small':
      return `${field} must not be empty`;
    case 'too_big': {
      const unit = issue.origin === 'string' ? 'characters' : 'entries';
      return `${field}: expected at most ${issue.maximum} ${unit}, got ${lengthOf(issue.input)}`;
    }
    case 'invalid_format':
      return `${field} is not a valid ${issue.format}`;
    default:
      return `${field}: ${issue.message}`;
  }
}

function lengthOf(value: unknown): string {
  return typeof value === 'string' || Array.isArray(value) ? String(value.length) : 'more';
}

const names: Readonly<Record<string, string>> = {
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function article(type: string): string {
  return names[type] ?? `a ${type}`;
}

function kindOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return 'null';
  return article(Array.isArray(value) ? 'array' : typeof value);
}
