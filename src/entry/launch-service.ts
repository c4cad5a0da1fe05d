import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type Clock, sleep, systemRandom, withTimeout } from '../clock.ts';
import { UserError } from '../errors.ts';
import type { ReadyFile } from '../service/cli/ready-file.ts';
import { gitEnvironment } from '../service/executor/environment/machine.ts';

/** The service's process ended before it was ready. */
class NotReady extends UserError {}

/** In milliseconds: how long the service may take to be ready, and the pause between two checks. */
const startTimeoutMs = 60_000;
const pauseMs = 20;

/**
 * Starts the command line of the local build service for a program: as a process with its own session, so that Ctrl-C
 * reaches only the program, and with no environment variables but those that builds and Git may have.
 *
 * @param options `command` is the script and its arguments; `named` are variables for builds; `more` are further variables
 * @returns `ready` rejects with NotReady, TimeoutError or the signal's reason; the process is then killed
 */
export function launchService(options: {
  readonly command: readonly string[];
  readonly named?: readonly string[];
  readonly more?: Readonly<Record<string, string | undefined>>;
  readonly stdio: StdioOptions;
  readonly clock: Clock;
  readonly signal?: AbortSignal | undefined;
}) {
  const { command, named, more, stdio } = options;
  const { TMPDIR } = process.env;
  const readyFile = join(tmpdir(), `build-service-${systemRandom.hex(16)}.json`);
  const child = spawn(process.execPath, [...command, '--ready-file', readyFile], {
    env: { ...gitEnvironment(process.env, named), TMPDIR, ...more },
    stdio,
    detached: true,
  });
  return { child, ready: untilReady(child, { ...options, readyFile }) };
}

async function untilReady(
  child: ChildProcess,
  { readyFile, clock, signal }: Parameters<typeof launchService>[0] & { readonly readyFile: string },
): Promise<ReadyFile> {
  const ended = new AbortController();
  child.once('error', (error) => ended.abort(new NotReady(error.message)));
  child.once('close', (status, name) => {
    ended.abort(new NotReady(`its process ended with ${name ?? `status ${status}`}`));
  });
  const either = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal;
  try {
    return await withTimeout({ clock, ms: startTimeoutMs, signal: either }, async (limit) => {
      // The file appears whole (src/service/cli/ready-file.ts).
      while (!existsSync(readyFile)) await sleep(clock, pauseMs, limit);
      const text = readFileSync(readyFile, 'utf8');
      rmSync(readyFile);
      return JSON.parse(text);
    });
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
