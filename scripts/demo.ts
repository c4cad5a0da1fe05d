/**
 * Runs everything on this machine: a Git repository, the local build service, and the action in `dist/`, started as
 * GitHub's runner starts it. `npm run demo -- --help` lists the options.
 */
import { join } from 'node:path';
import { handOver } from '../src/entry/hand-over.ts';
import { UserError } from '../src/errors.ts';
import { serviceEnvironment } from '../src/service/cli/command-line.ts';
import { parseDemo, usage } from './demo/command-line.ts';

// npm runs scripts in the package's folder; INIT_CWD is where the user ran the command.
const folder = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2);

try {
  if (parseDemo(args).help) console.log(usage);
  else {
    const script = join(import.meta.dirname, 'demo/main.ts');
    handOver({ script, args, folder, environment: serviceEnvironment(process.env) });
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
