import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { RefusalBody, serviceEndpoints, V3RefusalBody } from '../endpoints.ts';

type Json = Record<string, unknown>;

/** OpenAPI 3.1 of the whole service, generated from the contract that checks its requests. */
export function openApi(baseUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [noun, verbs] of Object.entries(serviceEndpoints))
    for (const [verb, endpoint] of Object.entries(verbs as Record<string, Endpoint>)) {
      const path = pathOf(endpoint);
      const operation = operationOf(endpoint, { id: `${noun}.${verb}`, tag: noun });
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Build Service REST API',
      version: '1',
      description: 'A continuous-integration build service for mobile and other apps, run on this machine.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    security: [{ token: [] }, { bearer: [] }],
    tags: Object.keys(serviceEndpoints).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Failure: schemaOf(RefusalBody, 'output'), V3Failure: schemaOf(V3RefusalBody, 'output') },
    },
  };
}

/**
 * `:id` is `{id}` in OpenAPI. `:secureFilename` becomes three variables (docs/api.md, "Artefacts"), because one cannot
 * contain a slash.
 */
function pathOf({ path }: Endpoint): string {
  return path
    .replace(':secureFilename', ':firstSecureId/:secondSecureId/:fileName')
    .replace(/:(\w+)/g, '{$1}');
}

function operationOf(endpoint: Endpoint, { id, tag }: { id: string; tag: string }): Json {
  const variables = [...pathOf(endpoint).matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));
  const filters = Object.entries(endpoint.query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema: schemaOf(schema as z.ZodType, 'input'),
  }));
  const parameters = [...variables, ...filters];
  return {
    operationId: id,
    tags: [tag],
    summary: endpoint.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body ? { requestBody: requestBody(endpoint.body) } : {}),
    responses: Object.fromEntries([
      ...Object.entries(endpoint.answers).map(answerOf),
      ...refusalsOf(endpoint, id).map((status) => [status, failure(status, tag)]),
    ]),
  };
}

/** With which every request can be rejected. */
const everywhere = [401, 403, 421, 429, 503, 507];

/** With which a request can be rejected because of what it names. */
const named: Readonly<Record<string, readonly number[]>> = {
  'builds.start': [404],
  'applications.add': [404],
  'applications.addPrivate': [404],
  'applications.delete': [409],
  'teams.invite': [409],
  'teams.remove': [409],
  'artefacts.download': [410],
  'artefacts.createPublicUrl': [410],
};

function refusalsOf({ path, query, body, method }: Endpoint, id: string): readonly number[] {
  return [
    ...(query || body ? [400] : []),
    ...(path.includes(':') ? [404] : []),
    ...(method === 'GET' ? [] : [413]),
    ...(named[id] ?? []),
    ...everywhere,
  ];
}

function failure(status: number, tag: string): Json {
  const schema = tag === 'v3' ? 'V3Failure' : 'Failure';
  return {
    description: meanings[status] ?? 'Rejected',
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  };
}

function requestBody(body: z.ZodType): Json {
  return {
    // An empty body counts as an object without fields.
    required: !body.safeParse({}).success,
    content: { 'application/json': { schema: schemaOf(body, 'input') } },
  };
}

const meanings: Readonly<Record<string, string>> = {
  200: 'Done',
  202: 'Started; completes later',
  208: 'Already finished',
  302: 'The `Location` header has the address of the file, which needs no token',
  400: 'A field, a parameter or the body is missing or wrong',
  401: 'The token is missing or wrong',
  403: 'Not allowed for this user, or for a web page from another origin',
  404: 'Nothing with this ID is visible to the token',
  409: 'Not possible in the current state',
  410: 'The file is lost',
  413: 'The body is too large',
  421: 'The `Host` header names another machine',
  429: 'Too many requests within an hour',
  503: 'The service is stopping',
  507: 'There is no space left',
};

function answerOf([status, answer]: [string, z.ZodType | undefined]): [string, Json] {
  const description = meanings[status] ?? 'Done';
  if (!answer) return [status, { description }];
  return [status, { description, content: { 'application/json': { schema: schemaOf(answer, 'output') } } }];
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return plain;
}
