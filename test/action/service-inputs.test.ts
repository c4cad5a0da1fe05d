import { expect, test } from '@jest/globals';
import { service } from '../../src/actions/service/run.ts';
import { systemClock } from '../../src/clock.ts';
import { memoryRunner } from '../support/memory-runner.ts';

test('on Windows, the error names the supported runners, and nothing is started', async () => {
  const { runner, state } = memoryRunner({ with: {} });
  const starting = service({
    runner,
    connect: () => {
      throw new Error('Expected no request');
    },
    clock: systemClock,
    script: 'process.js',
    platform: 'win32',
    environment: { process: {}, git: {}, trackingId: undefined },
  });
  await expect(starting).rejects.toThrow(/Linux and macOS.*runs-on/);
  expect(state).toEqual({});
});
