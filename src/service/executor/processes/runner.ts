import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { variableName } from '../../../assignments.ts';
import { type Clock, sleep, systemRandom, withTimeout } from '../../../clock.ts';
import { BuildError, plainText } from '../../errors.ts';
import type { Variables } from '../environment/machine.ts';
import { markerName } from '../environment/variables.ts';
import { type EndedProcesses, kill, namespaceOf, runnerMarkerName, searchOf } from './leftovers.ts';
import { shellQuoted } from './programs.ts';

/** A script of a build, or a tool that the service runs as one. Paths are those that the build sees. */
export interface RunnerStep {
  readonly argv: readonly [string, ...string[]];
  readonly directory: string;
  /** The directory must be inside one of these, with its links resolved. */
  readonly roots?: readonly string[];
  /** The whole environment, except for names that `canExport` refuses. */
  readonly env: Variables;
  /** Takes output and errors, in their order. */
  readonly output: (chunk: Buffer) => void | Promise<void>;
}

/** Why a step did not start: its directory is missing or outside of the roots, or its variables are too long. */
export type NotStarted = 'missing' | 'outside' | 'too long';

/** The shell that runs the steps of a build, one after the other, until all processes of the build are ended. */
export interface Runner {
  /**
   * Runs a step to its end, and returns its exit status. What it leaves in the background keeps running.
   *
   * @throws the signal's reason; BuildError when the shell was killed
   */
  run(step: RunnerStep): Promise<number | NotStarted>;
  /** Ends every process of the build: once it returns, none is left. Can be called again. */
  end(): Promise<EndedProcesses>;
}

/** A shell stops at an assignment to one of these, or to a name that is none. */
const readOnly = /^(?:UID|EUID|PPID|OPTIND|BASHOPTS|SHELLOPTS|BASH_VERSINFO)$/;

/** Whether a shell can set a variable of this name. */
export function canExport(name: string): boolean {
  return variableName.test(name) && !readOnly.test(name);
}

/** Characters of what bubblewrap or the shell itself says. */
const errorsLimit = 2_000;
/** How long the output of a process that has ended may take to arrive, in milliseconds. */
const outputMs = 1_000;
/** Between two looks at whether the processes inside have ended, in milliseconds. */
const pauseMs = 5;

/**
 * Starts the shell of a build, inside a sandbox if `wall` starts one. It reads commands from its input, so that nobody sees
 * the variables in arguments, and no file has to be written while scripts run.
 *
 * @param options `wall` is bubblewrap with its arguments
 * @throws BuildError when the sandbox could not be started; the signal's reason
 */
export async function startRunner(options: {
  readonly buildId: string;
  readonly wall: readonly string[] | undefined;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}): Promise<Runner> {
  const { buildId, wall, clock, signal } = options;
  signal.throwIfAborted();
  // Output and errors of a step share a pipe of `cat`: programs cannot open the sockets of Node by name (`/dev/stderr`).
  // With the shell ends its group, which a script may have killed it to leave behind.
  const shell = '{ /bin/sh 3<&-; kill -9 0; } 2>&1 | cat 3<&-';
  // The fourth stream ends with the service, whatever ends it. So does bubblewrap, which uses the stream for its report.
  const watched = `(read -r end <&3; kill -9 0) & ${shell}`;
  const [file, ...args] = wall
    ? [...wall, '--info-fd', '3', '--', '/bin/sh', '-c', shell]
    : ['/bin/sh', '-c', watched];
  const child = spawn(file ?? '', args, {
    cwd: '/',
    detached: true,
    env: { PATH: '/usr/bin:/bin', [runnerMarkerName]: buildId },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  const { stdin, stdout, stderr } = child;
  const [, , , report] = child.stdio;
  if (!(report instanceof Readable)) throw new Error('The shell has no fourth stream');
  let errors = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(0, errorsLimit);
  });
  for (const stream of [stdin, stdout, stderr, report, child]) stream.on('error', () => {});
  const exited = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const closed = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  await once(child, 'spawn');
  const group = child.pid ?? 0;
  // Until it has exited, the system cannot reuse its number.
  const hasExited = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const killGroup = (): void => void (hasExited() || kill(-group, 'SIGKILL'));
  const init = wall && (await untilReported(report, signal));
  if (wall && init === undefined) {
    // No process of the build is there yet.
    killGroup();
    await closed;
    signal.throwIfAborted();
    throw notStarted(errors.trim() || `bubblewrap ended with status ${child.exitCode}`);
  }
  const namespace = init === undefined ? undefined : namespaceOf(init);
  const search = searchOf({ buildId, namespace, startedBy: 'this process', ...(wall ? {} : { group }) });
  let running: Promise<unknown> = Promise.resolve();

  const endAll = async (): Promise<EndedProcesses> => {
    const left = await search.terminate(clock);
    // What it has printed in the end is still to come.
    if (left === 0) await withTimeout({ clock, ms: outputMs }, async () => running).catch(() => {});
    if (init === undefined) {
      killGroup();
      const remaining = await search.killAll(clock);
      await exited;
      return { found: search.names(), left: remaining };
    }
    // The first process of a namespace takes all others of it along, and bubblewrap ends after them.
    if (!hasExited()) kill(init, 'SIGKILL');
    await exited;
    // If somebody else has killed bubblewrap, it may have ended before them.
    while (namespace !== undefined && namespaceOf(init) === namespace) await sleep(clock, pauseMs);
    return { found: search.names(), left: 0 };
  };
  let ending: Promise<EndedProcesses> | undefined;
  const end = (): Promise<EndedProcesses> => {
    signal.removeEventListener('abort', onAbort);
    // Output that nobody takes any more would keep its stream open.
    ending ??= endAll().finally(() => void running.then(() => stdout.destroy()));
    return ending;
  };
  const onAbort = (): void => void end().catch(() => {});
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) await end();
  const output = createReader(stdout);

  const run = async ({ output: take, ...step }: RunnerStep): Promise<number | NotStarted> => {
    const mark = `\x1e${systemRandom.hex(16)}`;
    stdin.write(commandsOf(step, { mark, buildId }));
    let refused: NotStarted | undefined;
    for (;;) {
      const word = await output.untilMark(mark, take);
      if (word === undefined) break;
      if (word === 'missing' || word === 'outside' || word === 'too long') refused = word;
      else return refused ?? Number(word);
    }
    await ending;
    signal.throwIfAborted();
    await closed;
    const [failure] = /^bwrap: .*/m.exec(errors) ?? [];
    if (failure !== undefined) throw notStarted(failure);
    // Mostly by a script, with `kill -9 -1` or a guessed number.
    const what = wall ? "This build's sandbox process" : "The shell that runs this build's scripts";
    throw new BuildError(
      `${what} was killed, which also ended all of the build's other processes. Scripts must not kill processes that they did not start`,
    );
  };
  return {
    async run(step) {
      signal.throwIfAborted();
      const ran = run(step);
      running = ran.catch(() => {});
      const status = await ran;
      if (signal.aborted) await ending;
      signal.throwIfAborted();
      return status;
    },
    end,
  };
}

