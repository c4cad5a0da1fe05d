import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { formatTimestamp } from '../../contract/values.ts';
import { messageOf, UserError } from '../../errors.ts';
import { CleanUp } from '../clean-up.ts';
import {
  type Configuration,
  emptyConfiguration,
  readConfiguration,
  WrongConfiguration,
} from '../configuration.ts';
import { checkRepositoryUrl } from '../repository-url.ts';
import { emptyScenario, readScenario } from '../scenario/scenario.ts';
import { type RunningService, type ServiceOptions, startService } from '../service.ts';
import type { ServeOptions } from './command-line.ts';
import { withGroups } from './group-options.ts';
import { type Previewing, startUpMessage } from './start-up-message.ts';

interface ServeContext extends Pick<ServiceOptions, 'dataFolder' | 'executor' | 'clock' | 'random'> {
  /** Where relative paths of the command line start. */
  readonly folder: string;
  /** Lines for the start-up message. */
  readonly notes: readonly string[];
  readonly print: (text: string) => void;
  readonly preview: Pick<Previewing, 'preview' | 'examples' | 'path'>;
  /** Stops the service. */
  readonly signal: AbortSignal;
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
 * @throws the errors of startService; and before anything is created: WrongConfiguration, WrongGroupFile,
 *   WrongScenario, NoSuchRepository, RefusedRepositoryUrl
 */
export async function serve(options: ServeOptions, context: ServeContext): Promise<void> {
  const { folder, notes, print, signal, preview, ...system } = context;
  const { port, builders, config, publicUrl, control } = options;
  const readyFile =
    options.readyFile === undefined ? undefined : checkedReadyFile(resolve(folder, options.readyFile));
  const log = (line: string): void => print(`${formatTimestamp(system.clock.now())} ${line}`);
  const configured = config ? configurationAt(resolve(folder, config)) : emptyConfiguration;
  const emptyGroups = options.emptyGroups || options.simulate;
  const configuration = await withGroups(configured, { ...options, emptyGroups, folder });
  const file = options.scenario === undefined ? undefined : resolve(folder, options.scenario);
  const scenario = file === undefined ? emptyScenario : readScenario(file);
  const repository =
    options.repository === undefined ? undefined : repositoryFrom(options.repository, folder);
  const service = await startService({
    ...system,
    port,
    builders,
    configuration,
    publicUrl,
    scenario,
    control,
    log,
  });
  await using opened = new CleanUp();
  opened.defer(() => service.stop());
  const { dataFolder, executor, clock } = system;
  const previewing = { ...preview, listBranches: executor.listBranches, clock, signal };
  for (const note of notes) print(note);
  print(await startUpMessage(service, { repository, dataFolder, configuration, previewing }));
  if (readyFile !== undefined) opened.defer(writeReadyFile(readyFile, readyText(service, dataFolder)));
  if (!signal.aborted) await once(signal, 'abort');
  log('stopping: cancelling running builds');
  await opened[Symbol.asyncDispose]();
  log('stopped');
}

/** `--ready-file` cannot be written. */
class ReadyFileUnusable extends UserError {
  constructor(file: string, why: string) {
    super(`--ready-file ${file} cannot be written: ${why}`);
  }
}

/** @throws ReadyFileUnusable before anything is created */
function checkedReadyFile(file: string): string {
  if (!existsSync(dirname(file))) throw new ReadyFileUnusable(file, 'its folder does not exist');
  if (existsSync(file) && statSync(file).isDirectory()) throw new ReadyFileUnusable(file, 'it is a folder');
  return file;
}

/** What a program needs that started the service: where it answers, and a token that ends with it. */
function readyText(service: RunningService, dataFolder: string): string {
  const { userId } = service.firstUser() ?? service.addUser('owner@localhost');
  const ready = {
    baseUrl: service.localUrl,
    token: service.temporaryToken(userId),
    appIds: service.applicationIds(userId),
    pid: process.pid,
    dataFolder,
  };
  return `${JSON.stringify(ready)}\n`;
}

/** Writes the file whole, for its user only. The function that it returns removes it, unless another service replaced it. */
function writeReadyFile(file: string, text: string): () => void {
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, text, { mode: 0o600, flag: 'wx' });
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new ReadyFileUnusable(file, messageOf(error));
  }
  return () => {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) rmSync(file, { force: true });
  };
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
