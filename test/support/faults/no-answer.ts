import type { ServerResponse } from 'node:http';
import { type Clock, sleep } from '../../../src/clock.ts';

/** What a server can do in place of an answer that a client could use. */
export const noAnswers = ['upgrade', 'informational', 'close', 'endless'] as const;

/**
 * - `upgrade`: `101 Switching Protocols`, which nobody asked for.
 * - `informational`: `103 Early Hints`, again and again.
 * - `close`: the end of the connection, without a byte.
 * - `endless`: the head of a success, and a body that never ends.
 */
export type NoAnswer = (typeof noAnswers)[number];

/** Little enough that a body runs into the time limit and not into that of its size. */
const pauseMs = 5;

/** Sends it; those that never end go on until the client hangs up. */
export async function sendNoAnswer(
  response: ServerResponse,
  { kind, clock }: { readonly kind: NoAnswer; readonly clock: Clock },
): Promise<void> {
  const { socket } = response;
  if (!socket || socket.destroyed) return;
  switch (kind) {
    case 'upgrade':
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      return;
    case 'close':
      socket.end();
      return;
    case 'informational':
      return repeat(response, clock, () =>
        socket.write('HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n'.repeat(20)),
      );
    case 'endless':
      response.writeHead(200, { 'content-type': 'application/json' });
      return repeat(response, clock, () => response.write(' '.repeat(20)));
  }
}

async function repeat(response: ServerResponse, clock: Clock, write: () => unknown): Promise<void> {
  for (; !response.destroyed; await sleep(clock, pauseMs)) write();
}
