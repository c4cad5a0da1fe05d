/** The command line of `npm run service`. */
import { join } from 'node:path';
import { serviceCommand } from './service-command.ts';

serviceCommand({ serveScript: join(import.meta.dirname, 'service-serve.ts'), program: 'npm run service --' });
