import process from 'node:process';
import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { messageOf, UserError } from '../errors.ts';
import { checkFile, checkLines, isGood } from '../service/cli/check.ts';
import { stopSignal } from './service-host.ts';

/**
 * Checks a workflow file and prints what it has, with every mistake. Exits with 1 if it cannot be built as written.
 *
 * @param options `args` are those after the command; `program` is how the user starts the command
 */
export async function checkCommand({
  args,
  program,
}: {
  args: readonly string[];
  program: string;
}): Promise<void> {
  // npm runs scripts in the package's folder; INIT_CWD is where the user ran the command.
  const folder = process.env.INIT_CWD ?? process.cwd();
  try {
    const { values, positionals } = read(args);
    if (values.help) {
      console.log(usage(program));
      return;
    }
    const [repository = '.', ...others] = positionals;
    if (others.length > 0)
      throw new WrongArguments(
        `Expected one path or URL, got ${positionals.map((one) => JSON.stringify(one)).join(' and ')}.`,
      );
    const signal = stopSignal({ process, clock: systemClock });
    const machine = { folder, environment: process.env, signal };
    const checked = await checkFile({ repository, workflowId: values.workflow }, machine);
    console.log(checkLines(checked).join('\n'));
    if (!isGood(checked)) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error instanceof WrongArguments ? `${error.message}\n\n${usage(program)}` : error.message);
    process.exitCode = 1;
  }
}

class WrongArguments extends UserError {}

/** @throws WrongArguments */
function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { workflow: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    const [why = ''] = messageOf(error).split(/\.(?:\s|$)/);
    throw new WrongArguments(`${why}.`, { cause: error });
  }
}

function usage(program: string): string {
  return `${program} [<path or url>] [--workflow <id>]
  checks the codemagic.yaml of a repository without running it (default: the current folder)`;
}
