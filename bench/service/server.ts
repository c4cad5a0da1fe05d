/**
 * The local build service in a process of its own, without a limit of requests. It prints what the service logs of builds,
 * but not its line for each request, and sends its address to its parent.
 */

import process from 'node:process';
import { systemClock, systemRandom } from '../../src/clock.ts';
import { realExecutor } from '../../src/entry/service-host.ts';
import { openSandbox } from '../../src/service/executor/sandbox/sandbox.ts';
import { startService } from '../../src/service/service.ts';
import { workflowReader } from '../../test/support/service.ts';
import type { ServiceAddress } from './stage.ts';
import { answerUsage } from './usage.ts';

const [dataFolder = '', repositoryUrl = '', builders = '', work = ''] = process.argv.slice(2);
const system = { clock: systemClock, random: systemRandom };
const settings = { mode: 'required', readable: [], writable: [], network: 'shared' } as const;
const { sandbox } =
  work === 'sandboxed'
    ? await openSandbox(settings, { ...system, environment: process.env, dataFolder })
    : { sandbox: undefined };
const running = await startService({
  ...system,
  dataFolder,
  port: 0,
  builders: Number(builders),
  executor: realExecutor({ ...system, workflowReader, sandbox }),
  log(line) {
    if (line.startsWith('build ')) process.stdout.write(`${line}\n`);
  },
  limits: { requestsAnHour: Number.POSITIVE_INFINITY },
});
const { userId } = running.addUser('owner@example.com');
const { appId } = running.addApplication({ userId, repositoryUrl });
const address: ServiceAddress = { url: running.localUrl, token: running.addToken(userId), appId };
process.send?.(address);
answerUsage();
process.once('disconnect', () => void running.stop());
