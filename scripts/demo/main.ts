/**
 * The process of the demo: `npm run demo` replaces itself with it, because the service in it runs
 * builds, which must not see the user's environment.
 */

import { systemClock } from '../../src/clock.ts';
import { handedOver } from '../../src/entry/service-command.ts';
import { stopSignal } from '../../src/entry/service-host.ts';
import { UserError } from '../../src/errors.ts';
import { parseDemo } from './command-line.ts';
import { runDemo } from './run.ts';

const signal = stopSignal({ process, clock: systemClock });

try {
  const args = process.argv.slice(2);
  const [folder, environment] = [process.cwd(), handedOver()];
  process.exitCode = await runDemo(parseDemo(args), { args, folder, environment, signal });
} catch (error) {
  if (signal.aborted) process.exitCode = 130;
  else if (error instanceof UserError) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}
