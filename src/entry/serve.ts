import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { systemClock, systemRandom } from '../clock.ts';
import { formatTimestamp } from '../contract/values.ts';
import { CleanUp } from '../service/clean-up.ts';
import { checkedFolders, type ServiceCommand } from '../service/cli/command-line.ts';
import { configurationAt, repositoryFrom, withGroups } from '../service/cli/given.ts';
import { writeReadyFile } from '../service/cli/ready-file.ts';
import { startUpMessage } from '../service/cli/start-up-message.ts';
import { emptyConfiguration } from '../service/configuration.ts';
import { openSandbox } from '../service/executor/sandbox/sandbox.ts';
import { removeFolders } from '../service/folder-tree.ts';
import { emptyScenario, readScenario } from '../service/scenario/scenario.ts';
import { startService } from '../service/service.ts';
import { hostService, outsideEnvironment, realExecutor } from './service-host.ts';

const system = { clock: systemClock, random: systemRandom };

/**
 * Runs the service in this process until a signal ends it. Prints how to use it, or writes that to the ready file. Reads
 * every file of the command line before it creates anything.
 */
export async function serve(
  { data, serve: options }: Extract<ServiceCommand, { kind: 'serve' }>,
  print: (text: string) => void,
): Promise<void> {
  const { env: environment } = process;
  const { env: named, config, port, builders, publicUrl, control, strict, simulate } = options;
  const { readyFile, repository, isTemporary } = options;
  const log = (line: string): void => print(`${formatTimestamp(systemClock.now())} ${line}`);
  const configured = config ? configurationAt(config) : emptyConfiguration;
  const emptyGroups = options.emptyGroups || simulate;
  const configuration = await withGroups(configured, options.groupFiles, emptyGroups);
  const scenario = options.scenario === undefined ? emptyScenario : readScenario(options.scenario);
  const repositoryUrl = repository === undefined ? undefined : repositoryFrom(repository);
  const settings = checkedFolders(options.sandbox);

  await hostService(log, async ({ signal, stop }) => {
    await using opened = new CleanUp();
    if (options.endsWithStdin) opened.defer(stopWithStdin(stop));
    const dataFolder = isTemporary ? mkdtempSync(join(tmpdir(), 'build-service-')) : resolve(data);
    if (isTemporary) opened.defer(() => removeFolders([dataFolder]));
    const { sandbox, notes } = simulate
      ? { sandbox: undefined, notes: [] }
      : await openSandbox(settings, { ...system, environment, dataFolder });
    const executor = realExecutor({ ...system, environment, named, sandbox, simulate });
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
  });
}

/** Calls `stop` at the end of standard input. Returns a function that ends this. */
function stopWithStdin(stop: () => void): () => void {
  process.stdin.on('error', stop).on('end', stop).resume();
  return () => void process.stdin.destroy();
}
