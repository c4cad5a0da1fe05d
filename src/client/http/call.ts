import type { z } from 'zod';
import { type Endpoint, fillPath, type PathVariables } from '../../contract/endpoint.ts';
import { type Connection, resourceUrl } from '../connection.ts';
import { IdUnusable } from '../errors.ts';
import { bodyOf, mostBytes } from './answer-body.ts';
import { readText, streamTo } from './body.ts';
import { type Operation, sendWithRetries } from './send-with-retries.ts';
import type { WireRequest } from './transport.ts';

/** What every method of the client takes. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

interface Call<Path extends string> extends Operation {
  readonly path: Record<PathVariables<Path>, string>;
  readonly query?: URLSearchParams;
  readonly body?: unknown;
}

interface Answer<Seen extends z.ZodType | undefined> {
  readonly status: number;
  readonly body: Seen extends z.ZodType ? z.output<Seen> : undefined;
}

/**
 * Calls an endpoint: fills its path, sends the request with retries, and reads the answer by the contract.
 *
 * @throws ServiceError; the signal's reason
 */
export async function call<Path extends string, Seen extends z.ZodType | undefined>(
  endpoint: Endpoint<Path, z.ZodType | undefined, Seen>,
  request: Call<Path>,
  connection: Connection,
): Promise<Answer<Seen>> {
  const { operation } = request;
  const { limits } = connection;
  const wire = wireRequest(endpoint, request, connection);
  const reading = { operation, origin: wire.url.origin, limits };
  return sendWithRetries(
    {
      ...request,
      wire,
      async read({ status, body }) {
        const raw = { status, text: await readText(body, mostBytes(endpoint, limits)) };
        return { status, body: bodyOf(endpoint, { ...reading, raw }) as Answer<Seen>['body'] };
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

/** How much of a body has to arrive within the timeout of an attempt, in bytes. */
const streamedBytes = 1024 * 1024;

/**
 * Calls an endpoint whose answer is read as it arrives, at most `limits.logBytes` of it. The timeout of an attempt
 * starts again with each MiB.
 *
 * @throws ServiceError; the signal's reason; what `read` itself throws
 */
export async function callStreaming<Path extends string, Result>(
  endpoint: Endpoint<Path>,
  { read, ...request }: Call<Path> & StreamOptions<Result>,
  connection: Connection,
): Promise<Result> {
  return sendWithRetries(
    {
      ...request,
      wire: wireRequest(endpoint, request, connection),
      progressBytes: streamedBytes,
      read: ({ body }, { received }) => streamTo(read, { body, limit: connection.limits.logBytes, received }),
    },
    connection,
  );
}

/** @throws IdUnusable */
function wireRequest<Path extends string>(
  endpoint: Pick<Endpoint<Path>, 'method' | 'path'>,
  request: Call<Path>,
  { baseUrl, token }: Connection,
): WireRequest {
  const url = resourceUrl(baseUrl, pathOf(endpoint, request));
  if (request.query) url.search = request.query.toString();
  return {
    method: endpoint.method,
    url,
    // Both headers go with every request, with or without a body (docs/api.md, "Requests").
    headers: { 'x-auth-token': token, 'content-type': 'application/json', accept: 'application/json' },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  };
}

/** @throws IdUnusable */
function pathOf<Path extends string>({ path }: { readonly path: Path }, request: Call<Path>): string {
  try {
    return fillPath(path, request.path);
  } catch (cause) {
    throw new IdUnusable(request.operation, { cause });
  }
}
