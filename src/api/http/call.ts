import type { z } from 'zod';
import type { Clock, Random } from '../../clock.ts';
import { type Endpoint, fillPath, type PathVariables } from '../../contract/endpoint.ts';
import { IdUnusable, type ServiceError } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { bodyOf, mostBytes } from './answer-body.ts';
import type { RawAnswer } from './attempt.ts';
import type { Pace } from './rate-limiter.ts';
import type { OperationKind } from './retry.ts';
import type { RequestGate } from './semaphore.ts';
import { repeat } from './send-with-retries.ts';
import type { Transport, WireRequest } from './transport.ts';

/** What every call needs; one object for the life of a client. */
export interface Connection {
  /** Where the service is; the token goes to this origin only. */
  readonly baseUrl: URL;
  readonly token: string;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: Limits;
  readonly gate: RequestGate;
  readonly pace: Pace;
  /** Hides secrets in the words of the service, as soon as they are read. */
  readonly redactProse: (text: string) => string;
  /** Told of each attempt that failed and is made again. */
  readonly onRetry: (error: ServiceError, pauseMs: number) => void;
}

export interface Call<Path extends string> {
  /** Noun and verb, such as `builds.get`. */
  readonly operation: string;
  readonly kind: OperationKind;
  readonly path: Record<PathVariables<Path>, string>;
  readonly query?: URLSearchParams;
  readonly body?: unknown;
  /** Ends the call: while it waits for its turn, is sent, and pauses between attempts. */
  readonly signal?: AbortSignal | undefined;
  /** Where given, an attempt that has been sent is ended by this signal instead. */
  readonly inFlight?: AbortSignal | undefined;
  /** When this step started the build that the call is about, by the monotonic clock. */
  readonly newSince?: number | undefined;
  /** `atOnce`: it waits for no other request's sake, because it would come too late. */
  readonly turn?: 'atOnce';
}

export interface Answer<Seen extends z.ZodType | undefined> {
  readonly status: number;
  readonly body: Seen extends z.ZodType ? z.output<Seen> : undefined;
}

/**
 * Calls an endpoint: fills its path, sends, repeats by the retry policy, and reads the answer by the contract.
 *
 * @throws ServiceError; the signal's reason when it was aborted
 */
export async function call<Path extends string, Seen extends z.ZodType | undefined>(
  endpoint: Endpoint<Path, z.ZodType | undefined, Seen>,
  request: Call<Path>,
  connection: Connection,
): Promise<Answer<Seen>> {
  const url = addressOf(connection.baseUrl, pathOf(endpoint, request));
  if (request.query) url.search = request.query.toString();
  const wire: WireRequest = {
    method: endpoint.method,
    url,
    // Every request carries both headers, with a body or without (docs/api.md, "Requests").
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
  return repeat({ ...request, wire, mostBytes: mostBytes(endpoint, limits), read }, connection);
}

/** @throws IdUnusable */
function pathOf<Path extends string>({ path }: { readonly path: Path }, request: Call<Path>): string {
  try {
    return fillPath(path, request.path);
  } catch (cause) {
    throw new IdUnusable(request.operation, { cause });
  }
}

/**
 * `baseUrl` may have a path of its own: the API's paths come below it. The path is set and not resolved: of one with two
 * slashes in front, as in `https://host//api`, resolving would make a host, and the token would go there.
 */
export function addressOf(baseUrl: URL, path: string): URL {
  const url = new URL(baseUrl.origin);
  url.pathname = baseUrl.pathname.replace(/\/+$/, '') + path;
  return url;
}
