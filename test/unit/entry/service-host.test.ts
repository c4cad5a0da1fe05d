import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { killAfterGracePeriod, stopSignal } from '../../../src/entry/service-host.ts';
import { FakeClock } from '../../support/fake-clock.ts';

function startListening() {
  const exits: unknown[] = [];
  const signals = new EventEmitter();
  const process = Object.assign(signals, { exit: (code: unknown) => void exits.push(code) });
  const clock = new FakeClock();
  const stop = stopSignal({ process, clock });
  return { stop, clock, exits, send: (name: string) => signals.emit(name) };
}

test.each(['SIGINT', 'SIGTERM'])('%s starts a clean end', (name) => {
  const { stop, exits, send } = startListening();
  expect(stop.aborted).toBe(false);
  send(name);
  expect([stop.aborted, exits]).toEqual([true, []]);
});

test('a Ctrl-C that npm forwards counts once, and a later one ends the process at once', async () => {
  const { clock, exits, send } = startListening();
  send('SIGINT');
  send('SIGINT');
  await clock.advance(999);
  send('SIGTERM');
  expect(exits).toEqual([]);
  await clock.advance(1);
  send('SIGINT');
  expect(exits).toEqual([130]);
});

// T30
test('a process that has not ended four seconds after the signal is killed', async () => {
  const killed: string[] = [];
  const clock = new FakeClock();
  const [hung, ended] = [new AbortController(), new AbortController()];
  const log = (): void => undefined;
  killAfterGracePeriod(hung.signal, { clock, log, kill: () => void killed.push('hung') });
  const cancelTimer = killAfterGracePeriod(ended.signal, {
    clock,
    log,
    kill: () => void killed.push('ended'),
  });
  await clock.advance(60_000);
  expect(clock.pending()).toBe(0);
  for (const one of [hung, ended]) one.abort();
  await clock.advance(3_999);
  cancelTimer();
  expect(killed).toEqual([]);
  await clock.advance(1);
  expect(killed).toEqual(['hung']);
});
