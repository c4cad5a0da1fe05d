import { expect, test } from '@jest/globals';
import { service } from '../../../src/action/service/run.ts';
import { systemClock } from '../../../src/clock.ts';
import { repositoryRoot } from '../../support/action-metadata.ts';
import { runAction } from '../../support/action-process.ts';
import { memoryRunner } from '../../support/memory-runner.ts';

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

test('a temporary folder of the runner that is not there is told as that, and not as a bug', async () => {
  const { exitCode, errors } = await runAction({
    action: 'service',
    with: { repository: repositoryRoot },
    env: { RUNNER_TEMP: '/nowhere/temp' },
  });
  expect(exitCode).toBe(1);
  expect(errors.map(({ data }) => data)).toEqual([
    expect.stringMatching(/^No folder could be made in \/nowhere\/temp \(ENOENT.*RUNNER_TEMP/),
  ]);
});
