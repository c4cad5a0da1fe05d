import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Connection } from '../connection.ts';
import { AnswerTooLarge, AnswerUnreadable, FieldMissing } from '../errors.ts';
import type { ClientLimits } from '../limits.ts';

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

interface RawAnswer {
  readonly status: number;
  /** The whole body; empty if there is none. */
  readonly text: string;
}

interface Parsing extends Pick<Connection, 'limits' | 'redactProse'> {
  readonly raw: RawAnswer;
  readonly operation: string;
  /** The origin that answered. */
  readonly origin: string;
}

/** How many bytes the body of a success may have. */
export function mostBytes({ form }: Pick<Endpoint, 'form'>, limits: ClientLimits): number {
  return form ? { page: limits.pageBytes, build: limits.buildBytes }[form] : limits.answerBytes;
}

/**
 * Reads the body of a success by the endpoint's schema.
 *
 * @throws AnswerUnreadable; AnswerTooLarge; FieldMissing
 */
export function bodyOf({ tolerant }: Pick<Endpoint, 'tolerant'>, reading: Parsing): unknown {
  if (!tolerant) return refuseHtml(reading);
  const parsed = tolerant.safeParse(parseJson(reading));
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path ?? [];
  throw new FieldMissing(reading.operation, { path, cause: parsed.error });
}

/** Where the contract shows no body, any body is accepted, except the HTML page that a proxy sends in place of the answer. */
function refuseHtml({ raw, operation, origin }: Parsing): undefined {
  if (isHtml(raw)) throw new AnswerUnreadable(operation, { origin, found: describe(raw) });
}

function parseJson({ raw, operation, origin, limits, redactProse }: Parsing): unknown {
  if (countValues(raw.text) > limits.answerValues) {
    const most = `${limits.answerValues.toLocaleString('en')} values`;
    throw new AnswerTooLarge(operation, { origin, most });
  }
  let json: unknown;
  try {
    json = JSON.parse(raw.text);
  } catch (cause) {
    throw new AnswerUnreadable(operation, { origin, found: describe(raw), cause });
  }
  shortenTexts(json, { most: limits.answerTextLength, redactProse });
  return json;
}

/**
 * Cuts long texts, in place. Secrets are hidden first: the redactor would not recognize the beginning of one. Not
 * recursive: an answer can be nested as deeply as it has values.
 */
function shortenTexts(
  json: unknown,
  { most, redactProse }: { most: number; redactProse: Connection['redactProse'] },
): void {
  const left: unknown[] = [json];
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part !== 'object' || part === null) continue;
    for (const [key, value] of Object.entries(part)) {
      if (typeof value !== 'string') left.push(value);
      else if (value.length > most)
        Reflect.set(
          part,
          key,
          `${redactProse(value)
            .slice(0, most - 1)
            .toWellFormed()}…`,
        );
    }
  }
}

/** How many values are in the lists and objects of a JSON text; an empty one counts, too. */
function countValues(json: string): number {
  let count = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (isInText && code === backslash) at++;
    else if (code === quote) isInText = !isInText;
    else if (!isInText && (code === comma || code === openBrace || code === openBracket)) count++;
  }
  return count;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
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
