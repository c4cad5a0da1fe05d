import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Fault } from './fault.ts';

/** An answer on its way to the client. */
export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Readable;
}

/** The proxy's own answer. */
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
  /** Its replacement in JSON and in `Location`. */
  readonly shownAs: string;
}

/**
 * Forwards a request to the service once, and returns its answer when the head has arrived.
 *
 * @throws the system's error if the service cannot be reached or closes the connection
 */
export async function serviceAnswer(passed: Passed, { target, shownAs }: Route): Promise<Answer> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    // Without `accept-encoding` the service does not compress the body, in which its URL is replaced.
    const {
      host,
      connection,
      'accept-encoding': encoding,
      'transfer-encoding': transfer,
      ...headers
    } = passed.headers;
    // A new connection for each request, so that no open one keeps the service from stopping.
    request(target + passed.path, { agent: false, method: passed.method, headers }, resolve)
      .on('error', reject)
      .end(passed.body);
  });
  const { connection, 'keep-alive': _, 'transfer-encoding': __, ...headers } = message.headers;
  if (headers.location !== undefined) headers.location = headers.location.replace(target, shownAs);
  const head = { status: message.statusCode ?? 0, headers };
  if (!headers['content-type']?.includes('json')) return { ...head, body: message };
  return whole(head, (await text(message)).replaceAll(target, shownAs));
}

function whole(head: Omit<Answer, 'body'>, body: string): Answer {
  const bytes = Buffer.from(body);
  return {
    status: head.status,
    headers: head.status === 204 ? head.headers : { ...head.headers, 'content-length': bytes.length },
    body: Readable.from(bytes.length > 0 ? [bytes] : []),
  };
}