function notStarted(why: string): BuildError {
  return new BuildError(`The sandbox could not be started: ${plainText(why)}`);
}

/**
 * The commands of a step. The mark is not known before, and comes with the exit status, or before it with why the step did not
 * start: the status itself could be the step's own.
 */
function commandsOf(
  { argv, directory, roots, env }: Omit<RunnerStep, 'output'>,
  { mark, buildId }: { readonly mark: string; readonly buildId: string },
): string {
  const refuse = (why: NotStarted): string => `{ printf '%s %s\\n' '${mark}' '${why}'; exit 1; }`;
  const inside = roots?.map((root) => `${shellQuoted(`${root}/`)}*`).join('|');
  const variables = Object.entries({ ...env, [markerName]: buildId }).filter(([name]) => canExport(name));
  return [
    '(',
    ...variables.map(([name, value]) => `export ${name}=${shellQuoted(value)}`),
    `cd -P -- ${shellQuoted(directory)} 2>/dev/null || ${refuse('missing')}`,
    ...(inside === undefined ? [] : [`case $PWD/ in ${inside}) ;; *) ${refuse('outside')} ;; esac`]),
    `unset OLDPWD ${runnerMarkerName}`,
    // Whether the system starts any program with these variables.
    `{ /bin/sh -c :; } 2>/dev/null; [ "$?" != 126 ] || ${refuse('too long')}`,
    `exec ${argv.map(shellQuoted).join(' ')}`,
    // Opened anew, where the system does that (Linux): programs that change how their output is written change only the step's.
    ') </dev/null >/dev/stdout 2>&1',
    'status=$?',
    // A program may have left the pipe so that a write fails while it is full (O_NONBLOCK).
    `until printf '%s %s\\n' '${mark}' "$status"; do sleep 0.1; done 2>/dev/null`,
    '',
  ].join('\n');
}

/** Reads the output as it comes. */
function createReader(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return {
    /** Hands on the output before the mark, and returns the words behind it; `undefined` at the end of all output. */
    async untilMark(mark: string, take: RunnerStep['output']): Promise<string | undefined> {
      const start = Buffer.from(`${mark} `);
      for (;;) {
        const at = held.indexOf(start);
        const end = at < 0 ? -1 : held.indexOf('\n', at);
        // What may be the beginning of a mark waits for the rest.
        const open = held.lastIndexOf(start.subarray(0, 1));
        const isOpen = open >= 0 && held.subarray(open).equals(start.subarray(0, held.length - open));
        const ready = at >= 0 ? at : isOpen ? open : held.length;
        const before = held.subarray(0, ready);
        const words = end < 0 ? undefined : held.toString('latin1', at + start.length, end);
        held = held.subarray(end < 0 ? ready : end + 1);
        if (before.length > 0) await take(before);
        if (words !== undefined) return words;
        const { value, done } = await chunks.next();
        if (done === true) return undefined;
        held = Buffer.concat([held, value]);
      }
    },
  };
}

/** The first process of the namespace; `undefined` when bubblewrap ends, or the signal is aborted, before it is known. */
async function untilReported(report: Readable, signal: AbortSignal): Promise<number | undefined> {
  let text = '';
  const onAbort = (): void => void report.destroy();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    for await (const chunk of report) {
      text += chunk;
      if (text.includes('}')) return Number(JSON.parse(text)['child-pid']);
    }
  } catch {
    // Without the number there is no sandbox.
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
  return undefined;
}
