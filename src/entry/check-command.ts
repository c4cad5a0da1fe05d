import process from 'node:process';
import { systemClock } from '../clock.ts';
import { checkFile } from '../service/cli/check.ts';
import { readOptions, runCommandLine, WrongCommand } from '../service/cli/command-line.ts';
import { stopSignal } from './service-host.ts';

/**
 * Checks a workflow file, and prints its content with every mistake. Exits with 1 if it cannot be built as written.
 *
 * @param program how the user starts the command
 */
export async function checkCommand(args: readonly string[], program: string): Promise<void> {
  // npm runs scripts in the package's folder; INIT_CWD is the folder of the user.
  const folder = process.env.INIT_CWD ?? process.cwd();
  const usage = `${program} [<path or url>] [--workflow <id>]
  checks the codemagic.yaml of a repository without running it (default: the current folder)`;
  await runCommandLine({ usage }, async (print) => {
    const { values, positionals } = readOptions({
      args: [...args],
      allowPositionals: true,
      options: { workflow: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return print(usage);
    const [repository = '.', ...others] = positionals;
    const given = positionals.map((one) => JSON.stringify(one)).join(' and ');
    if (others.length > 0) throw new WrongCommand(`Expected one path or URL, got ${given}.`);
    const signal = stopSignal({ process, clock: systemClock });
    const { lines, problems } = await checkFile(
      { repository, workflowId: values.workflow },
      { folder, environment: process.env, signal },
    );
    print(lines.join('\n'));
    if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
  });
}
