import type { z } from 'zod';
import { type Endpoint, fillPath, type PathVariables } from '../../contract/endpoint.ts';
import type { endpoints } from '../../contract/endpoints.ts';
import { startEndpoint } from '../../contract/start.ts';
import type { v3Endpoints } from '../../contract/v3/endpoints.ts';
import { type Connection, resourceUrl, v3BaseUrl } from '../connection.ts';
import { IdUnusable } from '../errors.ts';
import { bodyOf, mostBytes, readText, streamTo } from './body.ts';
import { type Sending, sendWithRetries } from './send-with-retries.ts';
import type { WireRequest } from './transport.ts';

/** What every method of the client takes. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

type Endpoints = typeof endpoints & typeof v3Endpoints;

/** Noun and verb of an endpoint, such as `builds.get`. */
type Operation = {
  [Noun in keyof Endpoints]: `${Noun}.${keyof Endpoints[Noun] & string}`;
}[keyof Endpoints];

type EndpointOf<Name> = Name extends `${infer Noun extends keyof Endpoints}.${infer Verb}`
  ? Endpoints[Noun][Verb & keyof Endpoints[Noun]]
  : never;

type VariablesOf<Name> =
  EndpointOf<Name> extends { readonly path: infer Path extends string } ? PathVariables<Path> : never;

type BodyOf<Name, Key extends 'body' | 'tolerant'> =
  EndpointOf<Name> extends { readonly [Own in Key]: infer Schema extends z.ZodType }
    ? Key extends 'body'
      ? z.input<Schema>
      : z.output<Schema>
    : undefined;

interface Call<Name> extends Sending {
  readonly path: Record<VariablesOf<Name>, string>;
  readonly query?: URLSearchParams;
  readonly body?: BodyOf<Name, 'body'>;
}

interface Answer<Name> {
  readonly status: number;
  readonly body: BodyOf<Name, 'tolerant'>;
  /** The length of the body. */
  readonly bytes: number;
}

/**
 * Calls an endpoint: fills its path, sends the request with retries, and reads the answer by the contract.
 *
 * @throws ServiceError; the signal's reason
 */
export async function call<Name extends Operation>(
  operation: Name,
  request: Call<Name>,
  connection: Connection,
): Promise<Answer<Name>> {
  const { limits, redactProse } = connection;
  const endpoint = await endpointOf(operation);
  const wire = wireRequest(operation, { endpoint, ...request }, connection);
  const reading = { operation, origin: wire.url.origin, limits, redactProse };
  return sendWithRetries(
    {
      ...request,
      operation,
      sent: endpoint.sent,
      wire,
      async read({ status, body }) {
        const raw = { status, text: await readText(body, mostBytes(endpoint, limits)) };
        const read = bodyOf(endpoint, { ...reading, raw }) as Answer<Name>['body'];
        return { status, body: read, bytes: Buffer.byteLength(raw.text) };
      },
    },
    connection,
  );
}

/**
 * The endpoints are imported with the first call that needs them: a step that only starts a build needs no other one,
 * and their schemas would take a fifth of its time.
 */
async function endpointOf(operation: Operation): Promise<Endpoint> {
  if (operation === 'builds.start') return startEndpoint;
  if (operation === 'v3.startBuild') return (await import('../../contract/v3/start.ts')).startEndpoint;
  const nouns: Record<string, Record<string, Endpoint>> = operation.startsWith('v3.')
    ? (await import('../../contract/v3/endpoints.ts')).v3Endpoints
    : (await import('../../contract/endpoints.ts')).endpoints;
  const [noun = '', verb = ''] = operation.split('.');
  // The type Operation guarantees that it exists.
  return nouns[noun]?.[verb] as Endpoint;
}

/** What a method of the client takes that reads its answer as a stream. */
export interface StreamOptions<Result> extends CallOptions {
  /** Reads the body of the answer. Called anew for each attempt, so it must begin anew. */
  readonly read: (chunks: AsyncIterable<Uint8Array>) => Promise<Result>;
}

/** How much of a body has to arrive within the timeout of an attempt, in bytes. */
const streamedBytes = 1024 * 1024;

/**
 * Calls an endpoint whose answer is read as it arrives, at most `limits.logBytes` of it. The timeout of an attempt
 * starts again with each MiB.
 *
 * @throws ServiceError; the signal's reason; what `read` itself throws
 */
export async function callStreaming<Name extends Operation, Result>(
  operation: Name,
  { read, ...request }: Call<Name> & StreamOptions<Result>,
  connection: Connection,
): Promise<Result> {
  const endpoint = await endpointOf(operation);
  return sendWithRetries(
    {
      ...request,
      operation,
      wire: wireRequest(operation, { endpoint, ...request }, connection),
      progressBytes: streamedBytes,
      read: ({ body }, { received }) => streamTo(read, { body, limit: connection.limits.logBytes, received }),
    },
    connection,
  );
}

/**
 * The address of an endpoint, to be requested in another way.
 *
 * @throws IdUnusable
 */
export async function addressOf<Name extends Operation>(
  operation: Name,
  path: Record<VariablesOf<Name>, string>,
  connection: Connection,
): Promise<URL> {
  return wireRequest(operation, { endpoint: await endpointOf(operation), path }, connection).url;
}

interface Filling {
  readonly endpoint: Endpoint;
  readonly path: Readonly<Record<string, string>>;
  readonly query?: URLSearchParams;
  readonly body?: unknown;
}

/** @throws IdUnusable */
function wireRequest(
  operation: string,
  { endpoint, path, query, body }: Filling,
  { baseUrl, token }: Connection,
): WireRequest {
  const base = operation.startsWith('v3.') ? v3BaseUrl(baseUrl) : baseUrl;
  const url = resourceUrl(base, filled(operation, endpoint, path));
  if (query) url.search = query.toString();
  return {
    method: endpoint.method,
    url,
    // Both headers go with every request, with or without a body (docs/api.md, "Requests").
    headers: { 'x-auth-token': token, 'content-type': 'application/json', accept: 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** @throws IdUnusable */
function filled(operation: string, { path }: Endpoint, variables: Filling['path']): string {
  try {
    return fillPath(path, variables);
  } catch (cause) {
    throw new IdUnusable(operation, { cause });
  }
}
