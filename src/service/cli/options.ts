import { type ParseArgsConfig, parseArgs } from 'node:util';
import { messageOf, UserError } from '../../errors.ts';

/** The command line is wrong; the message ends with the usage. */
export class WrongCommand extends UserError {
  constructor(why: string, { usage, cause }: { usage: string; cause?: unknown }) {
    super(`${why}\n\n${usage}`, { cause });
  }
}

/** Node's `parseArgs` with the errors of a wrong command. @throws WrongCommand */
export function readOptions<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    // After the first sentence, Node gives advice on rare spellings.
    const [why = ''] = messageOf(error).split(/\.(?:\s|$)/);
    throw new WrongCommand(why, { usage, cause: error });
  }
}
