import type { IncomingMessage } from 'node:http';

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
