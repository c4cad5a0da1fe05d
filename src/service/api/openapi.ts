import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { RefusalBody, serviceEndpoints, V3RefusalBody } from '../endpoints.ts';

type Json = Record<string, unknown>;

/** OpenAPI 3.1 of the whole service, generated from the schemas that check its requests. */
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
 * `:id` is `{id}` in OpenAPI. `:secureFilename` becomes three parameters (docs/api.md, "Artefacts"), because an OpenAPI path
 * parameter cannot contain a slash.
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
  const refusal = { $ref: `#/components/schemas/${tag === 'v3' ? 'V3Failure' : 'Failure'}` };
  return {
    operationId: id,
    tags: [tag],
    summary: endpoint.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    // An empty body counts as an object without fields.
    ...(endpoint.body && {
      requestBody: {
        required: !endpoint.body.safeParse({}).success,
        content: json(schemaOf(endpoint.body, 'input')),
      },
    }),
    responses: {
      ...Object.fromEntries(Object.entries(endpoint.answers).map(answerOf)),
      default: { description: 'Rejected; the status and the message say why', content: json(refusal) },
    },
  };
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

const meanings: Readonly<Record<string, string>> = {
  202: 'Started; completes later',
  208: 'Already finished',
  302: 'The `Location` header has the address of the file, which needs no token',
};

function answerOf([status, answer]: [string, z.ZodType | undefined]): [string, Json] {
  const description = meanings[status] ?? 'Done';
  return [status, { description, ...(answer && { content: json(schemaOf(answer, 'output')) }) }];
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return plain;
}
