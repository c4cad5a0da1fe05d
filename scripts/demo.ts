/**
 * Runs everything on this machine: a Git repository, the local build service, and the action in `dist/`, started as
 * GitHub's runner starts it. `npm run demo -- --help` lists the options.
 */

import { systemClock } from '../src/clock.ts';
import { stopSignal } from '../src/entry/service-host.ts';
import { UserError } from '../src/errors.ts';
import { parseDemo, usage } from './demo/command-line.ts';
import { runDemo } from './demo/run.ts';

// npm runs scripts in the package's folder; INIT_CWD is where the user ran the command.
process.chdir(process.env.INIT_CWD ?? process.cwd());
const args = process.argv.slice(2);
const signal = stopSignal({ process, clock: systemClock });

try {
  const options = parseDemo(args);
  if (options.help) console.log(usage);
  else process.exitCode = await runDemo(options, { args, signal });
} catch (error) {
  if (signal.aborted) process.exitCode = 130;
  else if (error instanceof UserError) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}
