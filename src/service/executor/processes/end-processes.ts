import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Clock, sleep } from '../../../clock.ts';
import { type BuildMarks, type ProcessEntry, processTable } from './process-table.ts';

/** How long processes have to exit after SIGTERM, in milliseconds. */
const graceMs = 2_000;
const pauseMs = 50;
/** Rounds of SIGKILL before giving up on the rest: processes of other users, or hung in the kernel. */
const killRounds = 200;
/** A process that is just starting a program shows no environment for a moment: one empty round proves nothing. */
const emptyRounds = 3;

/** How to find the processes of one build. */
interface BuildProcessSearch extends BuildMarks {
  /** Processes started for the build that have not exited yet, so that their ids cannot have been reused. */
  readonly known?: (() => Iterable<number>) | undefined;
}

/**
 * Ends every process of a build and returns how many could not be ended (0 except for processes of other users). They
 * are found by the build's id in their environment, never by a stored process id alone. First SIGTERM, two seconds later
 * SIGKILL, repeated until none is left. Returns without waiting when there is nothing to end.
 */
export async function endProcesses(
  buildId: string,
  options: Omit<BuildProcessSearch, 'buildId'> & { readonly clock: Clock },
): Promise<number> {
  const { clock, ...search } = options;
  const signalAll = createSignaller({ ...search, buildId });
  // The first round only finds the processes: once one exits on SIGTERM, its children can no longer be traced to it.
  let found = await signalAll('none');
  let empty = found === 0 ? 1 : 0;
  if (found > 0) {
    await signalAll('SIGTERM');
    const deadline = clock.monotonic() + graceMs;
    while (clock.monotonic() < deadline && (await signalAll('none')) > 0) await sleep(clock, pauseMs);
  }
  for (let round = 0; round < killRounds && empty < emptyRounds; round += 1) {
    found = await signalAll('SIGKILL');
    empty = found === 0 ? empty + 1 : 0;
    if (found === 0) await nextTurn();
    else await sleep(clock, Math.min(round, pauseMs));
  }
  return found;
}

/**
 * Returns a function that finds the build's processes, signals each as soon as it is found, and returns their number.
 *
 * A process belongs to the build when it is marked or known, was found before, shares its session or group with one that
 * belongs to the build (every command of a build starts in its own session), or descends from one.
 */
function createSignaller(search: BuildProcessSearch): (signal: NodeJS.Signals | 'none') => Promise<number> {
  /** Process id and birth of those found in earlier rounds: their parents may have exited since. */
  const before = new Map<number, string>();
  return async (signal) => {
    const known = new Set(search.known?.());
    const found = new Set<number>();
    const sessions = new Set<number>();
    const groups = new Set<number>();
    const others: ProcessEntry[] = [];
    let own: ProcessEntry | undefined;
    const add = (entry: ProcessEntry): void => {
      found.add(entry.pid);
      sessions.add(entry.session);
      groups.add(entry.group);
      before.set(entry.pid, entry.birth);
      if (signal !== 'none') kill(entry.pid, signal);
    };
    for (const entry of await processTable(search)) {
      if (entry.pid === process.pid) own = entry;
      else if (entry.marked || known.has(entry.pid) || before.get(entry.pid) === entry.birth) add(entry);
      else others.push(entry);
    }
    const isRelated = (entry: ProcessEntry): boolean =>
      found.has(entry.parent) ||
      (entry.session !== 0 && entry.session !== own?.session && sessions.has(entry.session)) ||
      (entry.group !== own?.group && groups.has(entry.group));
    for (let size = -1; size !== found.size; ) {
      size = found.size;
      for (const entry of others) if (!found.has(entry.pid) && isRelated(entry)) add(entry);
    }
    // A group is killed as a whole, so that no member can fork while the others are killed.
    if (signal === 'SIGKILL')
      for (const group of groups) if (group > 1 && group !== own?.group) kill(-group, signal);
    return found.size;
  };
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has exited, or belongs to another user: the next round shows which.
  }
}
