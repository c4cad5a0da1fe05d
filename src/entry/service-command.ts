import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { systemClock, systemRandom } from '../clock.ts';
import { formatTimestamp } from '../contract/values.ts';
import { UserError } from '../errors.ts';
import { CleanUp } from '../service/clean-up.ts';
import { runAccountCommand } from '../service/cli/account-commands.ts';
import { parseCommand, runCommandLine, type ServiceCommand, usage } from '../service/cli/command-line.ts';
import { configurationAt, repositoryFrom, withGroups } from '../service/cli/given.ts';
import { writeReadyFile } from '../service/cli/ready-file.ts';
import { startUpMessage } from '../service/cli/start-up-message.ts';
import { createExecutor, outsideEnvironment } from '../service/executor/execute.ts';
import { openSandbox } from '../service/executor/sandbox/sandbox.ts';
import { removeFolders } from '../service/folder-tree.ts';
import { emptyScenario, readScenario } from '../service/scenario/scenario.ts';
import { startService } from '../service/service.ts';
import { killAfterGracePeriod, stopSignal } from './service-host.ts';

const system = { clock: systemClock, random: systemRandom };

class NotOnThisSystem extends UserError {}

/**
 * Runs the command line of the local build service, and the service itself, in this process.
 *
 * @param program how the user starts it, if not by `npm run service --`
 */
export async function serviceCommand(program?: string): Promise<void> {
  // npm runs scripts in the package's folder; INIT_CWD is the folder of the user, where relative paths start.
  const { INIT_CWD = '' } = process.env;
  if (existsSync(INIT_CWD)) process.chdir(INIT_CWD);
  // Node 22 warns that SQLite is experimental.
  process.removeAllListeners('warning');
  await runCommandLine({ program, usage }, async (print) => {
    // The service needs the shell and the signals of Linux and macOS.
    if (process.platform === 'win32')
      throw new NotOnThisSystem('The local build service runs on Linux and macOS.');
    const command = parseCommand(process.argv.slice(2));
    if (command.kind === 'help') return print(usage);
    if (command.kind === 'serve') return serve(command, print);
    print(runAccountCommand({ ...command, data: resolve(command.data) }, system));
  });
}

/**
 * Runs the service in this process until a signal ends it; the first one ends it cleanly. Prints how to use it, or writes
 * that to the ready file. Reads every file of the command line before it creates anything.
 */
async function serve(
  { data, serve: options }: Extract<ServiceCommand, { kind: 'serve' }>,
  print: (text: string) => void,
): Promise<void> {
  const { env: environment } = process;
  const { env: named, config, port, builders, publicUrl, repository, temporary, groupFiles } = options;
  const { control = false, strict = false, simulate = false, 'ready-file': readyFile } = options;
  const log = (line: string): void => print(`${formatTimestamp(systemClock.now())} ${line}`);
  const emptyGroups = options['empty-groups'] || simulate;
  const configuration = withGroups(configurationAt(config), groupFiles, emptyGroups);
  const scenario = options.scenario === undefined ? emptyScenario : readScenario(options.scenario);
  const repositoryUrl = repository === undefined ? undefined : repositoryFrom(repository);

  const ended = new AbortController();
  const stop = (): void => ended.abort();
  const signal = AbortSignal.any([stopSignal({ process, clock: systemClock }), ended.signal]);
  await using opened = new CleanUp();
  // SIGKILL, because `exit` waits for pending file operations.
  const kill = (): void => void process.kill(process.pid, 'SIGKILL');
  opened.defer(killAfterGracePeriod(signal, { clock: systemClock, log, kill }));
  // With a listener, writing beyond the system's file size limit is an error instead of the end of the service.
  process.on('SIGXFSZ', () => {});
  // The reader of the output may be gone.
  for (const output of [process.stdout, process.stderr]) output.on('error', stop);
  if (options['end-with-stdin']) {
    process.stdin.on('error', stop).on('end', stop).resume();
    opened.defer(() => process.stdin.destroy());
  }
  const dataFolder = temporary ? mkdtempSync(join(tmpdir(), 'build-service-')) : resolve(data);
  if (temporary) opened.defer(() => removeFolders([dataFolder]));
  const { sandbox, notes } = simulate
    ? { sandbox: undefined, notes: [] }
    : await openSandbox(options.sandbox, { ...system, environment, dataFolder });
  const executor = createExecutor({ ...system, environment, named, sandbox, simulate });
  const given = { port, builders, configuration, publicUrl, scenario, control, strict, dataFolder };
  const service = await startService({ ...system, ...given, executor, log });
  opened.defer(() => service.stop());
  const { userId } = service.firstUser() ?? service.addUser('owner@localhost');
  const application =
    repositoryUrl === undefined
      ? undefined
      : { repositoryUrl, ...service.addApplication({ userId, repositoryUrl }) };
  for (const note of notes) (readyFile === undefined ? print : log)(note);
  if (readyFile === undefined) {
    const looking = { environment: outsideEnvironment(environment, sandbox), clock: systemClock, signal };
    const found = { ...looking, dataFolder, configuration };
    print(await startUpMessage(service, { ...found, userId, application }));
  } else opened.defer(writeReadyFile(readyFile, { service, userId, dataFolder }));
  if (!signal.aborted) await once(signal, 'abort');
  log('stopping: cancelling running builds');
  await opened[Symbol.asyncDispose]();
  log('stopped');
}
