/** The process of the local build service: `npm run service` replaces itself with it (hand-over.ts). */
import { join, resolve } from 'node:path';
import process from 'node:process';
import { systemClock, systemRandom } from '../clock.ts';
import { UserError } from '../errors.ts';
import { parseCommand } from '../service/cli/command-line.ts';
import { serve } from '../service/cli/serve.ts';
import { realExecutor } from './executor.ts';
import { handedOver } from './hand-over.ts';
import { killAfterGracePeriod, killThisProcess, stopSignal } from './stop-signal.ts';

const workflowReader = join(import.meta.dirname, 'workflow-reader-process.ts');
const system = { clock: systemClock, random: systemRandom };
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const signal = stopSignal({ process, clock: systemClock });
const cancelTimer = killAfterGracePeriod(signal, { clock: systemClock, log: print, kill: killThisProcess });

try {
  const command = parseCommand(process.argv.slice(2));
  if (command.kind !== 'serve') throw new Error(`This process cannot run the command ${command.kind}`);
  const folder = process.cwd();
  // Writing a file over the system's size limit is then an error, and does not kill the service.
  process.on('SIGXFSZ', () => {});
  await serve(command.serve, {
    ...system,
    executor: realExecutor({
      ...system,
      workflowReader,
      environment: handedOver(),
      named: command.serve.env,
    }),
    dataFolder: resolve(folder, command.data),
    folder,
    print,
    signal,
  });
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  cancelTimer();
}
