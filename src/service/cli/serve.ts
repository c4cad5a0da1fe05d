import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Clock, Random } from '../../clock.ts';
import { formatTimestamp } from '../../contract/timestamp.ts';
import { messageOf } from '../../errors.ts';
import { type Configuration, emptyConfiguration } from '../applications/configuration.ts';
import { readConfiguration, WrongConfiguration } from '../applications/configuration-file.ts';
import { type Executor, startService } from '../service.ts';
import type { ServeOptions } from './command-line.ts';
import { givenRepository } from './given-repository.ts';
import { greeting } from './start-up-message.ts';

export interface ServeSurroundings {
  readonly dataFolder: string;
  /** Relative paths of the command start here. */
  readonly folder: string;
  readonly executor: Executor;
  readonly clock: Clock;
  readonly random: Random;
  readonly print: (text: string) => void;
  /** Ends the service. */
  readonly signal: AbortSignal;
}

/**
 * Runs the service, tells how to use it, and ends it cleanly when the signal comes.
 *
 * @throws what startService does; and before it has done anything: WrongConfiguration, NoSuchRepository,
 *   RefusedRepositoryUrl
 */
export async function serve(options: ServeOptions, surroundings: ServeSurroundings): Promise<void> {
  const { dataFolder, folder, executor, clock, random, print, signal } = surroundings;
  const { port, builders, config } = options;
  const log = (line: string): void => print(`${formatTimestamp(clock.now())} ${line}`);
  const configuration = config ? configurationAt(resolve(folder, config)) : emptyConfiguration;
  const repository =
    options.repository === undefined ? undefined : givenRepository(options.repository, folder);
  const service = await startService({
    dataFolder,
    port,
    builders,
    configuration,
    executor,
    clock,
    random,
    log,
  });
  try {
    print(greeting(service, { repository, dataFolder }));
    await aborted(signal);
    log('stopping: running builds are stopped and marked');
  } finally {
    await service.stop();
  }
  log('stopped');
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

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    signal.addEventListener('abort', () => done(), { once: true });
  });
}
