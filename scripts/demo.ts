/**
 * The whole path on this machine: a Git repository, the local build service, and the action out of `dist/`, started
 * as GitHub's runner starts it. `npm run demo -- --help` tells the options.
 */
import { systemClock } from '../src/clock.ts';
import { stopSignal } from '../src/entry/stop-signal.ts';
import { UserError } from '../src/errors.ts';
import { parseDemo, usage } from './demo/command-line.ts';
import { runDemo } from './demo/run.ts';

const signal = stopSignal({ process, clock: systemClock });
// npm runs scripts in the package's folder, and tells where the command was given.
const folder = process.env.INIT_CWD ?? process.cwd();

try {
  const options = parseDemo(process.argv.slice(2));
  if (options.help) console.log(usage);
  else process.exitCode = await runDemo(options, { folder, signal });
} catch (error) {
  if (signal.aborted) process.exitCode = 130;
  else if (error instanceof UserError) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}
