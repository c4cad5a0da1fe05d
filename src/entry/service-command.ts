import { mkdtempSync, readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { systemClock, systemRandom } from '../clock.ts';
import { UserError } from '../errors.ts';
import { CleanUp } from '../service/clean-up.ts';
import { runAccountCommand } from '../service/cli/account-commands.ts';
import {
  checkNamedVariables,
  foldersFrom,
  parseCommand,
  type ServiceEnvironment,
  serviceEnvironment,
  textsOf,
  usage,
} from '../service/cli/command-line.ts';
import { removeFolder } from '../service/folder-tree.ts';

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
 * @param options `examples` is the folder of the starters; `program` is how the user starts the command line
 */
export async function serveCommand({
  examples,
  program,
}: {
  examples: string;
  program: string;
}): Promise<void> {
  // Not needed by the other commands, which should be quick.
  const [{ serve }, { hostService, outsideEnvironment, realExecutor, repositoryPreview }, { openSandbox }] =
    await Promise.all([
      import('../service/cli/serve.ts'),
      import('./service-host.ts'),
      import('../service/executor/sandbox/sandbox.ts'),
    ]);
  const { print, printError } = textsOf(program);
  await hostService({ log: print, printError }, async ({ stop, ...hosted }) => {
    const command = parseCommand(process.argv.slice(2));
    if (command.kind !== 'serve') throw new Error(`This process cannot run the command ${command.kind}`);
    const folder = process.cwd();
    const { env: named } = command.serve;
    const environment = handedOver();
    const { simulate, isTemporary, endsWithStdin } = command.serve;
    await using opened = new CleanUp();
    if (endsWithStdin) opened.defer(stopWithStdin(stop));
    const dataFolder = isTemporary
      ? mkdtempSync(join(tmpdir(), 'build-service-'))
      : resolve(folder, command.data);
    if (isTemporary) opened.defer(() => removeFolder(dataFolder));
    const settings = foldersFrom(folder, command.serve.sandbox);
    const { sandbox, notes } = simulate
      ? { sandbox: undefined, notes: [] }
      : await openSandbox(settings, { ...system, environment, dataFolder });
    const outside = outsideEnvironment(environment, sandbox);
    const preview = repositoryPreview(outside);
    await serve(command.serve, {
      ...system,
      ...hosted,
      executor: realExecutor({ ...system, environment, named, sandbox, simulate }),
      preview: { preview, examples, path: outside.PATH ?? '' },
      dataFolder,
      notes,
      folder,
      print,
    });
  });
}

/** The local service needs a shell and signals as Linux and macOS have them. */
class NotOnThisSystem extends UserError {
  constructor() {
    super('The local build service runs on Linux and macOS.');
  }
}

const variable = 'BUILD_SERVICE_FOR_GIT';

/** Where the process finds the standard input that it was started with. */
const givenInput = 3;

/**
 * Passes the variables for Git on standard input: other processes can read the arguments and the environment of a
 * process.
 */
const shellScript = `exec ${givenInput}<&0 <<END
$${variable}
END
unset ${variable}
exec "$@"`;

/** Node 22 warns that its SQLite is experimental. */
const quiet = '--disable-warning=ExperimentalWarning';

/**
 * Replaces this process with another script, in `folder`, with the given environment and nothing else of the user's: the
 * builds that a process starts can read the environment that it was started with, even if it removes variables later.
 *
 * @throws NotOnThisSystem on Windows, where a process cannot be replaced
 */
export function handOver(to: {
  readonly script: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: ServiceEnvironment;
}): never {
  if (process.platform === 'win32' || !process.execve) throw new NotOnThisSystem();
  const { script, args, folder, environment } = to;
  process.chdir(folder);
  return process.execve(
    '/bin/sh',
    ['sh', '-c', shellScript, 'sh', process.execPath, quiet, ...process.execArgv, script, ...args],
    { ...environment.process, [variable]: JSON.stringify(environment.git) },
  );
}

/** `--end-with-stdin` needs to notice the end of its standard input. */
class NoPipeAsStdin extends UserError {
  constructor(cause: unknown) {
    super(
      '--end-with-stdin expects a pipe as standard input: leave it out, or start the service from a program',
      {
        cause,
      },
    );
  }
}

/**
 * Calls `stop` at the end of the standard input that a process was given before `handOver`. Returns what ends this.
 *
 * @throws NoPipeAsStdin
 */
function stopWithStdin(stop: () => void): () => void {
  const input = openInput();
  input.on('error', stop).on('close', stop).resume().unref();
  // Whoever read the output may be gone, too.
  for (const output of [process.stdout, process.stderr]) output.on('error', stop);
  return () => void input.destroy();
}

/** @throws NoPipeAsStdin */
function openInput(): Socket {
  try {
    return new Socket({ fd: givenInput, readable: true, writable: false });
  } catch (error) {
    throw new NoPipeAsStdin(error);
  }
}

/** The environment of a process that `handOver` started, with the variables for Git. */
export function handedOver(): Record<string, string | undefined> {
  const git = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(0, 'utf8')));
  return { ...process.env, ...git };
}
