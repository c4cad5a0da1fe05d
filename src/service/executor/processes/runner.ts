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

/** A script of a build, or a tool that the service runs inside the build. Paths are those of the build. */
export interface RunnerStep {
  readonly argv: readonly [string, ...string[]];
  readonly directory: string;
  /** The directory must be inside one of these, with its links resolved. */
  readonly roots?: readonly string[];
  /** The whole environment, except for names that `canExport` refuses. */
  readonly env: Variables;
  /** Receives output and errors, in their order. */
  readonly output: (chunk: Buffer) => void | Promise<void>;
}

/** The reason why a step did not start: its directory is missing or outside of the roots, or its variables are too long. */
export type NotStarted = 'missing' | 'outside' | 'too long';

/** A shell stops at an assignment to one of these, or to something that is not a valid name. */
const readOnly = /^(?:UID|EUID|PPID|OPTIND|BASHOPTS|SHELLOPTS|BASH_VERSINFO)$/;

export function canExport(name: string): boolean {
  return variableName.test(name) && !readOnly.test(name);
}

/** In characters, for messages of bubblewrap or the shell itself. */
const errorsLimit = 2_000;
/** How long the output of a process may arrive after its end, in milliseconds. */
const outputMs = 1_000;
/** Pause between two checks whether the processes inside have ended, in milliseconds. */
const pauseMs = 5;

/**
 * Starts the shell of a build, inside a sandbox if `wall` is set. It reads commands from its input, so that no other user
 * sees the variables in arguments, and no file has to be written while scripts run.
 *
 * @param options `wall` is the command line of bubblewrap
 * @throws BuildError if the sandbox could not be started; the signal's reason
 */
export async function startRunner(options: {
  readonly buildId: string;
  readonly wall: readonly string[] | undefined;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}) {
  const { buildId, wall, clock, signal } = options;
  signal.throwIfAborted();
  // Output and errors of a step share the pipe of `cat`: programs cannot open Node's sockets by name (`/dev/stderr`). When
  // the shell ends, its group ends too: a script may have killed it in order to leave processes behind.
  const shell = '{ /bin/sh 3<&-; kill -9 0; } 2>&1 | cat 3<&-';
  // The fourth stream ends with the service, however it ends. Bubblewrap does so by itself, and reports on the stream.
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
  // The system cannot reuse the process ID before the process has exited.
  const hasExited = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const killGroup = (): void => void (hasExited() || kill(-group, 'SIGKILL'));
  const init = wall && (await untilReported(report, signal));
  if (wall && init === undefined) {
    // No process of the build has started yet.
    killGroup();
    await closed;
    signal.throwIfAborted();
    throw notStarted(errors.trim() || `bubblewrap ended with status ${child.exitCode}`);
  }
  const namespace = init === undefined ? undefined : namespaceOf(init);
  const search = searchOf({ buildId, namespace, ...(wall ? {} : { group }) });
  let running: Promise<unknown> = Promise.resolve();

  const endAll = async (): Promise<EndedProcesses> => {
    const left = await search.terminate(clock);
    // The last output may still be on its way.
    if (left === 0) await withTimeout({ clock, ms: outputMs }, async () => running).catch(() => {});
    if (init === undefined) {
      killGroup();
      const remaining = await search.killAll(clock);
      await exited;
      return { found: search.names(), left: remaining };
    }
    // The end of a namespace's first process ends all others in it, and bubblewrap ends after them.
    if (!hasExited()) kill(init, 'SIGKILL');
    await exited;
    // If bubblewrap was killed from outside, it may have ended before them.
    while (namespace !== undefined && namespaceOf(init) === namespace) await sleep(clock, pauseMs);
    return { found: search.names(), left: 0 };
  };
  let ending: Promise<EndedProcesses> | undefined;
  const end = (): Promise<EndedProcesses> => {
    signal.removeEventListener('abort', onAbort);
    // Output that nobody reads any more would keep the stream open.
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
    // The cause is mostly a script, with `kill -9 -1` or a guessed process ID.
    const what = wall ? "This build's sandbox process" : "The shell that runs this build's scripts";
    throw new BuildError(
      `${what} was killed, which also ended all of the build's other processes. Scripts must not kill processes that they did not start`,
    );
  };
  return {
    /**
     * Runs a step to its end, and returns its exit status. Its background processes keep running.
     *
     * @throws the signal's reason; BuildError if the shell was killed
     */
    async run(step: RunnerStep) {
      signal.throwIfAborted();
      const ran = run(step);
      running = ran.catch(() => {});
      const status = await ran;
      if (signal.aborted) await ending;
      signal.throwIfAborted();
      return status;
    },
    /** Ends every process of the build: once it returns, none is left. Can be called again. */
    end,
  };
}

/** Runs the steps of a build one after the other, until all processes of the build are ended. */
export type Runner = Awaited<ReturnType<typeof startRunner>>;

function notStarted(why: string): BuildError {
  return new BuildError(`The sandbox could not be started: ${plainText(why)}`);
}

/**
 * The commands of a step. The step cannot know the mark in advance. It precedes the exit status, or the reason why the step
 * did not start, because a status alone could be the step's own output.
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
    // Checks whether the system starts any program with these variables.
    `{ /bin/sh -c :; } 2>/dev/null; [ "$?" != 126 ] || ${refuse('too long')}`,
    `exec ${argv.map(shellQuoted).join(' ')}`,
    // Opened anew, where the system does that (Linux): a program that changes its output's mode changes only the step's.
    ') </dev/null >/dev/stdout 2>&1',
    'status=$?',
    // A program may have left the pipe non-blocking (O_NONBLOCK): then a write fails while the pipe is full.
    `until printf '%s %s\\n' '${mark}' "$status"; do sleep 0.1; done 2>/dev/null`,
    '',
  ].join('\n');
}

function createReader(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return {
    /** Passes on the output before the mark, and returns the words after it; `undefined` at the end of all output. */
    async untilMark(mark: string, take: RunnerStep['output']): Promise<string | undefined> {
      const start = Buffer.from(`${mark} `);
      for (;;) {
        const at = held.indexOf(start);
        const end = at < 0 ? -1 : held.indexOf('\n', at);
        // A possible beginning of the mark is held back until the rest arrives.
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

/** The first process of the namespace; `undefined` if bubblewrap ends or the signal is aborted before it is known. */
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
    // Without the process ID, there is no sandbox.
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
  return undefined;
}
