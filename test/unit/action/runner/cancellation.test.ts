import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { cancellation } from '../../../../src/action/runner/github-runner.ts';
import { Cancelled } from '../../../../src/action/runner/runner.ts';
import { messageOf } from '../../../../src/errors.ts';

/** A process of which a test sends the signals. */
class FakeProcess extends EventEmitter {
  readonly exits: (number | string | null | undefined)[] = [];
  exit(code?: number | string | null): never {
    this.exits.push(code);
    return undefined as never;
  }
}

function fakeProcess(): FakeProcess & Pick<NodeJS.Process, 'on' | 'exit'> {
  return new FakeProcess() as FakeProcess & Pick<NodeJS.Process, 'on' | 'exit'>;
}

// SIGBREAK is what Node makes of the Ctrl+Break that GitHub's runner sends on Windows for SIGTERM.
test.each(['SIGINT', 'SIGTERM', 'SIGBREAK'] as const)('%s cancels, and is the reason', (name) => {
  const process = fakeProcess();
  const cancelled = cancellation(process);
  expect(cancelled.aborted).toBe(false);
  process.emit(name);
  expect(cancelled.aborted).toBe(true);
  expect(cancelled.reason).toBeInstanceOf(Cancelled);
  expect(messageOf(cancelled.reason)).toContain(name);
});

test.each(['SIGINT', 'SIGTERM', 'SIGBREAK'])('a second signal, %s, ends the process at once', (name) => {
  const process = fakeProcess();
  const cancelled = cancellation(process);
  process.emit('SIGINT');
  expect(process.exits).toEqual([]);
  process.emit(name);
  expect(process.exits).toEqual([130]);
  expect(messageOf(cancelled.reason)).toContain('SIGINT');
});
