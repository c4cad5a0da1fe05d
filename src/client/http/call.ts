import type { z } from 'zod';
import { type Endpoint, fillPath, isSentOnce, type PathVariables } from '../../contract/endpoint.ts';
import { type Connection, resourceUrl, v3BaseUrl } from '../connection.ts';
import { AddressRefused } from '../errors.ts';
import { bodyOf, mostBytes, readText, streamTo } from './body.ts';
import { type Sending, send } from './send.ts';
import type { WireRequest } from './transport.ts';

/** What every method of the client takes. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

interface Call<Of extends Endpoint> extends Sending {
  /** Noun and verb, such as `builds.get`. */
  readonly operation: string;
  readonly endpoint: Of;
  readonly path: Record<PathVariables<Of['path']>, string>;
  readonly query?: URLSearchParams;
  readonly body?: Of['body'] extends z.ZodType ? z.input<Of['body']> : undefined;
}

interface Answer<Of extends Endpoint> {
  readonly status: number;
  readonly body: Of['tolerant'] extends z.ZodType ? z.output<Of['tolerant']> : undefined;
  /** Of the body. */
  readonly bytes: number;
}

/**
 * Calls an endpoint: fills its path, sends the request with retries, and reads the answer by the contract.
 *
 * @throws ServiceError; the signal's reason
 */
export async function call<Of extends Endpoint>(
  request: Call<Of>,
  connection: Connection,
): Promise<Answer<Of>> {
  const { operation, endpoint } = request;
  const wire = wireRequest(request, connection);
  const { origin } = wire.url;
  return send(
    {
      ...request,
      sent: isSentOnce(endpoint) ? 'once' : undefined,
      wire,
      async read({ status, body }) {
        const text = await readText(body, mostBytes(endpoint, connection.limits));
        const read = bodyOf(endpoint, { operation, origin, status, text }) as Answer<Of>['body'];
        return { status, body: read, bytes: Buffer.byteLength(text) };
      },
    },
    connection,
  );
}

/** What a method of the client takes that reads its answer as a stream. */
export interface StreamOptions<Result> extends CallOptions {
  /** Reads the body of the answer. Called anew for each attempt, so it must begin anew. */
  readonly read: (chunks: AsyncIterable<Uint8Array>) => Promise<Result>;
}

/**
 * Calls an endpoint and hands the body of the answer to `read`, as it arrives.
 *
 * @throws ServiceError; the signal's reason; what `read` itself throws
 */
export async function callStreaming<Of extends Endpoint, Result>(
  { read, ...request }: Call<Of> & StreamOptions<Result>,
  connection: Connection,
): Promise<Result> {
  const { logBytes } = connection.limits;
  return send(
    {
      ...request,
      sent: undefined,
      wire: wireRequest(request, connection),
      limits: 'silence',
      read: ({ body }, { received }) => streamTo(read, { body, limit: logBytes, received }),
    },
    connection,
  );
}

/**
 * The request for an endpoint.
 *
 * @throws AddressRefused for an ID that can't be part of a URL, such as `..` or a lone surrogate
 */
export function wireRequest<Of extends Endpoint>(
  { operation, endpoint, path, query, body }: Omit<Call<Of>, keyof Sending>,
  { baseUrl, token }: Pick<Connection, 'baseUrl' | 'token'>,
): WireRequest {
  let filled: string;
  try {
    filled = fillPath<string>(endpoint.path, path);
  } catch (cause) {
    const message = `${operation} was called with an ID that can't be part of a URL. Check the IDs.`;
    throw new AddressRefused(operation, message, { cause });
  }
  const url = resourceUrl(endpoint.path.startsWith('/api/v3/') ? v3BaseUrl(baseUrl) : baseUrl, filled);
  if (query) url.search = query.toString();
  return {
    method: endpoint.method,
    url,
    // Both headers go with every request, with or without a body (docs/api.md, "Requests").
    headers: { 'x-auth-token': token, 'content-type': 'application/json', accept: 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}
