import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { systemClock, systemRandom } from '../clock.ts';
import { UserError } from '../errors.ts';
import { parseCommand, runCommandLine, usage, WrongCommand } from '../service/cli/command-line.ts';

/**
 * Runs the command line of the local build service, and the service itself, in this process.
 *
 * @param program how the user starts it, if not by `npm run service --`
 */
export async function serviceCommand(program?: string): Promise<void> {
  // npm runs scripts in the package's folder; INIT_CWD is the folder of the user, where relative paths start.
  const { INIT_CWD = '' } = process.env;
  if (existsSync(INIT_CWD)) process.chdir(INIT_CWD);
  // Node 22 warns that SQLite is experimental.
  process.removeAllListeners('warning');
  await runCommandLine({ program, usage }, async (print) => {
    // The service needs the shell and the signals of Linux and macOS.
    if (process.platform === 'win32')
      throw new NotOnThisSystem('The local build service runs on Linux and macOS.');
    const command = parseCommand(process.argv.slice(2));
    if (command.kind === 'help') return print(usage);
    if (command.kind === 'serve') {
      const unset = command.serve.env.find((name) => process.env[name] === undefined);
      if (unset !== undefined)
        throw new WrongCommand(`--env ${unset}: the variable is not set in your environment`);
      // Imported late: the other commands do not need it, and should be quick.
      const { serve } = await import('./serve.ts');
      return serve(command, print);
    }
    const { runAccountCommand } = await import('../service/cli/account-commands.ts');
    const system = { clock: systemClock, random: systemRandom };
    print(runAccountCommand({ ...command, data: resolve(command.data) }, system));
  });
}

class NotOnThisSystem extends UserError {}
