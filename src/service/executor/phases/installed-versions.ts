import { type Clock, TimeoutError, withTimeout } from '../../../clock.ts';
import type { Variables } from '../environment/machine.ts';
import type { RunnerStep } from '../processes/runner.ts';

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

/** How long the commands may take, in milliseconds. */
const timeLimitMs = 10_000;
/** Characters of their output. */
const outputLimit = 65_536;

/** Runs the commands at once. Each line of their output begins with the name of the software. */
const script = `while [ $# -gt 0 ]; do
  if command -v "$2" >/dev/null; then
    ("$2" "$3" 2>&1 | while IFS= read -r line; do printf '%s\\n' "$1 $line"; done) &
  else printf '%s\\n' "$1 -"; fi
  shift 3
done
wait`;

/**
 * Compares the versions that a workflow asks for with those of this machine, and returns a warning for each difference. If
 * the commands run too long, what they printed counts.
 */
export async function versionWarnings(
  requested: Readonly<Record<string, string>>,
  machine: {
    readonly run: (step: RunnerStep) => Promise<unknown>;
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
  let printed = '';
  const output = (chunk: Buffer): void => {
    printed = (printed + chunk.toString('utf8')).slice(0, outputLimit);
  };
  const args = asked.flatMap(({ name, command }) => [name, ...command]);
  const argv = ['/bin/sh', '-c', script, 'sh', ...args] as const;
  await withTimeout({ clock, ms: timeLimitMs }, () => run({ argv, directory, env, output })).catch(
    (thrown: unknown) => {
      if (!(thrown instanceof TimeoutError)) throw thrown;
    },
  );
  return asked.flatMap(({ name, version, command: [program] }) => {
    const lines = printed.split('\n').filter((line) => line.startsWith(`${name} `));
    if (lines[0] === `${name} -`)
      return [
        `\`environment.${name}\` asks for ${version}, but \`${program}\` is not installed on this machine`,
      ];
    const installed = versionIn(lines.map((line) => line.slice(name.length + 1)).join('\n'));
    if (installed === undefined || isVersion(installed, version)) return [];
    return [
      `\`environment.${name}\` asks for ${version}, but this machine has ${installed}; scripts use the installed version`,
    ];
  });
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
