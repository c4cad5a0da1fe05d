/** The command line of `npm run service`. */
import { serviceCommand } from './service-command.ts';

await serviceCommand();
