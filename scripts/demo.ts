/**
 * Runs everything on this machine: a Git repository, the local build service, and the action in `dist/`, started as
 * GitHub's runner starts it. `npm run demo -- --help` lists the options.
 */

import { systemClock } from '../src/clock.ts';
import { stopSignal } from '../src/entry/service-host.ts';
import { runCommandLine } from '../src/service/cli/command-line.ts';
import { parseDemo, usage } from './demo/command-line.ts';
import { runDemo } from './demo/run.ts';

// npm runs scripts in the package's folder; INIT_CWD is where the user ran the command.
process.chdir(process.env.INIT_CWD ?? process.cwd());
const args = process.argv.slice(2);
const signal = stopSignal({ process, clock: systemClock });

await runCommandLine({ usage }, async (print) => {
  const options = parseDemo(args);
  if (options.help) return print(usage);
  process.exitCode = await runDemo(options, { args, signal }).catch((error: unknown) => {
    if (signal.aborted) return 130;
    throw error;
  });
});
