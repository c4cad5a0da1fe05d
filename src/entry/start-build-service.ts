/** The export `startBuildService` of the package `build-service`, for tests in Node. */

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { systemClock } from '../clock.ts';
import { messageOf, UserError } from '../errors.ts';
import { endProcesses } from '../service/executor/processes/leftovers.ts';
import type { BuildService, BuildServiceOptions, RecordedRequest } from './build-service.d.ts';
import { launchService } from './launch-service.ts';

/** The options are wrong, or the service was not ready in time. */
class NotStarted extends UserError {}

class ControlRefused extends UserError {}

/**
 * Starts the service as a process, and waits until it is ready. It ends with this process at the latest.
 *
 * @param door the script of the command line
 * @throws NotStarted; the signal's reason
 */
export async function startBuildService(
  options: BuildServiceOptions,
  door: string,
  signal?: AbortSignal,
): Promise<BuildService> {
  const { log, ...given } = options;
  const isTemporary = given.data === undefined;
  const own = { port: 0, ...given, temporary: isTemporary, control: true, endWithStdin: true };
  const { child, ready } = launchService({
    command: [door, ...argumentsOf(own)],
    // A caller without types may pass a single text.
    named: [given.env ?? []].flat(),
    stdio: 'pipe',
    clock: systemClock,
    signal,
  });
  const exited = once(child, 'exit').catch(() => []);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        if (stream === child.stderr) said.push(line);
        log?.(line);
      });
  // A service that has ended no longer reads its input.
  child.stdin?.on('error', () => {});
  const {
    dataFolder,
    pid: _,
    ...service
  } = await ready.catch((error: unknown) => {
    if (signal?.aborted) throw error;
    // The usage follows after the first paragraph.
    const [why] = said.join('\n').split('\n\n');
    throw new NotStarted(`The build service did not start: ${why || messageOf(error)}`, { cause: error });
  });
  hold(child, false);
  const { baseUrl, token } = service;

  const control = async (method: string, path: string, body: string | null = null) => {
    const headers = { 'x-auth-token': token };
    const answer = await fetch(`${baseUrl}/control/${path}`, { method, headers, body });
    const text = (await answer.text()) || '{}';
    const { error, requests }: { error: string; requests: RecordedRequest[] } = JSON.parse(text);
    if (!answer.ok) throw new ControlRefused(error);
    return requests;
  };

  const end = async (): Promise<void> => {
    hold(child, true);
    child.stdin?.end();
    const [status] = await exited;
    // The service cleans up itself, unless it was killed. Builds without a sandbox survive that.
    if (status === null)
      for (const buildId of await readdir(join(dataFolder, 'work')).catch(() => []))
        await endProcesses(buildId, systemClock);
    if (isTemporary) await rm(dataFolder, { recursive: true, force: true });
  };
  let closing: Promise<void> | undefined;
  return {
    ...service,
    reset: async () => void (await control('POST', 'reset')),
    setScenario: async (scenario) => void (await control('PUT', 'scenario', JSON.stringify(scenario))),
    requests: () => control('GET', 'requests'),
    close() {
      closing ??= end();
      return closing;
    },
  };
}

/** Options of the command line, which reports what is wrong with them. */
export function argumentsOf(options: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const option = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    // Not as two arguments, because a value can begin with a dash.
    return [value ?? false]
      .flat()
      .flatMap((one) => (one === true ? option : one === false ? [] : `${option}=${one}`));
  });
}

/** Whether the service keeps this process alive: a program may end without closing it. */
function hold(child: ChildProcess, isHeld: boolean): void {
  for (const one of [child, child.stdin, child.stdout, child.stderr])
    if (one === child || one instanceof Socket) isHeld ? one.ref() : one.unref();
}
