/** The command line of `npm run check`. */
import { join } from 'node:path';
import process from 'node:process';
import { checkCommand } from './check-command.ts';

await checkCommand({
  args: process.argv.slice(2),
  workflowReader: join(import.meta.dirname, 'workflow-reader-process.ts'),
  program: 'npm run check --',
});
