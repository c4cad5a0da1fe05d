/** The local build service itself: what `npm run service` becomes once its environment is its own. */
import { join, resolve } from 'node:path';
import process from 'node:process';
import { systemClock, systemRandom } from '../clock.ts';
import { UserError } from '../errors.ts';
import { parseCommand } from '../service/cli/command-line.ts';
import { serve } from '../service/cli/serve.ts';
import { realExecutor } from './executor.ts';
import { handedOver } from './hand-over.ts';
import { endInTime, killThisProcess, stopSignal } from './stop-signal.ts';

const workflowReader = join(import.meta.dirname, 'workflow-reader-process.ts');
const surroundings = { clock: systemClock, random: systemRandom };
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const signal = stopSignal({ process, clock: systemClock });
const cancelTimer = endInTime(signal, { clock: systemClock, log: print, kill: killThisProcess });

try {
  const command = parseCommand(process.argv.slice(2));
  if (command.kind !== 'serve') throw new Error(`This is no door for ${command.kind}`);
  const folder = process.cwd();
  // A file over the system's size limit is then an error of that file, and not the end of the service.
  process.on('SIGXFSZ', () => {});
  await serve(command.serve, {
    ...surroundings,
    executor: realExecutor({
      ...surroundings,
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
