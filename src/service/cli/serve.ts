import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Clock, Random } from '../../clock.ts';
import { formatTimestamp } from '../../contract/values.ts';
import { messageOf, UserError } from '../../errors.ts';
import { type Configuration, emptyConfiguration } from '../applications/configuration.ts';
import { readConfiguration, WrongConfiguration } from '../applications/configuration-file.ts';
import type { FolderLost } from '../data/folder/folder-watch.ts';
import type { Executor } from '../executor/execution.ts';
import { checkRepositoryUrl } from '../executor/git/repository-url.ts';
import { readFaults } from '../faults/fault-file.ts';
import { startService } from '../service.ts';
import type { ServeOptions } from './command-line.ts';
import { startUpMessage } from './start-up-message.ts';

interface ServeContext {
  readonly dataFolder: string;
  /** Where relative paths of the command line start. */
  readonly folder: string;
  readonly executor: Executor;
  readonly clock: Clock;
  readonly random: Random;
  readonly print: (text: string) => void;
  /** Stops the service. */
  readonly signal: AbortSignal;
  /** Has to abort the signal. */
  readonly onFolderLost: (lost: FolderLost) => void;
}

/** `--repository` is neither an address nor an existing path. */
class NoSuchRepository extends UserError {
  constructor(path: string) {
    super(`${path} does not exist: give an existing folder, or an https or SSH address`);
  }
}

/**
 * Runs the service until the signal is aborted, and prints how to use it.
 *
 * @throws the errors of startService; and before anything is created: WrongConfiguration, WrongFaults,
 *   NoSuchRepository, RefusedRepositoryUrl
 */
export async function serve(options: ServeOptions, context: ServeContext): Promise<void> {
  const { dataFolder, folder, executor, clock, random, print, signal, onFolderLost } = context;
  const { port, builders, config, publicUrl } = options;
  const log = (line: string): void => print(`${formatTimestamp(clock.now())} ${line}`);
  const configuration = config ? configurationAt(resolve(folder, config)) : emptyConfiguration;
  const faults = options.faults === undefined ? [] : readFaults(resolve(folder, options.faults));
  const repository =
    options.repository === undefined ? undefined : repositoryFrom(options.repository, folder);
  const service = await startService({
    dataFolder,
    port,
    builders,
    configuration,
    publicUrl,
    faults,
    executor,
    clock,
    random,
    log,
    onFolderLost,
  });
  try {
    print(startUpMessage(service, { repository, dataFolder }));
    await aborted(signal);
    log('stopping: cancelling running builds');
  } finally {
    await service.stop();
  }
  log('stopped');
}

/** Reads a configuration file. @throws WrongConfiguration */
export function configurationAt(file: string): Configuration {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongConfiguration({ file, why: messageOf(error), cause: error });
  }
  return readConfiguration(text, file);
}

/**
 * The repository that a command line names: the path where one exists, relative to `folder`, otherwise an address.
 *
 * @throws NoSuchRepository, or RefusedRepositoryUrl for an address that builds may not clone
 */
export function repositoryFrom(text: string, folder: string): string {
  const path = resolve(folder, text);
  const isPath = existsSync(path);
  if (!isPath && !/^[^/]*:/.test(text)) throw new NoSuchRepository(path);
  const address = isPath ? path : text;
  checkRepositoryUrl(address);
  return address;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    signal.addEventListener('abort', () => done(), { once: true });
  });
}
