import { once } from 'node:events';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Fault } from './fault.ts';

export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Readable;
}

export function ownAnswer({ status, headers, body = '' }: Fault & { readonly kind: 'answer' }): Answer {
  return whole({ status, headers: { ...headers } }, body);
}

export interface Passed {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Route {
  /** The service's base URL. */
  readonly target: string;
  /** What replaces that URL in JSON. */
  readonly shownAs: string;
  /** What replaces that URL in `Location`. */
  readonly storage: string;
  readonly changeAnswer?: ChangeAnswer | undefined;
}

/** Changes the body of a JSON answer. `path` is that of the request, without the query. */
export type ChangeAnswer = (answer: { readonly path: string; readonly body: unknown }) => unknown;

/**
 * Forwards a request to the service once, and resolves with its answer as soon as the head has arrived.
 *
 * @throws the system's error if the service cannot be reached or closes the connection
 */
export async function serviceAnswer(
  passed: Passed,
  { target, shownAs, storage, changeAnswer }: Route,
): Promise<Answer> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    // Without `accept-encoding`, the service does not compress the body, in which its URL is replaced.
    const {
      host,
      connection,
      'accept-encoding': encoding,
      'transfer-encoding': transfer,
      ...headers
    } = passed.headers;
    // A new connection for each request, so that none stays open and delays the end of the service.
    request(target + passed.path, { agent: false, method: passed.method, headers }, resolve)
      .on('error', reject)
      .end(passed.body);
  });
  const { connection, 'keep-alive': _, 'transfer-encoding': __, ...headers } = message.headers;
  if (headers.location !== undefined) headers.location = headers.location.replace(target, storage);
  const head = { status: message.statusCode ?? 0, headers };
  if (!headers['content-type']?.includes('json')) return { ...head, body: message };
  const shown = (await text(message)).replaceAll(target, shownAs);
  if (!changeAnswer || shown === '') return whole(head, shown);
  const path = passed.path.replace(/\?.*/, '');
  return whole(head, JSON.stringify(changeAnswer({ path, body: JSON.parse(shown) })));
}

function whole(head: Omit<Answer, 'body'>, body: string): Answer {
  const bytes = Buffer.from(body);
  return {
    status: head.status,
    headers: head.status === 204 ? head.headers : { ...head.headers, 'content-length': bytes.length },
    body: Readable.from(bytes.length > 0 ? [bytes] : []),
  };
}

interface Delivery {
  readonly answer: Answer;
  readonly fault: Fault | undefined;
}

/**
 * Sends an answer to the client: complete or truncated.
 *
 * @throws if the client or the service closes the connection
 */
export async function deliver(response: ServerResponse, { answer, fault }: Delivery): Promise<void> {
  response.writeHead(answer.status, answer.headers).flushHeaders();
  if (fault?.kind === 'cut') return cut(response, { answer, afterBytes: fault.afterBytes ?? halfOf(answer) });
  return pipeline(answer.body, response);
}

function halfOf({ headers }: Answer): number {
  return Math.floor(Number(headers['content-length'] ?? 2) / 2);
}

async function cut(
  response: ServerResponse,
  { answer, afterBytes }: { answer: Answer; afterBytes: number },
): Promise<void> {
  let left = afterBytes;
  for await (const chunk of answer.body as AsyncIterable<Buffer>) {
    const piece = chunk.subarray(0, left);
    left -= piece.length;
    if (piece.length > 0 && !response.write(piece)) await once(response, 'drain');
    if (left === 0) break;
  }
  // Not `destroy`, which would discard unsent bytes.
  response.socket?.destroySoon();
}
