import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Clock, sleep } from '../../../clock.ts';
import { UserError } from '../../../errors.ts';
import { type BuildMarks, type ProcessEntry, processTable } from './process-table.ts';
import { type ProcessCommand, type Session, startSession } from './session.ts';

/** All processes of one build, from its first command to its end. */
export interface BuildProcesses {
  /**
   * Runs a command to its end and returns its exit status. Processes that it leaves in the background keep running.
   *
   * @throws the signal's reason once the build is being stopped; the command has ended by then
   */
  run(command: ProcessCommand): Promise<number>;
  /** Ends all processes that are left. Can be called again, also between two commands. */
  end(): Promise<EndedProcesses>;
}

/** What was done about the processes of a build. */
export interface EndedProcesses {
  /** The names of those that were found. */
  readonly found: readonly string[];
  /** How many could not be ended: processes of other users, or hung in the kernel. */
  readonly left: number;
}

const none: EndedProcesses = { found: [], left: 0 };

export function createBuildProcesses(options: {
  readonly buildId: string;
  readonly folder: string;
  /** The process namespace of the sandbox that the build has now. */
  readonly namespace: () => string | undefined;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}): BuildProcesses {
  const { buildId, folder, clock } = options;
  const started = new Set<Session>();
  let ending: Promise<EndedProcesses> = Promise.resolve(none);
  /** Whether a command was started since a search found nothing: a search reads the whole process table. */
  let mayRun = false;
  const endAll = (): Promise<EndedProcesses> => {
    const known = () => [...started].filter((session) => session.alive()).map(({ pid }) => pid);
    ending = ending.then(async () => {
      if (!mayRun) return none;
      mayRun = false;
      const namespace = options.namespace();
      const search = { clock, folder, namespace, known, since: 'this process' } as const;
      const ended = await endProcesses(buildId, search);
      mayRun ||= ended.left > 0;
      return ended;
    });
    return ending;
  };
  options.signal.addEventListener('abort', () => void endAll().catch(() => undefined), { once: true });
  return {
    async run(command) {
      options.signal.throwIfAborted();
      mayRun = true;
      const session = await startSession(command);
      started.add(session);
      // If the signal was aborted during the start, `endAll` may have searched too early.
      if (options.signal.aborted) session.kill('SIGKILL');
      const status = await session.exit;
      options.signal.throwIfAborted();
      return status;
    },
    async end() {
      const ended = await endAll();
      for (const session of started) session.release();
      started.clear();
      return ended;
    },
  };
}

/** How long processes have to exit after SIGTERM, in milliseconds. */
const graceMs = 2_000;
const pauseMs = 50;
/** Rounds of SIGKILL before giving up on the rest. */
const killRounds = 200;
/** A process that is just starting a program shows no environment for a moment: one empty round proves nothing. */
const emptyRounds = 3;

/** How to find the processes of one build. */
interface BuildProcessSearch extends BuildMarks {
  /** Processes started for the build that have not exited yet, so that their ids cannot have been reused. */
  readonly known?: (() => Iterable<number>) | undefined;
}

/**
 * Ends every process of a build. They are found by the build's id in their environment, never by a stored process id alone.
 * First SIGTERM, two seconds later SIGKILL, repeated until none is left. Returns without waiting when there is nothing to end.
 */
export async function endProcesses(
  buildId: string,
  options: Omit<BuildProcessSearch, 'buildId'> & { readonly clock: Clock },
): Promise<EndedProcesses> {
  const { clock, ...search } = options;
  const processes = new Map<number, ProcessEntry>();
  const signalAll = createSignaller({ ...search, buildId }, processes);
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
  return { found: Array.from(processes.values(), ({ name }) => name), left: found };
}

/**
 * Returns a function that finds the build's processes, signals each as soon as it is found, and returns their number.
 *
 * A process belongs to the build when it is marked or known, was found before, shares its session or group with one that
 * belongs to the build (every command of a build starts in its own session), or descends from one.
 *
 * @param before those found in earlier rounds, by id: their parents may have exited since
 */
function createSignaller(
  search: BuildProcessSearch,
  before: Map<number, ProcessEntry>,
): (signal: NodeJS.Signals | 'none') => Promise<number> {
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
      before.set(entry.pid, entry);
      if (signal !== 'none') kill(entry.pid, signal);
    };
    for (const entry of await processTable(search)) {
      if (entry.pid === process.pid) own = entry;
      else if (entry.marked || known.has(entry.pid) || before.get(entry.pid)?.birth === entry.birth)
        add(entry);
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

/** A user canceled the build. */
export class Canceled extends UserError {
  constructor() {
    super('The build was canceled');
  }
}

/** The build took longer than its limit. */
export class TimedOut extends UserError {
  constructor(minutes: number) {
    super(`The build was stopped because it took longer than ${minutes} minutes (max_build_duration)`);
  }
}

/** Stops a build when it is canceled or takes too long. */
export interface Stop {
  /** Aborted with a `Canceled` or a `TimedOut`. */
  readonly signal: AbortSignal;
  /** Sets the time limit of the build, counted from its start. */
  limit(minutes: number): void;
  /** Stops the build as if it had been canceled, or had taken too long. */
  stopAs(state: 'canceled' | 'timeout'): void;
  /** Cancels the timer. */
  end(): void;
}

/** The time limit until the workflow, which may set another, has been read. */
const defaultMinutes = 60;

export function createStop(clock: Clock, canceled: AbortSignal): Stop {
  const stopped = new AbortController();
  const startedAt = clock.monotonic();
  const cancel = (): void => stopped.abort(new Canceled());
  if (canceled.aborted) cancel();
  else canceled.addEventListener('abort', cancel, { once: true });
  let cancelTimer = (): void => undefined;
  let lastLimit = defaultMinutes;
  const limit = (minutes: number): void => {
    cancelTimer();
    lastLimit = minutes;
    const left = startedAt + minutes * 60_000 - clock.monotonic();
    cancelTimer = clock.setTimer(left, () => stopped.abort(new TimedOut(minutes)));
  };
  limit(defaultMinutes);
  return {
    signal: stopped.signal,
    limit,
    stopAs: (state) => stopped.abort(state === 'timeout' ? new TimedOut(lastLimit) : new Canceled()),
    end() {
      cancelTimer();
      canceled.removeEventListener('abort', cancel);
    },
  };
}
