/** The local build service for tests in Node: what `import { startBuildService } from 'build-service'` gives. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { sleep, systemClock, systemRandom } from '../clock.ts';
import { UserError } from '../errors.ts';
import { startOptions } from '../service/cli/command-line.ts';

/** The options of the command line, in camel case, and `log`. Callers have the types that `scripts/package-types.ts` writes. */
export interface StartOptions {
  readonly log?: (line: string) => void;
  readonly [name: string]: unknown;
}

const Ready = z.object({
  baseUrl: z.string(),
  token: z.string(),
  appIds: z.array(z.string()),
  dataFolder: z.string(),
});

/** The options of a start are wrong, or the service ended before it answered. */
class NotStarted extends UserError {
  constructor(why: string) {
    super(`The build service did not start: ${why}`);
  }
}

/** The service refused a reset or a scenario. */
class ControlRefused extends UserError {}

/** Milliseconds between two looks for the ready file. */
const pause = 20;

/**
 * Starts the service in a process of its own, as its command line does, and waits until it answers.
 *
 * @param cli the script of the command line
 * @throws NotStarted
 */
export async function startBuildService(options: StartOptions, cli: string) {
  const { log, ...serviceOptions } = options;
  const readyFile = join(tmpdir(), `build-service-${systemRandom.hex(16)}.json`);
  const child = spawn(
    process.execPath,
    [
      cli,
      ...argumentsOf({ port: 0, ...serviceOptions }),
      ...(serviceOptions.data === undefined ? ['--temporary'] : []),
      ...['--control', '--end-with-stdin', '--ready-file', readyFile],
    ],
    // Relative paths start where the caller is, also in a script of npm.
    { stdio: 'pipe', env: { ...process.env, INIT_CWD: process.cwd() } },
  );
  const exited = once(child, 'exit').catch(() => {});
  const errors: string[] = [];
  let hasStarted = false;
  // The message at the start has another token.
  readLines(child.stdout, (line) => (/^\d{4}-\d\d-\d\dT\S+ /.test(line) ? log?.(line) : undefined));
  readLines(child.stderr, (line) => {
    if (!hasStarted) errors.push(line);
    log?.(line);
  });
  // A service that has ended reads nothing any more.
  child.stdin.on('error', () => {});
  const service = Ready.parse(JSON.parse(await textOf(readyFile, { child, errors })));
  hasStarted = true;
  await rm(readyFile, { force: true });
  hold(child, false);

  const control = async (method: string, path: string, body?: string): Promise<void> => {
    const headers = { 'x-auth-token': service.token };
    const answer = await fetch(`${service.baseUrl}/control/${path}`, { method, headers, body: body ?? null });
    if (!answer.ok) throw new ControlRefused(refusalIn(await answer.text()));
  };

  const end = async (): Promise<void> => {
    hold(child, true);
    child.stdin.end();
    await exited;
    // It removes its folder itself, unless it was killed.
    if (serviceOptions.data === undefined) await rm(service.dataFolder, { recursive: true, force: true });
  };
  let closing: Promise<void> | undefined;
  const { baseUrl, token, appIds } = service;
  return {
    baseUrl,
    token,
    appIds,
    reset: () => control('POST', 'reset'),
    setScenario: (scenario: object) => control('PUT', 'scenario', JSON.stringify(scenario)),
    close(): Promise<void> {
      closing ??= end();
      return closing;
    },
  };
}

/** Options as the command line has them. @throws NotStarted for an unknown one, or a value of another type */
function argumentsOf(options: Readonly<Record<string, unknown>>): string[] {
  const wrong = (name: string, expected: string, value: unknown): NotStarted =>
    new NotStarted(`"${name}": expected ${expected}, got ${JSON.stringify(value) ?? String(value)}`);
  return Object.entries(options).flatMap(([name, value]) => {
    const found = Object.entries(startOptions).find(([known]) => camelCase(known) === name);
    if (!found) {
      const known = Object.keys(startOptions).map(camelCase).join(', ');
      throw new NotStarted(`"${name}" is not an option; there are ${known} and log`);
    }
    const [option, { type, ...more }] = found;
    if (value === undefined) return [];
    if (type === 'boolean') {
      if (typeof value !== 'boolean') throw wrong(name, 'true or false', value);
      return value ? [`--${option}`] : [];
    }
    const isList = 'multiple' in more;
    if (isList !== Array.isArray(value)) throw wrong(name, isList ? 'a list' : 'one value', value);
    return [value].flat().map((one) => {
      if (typeof one !== 'string' && typeof one !== 'number') throw wrong(name, 'text or a number', one);
      // Not as two arguments: a value can begin with a dash.
      return `--${option}=${one}`;
    });
  });
}

export function camelCase(option: string): string {
  return option.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function readLines(stream: Readable, take: (line: string) => void): void {
  createInterface({ input: stream }).on('line', take);
}

/** The text of the file, once it is there. @throws NotStarted */
async function textOf(
  file: string,
  { child, errors }: { child: ChildProcess; errors: readonly string[] },
): Promise<string> {
  const closed = new AbortController();
  child.once('error', (error) => closed.abort(new NotStarted(error.message)));
  child.once('close', (status, signal) => {
    // After the first paragraph, the command line prints how it is used.
    const [why] = errors.join('\n').split('\n\n');
    closed.abort(new NotStarted(why || `its process ended with ${signal ?? `status ${status}`}`));
  });
  // It appears whole.
  while (!existsSync(file)) {
    await sleep(systemClock, pause, closed.signal).catch(() => {});
    closed.signal.throwIfAborted();
  }
  return readFileSync(file, 'utf8');
}

/** Whether this process stays for the sake of the service: it may end without closing it. */
function hold(child: ChildProcess, isHeld: boolean): void {
  for (const one of [child, child.stdin, child.stdout, child.stderr])
    if (one === child || one instanceof Socket) isHeld ? one.ref() : one.unref();
}

function refusalIn(text: string): string {
  const Refused = z.object({ error: z.string() });
  try {
    return Refused.parse(JSON.parse(text)).error;
  } catch {
    return text;
  }
}
