/** The types of the package that `scripts/pack-service.ts` writes, from the options of the command line. */

import { startOptions } from '../src/service/cli/command-line.ts';

/** The text of `index.d.ts`. */
export function packageTypes(): string {
  return `export interface BuildServiceOptions {
${Object.entries(startOptions).map(optionField).join('\n')}
  /** Gets each line that the service logs. Without it, nothing is printed. */
  readonly log?: (line: string) => void;
}

/** What happens to the next requests with this method and path. */
export interface Fault {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly times?: number;
  readonly status?: number;
  readonly delayMs?: number;
  readonly cut?: number;
  readonly loseAnswer?: true;
}

/** How the next simulated build goes. */
export interface Outcome {
  readonly workflow?: string;
  readonly step?: string;
  readonly exitCode?: number;
  readonly takes?: string;
  readonly status?: 'finished' | 'failed' | 'warning' | 'canceled' | 'timeout' | 'skipped';
  readonly queued?: string;
  readonly artefacts?: readonly string[];
  readonly appStoreConnect?: { readonly takes?: string; readonly status?: 'finished' | 'failed' | 'timeout' };
}

export interface Scenario {
  readonly faults?: readonly Fault[];
  readonly outcomes?: readonly Outcome[];
}

export interface BuildService {
  /** Such as \`http://127.0.0.1:41234\`. */
  readonly baseUrl: string;
  /** Of the service's first user. It ends with the service. */
  readonly token: string;
  /** The applications that this user sees: the one of \`repository\`, in a new data folder. */
  readonly appIds: readonly string[];
  /** The address that signs a browser in as this user, once. */
  readonly signInUrl: string;
  /** Ends all builds, and removes them with their artefacts, the caches and the scenario. */
  reset(): Promise<void>;
  /** Replaces the faults and outcomes that are left. */
  setScenario(scenario: Scenario): Promise<void>;
  /** Ends all builds and the service, and removes its data folder unless \`data\` named it. Can be called again. */
  close(): Promise<void>;
}

/** Starts a local build service, and waits until it answers. It ends with this process at the latest. */
export declare function startBuildService(options?: BuildServiceOptions): Promise<BuildService>;
`;
}

/** What differs from the command line. */
const defaults: Readonly<Record<string, string>> = {
  data: 'where the service keeps everything (default: a new folder, removed at its end)',
  port: 'port on 127.0.0.1; 0 picks a free one (default: 0)',
};

function camelCase(option: string): string {
  return option.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function optionField([name, option]: [string, (typeof startOptions)[keyof typeof startOptions]]): string {
  const help = defaults[name] ?? option.help.replace('; repeatable', '');
  return `  /** \`--${name}\`: ${help} */\n  readonly ${camelCase(name)}?: ${optionType(option)};`;
}

function optionType(option: (typeof startOptions)[keyof typeof startOptions]): string {
  if (option.type === 'boolean') return 'boolean';
  if ('multiple' in option) return 'readonly string[]';
  const [, choice] = /^ <(\w+(?:\|\w+)+)>$/.exec(option.form) ?? [];
  if (choice !== undefined)
    return choice
      .split('|')
      .map((one) => `'${one}'`)
      .join(' | ');
  if (option.form === ' <number>') return 'number';
  return 'string';
}
