import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { TimeoutError, withTimeout } from '../../clock.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import { maskPassword } from '../inputs/connection.ts';
import { parseBaseUrl } from '../inputs/parsers.ts';
import { type Background, BackgroundEnded, startBackground, startTimeOf } from '../runner/background.ts';
import type { Runner } from '../runner/runner.ts';
import {
  type GivenEnvironment,
  processEnvironment,
  ServiceAddress,
  type ServiceStart,
  saveProcess,
} from './background-process.ts';
import { readServiceInputs, type ServiceInputs } from './inputs.ts';
import { mirrorOf, refOfEvent } from './mirror.ts';
import { endOfLog, type ServiceFolder, serviceFolder } from './service-folder.ts';

/** The local service needs a shell and signals as Linux and macOS have them. */
class NotOnWindows extends UserError {
  constructor() {
    super(
      'The local build service runs on Linux and macOS runners, not on Windows. Choose another runs-on for this job.',
    );
  }
}

/** The runner's temporary folder takes no folder of the service. */
class NoTemporaryFolder extends UserError {
  constructor(temporary: string, cause: unknown) {
    super(
      `No folder could be made in ${temporary} (${messageOf(cause)}). GitHub's runner names its temporary folder in the environment variable RUNNER_TEMP: check what changed it, and the disk of the runner.`,
      { cause },
    );
  }
}

/** The service's process ended, or did not answer in time. */
class ServiceNotStarted extends UserError {
  constructor({ why, log, cause }: { why: string; log: readonly string[]; cause: unknown }) {
    const end = log.length > 0 ? ['Its log ends with:', ...log] : ['Its log is empty.'];
    super([`The local build service did not start: ${why}.`, ...end].join('\n'), { cause });
  }
}

/** Milliseconds within which the service must be ready. */
const startTimeoutMs = 60_000;

interface ServiceContext extends Pick<ActionContext, 'runner' | 'connect' | 'clock'> {
  /** The script of the background process. */
  readonly script: string;
  readonly platform: NodeJS.Platform;
  readonly environment: GivenEnvironment;
}

/**
 * Starts the local build service for the rest of the job, and waits until it answers.
 *
 * @throws NotOnWindows, InputError, NoTemporaryFolder, RepositoryUnreadable, ServiceNotStarted
 */
export async function service(context: ServiceContext): Promise<boolean> {
  const { runner, connect, clock, script, platform, environment } = context;
  maskPassword(runner, 'repository');
  if (platform === 'win32') throw new NotOnWindows();
  const inputs = readServiceInputs(runner);
  const { temporary } = runner.run;
  const folder = serviceFolder(
    await mkdtemp(join(temporary, 'build-service-')).catch((cause) => {
      throw new NoTemporaryFolder(temporary, cause);
    }),
  );
  const env = processEnvironment(environment, { home: folder.home });
  await mkdir(folder.home);
  const repositoryUrl = await repositoryOf(inputs, { runner, folder, env });
  const { dataFolder, logFile } = folder;
  const start: ServiceStart = {
    dataFolder,
    repositoryUrl,
    port: inputs.port,
    faults: inputs.faults,
    gitEnvironment: environment.git,
  };
  const background = await startBackground({ script, cwd: folder.path, env, logFile, order: start });
  const { pid } = background;
  const startTime = await startTimeOf(pid, clock).catch((error: unknown) => {
    background.kill();
    throw error;
  });
  saveProcess(runner, { folder: folder.path, pid, startTime: startTime ?? '' });
  const address = await untilReady(background, { runner, clock, logFile });
  runner.setSecretOutput('token', address.token);
  runner.setOutput('baseUrl', address.baseUrl);
  runner.setOutput('appId', address.appId);

  const client = connect({ token: address.token, baseUrl: parseBaseUrl(address.baseUrl) });
  const { appName, branches } = await client.applications.get(address.appId, { signal: runner.cancelled });
  runner.log.info(`The local build service is available at ${address.baseUrl} until the job ends.`);
  runner.log.info(`Its application ${address.appId} is ${appName ?? 'the repository'}.`);
  runner.log.info(`Its branches are ${(branches ?? []).join(', ') || 'none'}.`);
  return true;
}

async function repositoryOf(
  { repository }: ServiceInputs,
  { runner, folder, env }: { runner: Runner; folder: ServiceFolder; env: Record<string, string> },
): Promise<string> {
  if (repository.kind === 'address') return repository.value;
  return mirrorOf(repository.value, { folder: folder.path, env, named: refOfEvent(runner.run) });
}

async function untilReady(
  background: Background,
  { runner, clock, logFile }: Pick<ActionContext, 'runner' | 'clock'> & { readonly logFile: string },
): Promise<ServiceAddress> {
  try {
    const signal = runner.cancelled;
    return ServiceAddress.parse(
      await withTimeout({ clock, ms: startTimeoutMs, signal }, (limited) => background.answer(limited)),
    );
  } catch (cause) {
    background.kill();
    const log = await endOfLog(logFile, 20);
    if (cause instanceof BackgroundEnded)
      throw new ServiceNotStarted({ why: 'its process ended', log, cause });
    if (cause instanceof TimeoutError)
      throw new ServiceNotStarted({ why: `it was not ready within ${startTimeoutMs / 1000} s`, log, cause });
    throw cause;
  }
}
