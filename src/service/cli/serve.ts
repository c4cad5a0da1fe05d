import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatTimestamp } from '../../contract/values.ts';
import { messageOf, UserError } from '../../errors.ts';
import {
  type Configuration,
  emptyConfiguration,
  readConfiguration,
  WrongConfiguration,
} from '../applications/configuration.ts';
import { checkRepositoryUrl, shownAddress } from '../executor/git/repository-url.ts';
import { readFaults } from '../faults/fault-file.ts';
import { type RunningService, type ServiceOptions, startService } from '../service.ts';
import type { ServeOptions } from './command-line.ts';

interface ServeContext
  extends Pick<ServiceOptions, 'dataFolder' | 'executor' | 'clock' | 'random' | 'onFolderLost'> {
  /** Where relative paths of the command line start. */
  readonly folder: string;
  /** Lines for the start-up message. */
  readonly notes: readonly string[];
  readonly print: (text: string) => void;
  /** Stops the service; `onFolderLost` has to abort it. */
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
 * @throws the errors of startService; and before anything is created: WrongConfiguration, WrongFaults,
 *   NoSuchRepository, RefusedRepositoryUrl
 */
export async function serve(options: ServeOptions, context: ServeContext): Promise<void> {
  const { folder, notes, print, signal, ...system } = context;
  const { port, builders, config, publicUrl } = options;
  const log = (line: string): void => print(`${formatTimestamp(system.clock.now())} ${line}`);
  const configuration = config ? configurationAt(resolve(folder, config)) : emptyConfiguration;
  const faults = options.faults === undefined ? [] : readFaults(resolve(folder, options.faults));
  const repository =
    options.repository === undefined ? undefined : repositoryFrom(options.repository, folder);
  const service = await startService({
    ...system,
    port,
    builders,
    configuration,
    publicUrl,
    faults,
    log,
  });
  try {
    for (const note of notes) print(note);
    print(startUpMessage(service, { repository, dataFolder: system.dataFolder }));
    if (!signal.aborted) await once(signal, 'abort');
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

/**
 * The text that the service prints when it is ready: its address, an API token if the first user has none yet (tokens are
 * stored hashed, so an older one cannot be shown again), an address that signs a browser in as this user, the application,
 * and requests to try.
 */
export function startUpMessage(
  service: RunningService,
  { repository, dataFolder }: { repository: string | undefined; dataFolder: string },
): string {
  const first = service.firstUser();
  const { userId } = first ?? service.addUser('owner@localhost');
  const newToken = `npm run service -- user token --new --data ${shellWord(dataFolder)}`;
  const token = first?.hasToken ? undefined : service.addToken(userId);
  const lines = [
    `Build service at ${service.baseUrl}`,
    ...(service.localUrl === service.baseUrl ? [] : [`Listening at ${service.localUrl}`]),
    `Data in ${dataFolder}`,
    ...(token === undefined
      ? ['API tokens are shown only once. To create a new one:', `  ${newToken}`]
      : [
          `API token, shown only once ("${newToken}" creates another):`,
          `  export BUILD_SERVICE_TOKEN=${token}`,
        ]),
    'Builds in a browser; this address signs you in, once:',
    `  ${service.signInAddress(userId)}`,
  ];
  const curl = 'curl --header "x-auth-token: $BUILD_SERVICE_TOKEN"';
  if (repository === undefined) return [...lines, 'Try it:', `  ${curl} ${service.baseUrl}/apps`].join('\n');
  const { appId } = service.addApplication({ userId, repositoryUrl: repository });
  const body = `{"appId": "${appId}", "workflowId": "WORKFLOW", "branch": "BRANCH"}`;
  return [
    ...lines,
    `Application ${appId}: ${shownAddress(repository)}`,
    'Try it with a workflow from its codemagic.yaml:',
    `  ${curl} ${service.baseUrl}/apps/${appId}`,
    `  ${curl} --data '${body}' ${service.baseUrl}/builds`,
  ].join('\n');
}

/** A path quoted for a shell. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
