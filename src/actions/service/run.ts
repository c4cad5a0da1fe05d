import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { TimeLimitPassed, withTimeout } from '../../api/http/time-limit.ts';
import type { Clock } from '../../clock.ts';
import { parseBaseUrl } from '../../core/input/parsers.ts';
import { UserError } from '../../errors.ts';
import { type Background, BackgroundEnded, startBackground } from '../../runner/process/background.ts';
import type { Runner } from '../../runner/runner.ts';
import { type Connect, maskPassword } from '../../tasks/inputs/connection.ts';
import { refOfEvent } from './checked-out.ts';
import { type GivenEnvironment, processEnvironment } from './environment.ts';
import { readServiceInputs, type ServiceInputs } from './inputs.ts';
import { endOfLog } from './log.ts';
import { mirrorOf } from './mirror.ts';
import { type Order, Ready } from './order.ts';
import { type Place, placeIn, savePlace } from './place.ts';

/** The local service needs a shell and signals as Linux and macOS have them. */
export class NotOnWindows extends UserError {
  constructor() {
    super(
      'The local build service runs on Linux and macOS runners, not on Windows. Set runs-on to another one for this job.',
    );
  }
}

/** The service's process ended, or said nothing for too long. */
export class ServiceNotStarted extends UserError {
  constructor({ why, log, cause }: { why: string; log: readonly string[]; cause: unknown }) {
    const end = log.length > 0 ? ['Its log ends with:', ...log] : ['Its log is empty.'];
    super([`The local build service did not start: ${why}.`, ...end].join('\n'), { cause });
  }
}

/** How long it may take to be ready, in milliseconds. */
const patience = 60_000;

export interface ServiceDependencies {
  readonly runner: Runner;
  readonly connect: Connect;
  readonly clock: Clock;
  /** The door of the process that goes on in the background. */
  readonly script: string;
  readonly platform: NodeJS.Platform;
  readonly environment: GivenEnvironment;
}

/**
 * Starts the local build service for the rest of the job, and waits until it answers.
 *
 * @throws NotOnWindows, InputError, RepositoryUnreadable, ServiceNotStarted
 */
export async function service(dependencies: ServiceDependencies): Promise<boolean> {
  const { runner, connect, clock, script, platform, environment } = dependencies;
  maskPassword(runner, 'repository');
  if (platform === 'win32') throw new NotOnWindows();
  const inputs = readServiceInputs(runner);
  const place = placeIn(await mkdtemp(join(runner.run.temporary, 'build-service-')));
  const env = processEnvironment(environment, { home: place.home });
  await mkdir(place.home);
  const repositoryUrl = await repositoryOf(inputs, { runner, place, env });
  const { dataFolder, logFile } = place;
  const order: Order = { dataFolder, repositoryUrl, port: inputs.port, forGit: environment.git };
  const background = await startBackground({ script, cwd: place.folder, env, logFile, order });
  savePlace(runner, { folder: place.folder, pid: background.pid });
  const ready = await readyOf(background, { runner, clock, logFile });
  runner.setSecretOutput('token', ready.token);
  runner.setOutput('baseUrl', ready.baseUrl);
  runner.setOutput('appId', ready.appId);

  const client = connect({ token: ready.token, baseUrl: parseBaseUrl(ready.baseUrl) });
  const { appName, branches } = await client.applications.get(ready.appId, { signal: runner.cancelled });
  runner.log.info(`The local build service answers at ${ready.baseUrl} until the job ends.`);
  runner.log.info(`Its application ${ready.appId} is ${appName ?? 'the repository'}.`);
  runner.log.info(`Its branches are ${(branches ?? []).join(', ') || 'none'}.`);
  return true;
}

async function repositoryOf(
  { repository }: ServiceInputs,
  { runner, place, env }: { runner: Runner; place: Place; env: Record<string, string> },
): Promise<string> {
  if (repository.kind === 'address') return repository.value;
  return mirrorOf(repository.value, { folder: place.folder, env, named: refOfEvent(runner.run) });
}

async function readyOf(
  background: Background,
  { runner, clock, logFile }: { runner: Runner; clock: Clock; logFile: string },
): Promise<Ready> {
  try {
    const signal = runner.cancelled;
    return Ready.parse(
      await withTimeout({ clock, ms: patience, signal }, (limited) => background.answer(limited)),
    );
  } catch (cause) {
    background.kill();
    const log = await endOfLog(logFile, 20);
    if (cause instanceof BackgroundEnded)
      throw new ServiceNotStarted({ why: 'its process ended', log, cause });
    if (cause instanceof TimeLimitPassed)
      throw new ServiceNotStarted({ why: `it was not ready within ${patience / 1000} s`, log, cause });
    throw cause;
  }
}
