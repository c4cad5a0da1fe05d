import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { cancellation } from '../../../src/runner/cancellation.ts';
import { Cancelled } from '../../../src/runner/runner.ts';

/** A process of which a test sends the signals. */
function fakeProcess(): EventEmitter & Pick<NodeJS.Process, 'on'> {
  return new EventEmitter() as EventEmitter & Pick<NodeJS.Process, 'on'>;
}

test('nothing is cancelled before a signal', () => {
  expect(cancellation(fakeProcess()).aborted).toBe(false);
});

// SIGBREAK is what Node makes of the Ctrl+Break that GitHub's runner sends on Windows for SIGTERM.
test.each(['SIGINT', 'SIGTERM', 'SIGBREAK'] as const)('%s cancels, and is told', (name) => {
  const process = fakeProcess();
  const cancelled = cancellation(process);
  process.emit(name);
  expect(cancelled.aborted).toBe(true);
  expect(cancelled.reason).toBeInstanceOf(Cancelled);
  expect(cancelled.reason).toMatchObject({ signal: name });
});

test('the second signal changes nothing, and does not end the process', () => {
  const process = fakeProcess();
  const cancelled = cancellation(process);
  let told = 0;
  cancelled.addEventListener('abort', () => told++);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGINT', 'SIGBREAK']) expect(process.emit(name)).toBe(true);
  expect([told, cancelled.reason.signal]).toEqual([1, 'SIGINT']);
});
