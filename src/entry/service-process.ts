/** The background process of the service action: the local build service, and nothing else. */

import { once } from 'node:events';
import process from 'node:process';
import { type ServiceAddress, ServiceStart } from '../action/service/background-process.ts';
import { systemClock, systemRandom } from '../clock.ts';
import { formatTimestamp } from '../contract/values.ts';
import { withGroups } from '../service/cli/group-options.ts';
import { emptyConfiguration } from '../service/configuration.ts';
import { openSandbox } from '../service/executor/sandbox/sandbox.ts';
import { emptyScenario, readScenario } from '../service/scenario/scenario.ts';
import { type RunningService, startService } from '../service/service.ts';
import { hostService, realExecutor } from './service-host.ts';

const system = { clock: systemClock, random: systemRandom };

/** Runs the service with the options in the first message. */
export async function serviceProcess(): Promise<void> {
  const printError = (text: string): void => void process.stderr.write(`${text}\n`);
  await hostService({ log, printError }, async ({ signal }) => {
    const [message] = await once(process, 'message');
    const {
      repositoryUrl,
      gitEnvironment,
      simulate,
      sandbox: mode,
      ...options
    } = ServiceStart.parse(message);
    const { dataFolder, port, scenario: file, groupFiles, emptyGroups } = options;
    const environment = { ...process.env, ...gitEnvironment };
    const settings = { mode, readable: [], writable: [], network: 'shared' } as const;
    const { sandbox, notes } = simulate
      ? { sandbox: undefined, notes: [] }
      : await openSandbox(settings, { ...system, environment, dataFolder });
    notes.forEach(log);
    const scenario = file === undefined ? emptyScenario : readScenario(file);
    const groups = { groupFiles, emptyGroups, folder: process.cwd() };
    const configuration = await withGroups(emptyConfiguration, groups);
    const executor = realExecutor({ ...system, environment, sandbox, simulate });
    const running = await startService({
      ...system,
      dataFolder,
      port,
      builders: 2,
      scenario,
      configuration,
      executor,
      log,
    });
    try {
      process.send?.(addressOf(running, repositoryUrl));
      if (!signal.aborted) await once(signal, 'abort');
      log('stopping: cancelling running builds');
    } finally {
      await running.stop();
    }
    log('stopped');
  });
  if (process.connected) process.disconnect();
}

function log(line: string): void {
  process.stdout.write(`${formatTimestamp(systemClock.now())} ${line}\n`);
}

function addressOf(running: RunningService, repositoryUrl: string): ServiceAddress {
  const { userId } = running.addUser('owner@localhost');
  const { appId } = running.addApplication({ userId, repositoryUrl });
  return { baseUrl: running.baseUrl, token: running.addToken(userId), appId };
}
