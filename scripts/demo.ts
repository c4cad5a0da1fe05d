/**
 * The whole path on this machine: a Git repository, the local build service, and the action out of `dist/`, started
 * as GitHub's runner starts it. `npm run demo -- --help` tells the options.
 */
import { join } from 'node:path';
import { handOver } from '../src/entry/hand-over.ts';
import { UserError } from '../src/errors.ts';
import { serviceEnvironment } from '../src/service/cli/environment.ts';
import { parseDemo, usage } from './demo/command-line.ts';

// npm runs scripts in the package's folder, and tells where the command was given.
const folder = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2);

try {
  if (parseDemo(args).help) console.log(usage);
  else {
    const door = join(import.meta.dirname, 'demo/main.ts');
    handOver({ door, args, folder, environment: serviceEnvironment(process.env) });
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
