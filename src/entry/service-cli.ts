/** The door of `npm run service`. */
import { join, resolve } from 'node:path';
import process from 'node:process';
import { systemChance, systemClock } from '../clock.ts';
import { UserError } from '../errors.ts';
import { carryOutAccountCommand } from '../service/account-commands.ts';
import { parseCommand, usage } from '../service/command-line.ts';
import { serve } from '../service/serve.ts';
import { realExecutor } from './executor.ts';
import { stopSignal } from './stop-signal.ts';

// npm runs scripts in the package's folder, and tells where the command was given.
const folder = process.env.INIT_CWD ?? process.cwd();
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const workflowReader = join(import.meta.dirname, 'workflow-reader-process.ts');
const surroundings = { clock: systemClock, chance: systemChance };

try {
  const command = parseCommand(process.argv.slice(2));
  switch (command.kind) {
    case 'help':
      print(usage);
      break;
    case 'serve':
      // A file over the system's size limit is then an error of that file, and not the end of the service.
      process.on('SIGXFSZ', () => {});
      await serve(command.serve, {
        ...surroundings,
        executor: realExecutor({ ...surroundings, workflowReader }),
        dataFolder: resolve(folder, command.data),
        folder,
        print,
        signal: stopSignal({ process, clock: systemClock }),
      });
      break;
    default:
      print(carryOutAccountCommand({ ...command, data: resolve(folder, command.data) }, surroundings));
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
