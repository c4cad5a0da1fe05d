import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Limits } from '../../limits.ts';
import { fieldMissing, notJson } from '../errors.ts';

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
  /** Called for each chunk. */
  readonly received?: () => void;
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
    received?.();
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
  let bodyError: unknown;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      yield* chunksOf(body, bounds);
    } catch (error) {
      bodyError = error;
      throw error;
    }
  }
  try {
    return await read(chunks());
  } catch (cause) {
    if (bodyError !== undefined) throw bodyError;
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

/** How many bytes the body of a success may have. */
export function mostBytes(
  { form }: Pick<Endpoint, 'form'>,
  limits: Pick<Limits, 'pageBytes' | 'buildBytes' | 'answerBytes'>,
): number {
  return form ? { page: limits.pageBytes, build: limits.buildBytes }[form] : limits.answerBytes;
}

interface RawAnswer {
  readonly operation: string;
  /** The origin that answered. */
  readonly origin: string;
  readonly status: number;
  /** The whole body; empty if there is none. */
  readonly text: string;
}

/**
 * Reads the body of a success by the endpoint's schema. Where the contract shows no body, any body is accepted, except the
 * HTML page that a proxy sends in place of the answer.
 *
 * @throws AnswerUnusable
 */
export function bodyOf({ tolerant }: Pick<Endpoint, 'tolerant'>, raw: RawAnswer): unknown {
  const { operation, origin, text } = raw;
  if (!tolerant) {
    if (isHtml(raw)) throw notJson(operation, { origin, found: describe(raw) });
    return undefined;
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw notJson(operation, { origin, found: describe(raw), cause });
  }
  const parsed = tolerant.safeParse(json);
  if (parsed.success) return parsed.data;
  throw fieldMissing(operation, { path: parsed.error.issues[0]?.path ?? [], cause: parsed.error });
}

/** An answer that is not JSON, for a message. */
function describe(raw: RawAnswer): string {
  const body = raw.text === '' ? 'an empty body' : isHtml(raw) ? 'an HTML page' : 'text';
  return `status ${raw.status} and ${body}`;
}

function isHtml({ text }: Pick<RawAnswer, 'text'>): boolean {
  return text.trimStart().startsWith('<');
}
