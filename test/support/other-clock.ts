import { join } from 'node:path';
import { repositoryRoot } from './action-metadata.ts';

/** The environment of a process whose wall clock is `aheadMs` ahead, and whose time passes `speed` times as fast. */
export function otherClock({
  aheadMs = 0,
  speed = 1,
}: {
  aheadMs?: number;
  speed?: number;
}): Record<string, string> {
  return {
    NODE_OPTIONS: `--import=${join(repositoryRoot, 'test/support/other-clock.mjs')}`,
    CLOCK_AHEAD_MS: String(aheadMs),
    CLOCK_SPEED: String(speed),
  };
}
