/** The process that the service action leaves in the background: the local build service, and nothing else. */
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { Order, type Ready } from '../actions/service/order.ts';
import { systemClock, systemRandom } from '../clock.ts';
import { formatTimestamp } from '../contract/timestamp.ts';
import { UserError } from '../errors.ts';
import { type RunningService, startService } from '../service/service.ts';
import { realExecutor } from './executor.ts';
import { endInTime, killThisProcess, stopSignal } from './stop-signal.ts';

const surroundings = { clock: systemClock, random: systemRandom };
/** It lies beside the file that node was given. */
const workflowReader = join(dirname(process.argv[1] ?? ''), 'workflow-reader.js');

/** Runs the service from the order that comes as the first message until a signal ends it; a later one does at once. */
export async function serviceProcess(): Promise<void> {
  const signal = stopSignal({ process, clock: systemClock });
  const cancelTimer = endInTime(signal, { clock: systemClock, log, kill: killThisProcess });
  // A file over the system's size limit is then an error of that file, and not the end of the service.
  process.on('SIGXFSZ', () => {});
  try {
    const [message] = await once(process, 'message');
    const { repositoryUrl, forGit, ...place } = Order.parse(message);
    const running = await startService({
      ...surroundings,
      ...place,
      builders: 2,
      executor: realExecutor({
        ...surroundings,
        workflowReader,
        environment: { ...process.env, ...forGit },
      }),
      log,
    });
    try {
      process.send?.(introduce(running, repositoryUrl));
      if (!signal.aborted) await once(signal, 'abort');
      log('stopping: cancelling running builds');
    } finally {
      await running.stop();
    }
    log('stopped');
  } catch (error) {
    process.stderr.write(`${error instanceof UserError ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  } finally {
    cancelTimer();
  }
  if (process.connected) process.disconnect();
}

function log(line: string): void {
  process.stdout.write(`${formatTimestamp(systemClock.now())} ${line}\n`);
}

function introduce(running: RunningService, repositoryUrl: string): Ready {
  const { userId } = running.addUser('owner@localhost');
  const { appId } = running.addApplication({ userId, repositoryUrl });
  return { baseUrl: running.baseUrl, token: running.addToken(userId), appId };
}
