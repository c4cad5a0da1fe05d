import { type ParseArgsConfig, parseArgs } from 'node:util';
import { messageOf, UserError } from '../../errors.ts';

/** The command is not understood; the usage says what is. */
export class WrongCommand extends UserError {
  constructor(why: string, { usage, cause }: { usage: string; cause?: unknown }) {
    super(`${why}\n\n${usage}`, { cause });
  }
}

/** Node's `parseArgs`, whose refusals are those of a wrong command. @throws WrongCommand */
export function readOptions<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    // What follows its first sentence is advice on rare ways of writing.
    const [why = ''] = messageOf(error).split(/\.(?:\s|$)/);
    throw new WrongCommand(why, { usage, cause: error });
  }
}
