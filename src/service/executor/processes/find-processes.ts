import { type BuildMarks, type ProcessSighting, processTable } from './process-table.ts';

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
