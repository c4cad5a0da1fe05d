import type { z } from 'zod';
import { type Endpoint, fillPath, type PathVariables } from '../../contract/endpoint.ts';
import { type Connection, resourceUrl } from '../connection.ts';
import { IdUnusable } from '../errors.ts';
import { bodyOf, mostBytes } from './answer-body.ts';
import type { RawAnswer } from './attempt.ts';
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
  const url = resourceUrl(connection.baseUrl, pathOf(endpoint, request));
  if (request.query) url.search = request.query.toString();
  const wire: WireRequest = {
    method: endpoint.method,
    url,
    // Both headers go with every request, with or without a body (docs/api.md, "Requests").
    headers: {
      'x-auth-token': connection.token,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  };
  const { limits } = connection;
  const reading = { operation: request.operation, origin: url.origin, limits };
  const read = (raw: RawAnswer): Answer<Seen> => ({
    status: raw.status,
    body: bodyOf(endpoint, { ...reading, raw }) as Answer<Seen>['body'],
  });
  return sendWithRetries({ ...request, wire, mostBytes: mostBytes(endpoint, limits), read }, connection);
}

/** @throws IdUnusable */
function pathOf<Path extends string>({ path }: { readonly path: Path }, request: Call<Path>): string {
  try {
    return fillPath(path, request.path);
  } catch (cause) {
    throw new IdUnusable(request.operation, { cause });
  }
}
