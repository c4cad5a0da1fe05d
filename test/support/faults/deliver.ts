import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type Clock, sleep } from '../../../src/clock.ts';
import type { Answer } from './answer.ts';
import type { Fault } from './fault.ts';

export interface Delivery {
  readonly answer: Answer;
  readonly fault: Fault | undefined;
  readonly clock: Clock;
}

/**
 * Sends an answer to the client: complete, in pieces, or truncated.
 *
 * @throws if the client or the service closes the connection
 */
export async function deliver(response: ServerResponse, { answer, fault, clock }: Delivery): Promise<void> {
  response.writeHead(answer.status, answer.headers).flushHeaders();
  switch (fault?.kind) {
    case 'cut':
      return cut(response, { answer, afterBytes: fault.afterBytes ?? halfOf(answer) });
    case 'drip':
      return pipeline(answer.body, (body) => drops(body, { ...fault, clock }), response);
    default:
      return pipeline(answer.body, response);
  }
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

interface Drops {
  readonly chunkBytes: number;
  readonly pauseMs: number;
  readonly clock: Clock;
}

async function* drops(
  body: AsyncIterable<Buffer>,
  { chunkBytes, pauseMs, clock }: Drops,
): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of body) {
    rest = Buffer.concat([rest, chunk]);
    for (; rest.length >= chunkBytes; rest = rest.subarray(chunkBytes)) {
      await sleep(clock, pauseMs);
      yield rest.subarray(0, chunkBytes);
    }
  }
  if (rest.length === 0) return;
  await sleep(clock, pauseMs);
  yield rest;
}
