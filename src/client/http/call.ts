import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { type Endpoint, fillPath, isSentOnce, type PathVariables } from '../../contract/endpoint.ts';
import { type Connection, resourceUrl, v3BaseUrl } from '../connection.ts';
import { AddressRefused, fieldMissing, notJson } from '../errors.ts';
import { type Sending, send } from './send.ts';
import type { WireRequest } from './transport.ts';

/** What every method of the client takes. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

interface Parts<Of extends Endpoint> {
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

/** @returns a function that calls an endpoint; `operation` is noun and verb, such as `builds.get` */
export function callerOf(connection: Connection) {
  /**
   * Fills the path of an endpoint, sends the request with retries, and reads the answer by the contract.
   *
   * @throws ServiceError; the signal's reason
   */
  return async <Of extends Endpoint>(
    operation: string,
    endpoint: Of,
    request: Parts<Of> & Sending,
  ): Promise<Answer<Of>> => {
    const most = connection.limits[endpoint.mostBytes ?? 'answerBytes'];
    const wire = wireRequest(operation, { endpoint, ...request }, connection);
    const { signal, inFlight, attempts, rateLimitMs, newSince } = request;
    return send(
      {
        ...{ operation, wire, signal, inFlight, attempts, rateLimitMs, newSince },
        sent: isSentOnce(endpoint) ? 'once' : undefined,
        async read(reply, attempt) {
          const { status } = reply;
          const body = await text(attempt.chunks(reply, most));
          const found = { status, text: body, origin: wire.url.origin };
          return {
            status,
            body: readBody(operation, endpoint, found) as Answer<Of>['body'],
            bytes: Buffer.byteLength(body),
          };
        },
      },
      connection,
    );
  };
}

/**
 * Reads the body of a success by the endpoint's schema. Where the contract shows no body, any body is accepted, except the
 * HTML page that a proxy sends in place of the answer.
 *
 * @throws AnswerUnusable
 */
function readBody(
  operation: string,
  { tolerant }: Pick<Endpoint, 'tolerant'>,
  { origin, status, text }: { origin: string; status: number; text: string },
): unknown {
  const isHtml = text.trimStart().startsWith('<');
  const body = text === '' ? 'an empty body' : isHtml ? 'an HTML page' : 'text';
  const found = `status ${status} and ${body}`;
  if (!tolerant) {
    if (isHtml) throw notJson(operation, { origin, found });
    return undefined;
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw notJson(operation, { origin, found, cause });
  }
  const parsed = tolerant.safeParse(json);
  if (parsed.success) return parsed.data;
  throw fieldMissing(operation, parsed.error.issues[0]?.path ?? [], parsed.error);
}

/**
 * The request for an endpoint.
 *
 * @throws AddressRefused for an ID that can't be part of a URL, such as `..` or a lone surrogate
 */
export function wireRequest<Of extends Endpoint>(
  operation: string,
  { endpoint, path, query, body }: Parts<Of> & { readonly endpoint: Of },
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
