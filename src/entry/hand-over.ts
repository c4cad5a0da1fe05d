import { readFileSync } from 'node:fs';
import process from 'node:process';
import { z } from 'zod';
import { UserError } from '../errors.ts';
import type { ServiceEnvironment } from '../service/cli/command-line.ts';

/** The local service needs a shell and signals as Linux and macOS have them. */
class NotOnThisSystem extends UserError {
  constructor() {
    super('The local build service runs on Linux and macOS.');
  }
}

const variable = 'BUILD_SERVICE_FOR_GIT';

/**
 * Passes the variables for Git on standard input: other processes can read the arguments and the environment of a
 * process.
 */
const shellScript = `exec <<END
$${variable}
END
unset ${variable}
exec "$@"`;

/**
 * Replaces this process with another script, in `folder`, with the given environment and nothing else of the user's: the
 * builds that a process starts can read the environment that it was started with, even if it removes variables later.
 *
 * @throws NotOnThisSystem on Windows, where a process cannot be replaced
 */
export function handOver(to: {
  readonly script: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: ServiceEnvironment;
}): never {
  if (process.platform === 'win32' || !process.execve) throw new NotOnThisSystem();
  const { script, args, folder, environment } = to;
  process.chdir(folder);
  return process.execve(
    '/bin/sh',
    ['sh', '-c', shellScript, 'sh', process.execPath, ...process.execArgv, script, ...args],
    { ...environment.process, [variable]: JSON.stringify(environment.git) },
  );
}

/** The environment of a process that `handOver` started, with the variables for Git. */
export function handedOver(): Record<string, string | undefined> {
  const git = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(0, 'utf8')));
  return { ...process.env, ...git };
}
