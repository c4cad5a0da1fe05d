import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Canceled, createStop, TimedOut } from '../../../src/service/executor/processes/build-processes.ts';
import { parseProcessList, processTable } from '../../../src/service/executor/processes/process-table.ts';
import { startSession } from '../../../src/service/executor/processes/session.ts';
import { FakeClock } from '../../support/fake-clock.ts';

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

const printed = `
    1     0     1 Ss   Mon Nov  2 09:00:01 2026 /sbin/launchd
  501     1   501 S    Mon Nov  2 09:00:01 2026 /bin/sleep 100 PATH=/bin BUILD_SERVICE_BUILD_ID=abc HOME=/x
  502   501   501 R+   Mon Nov  2 09:00:01 2026 /bin/sh BUILD_SERVICE_BUILD_ID=abc
  503     1   503 S    Mon Nov  2 09:00:01 2026 /bin/sleep 100 BUILD_SERVICE_BUILD_ID=abcd
  504     1   504 S    Mon Nov  2 09:00:01 2026 /bin/sleep 100 NOT_BUILD_SERVICE_BUILD_ID=abc
  505     1   505 Z    Mon Nov  2 09:00:01 2026 (sleep)
`;

test('the output of ps is parsed: ids, and whether the environment has the whole marker', () => {
  const sightings = parseProcessList(printed, 'abc');
  const seen = sightings.map(({ pid, parent, group, marked }) => [pid, parent, group, marked]);
  expect(seen).toEqual([
    [1, 0, 1, false],
    [501, 1, 501, true],
    [502, 501, 501, true],
    [503, 1, 503, false],
    [504, 1, 504, false],
  ]);
  expect(sightings[0]?.birth).toBe('Mon Nov  2 09:00:01 2026');
});

test('the process table contains this process with its parent', async () => {
  const sightings = [...(await processTable({ buildId: 'none' }))];
  const own = sightings.find(({ pid }) => pid === process.pid);
  expect(own).toMatchObject({ parent: process.ppid, marked: false });
});

test('the time limit counts from the start, even if it is set later', async () => {
  const clock = new FakeClock();
  const stop = createStop(clock, new AbortController().signal);
  await clock.advance(60_000);
  stop.limit(3);
  await clock.advance(2 * 60_000 - 1);
  expect(stop.signal.aborted).toBe(false);
  await clock.advance(1);
  expect(stop.signal.reason).toBeInstanceOf(TimedOut);
  expect(stop.signal.reason.message).toContain('longer than 3 minutes');
});

test('the default time limit is an hour', async () => {
  const clock = new FakeClock();
  const stop = createStop(clock, new AbortController().signal);
  await clock.advance(60 * 60_000 - 1);
  expect(stop.signal.aborted).toBe(false);
  await clock.advance(1);
  expect(stop.signal.reason).toBeInstanceOf(TimedOut);
});

test('the first reason stays, and no timer is left after the end', async () => {
  const clock = new FakeClock();
  const cancel = new AbortController();
  const stop = createStop(clock, cancel.signal);
  cancel.abort();
  await clock.advance(61 * 60_000);
  expect(stop.signal.reason).toBeInstanceOf(Canceled);
  const other = createStop(clock, new AbortController().signal);
  expect(clock.pending()).toBe(1);
  other.end();
  expect(clock.pending()).toBe(0);
});
