import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock, systemRandom } from '../../src/clock.ts';
import { realExecutor } from '../../src/entry/service-host.ts';
import type { Configuration } from '../../src/service/applications/configuration.ts';
import type { Executor } from '../../src/service/executor/execution.ts';
import { startService } from '../../src/service/service.ts';

interface DemoService {
  readonly baseUrl: string;
  readonly token: string;
  readonly appId: string;
  stop(): Promise<void>;
}

const workflowReader = join(import.meta.dirname, '../../src/entry/workflow-reader-process.ts');

/** An executor with this environment for Git and for builds. */
export function demoExecutor(environment: Readonly<Record<string, string | undefined>>): Executor {
  return realExecutor({ clock: systemClock, random: systemRandom, environment, workflowReader });
}

/** Starts the local build service on a free port, with an empty data folder and one application. */
export async function startDemoService(options: {
  folder: string;
  repository: string;
  configuration: Configuration;
  executor: Executor;
}): Promise<DemoService> {
  await mkdir(options.folder, { recursive: true });
  const service = await startService({
    dataFolder: options.folder,
    port: 0,
    builders: 2,
    configuration: options.configuration,
    executor: options.executor,
    clock: systemClock,
    random: systemRandom,
    log: () => undefined,
  });
  const { userId } = service.addUser('demo@example.com');
  const token = service.addToken(userId);
  const { appId } = service.addApplication({ userId, repositoryUrl: options.repository });
  return { baseUrl: service.baseUrl, token, appId, stop: service.stop };
}

/** The branches of a repository, as the service lists them. @throws UserError if it cannot be read */
export async function branchesOf(
  repository: string,
  { executor, folder, signal }: { executor: Executor; folder: string; signal: AbortSignal },
): Promise<readonly string[]> {
  const knownHosts = join(folder, 'known_hosts');
  return (await executor.listBranches({ url: repository, knownHosts }, { signal })).names;
}
