import { type Clock, TimeoutError, withTimeout } from '../../../clock.ts';
import type { Variables } from '../environment/machine.ts';
import { commandNotFound, isNotInstalled, type ProcessCommand } from '../processes/session.ts';

/** The commands that print the version of software that a workflow can ask for. */
const commands: Readonly<Record<string, readonly [string, ...string[]]>> = {
  flutter: ['flutter', '--version'],
  dart: ['dart', '--version'],
  xcode: ['xcodebuild', '-version'],
  cocoapods: ['pod', '--version'],
  node: ['node', '--version'],
  npm: ['npm', '--version'],
  java: ['java', '-version'],
  ruby: ['ruby', '--version'],
  python: ['python3', '--version'],
  go: ['go', 'version'],
  rust: ['rustc', '--version'],
};

/** How long a command may take, in milliseconds. */
const timeLimitMs = 10_000;
/** Characters of its output. */
const outputLimit = 4_096;

/**
 * Compares the versions that a workflow asks for with those of this machine, and returns a warning for each difference. A
 * command that runs too long is killed, and what it printed counts.
 */
export async function versionWarnings(
  requested: Readonly<Record<string, string>>,
  machine: {
    readonly run: (command: ProcessCommand) => Promise<number>;
    readonly clock: Clock;
    readonly env: Variables;
    readonly cwd: string;
  },
): Promise<string[]> {
  const warnings = Object.entries(requested).map(async ([name, version]) => {
    const argv = Object.hasOwn(commands, name) ? commands[name] : undefined;
    // Words such as `stable` or `latest` name no version.
    if (!argv || !/^\d+(?:\.\d+)*$/.test(version)) return [];
    const found = await outputOf(argv, machine);
    if (found === undefined)
      return [
        `\`environment.${name}\` asks for ${version}, but \`${argv[0]}\` is not installed on this machine`,
      ];
    const installed = versionIn(found);
    if (installed === undefined || isVersion(installed, version)) return [];
    return [
      `\`environment.${name}\` asks for ${version}, but this machine has ${installed}; scripts use the installed version`,
    ];
  });
  return (await Promise.all(warnings)).flat();
}

/** The output of a command; `undefined` when the machine does not have it. */
async function outputOf(
  argv: readonly [string, ...string[]],
  { run, clock, env, cwd }: Parameters<typeof versionWarnings>[1],
): Promise<string | undefined> {
  let printed = '';
  const output = (chunk: Buffer): void => {
    printed = (printed + chunk.toString('utf8')).slice(0, outputLimit);
  };
  try {
    const start = (killed: AbortSignal): Promise<number> => run({ argv, cwd, env, output, killed });
    const status = await withTimeout({ clock, ms: timeLimitMs }, start);
    if (status === commandNotFound) return undefined;
  } catch (thrown) {
    if (isNotInstalled(argv[0], thrown)) return undefined;
    if (!(thrown instanceof TimeoutError)) throw thrown;
  }
  return printed;
}

function versionIn(output: string): string | undefined {
  const version = /(?<![\w.])(?:go|v)?(\d+(?:\.\d+)+|\d+)/.exec(output)?.[1];
  // Java 8 calls itself 1.8.
  return version?.replace(/^1\.(?=8\b)/, '');
}

/** `3.10` stands for every `3.10.x`. */
function isVersion(installed: string, requested: string): boolean {
  return `${installed}.`.startsWith(`${requested.replace(/^1\.(?=8\b)/, '')}.`);
}
