/** The command line of `npm run service`. */
import { join, resolve } from 'node:path';
import process from 'node:process';
import { systemClock, systemRandom } from '../clock.ts';
import { UserError } from '../errors.ts';
import { runAccountCommand } from '../service/cli/account-commands.ts';
import { checkNamedVariables, parseCommand, usage } from '../service/cli/command-line.ts';
import { serviceEnvironment } from '../service/cli/environment.ts';
import { handOver } from './hand-over.ts';

// npm runs scripts in the package's folder; INIT_CWD is where the user ran the command.
const folder = process.env.INIT_CWD ?? process.cwd();
const print = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  const args = process.argv.slice(2);
  const command = parseCommand(args);
  switch (command.kind) {
    case 'help':
      print(usage);
      break;
    case 'serve': {
      const { env } = command.serve;
      checkNamedVariables(env, process.env);
      const script = join(import.meta.dirname, 'service-serve.ts');
      handOver({ script, args, folder, environment: serviceEnvironment(process.env, env) });
      break;
    }
    default:
      print(
        runAccountCommand(
          { ...command, data: resolve(folder, command.data) },
          { clock: systemClock, random: systemRandom },
        ),
      );
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
