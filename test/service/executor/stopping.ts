import { afterEach, test } from '@jest/globals';
import { lives } from '../../support/process.ts';

/** Process ids that scripts recorded, so that processes which survive a failed test are killed after it. */
export const noted = new Set<number>();

afterEach(() => {
  for (const pid of noted) if (lives(pid)) process.kill(pid, 'SIGKILL');
  noted.clear();
});

export const onLinux = process.platform === 'linux' ? test : test.skip;
