/** The door of `npm run service`. */
import { resolve } from 'node:path';
import process from 'node:process';
import { systemChance, systemClock } from '../clock.ts';
import { UserError } from '../errors.ts';
import { carryOutAccountCommand } from '../service/account-commands.ts';
import { parseCommand, usage } from '../service/command-line.ts';
import { serve } from '../service/serve.ts';
import { realExecutor } from './executor.ts';

// npm runs scripts in the package's folder, and tells where the command was given.
const folder = process.env.INIT_CWD ?? process.cwd();
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const surroundings = { clock: systemClock, chance: systemChance };

/** The first signal ends the service cleanly; a second one at once. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      if (stop.signal.aborted) process.exit(130);
      stop.abort();
    });
  return stop.signal;
}

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
        executor: realExecutor(surroundings),
        dataFolder: resolve(folder, command.data),
        folder,
        print,
        signal: stopSignal(),
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
