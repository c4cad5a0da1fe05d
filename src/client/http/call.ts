import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { type Endpoint, fillPath, isSentOnce, type PathVariables } from '../../contract/endpoint.ts';
import { type Connection, headersFor, resourceUrl, v3BaseUrl } from '../connection.ts';
import {
  AddressRefused,
  AnswerUnusable,
  fieldMissing,
  isUncertain,
  OutcomeUncertain,
  unanswered,
} from '../errors.ts';
import { type CallOptions, send, successOf } from './send.ts';
import type { WireRequest } from './transport.ts';

interface Request<Of extends Endpoint> extends CallOptions {
  /** The variables of the path, or the address that the service returned. */
  readonly path: Record<PathVariables<Of['path']>, string> | URL;
  readonly query?: URLSearchParams;
  readonly body?: Of['body'] extends z.ZodType ? z.input<Of['body']> : undefined;
  /** What to check before the step is run again, where the service may or may not have processed the request. */
  readonly advice?: string;
}

interface Answer<Of extends Endpoint> {
  readonly status: number;
  readonly body: Of['tolerant'] extends z.ZodType ? z.output<Of['tolerant']> : undefined;
  /** Of the body. */
  readonly bytes: number;
}

/** @returns a function that calls an endpoint; `operation` is noun and verb, such as `builds.get` */
export function callerOf(connection: Connection) {
  /**
   * Sends the request with retries, and reads the answer by the contract.
   *
   * @throws ServiceError; OutcomeUncertain if a request that must not be sent twice may have been processed; the signal's
   *   reason
   */
  return async <Of extends Endpoint>(
    operation: string,
    endpoint: Of,
    request: Request<Of>,
  ): Promise<Answer<Of>> => {
    const wire = wireRequest(operation, { endpoint, ...request }, connection);
    const sent = isSentOnce(endpoint) ? 'once' : undefined;
    const most = connection.limits[endpoint.mostBytes ?? 'answerBytes'];
    const options = { ...request, operation, sent, limited: 'answer' } as const;
    const answer = send(options, connection, async (attempt) => {
      const reply = await successOf({ operation, wire, attempt }, connection);
      const body = await text(attempt.chunks(reply, most));
      const read = readBody(operation, endpoint, body) as Answer<Of>['body'];
      return { status: reply.status, body: read, bytes: Buffer.byteLength(body) };
    });
    return answer.catch((error: unknown) => {
      throw sent && isUncertain(error) ? new OutcomeUncertain(error, request.advice) : error;
    });
  };
}

/**
 * Reads the body of a success by the endpoint's schema. Where the contract shows no body, any body is accepted, except the
 * HTML page that a proxy sends in place of the answer.
 *
 * @throws AnswerUnusable
 */
function readBody(operation: string, { tolerant }: Pick<Endpoint, 'tolerant'>, text: string): unknown {
  if (!tolerant && !text.trimStart().startsWith('<')) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    const message = `The response to ${operation} is not JSON. Check that baseUrl is the address of the API.`;
    throw new AnswerUnusable(message, { cause, failure: unanswered });
  }
  const parsed = tolerant?.safeParse(json);
  if (parsed?.error) throw fieldMissing(operation, parsed.error.issues[0]?.path ?? [], parsed.error);
  return parsed?.data;
}

/**
 * The request for an endpoint.
 *
 * @throws AddressRefused for an ID that can't be part of a URL, such as `..` or a lone surrogate
 */
function wireRequest<Of extends Endpoint>(
  operation: string,
  { endpoint, path, query, body }: Request<Of> & { readonly endpoint: Of },
  { baseUrl, token }: Connection,
): WireRequest {
  const { method } = endpoint;
  const base = endpoint.path.startsWith('/api/v3/') ? v3BaseUrl(baseUrl) : baseUrl;
  let url: URL;
  try {
    url = path instanceof URL ? path : resourceUrl(base, fillPath(endpoint.path, path));
  } catch (cause) {
    const message = `${operation} was called with an ID that can't be part of a URL. Check the IDs.`;
    throw new AddressRefused(message, { cause });
  }
  if (query) url.search = query.toString();
  const headers = headersFor(token);
  return { method, url, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}
