import { createGrace } from '../../src/action/runner/grace.ts';
import type { Clock } from '../../src/clock.ts';
import { defaultLimits, type Limits } from '../../src/limits.ts';
import { testClient } from './client.ts';
import { FakeClock, seededRandom } from './fake-clock.ts';
import type { MemoryRunner } from './memory-runner.ts';

/** Everything that an action or a part of it needs in this process, with the real client of the service at `url`. */
export function stepParts<Timer extends Clock = FakeClock>(
  { runner }: Pick<MemoryRunner, 'runner'>,
  url: string,
  given: { readonly clock?: Timer; readonly limits?: Partial<Limits> } = {},
) {
  const clock = given.clock ?? new FakeClock();
  const limits = { ...defaultLimits, ...given.limits };
  const client = testClient(url, { clock, limits });
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  return { runner, clock, limits, client, grace, connect: () => client, random: seededRandom(1) };
}
