/** The command line of `npm run service`. */
import { join } from 'node:path';
import { serviceCommand } from './service-command.ts';

const examples = join(import.meta.dirname, '../../examples');
await serviceCommand({ examples, program: 'npm run service --' });
