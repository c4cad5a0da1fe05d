import { readFileSync } from 'node:fs';
import process from 'node:process';
import { z } from 'zod';
import { UserError } from '../errors.ts';
import type { ServiceEnvironment } from '../service/cli/environment.ts';

/** The local service needs a shell and signals as Linux and macOS have them. */
export class NotOnThisSystem extends UserError {
  constructor() {
    super('The local build service runs on Linux and macOS.');
  }
}

const variable = 'BUILD_SERVICE_FOR_GIT';

/** What is for Git alone becomes the standard input: arguments and environments of a process can be read by others. */
const script = `exec <<END
$${variable}
END
unset ${variable}
exec "$@"`;

/**
 * Goes on as another script in this same process, in `folder`, with nothing of the user's environment but what is given:
 * what a process was started with stays readable to the builds that it starts, whatever it removes later.
 *
 * @throws NotOnThisSystem where a process cannot become another
 */
export function handOver(to: {
  readonly door: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: ServiceEnvironment;
}): never {
  if (process.platform === 'win32' || !process.execve) throw new NotOnThisSystem();
  const { door, args, folder, environment } = to;
  process.chdir(folder);
  return process.execve(
    '/bin/sh',
    ['sh', '-c', script, 'sh', process.execPath, ...process.execArgv, door, ...args],
    { ...environment.process, [variable]: JSON.stringify(environment.git) },
  );
}

/** The environment that was handed over, on the other side. */
export function handedOver(): Record<string, string | undefined> {
  const git = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(0, 'utf8')));
  return { ...process.env, ...git };
}
