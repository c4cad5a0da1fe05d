import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { startSession } from '../../../src/service/executor/processes/session.ts';

const env = { PATH: process.env.PATH ?? '' };

/** Handles output slowly and counts its bytes. */
function slowHandler(): { readonly handled: () => number; handle(chunk: Buffer): Promise<void> } {
  let bytes = 0;
  return {
    handled: () => bytes,
    async handle(chunk) {
      for (let turn = 0; turn < 20; turn += 1) await nextTurn();
      bytes += chunk.length;
    },
  };
}

test('the exit is reported after all output has been handled', async () => {
  const { handle, handled } = slowHandler();
  const script = "head -c 1000000 /dev/zero | tr '\\0' x";
  const session = await startSession({ argv: ['/bin/sh', '-c', script], cwd: '/', env, output: handle });
  expect(await session.exit).toBe(0);
  expect(handled()).toBe(1_000_000);
});

test('a background process that keeps the output open does not delay the exit', async () => {
  const script = 'sleep 1000 & echo $!';
  const printed: Buffer[] = [];
  const output = (chunk: Buffer): void => void printed.push(chunk);
  const session = await startSession({ argv: ['/bin/sh', '-c', script], cwd: '/', env, output });
  expect(await session.exit).toBe(0);
  expect(session.alive()).toBe(false);
  session.release();
  process.kill(Number(Buffer.concat(printed)), 'SIGKILL');
});

test('a command is killed when its output cannot be handled, and the error is passed on', async () => {
  const failure = new Error('full');
  const output = (): Promise<void> => Promise.reject(failure);
  const session = await startSession({ argv: ['/bin/sh', '-c', 'yes'], cwd: '/', env, output });
  await expect(session.exit).rejects.toBe(failure);
});

test('a missing command or folder is an error of the start', async () => {
  const output = (): void => undefined;
  await expect(startSession({ argv: ['/no/such'], cwd: '/', env, output })).rejects.toThrow('ENOENT');
  await expect(startSession({ argv: ['/bin/sh'], cwd: '/no/such', env, output })).rejects.toThrow('ENOENT');
});
