/** The process of the local build service: `npm run service` replaces itself with it. */
import { join } from 'node:path';
import { serveCommand } from './service-command.ts';

const examples = join(import.meta.dirname, '../../examples');
await serveCommand({ examples, program: 'npm run service --' });
