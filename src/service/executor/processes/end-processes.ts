import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Clock, sleep } from '../../../clock.ts';
import { type BuildMarks, type ProcessSighting, processTable } from './process-table.ts';

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
export async function endProcesses(
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

/** Looks for the processes of one build again and again. */
export interface Hunt {
  /** One look at all processes; those of the build are signalled on sight. How many there were. */
  look(signal: NodeJS.Signals | 'none'): Promise<number>;
}

export interface Quarry extends BuildMarks {
  /** Processes that are known to be the build's and have not been waited for, so that their numbers are still theirs. */
  readonly known?: (() => Iterable<number>) | undefined;
}

/**
 * A process belongs to the build when it is marked or known, was found once before, shares session or group with one
 * that belongs to it (every command of a build begins a session of its own), or descends from one.
 */
export function createHunt(quarry: Quarry): Hunt {
  /** Those of an earlier look: their parents may have ended since. */
  const before = new Map<number, string>();
  return {
    async look(signal) {
      const known = new Set(quarry.known?.());
      const found = new Set<number>();
      const sessions = new Set<number>();
      const groups = new Set<number>();
      const others: ProcessSighting[] = [];
      let own: ProcessSighting | undefined;
      const take = (one: ProcessSighting): void => {
        found.add(one.pid);
        sessions.add(one.session);
        groups.add(one.group);
        before.set(one.pid, one.birth);
        if (signal !== 'none') kill(one.pid, signal);
      };
      for (const one of await processTable(quarry)) {
        if (one.pid === process.pid) own = one;
        else if (one.marked || known.has(one.pid) || before.get(one.pid) === one.birth) take(one);
        else others.push(one);
      }
      const related = (one: ProcessSighting): boolean =>
        found.has(one.parent) ||
        (one.session !== 0 && one.session !== own?.session && sessions.has(one.session)) ||
        (one.group !== own?.group && groups.has(one.group));
      for (let size = -1; size !== found.size; ) {
        size = found.size;
        for (const one of others) if (!found.has(one.pid) && related(one)) take(one);
      }
      // A group is killed as one, so that nothing in it can fork between two of its members.
      if (signal === 'SIGKILL')
        for (const group of groups) if (group > 1 && group !== own?.group) kill(-group, signal);
      return found.size;
    },
  };
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended, or is another user's: the next look tells.
  }
}
