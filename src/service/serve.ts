import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Chance, Clock } from '../clock.ts';
import { formatTimestamp } from '../contract/timestamp.ts';
import { messageOf } from '../errors.ts';
import type { ServeOptions } from './command-line.ts';
import { type Configuration, emptyConfiguration } from './configuration.ts';
import { readConfiguration, WrongConfiguration } from './configuration-file.ts';
import { type Executor, type RunningService, startService } from './service.ts';

export interface ServeSurroundings {
  readonly dataFolder: string;
  /** Relative paths of the command start here. */
  readonly folder: string;
  readonly executor: Executor;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly print: (text: string) => void;
  /** Ends the service. */
  readonly signal: AbortSignal;
}

/** Runs the service, tells how to use it, and ends it cleanly when the signal comes. */
export async function serve(options: ServeOptions, surroundings: ServeSurroundings): Promise<void> {
  const { dataFolder, folder, executor, clock, chance, print, signal } = surroundings;
  const { port, builders, config } = options;
  const log = (line: string): void => print(`${formatTimestamp(clock.now())} ${line}`);
  const configuration = config ? configurationAt(resolve(folder, config)) : emptyConfiguration;
  const service = await startService({
    dataFolder,
    port,
    builders,
    configuration,
    executor,
    clock,
    chance,
    log,
  });
  try {
    print(`Build service at ${service.baseUrl}\nData in ${dataFolder}`);
    greet(service, { repository: addressOf(options.repository, folder), print });
    await aborted(signal);
    log('stopping: running builds are stopped and marked');
  } finally {
    await service.stop();
  }
  log('stopped');
}

function greet(
  service: RunningService,
  { repository, print }: { repository: string | undefined; print: (text: string) => void },
): void {
  const known = service.firstUser();
  const { userId } = known ?? service.addUser('owner@localhost');
  if (!known)
    print(
      `API token, shown only now ("user token --new" makes another):\n  export BUILD_SERVICE_TOKEN=${service.addToken(userId)}`,
    );
  if (repository)
    print(
      `Application ${service.addApplication({ userId, repositoryUrl: repository }).appId} is ${repository}`,
    );
  print(`Try it:\n  curl --header "x-auth-token: $BUILD_SERVICE_TOKEN" ${service.baseUrl}/apps`);
}

function configurationAt(file: string): Configuration {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongConfiguration({ file, why: messageOf(error), cause: error });
  }
  return readConfiguration(text, file);
}

/** What is there on the disk is meant as a path, relative ones from where the command was given. */
function addressOf(repository: string | undefined, folder: string): string | undefined {
  if (repository === undefined) return undefined;
  const path = resolve(folder, repository);
  return existsSync(path) ? path : repository;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    signal.addEventListener('abort', () => done(), { once: true });
  });
}
