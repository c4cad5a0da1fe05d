import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { TimeoutError, withTimeout } from '../../clock.ts';
import { BadValue, InputError, messageOf, quoted, UserError } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import { maskPassword } from '../inputs/connection.ts';
import { parseMap } from '../inputs/lists.ts';
import { oneOf, parseBaseUrl, parseBoolean } from '../inputs/parsers.ts';
import { createInputReader } from '../inputs/reader.ts';
import { type Background, BackgroundEnded, startBackground, startTimeOf } from '../runner/background.ts';
import type { Runner } from '../runner/runner.ts';
import {
  endOfLog,
  processEnvironment,
  type RunnerVariables,
  ServiceAddress,
  ServiceStart,
  saveProcess,
  serviceFolder,
} from './background-process.ts';
import { mirrorOf, refOfEvent } from './mirror.ts';

/** The runner has no place for the local service. */
class RunnerUnfit extends UserError {}

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
  readonly environment: RunnerVariables;
}

/**
 * Starts the local build service for the rest of the job, and waits until it answers.
 *
 * @throws RunnerUnfit, InputError, RepositoryUnreadable, ServiceNotStarted
 */
export async function service(context: ServiceContext): Promise<boolean> {
  const { runner, connect, clock, script, platform, environment } = context;
  maskPassword(runner, 'repository');
  // It needs a shell and signals as Linux and macOS have them.
  if (platform === 'win32')
    throw new RunnerUnfit(
      'The local build service runs on Linux and macOS runners, not on Windows. Use a different runner for this job.',
    );
  const inputs = readServiceInputs(runner);
  const { temporary } = runner.run;
  const folder = serviceFolder(
    await mkdtemp(join(temporary, 'build-service-')).catch((cause) => {
      throw new RunnerUnfit(
        `Cannot create a folder in ${temporary} (${messageOf(cause)}). The runner sets the RUNNER_TEMP environment variable to this folder. Check whether the workflow changed it, and check the runner's disk.`,
        { cause },
      );
    }),
  );
  const env = processEnvironment(environment, { home: folder.home });
  await mkdir(folder.home);
  const { kind, value } = inputs.repository;
  const repositoryUrl =
    kind === 'address'
      ? value
      : await mirrorOf(value, { folder: folder.path, env, named: refOfEvent(runner.run) });
  const { dataFolder, logFile } = folder;
  const start: ServiceStart = {
    dataFolder,
    repositoryUrl,
    ...inputs.options,
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

  const client = await connect({ token: address.token, baseUrl: parseBaseUrl(address.baseUrl) });
  const { appName, branches } = await client.applications.get(address.appId, { signal: runner.cancelled });
  runner.log.info(`The local build service is available at ${address.baseUrl} until the job ends.`);
  runner.log.info(`Its application ${address.appId} is ${appName ?? 'the repository'}.`);
  runner.log.info(`Its branches are ${(branches ?? []).join(', ') || 'none'}.`);
  return true;
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

export interface ServiceInputs {
  readonly repository: { readonly kind: 'path' | 'address'; readonly value: string };
  readonly options: Pick<
    ServiceStart,
    'port' | 'groupFiles' | 'emptyGroups' | 'simulate' | 'scenario' | 'sandbox'
  >;
}

/** Variable groups, each with its `.env` file. */
export const parseGroups = parseMap({ line: 'name=path/to/file.env', name: /^(?!- )[^\s=][^=]*$/ });

/** Reads a port number; with 0 the system chooses a free port. */
export function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new BadValue('a port from 0 to 65535, where 0 means any free port');
  return port;
}

/** A `repository` that exists on the disk is a path; relative ones start in the workspace. @throws InputError */
export function readServiceInputs(runner: Runner): ServiceInputs {
  const inputs = createInputReader(runner);
  const scenario = inputs.text('scenario');
  const options = {
    port: inputs.value('port', parsePort, '0'),
    groupFiles: Object.entries(inputs.value('groups', parseGroups, '')).map(([name, file]) => ({
      name,
      file: existingFile(file, { input: 'groups', runner }),
    })),
    emptyGroups: inputs.value('emptyGroups', parseBoolean, 'false'),
    simulate: inputs.value('simulate', parseBoolean, 'false'),
    scenario: scenario === '' ? undefined : existingFile(scenario, { input: 'scenario', runner }),
    sandbox: inputs.value('sandbox', oneOf(ServiceStart.shape.sandbox.options), 'auto'),
  };
  const text = inputs.text('repository');
  const path = resolve(runner.run.workspace, text);
  if (existsSync(path)) return { options, repository: { kind: 'path', value: path } };
  // `https://host/…` or `user@host:path`: the service itself checks which of them it clones.
  if (/^[a-z][\w+.-]*:\/\/|^[^/\s]+@[^/\s]+:/i.test(text))
    return { options, repository: { kind: 'address', value: text } };
  throw new InputError(
    `The repository input is ${quoted(text)}, but the workspace doesn't contain this folder. Expected the path of a Git repository, or a URL to clone.`,
  );
}

/** Relative paths start in the workspace. @throws InputError */
function existingFile(
  file: string,
  { input, runner }: { readonly input: string; readonly runner: Runner },
): string {
  const path = resolve(runner.run.workspace, file);
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return path;
  throw new InputError(
    `The ${input} input refers to ${quoted(file)}, but the workspace doesn't contain this file. Expected a path relative to the workspace.`,
  );
}
