import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Clock, sleep } from '../../../clock.ts';
import { createHunt, type Quarry } from './find-processes.ts';

/** How long processes have to end by themselves after SIGTERM. */
const graceMs = 2_000;
const pauseMs = 50;
/** Looks with SIGKILL before what is left is called unkillable: other users' processes, or hung in the kernel. */
const killLooks = 200;
/** A process that is just starting a program shows no environment for a moment: one look without a find is not enough. */
const cleanLooks = 3;

/**
 * Ends every process of a build and returns how many could not be ended (0 but for other users' processes). They are
 * found by the build's id in their environment, never by a stored number alone. First SIGTERM, two seconds later
 * SIGKILL, again until none is left. Returns at once, without waiting, when there is nothing to end.
 */
export async function reapProcesses(
  buildId: string,
  options: Omit<Quarry, 'buildId'> & { readonly clock: Clock },
): Promise<number> {
  const { clock, ...quarry } = options;
  const hunt = createHunt({ ...quarry, buildId });
  // The first look only learns who belongs to whom: one that is signalled may end and take that knowledge along.
  if ((await hunt.look('none')) > 0) {
    await hunt.look('SIGTERM');
    const deadline = clock.monotonic() + graceMs;
    while (clock.monotonic() < deadline && (await hunt.look('none')) > 0) await sleep(clock, pauseMs);
  }
  let found = 0;
  for (let look = 0, clean = 0; look < killLooks && clean < cleanLooks; look += 1) {
    found = await hunt.look('SIGKILL');
    clean = found === 0 ? clean + 1 : 0;
    if (found === 0) await nextTurn();
    else await sleep(clock, Math.min(look, pauseMs));
  }
  return found;
}
