import { existsSync, statSync } from 'node:fs';
import { mkdtemp, open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BadValue, messageOf, quoted, UserError } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import { maskPassword } from '../inputs/connection.ts';
import { parseMap } from '../inputs/lists.ts';
import { oneOf, parseBaseUrl, parseBoolean } from '../inputs/parsers.ts';
import { type InputReader, readInputs } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';
import { mirrorOf, refOfEvent } from './mirror.ts';
import { endOfLog, serviceFolder } from './post.ts';

class UnsupportedSystem extends UserError {}

class ServiceNotStarted extends UserError {}

interface ServiceContext extends Pick<ActionContext, 'runner' | 'connect' | 'clock'> {
  readonly platform: NodeJS.Platform;
  /** The `PATH` of this process. */
  readonly path: string;
  /** Starts the command line of the service in the background, which outlives the step (`entry/launch-service.ts`). */
  launch(
    args: readonly string[],
    options: { readonly stdio: readonly ['ignore', number, number]; readonly signal: AbortSignal },
  ): {
    readonly child: { readonly pid?: number | undefined; unref(): void };
    readonly ready: Promise<{ readonly baseUrl: string; readonly token: string }>;
  };
}

/**
 * Starts the local build service for the rest of the job, and waits until it answers.
 *
 * @throws UnsupportedSystem, InputError, RepositoryUnreadable, ServiceNotStarted
 */
export async function service(context: ServiceContext): Promise<boolean> {
  const { runner, connect, platform, path } = context;
  maskPassword(runner, 'repository');
  // It needs a shell and signals as Linux and macOS have them.
  if (platform === 'win32')
    throw new UnsupportedSystem(
      'The local build service runs on Linux and macOS runners, not on Windows. Use a different runner for this job.',
    );
  const inputs = readServiceInputs(runner);
  const folder = serviceFolder(await mkdtemp(join(runner.run.temporary, 'build-service-')));
  const named = refOfEvent(runner.run);
  const repositoryUrl =
    inputs.address ?? (await mirrorOf(inputs.folder, { folder: folder.path, PATH: path, named }));
  const { token, baseUrl } = await start(inputs.args, folder, context);

  const client = await connect({ token, baseUrl: parseBaseUrl(baseUrl) });
  const options = { signal: runner.cancelled };
  // Not an argument, which every user of the machine can read: an address may hold a password.
  const { _id: appId } = await client.applications.add({ repositoryUrl }, options);
  runner.setOutput('appId', appId);
  const { appName, branches } = await client.applications.get(appId, options);
  runner.log.info(`The local build service is available at ${baseUrl} until the job ends.`);
  runner.log.info(`Its application ${appId} is ${appName ?? 'the repository'}.`);
  runner.log.info(`Its branches are ${(branches ?? []).join(', ') || 'none'}.`);
  return true;
}

async function start(
  args: readonly string[],
  { path, dataFolder, logFile }: ReturnType<typeof serviceFolder>,
  { runner, launch }: Pick<ServiceContext, 'runner' | 'launch'>,
) {
  await using log = await open(logFile, 'a', 0o600);
  const { child, ready } = launch([...args, '--data', dataFolder], {
    stdio: ['ignore', log.fd, log.fd],
    signal: runner.cancelled,
  });
  runner.saveState('folder', path);
  runner.saveState('pid', String(child.pid ?? ''));
  try {
    const address = await ready;
    runner.setSecretOutput('token', address.token);
    runner.setOutput('baseUrl', address.baseUrl);
    child.unref();
    return address;
  } catch (cause) {
    if (runner.cancelled.aborted) throw cause;
    const end = await endOfLog(logFile, 20);
    const why = `The local build service did not start: ${messageOf(cause)}.`;
    const said = end.length > 0 ? ['Its log ends with:', ...end] : ['Its log is empty.'];
    throw new ServiceNotStarted([why, ...said].join('\n'), { cause });
  }
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
export function readServiceInputs(runner: Runner) {
  return readInputs(runner, (inputs) => readService(inputs, runner));
}

function readService(inputs: InputReader, runner: Runner) {
  const scenario = inputs.text('scenario');
  const fileOf = (file: string, input: string): string => {
    const path = resolve(runner.run.workspace, file);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile())
      inputs.refuse(
        `The ${input} input refers to ${quoted(file)}, but the workspace doesn't contain this file. Expected a path relative to the workspace.`,
      );
    return path;
  };
  const groups = Object.entries(inputs.value('groups', parseGroups, ''));
  const args = [
    `--port=${inputs.value('port', parsePort, '0')}`,
    ...groups.map(([name, file]) => `--group=${name}=${fileOf(file, 'groups')}`),
    ...(inputs.value('emptyGroups', parseBoolean, 'false') ? ['--empty-groups'] : []),
    ...(inputs.value('simulate', parseBoolean, 'false') ? ['--simulate'] : []),
    ...(inputs.value('strict', parseBoolean, 'false') ? ['--strict'] : []),
    ...(scenario === '' ? [] : [`--scenario=${fileOf(scenario, 'scenario')}`]),
    `--sandbox=${inputs.value('sandbox', oneOf(['auto', 'required', 'off']), 'auto')}`,
  ];
  const text = inputs.text('repository');
  const path = resolve(runner.run.workspace, text);
  if (existsSync(path)) return { args, folder: path };
  // `https://host/…` or `user@host:path`: the service itself checks which of them it clones.
  if (/^[a-z][\w+.-]*:\/\/|^[^/\s]+@[^/\s]+:/i.test(text)) return { args, address: text };
  return inputs.fail(
    `The repository input is ${quoted(text)}, but the workspace doesn't contain this folder. Expected the path of a Git repository, or a URL to clone.`,
  );
}
