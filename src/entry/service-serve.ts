/** The process of the local build service: `npm run service` replaces itself with it. */
import { join } from 'node:path';
import { serveCommand } from './service-command.ts';

const workflowReader = join(import.meta.dirname, 'workflow-reader-process.ts');
await serveCommand({ workflowReader, program: 'npm run service --' });
