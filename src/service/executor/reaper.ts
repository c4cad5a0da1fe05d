import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Clock, sleep } from '../../clock.ts';
import { type ProcessSighting, processTable } from './process-table.ts';

/** How long processes have to end by themselves after SIGTERM. */
const graceMs = 2_000;
const pauseMs = 50;
/** Passes with SIGKILL before what is left is called unkillable: other users' processes, or hung in the kernel. */
const killPasses = 200;
/** A process that is just starting a program shows no environment for a moment: one look without a find is not enough. */
const cleanLooks = 3;

export interface ReapOptions {
  readonly clock: Clock;
  /** The build's own folder, a real path: whoever works inside of it is one of its processes. */
  readonly folder?: string | undefined;
  /** Processes that are known to be the build's and have not been waited for, so that their numbers are still theirs. */
  readonly known?: () => Iterable<number>;
}

/**
 * Ends every process of a build and returns how many could not be ended (0 but for other users' processes). They are
 * found by the build's marker in their environment; whoever shares a session or group with one of them, or descends
 * from one, belongs to the build too. First SIGTERM, two seconds later SIGKILL, again until none is left. Ends at once,
 * without waiting, when there is nothing to end.
 */
export async function reapProcesses(buildId: string, options: ReapOptions): Promise<number> {
  const look = (signal: NodeJS.Signals | undefined) => strike({ ...options, buildId, signal });
  if ((await look('SIGTERM')) > 0) {
    const deadline = options.clock.now() + graceMs;
    while (options.clock.now() < deadline && (await look(undefined)) > 0) await sleep(options.clock, pauseMs);
  }
  let found = 0;
  for (let pass = 0, clean = 0; pass < killPasses && clean < cleanLooks; pass += 1) {
    found = await look('SIGKILL');
    clean = found === 0 ? clean + 1 : 0;
    if (found === 0) await nextTurn();
    else await sleep(options.clock, Math.min(pass, pauseMs));
  }
  return found;
}

interface Strike extends ReapOptions {
  readonly buildId: string;
  readonly signal: NodeJS.Signals | undefined;
}

/** One walk through the table: signals on sight, then follows sessions, groups and descent. How many were found. */
async function strike({ signal, known, ...marks }: Strike): Promise<number> {
  const found = new Set<number>();
  const sessions = new Set<number>();
  const groups = new Set<number>();
  const others: ProcessSighting[] = [];
  const seeds = new Set(known?.());
  const own: { group?: number; session?: number } = {};
  const take = (one: ProcessSighting): void => {
    found.add(one.pid);
    if (one.session > 0) sessions.add(one.session);
    groups.add(one.group);
    if (signal) kill(one.pid, signal);
  };
  for (const one of await processTable(marks)) {
    if (one.pid === process.pid) Object.assign(own, { group: one.group, session: one.session });
    else if (one.marked || seeds.has(one.pid)) take(one);
    else others.push(one);
  }
  // Whatever a build starts is in a session made for it. Should one ever be this service's own, it is left alone.
  if (own.session !== undefined) sessions.delete(own.session);
  if (own.group !== undefined) groups.delete(own.group);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const one of others) {
      if (found.has(one.pid)) continue;
      if (sessions.has(one.session) || groups.has(one.group) || found.has(one.parent)) take(one);
    }
  }
  // A group is killed as one, so that nothing in it can fork between two of its members.
  if (signal === 'SIGKILL') for (const group of groups) if (group > 1) kill(-group, signal);
  return found.size;
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended, or is another user's: the next look tells.
  }
}
