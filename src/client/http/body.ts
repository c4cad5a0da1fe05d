import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '../../contract/endpoint.ts';
import { AnswerTooLarge, AnswerUnreadable, FieldMissing } from '../errors.ts';
import type { Limits } from '../limits.ts';

/** A body is larger than accepted. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  readonly limit: number;
  constructor(limit: number) {
    super(`The body is larger than ${limit} bytes`);
    this.limit = limit;
  }
}

/** Wraps an error of the reader of a body, so that it is not mistaken for a network error. */
export class ReaderFailed extends Error {
  override readonly name = 'ReaderFailed';
}

interface Bounds {
  /** The most bytes that are read. */
  readonly limit: number;
  /** Is called with the number of bytes of each chunk. */
  readonly received?: (bytes: number) => void;
}

/**
 * The body, chunk by chunk.
 *
 * @throws BodyTooLarge if it is larger than the limit; the stream's error if the connection is cut
 */
async function* chunksOf(body: IncomingMessage, { limit, received }: Bounds): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge(limit);
    received?.(chunk.length);
    yield chunk;
  }
}

/**
 * Hands the body to a reader, chunk by chunk, as it arrives.
 *
 * @throws ReaderFailed, with what the reader itself threw as its cause; otherwise as `chunksOf`
 */
export async function streamTo<Result>(
  read: (chunks: AsyncIterable<Uint8Array>) => Promise<Result>,
  { body, ...bounds }: Bounds & { readonly body: IncomingMessage },
): Promise<Result> {
  let cut: unknown;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      yield* chunksOf(body, bounds);
    } catch (error) {
      cut = error;
      throw error;
    }
  }
  try {
    return await read(chunks());
  } catch (cause) {
    if (cut !== undefined) throw cut;
    throw new ReaderFailed('The reader failed', { cause });
  }
}

/**
 * The whole body as text.
 *
 * @throws BodyTooLarge if it is larger than `limit` bytes; the stream's error if the connection is cut
 */
export async function readText(body: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(body, { limit })) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * A body that is only worth reading if it is short: its text, or an empty text if it is larger than `limit` bytes.
 *
 * @throws the stream's error if the connection is cut
 */
export async function readShortText(body: IncomingMessage, limit: number): Promise<string> {
  try {
    return await readText(body, limit);
  } catch (error) {
    if (error instanceof BodyTooLarge) return '';
    throw error;
  }
}

interface RawAnswer {
  readonly status: number;
  /** The whole body; empty if there is none. */
  readonly text: string;
}

interface Parsing {
  readonly raw: RawAnswer;
  readonly operation: string;
  /** The origin that answered. */
  readonly origin: string;
  readonly limits: Limits;
}

/** How many bytes the body of a success may have. */
export function mostBytes({ form }: Pick<Endpoint, 'form'>, limits: Limits): number {
  return form ? { page: limits.pageBytes, build: limits.buildBytes }[form] : limits.answerBytes;
}

/**
 * Reads the body of a success by the endpoint's schema.
 *
 * @throws AnswerUnreadable; AnswerTooLarge; FieldMissing
 */
export function bodyOf({ seen }: Pick<Endpoint, 'seen'>, reading: Parsing): unknown {
  if (!seen) return refuseHtml(reading);
  const parsed = seen.safeParse(parseJson(reading));
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path ?? [];
  throw new FieldMissing(reading.operation, { path, cause: parsed.error });
}

/** Where the contract shows no body, any body is accepted, except the HTML page that a proxy sends in place of the answer. */
function refuseHtml({ raw, operation, origin }: Parsing): undefined {
  if (isHtml(raw)) throw new AnswerUnreadable(operation, { origin, found: describe(raw) });
}

function parseJson({ raw, operation, origin, limits }: Parsing): unknown {
  if (countBrackets(raw.text) > limits.answerParts) {
    const most = `${limits.answerParts.toLocaleString('en')} objects and lists`;
    throw new AnswerTooLarge(operation, { origin, most });
  }
  try {
    return JSON.parse(raw.text);
  } catch (cause) {
    throw new AnswerUnreadable(operation, { origin, found: describe(raw), cause });
  }
}

/** An upper bound of the objects and lists in a JSON text: brackets inside strings are counted too. */
function countBrackets(json: string): number {
  let count = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === openBrace || code === openBracket) count++;
  }
  return count;
}

const openBrace = 0x7b;
const openBracket = 0x5b;

/** An answer that is not JSON, for a message. */
function describe(raw: RawAnswer): string {
  const body = raw.text === '' ? 'an empty body' : isHtml(raw) ? 'an HTML page' : 'text';
  return `status ${raw.status} and ${body}`;
}

function isHtml({ text }: RawAnswer): boolean {
  return text.trimStart().startsWith('<');
}
