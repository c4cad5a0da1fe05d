import { type Clock, TimeoutError, withTimeout } from '../../../clock.ts';
import type { Variables } from '../environment/machine.ts';
import { commandNotFound } from '../processes/programs.ts';
import type { Runner } from '../processes/runner.ts';

/** The commands that print the version of software that a workflow can ask for. */
const commands: Readonly<Record<string, readonly [program: string, option: string]>> = {
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

/** How long all commands may take, in milliseconds. */
const timeLimitMs = 10_000;
/** Characters of their output. */
const outputLimit = 65_536;

/**
 * Compares the versions that a workflow asks for with those of this machine, and returns a warning for each difference that
 * shows in time.
 */
export async function versionWarnings(
  requested: Readonly<Record<string, string>>,
  machine: {
    readonly run: Runner['run'];
    readonly clock: Clock;
    readonly env: Variables;
    readonly directory: string;
  },
): Promise<string[]> {
  const { run, clock, env, directory } = machine;
  // Words such as `stable` or `latest` name no version.
  const asked = Object.entries(requested).flatMap(([name, version]) => {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    return command && /^\d+(?:\.\d+)*$/.test(version) ? [{ name, version, command }] : [];
  });
  if (asked.length === 0) return [];
  const warnings: string[] = [];
  const compareAll = async (): Promise<void> => {
    for (const { name, version, command } of asked) {
      let printed = '';
      const output = (chunk: Buffer): void => {
        printed = (printed + chunk.toString('utf8')).slice(0, outputLimit);
      };
      const status = await run({ argv: command, directory, env, output });
      const installed = versionIn(printed);
      const asksFor = `\`environment.${name}\` asks for ${version}, but`;
      if (status === commandNotFound)
        warnings.push(`${asksFor} \`${command[0]}\` is not installed on this machine`);
      else if (installed !== undefined && !isVersion(installed, version))
        warnings.push(`${asksFor} this machine has ${installed}; scripts use the installed version`);
    }
  };
  await withTimeout({ clock, ms: timeLimitMs }, compareAll).catch((thrown: unknown) => {
    if (!(thrown instanceof TimeoutError)) throw thrown;
  });
  return warnings;
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
