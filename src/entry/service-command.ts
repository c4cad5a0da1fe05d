import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { systemClock, systemRandom } from '../clock.ts';
import { UserError } from '../errors.ts';
import { CleanUp } from '../service/clean-up.ts';
import {
  checkNamedVariables,
  foldersFrom,
  parseCommand,
  runCommandLine,
  type ServiceCommand,
  usage,
} from '../service/cli/command-line.ts';
import { removeFolder } from '../service/folder-tree.ts';

const system = { clock: systemClock, random: systemRandom };

interface Door {
  /** The folder of the starters. */
  readonly examples: string;
  /** How the user starts this command line. */
  readonly program: string;
}

/** Runs the command line of the local build service, and the service itself, in this process. */
export async function serviceCommand({ examples, program }: Door): Promise<void> {
  // npm runs scripts in the package's folder; INIT_CWD is where the user ran the command.
  const folder = process.env.INIT_CWD ?? process.cwd();
  hideExperiments();
  await runCommandLine({ program, usage }, async (print) => {
    // It needs a shell and signals as Linux and macOS have them.
    if (process.platform === 'win32') throw new NotOnThisSystem();
    const command = parseCommand(process.argv.slice(2));
    if (command.kind === 'help') return print(usage);
    if (command.kind === 'serve') return serveHere(command, { folder, examples, print });
    const { runAccountCommand } = await import('../service/cli/account-commands.ts');
    print(runAccountCommand({ ...command, data: resolve(folder, command.data) }, system));
  });
}

class NotOnThisSystem extends UserError {
  constructor() {
    super('The local build service runs on Linux and macOS.');
  }
}

/** Runs the service until a signal ends it. */
async function serveHere(
  command: Extract<ServiceCommand, { kind: 'serve' }>,
  { folder, examples, print }: { folder: string; examples: string; print: (text: string) => void },
): Promise<void> {
  const { env: environment } = process;
  const { env: named, simulate, isTemporary, endsWithStdin } = command.serve;
  checkNamedVariables(named, environment);
  // Not needed by the other commands, which should be quick.
  const [{ serve }, { hostService, outsideEnvironment, realExecutor }, { openSandbox }] = await Promise.all([
    import('../service/cli/serve.ts'),
    import('./service-host.ts'),
    import('../service/executor/sandbox/sandbox.ts'),
  ]);
  await hostService(print, async ({ stop, ...hosted }) => {
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
    await serve(command.serve, {
      ...system,
      ...hosted,
      executor: realExecutor({ ...system, environment, named, sandbox, simulate }),
      ...{ environment: outside, examples, dataFolder, notes, folder, print },
    });
  });
}

/** Node 22 warns that its SQLite is experimental. */
function hideExperiments(): void {
  const shown = process.listeners('warning');
  process.removeAllListeners('warning').on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') for (const show of shown) show(warning);
  });
}

/** Calls `stop` at the end of standard input. Returns what ends this. */
function stopWithStdin(stop: () => void): () => void {
  process.stdin.on('error', stop).on('end', stop).resume();
  return () => void process.stdin.destroy();
}
