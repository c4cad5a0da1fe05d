/** The command line of `npm run check`. */
import process from 'node:process';
import { checkCommand } from './check-command.ts';

await checkCommand(process.argv.slice(2), 'npm run check --');
