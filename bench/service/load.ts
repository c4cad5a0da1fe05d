/**
 * Reads a server as often as it can, on several connections that stay open, in a process of its own. It speaks just
 * enough HTTP for that: a real client takes longer for a request than the server that is measured.
 */
import { connect } from 'node:net';
import process from 'node:process';
import { systemClock } from '../../src/clock.ts';

export interface Load {
  readonly url: string;
  /** Read in turn. */
  readonly paths: readonly string[];
  readonly token: string;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly answers: number;
  readonly tookMs: number;
}

process.on('message', (load: Load) => void run(load).then((result) => process.send?.(result)));
process.once('disconnect', () => process.exit());

/** It goes on where the last round ended. */
let sent = 0;

async function run({ url, paths, token, connections, seconds }: Load): Promise<LoadResult> {
  const { hostname, port, host } = new URL(url);
  const request = (): string => {
    const path = paths[sent % paths.length];
    sent += 1;
    return `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nx-auth-token: ${token}\r\n\r\n`;
  };
  const from = systemClock.monotonic();
  const isOver = (): boolean => systemClock.monotonic() - from >= seconds * 1_000;
  const reader = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let answers = 0;
      /** Bytes of the answer that are still to come. */
      let left = 0;
      socket.once('error', reject);
      socket.once('connect', () => socket.write(request()));
      socket.on('data', (chunk) => {
        left = left === 0 ? lengthOf(chunk) - chunk.length : left - chunk.length;
        if (left > 0) return;
        answers += 1;
        if (!isOver()) return void socket.write(request());
        socket.destroy();
        resolve(answers);
      });
    });
  // A reader that waits for an answer has to be woken up, which the server that answers pays for: on a virtual machine more than
  // for the answer. Only the server whose reader is slower than itself would be spared.
  const stayAwake = (): void => {
    if (!isOver()) setImmediate(stayAwake);
  };
  stayAwake();
  const answers = await Promise.all(Array.from({ length: connections }, reader));
  const tookMs = systemClock.monotonic() - from;
  return { answers: answers.reduce((sum, count) => sum + count, 0), tookMs };
}

/** The bytes of the whole answer of which this is the beginning. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n'));
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined)
    throw new Error(`Unexpected answer: ${head || chunk.toString()}`);
  return head.length + 4 + Number(length);
}
