import { resolve } from 'node:path';
import process from 'node:process';
import { systemClock, systemRandom } from '../clock.ts';
import { UserError } from '../errors.ts';
import { runAccountCommand } from '../service/cli/account-commands.ts';
import {
  checkNamedVariables,
  parseCommand,
  serviceEnvironment,
  textsOf,
  usage,
} from '../service/cli/command-line.ts';
import { handedOver, handOver } from './hand-over.ts';
import { killAfterGracePeriod, killThisProcess, stopSignal } from './stop-signal.ts';

const system = { clock: systemClock, random: systemRandom };

/**
 * Runs the command line of the local build service. To serve, the process is replaced by `serveScript`.
 *
 * @param options `program` is how the user starts this command line
 */
export function serviceCommand({ serveScript, program }: { serveScript: string; program: string }): void {
  // npm runs scripts in the package's folder; INIT_CWD is where the user ran the command.
  const folder = process.env.INIT_CWD ?? process.cwd();
  const { print, printError } = textsOf(program);
  try {
    const args = process.argv.slice(2);
    const command = parseCommand(args);
    switch (command.kind) {
      case 'help':
        print(usage);
        break;
      case 'serve': {
        const { env } = command.serve;
        checkNamedVariables(env, process.env);
        handOver({
          script: serveScript,
          args,
          folder,
          environment: serviceEnvironment(process.env, env),
        });
        break;
      }
      default:
        print(runAccountCommand({ ...command, data: resolve(folder, command.data) }, system));
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    printError(error.message);
    process.exitCode = 1;
  }
}

/**
 * Runs the local build service in a process that `handOver` started, until a signal ends it.
 *
 * @param options `workflowReader` is the script of the process that reads workflow files; `program` is how the user
 *   starts the command line
 */
export async function serveCommand(options: { workflowReader: string; program: string }): Promise<void> {
  const { workflowReader, program } = options;
  // Not needed by the other commands, which should be quick.
  const [{ serve }, { realExecutor }] = await Promise.all([
    import('../service/cli/serve.ts'),
    import('./executor.ts'),
  ]);
  const { print, printError } = textsOf(program);
  const lost = new AbortController();
  const signal = AbortSignal.any([stopSignal({ process, clock: systemClock }), lost.signal]);
  const cancelTimer = killAfterGracePeriod(signal, { clock: systemClock, log: print, kill: killThisProcess });
  try {
    const command = parseCommand(process.argv.slice(2));
    if (command.kind !== 'serve') throw new Error(`This process cannot run the command ${command.kind}`);
    const folder = process.cwd();
    // Writing a file over the system's size limit is then an error, and does not kill the service.
    process.on('SIGXFSZ', () => {});
    await serve(command.serve, {
      ...system,
      executor: realExecutor({
        ...system,
        workflowReader,
        environment: handedOver(),
        named: command.serve.env,
      }),
      dataFolder: resolve(folder, command.data),
      folder,
      print,
      signal,
      onFolderLost() {
        process.exitCode = 1;
        lost.abort();
      },
    });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    printError(error.message);
    process.exitCode = 1;
  } finally {
    cancelTimer();
  }
}
