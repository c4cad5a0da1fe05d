import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { variableName } from '../../assignments.ts';
import { messageOf, UserError } from '../../errors.ts';
import { type SandboxSettings, sandboxModes } from '../executor/sandbox/sandbox.ts';
import type { GroupFile } from './given.ts';

/** Options for Node's `parseArgs`, each with its part of the usage text. */
const flag = (help: string) => ({ type: 'boolean', form: '', help }) as const;
const option = (form: string, help: string) => ({ type: 'string', form: ` ${form}`, help }) as const;
const repeatable = (form: string, help: string) =>
  ({ ...option(form, `${help}; repeatable`), multiple: true }) as const;

/** Options for programs that start the service, such as tests. */
const lifeOptions = {
  temporary: flag('use a temporary data folder, removed on exit'),
  'end-with-stdin': flag('stop when standard input closes, as when the parent process exits'),
  control: flag(
    'allow POST /control/reset, PUT /control/scenario and GET /control/requests (docs/clients.md)',
  ),
  'ready-file': option(
    '<file>',
    'write the address and a token to this file when ready, in place of a text, and remove it on exit',
  ),
};

/** The options of the sandbox, which `npm run demo` has too. */
export const sandboxOptions = {
  sandbox: option(
    `<${sandboxModes.join('|')}>`,
    'run builds in a sandbox (bubblewrap): if it works, always, or never (default: auto)',
  ),
  readable: repeatable('<folder>', 'let sandboxed builds read this folder'),
  writable: repeatable('<folder>', 'let sandboxed builds write to this folder'),
  'no-network': flag('disable the network for sandboxed builds'),
};

export const startOptions = {
  data: option('<folder>', 'data folder (default: .build-service)'),
  port: option('<number>', 'port on 127.0.0.1; 0 picks a free port (default: 4040)'),
  builders: option('<number>', 'maximum number of concurrent builds (default: 2)'),
  config: option('<file>', 'configuration file: users, teams, variable groups and editor workflows'),
  repository: option('<path or url>', 'add this repository as an application and print its ID'),
  'public-url': option('<url>', 'address of a proxy in front of the service'),
  simulate: flag('simulate builds without running their scripts: see "Simulated builds" in docs/service.md'),
  scenario: option('<file>', 'inject failures: see "Scenarios" in docs/service.md'),
  strict: flag('refuse requests that the API contract does not allow (docs/api.md)'),
  env: repeatable('<name>', 'pass this environment variable to builds'),
  group: repeatable('<name>=<file>', 'load a variable group from a .env file'),
  'empty-groups': flag('treat missing variable groups as empty'),
  ...sandboxOptions,
};

const serviceOptions = { ...startOptions, ...lifeOptions };

export const usage = `npm run service -- [options]        run the local build service until you stop it
${Object.entries(serviceOptions)
  .map(([name, { form, help }]) => `  ${`--${name}${form}`.padEnd(33)} ${help}`)
  .join('\n')}

Without the sandbox, builds run as your user and can read your files and the keys in the data folder.
Build untrusted code only on a disposable machine or in a disposable container.

npm run service -- user add <email>               add a user and print an API token
npm run service -- user token --new [<email>]     create a token for this user (default: the first user)
npm run service -- team add <name> [<email>]      add a team with this owner (default: the first user)
  --data <folder>                                 as above; also works while the service is running`;

export type ServiceCommand = Readonly<ReturnType<typeof parseCommand>>;
type Values = ReturnType<typeof parse>['values'];

/** Commands other than the service itself: how each is written, its options, and its number of names. */
const accountCommands = {
  'user add': { form: 'user add <email>', options: [], least: 1, most: 1 },
  'user token': { form: 'user token --new [<email>]', options: ['new'], least: 0, most: 1 },
  'team add': { form: 'team add <name> [<email>]', options: [], least: 1, most: 2 },
} as const;

/** Parses the arguments of `npm run service --`. @throws WrongCommand */
export function parseCommand(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const { help, data: given, ...options } = values;
  const data = given ?? '.build-service';
  if (help) return { kind: 'help' as const };
  const [noun, verb, ...names] = positionals;
  const written = args.join(' ');
  const rejectOptions = (known: readonly string[]): void => {
    const without = Object.keys(options).find((name) => !known.includes(name));
    if (without !== undefined) throw new WrongCommand(`--${without} has no effect in "${written}"`);
  };
  if (noun === undefined) {
    rejectOptions(Object.keys(serviceOptions));
    if (options.temporary && given !== undefined)
      throw new WrongCommand('--temporary makes a folder of its own: leave out --data');
    return { kind: 'serve' as const, data, serve: serveOptions(options) };
  }
  const name = `${noun} ${verb}`;
  if (!(name in accountCommands)) throw new WrongCommand(`Unknown command "${positionals.join(' ')}"`);
  const kind = name as keyof typeof accountCommands;
  const { form, least, most, options: known } = accountCommands[kind];
  rejectOptions(known);
  const [first = '', second] = names;
  if (names.length < least || names.length > most || (known.length > 0 && !options.new))
    throw new WrongCommand(`Expected "${form}", got "${written}"`);
  const email = kind === 'team add' ? second : names[0];
  if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new WrongCommand(`${JSON.stringify(email)} is not an email address`);
  return { kind, data, name: first, email };
}

function parse(args: readonly string[]) {
  const options = {
    ...serviceOptions,
    new: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  return readOptions({ args: [...args], allowPositionals: true, options });
}

function serveOptions(values: Values) {
  const { port = '4040', builders = '2', 'public-url': publicUrl, env = [] } = values;
  return {
    ...values,
    port: wholeNumber('port', port, [0, 65_535]),
    builders: wholeNumber('builders', builders, [1, 64]),
    publicUrl: publicUrl === undefined ? undefined : publicUrlOf(publicUrl),
    /** Names of the machine's variables that builds can read. */
    env: env.map(nameOf),
    groupFiles: groupFilesOf(values.group),
    sandbox: sandboxSettings(values),
  };
}

/** @throws WrongCommand */
export function sandboxSettings(
  values: ReturnType<typeof parseArgs<{ options: typeof sandboxOptions }>>['values'],
): SandboxSettings {
  const { sandbox = 'auto', readable = [], writable = [] } = values;
  const mode = sandboxModes.find((known) => known === sandbox);
  if (mode === undefined)
    throw new WrongCommand(`--sandbox: expected ${sandboxModes.join(', ')}, got ${JSON.stringify(sandbox)}`);
  for (const name of ['readable', 'writable', 'no-network'] as const)
    if (mode === 'off' && values[name] !== undefined)
      throw new WrongCommand(`--${name} has no effect with --sandbox off`);
  const network = values['no-network'] ? 'none' : 'shared';
  return { mode, network, readable: readable.map(folderAt), writable: writable.map(folderAt) };
}

/** Returns an absolute path. @throws WrongCommand */
function folderAt(text: string): string {
  const path = resolve(text);
  if (path !== '/' && statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  const given = JSON.stringify(text);
  throw new WrongCommand(`--readable and --writable expect an existing folder other than /, got ${given}`);
}

/** Without a trailing slash, because paths are appended to it. @throws WrongCommand */
function publicUrlOf(text: string): string {
  const url = URL.parse(text);
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  // An empty query, fragment or user name leaves no trace in the fields of a URL, but would end up in each address.
  const isPlain = !/[?#]|^\s*\w+:[/\\]*[^/\\]*@/.test(text);
  if (!url || !isHttp || !isPlain)
    throw new WrongCommand(
      `--public-url: expected an http or https address without a user name, a query or a fragment, such as https://ci.example.com/builds, got ${JSON.stringify(text)}`,
    );
  return url.href.replace(/\/+$/, '');
}

/** Checks the name of a variable for `--env`. @throws WrongCommand */
function nameOf(text: string): string {
  if (!variableName.test(text))
    throw new WrongCommand(`--env: expected the name of a variable, got ${JSON.stringify(text)}`);
  if (text === 'HOME' || text === 'TMPDIR')
    throw new WrongCommand(`--env ${text} is not allowed: each build has its own`);
  if (process.env[text] === undefined)
    throw new WrongCommand(`--env ${text}: the variable is not set in your environment`);
  return text;
}

/** Parses the values of `--group`. @throws WrongCommand */
export function groupFilesOf(texts: readonly string[] = []): GroupFile[] {
  const names = new Set<string>();
  return texts.map((text) => {
    const [, name, file] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
    if (name === undefined || file === undefined)
      throw new WrongCommand(`--group: expected <name>=<file>, got ${JSON.stringify(text)}`);
    if (names.has(name)) throw new WrongCommand(`--group ${name} was given twice`);
    names.add(name);
    return { name, file };
  });
}

function wholeNumber(name: string, text: string, [least, most]: readonly [number, number]): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  const range = `from ${least} to ${most}`;
  throw new WrongCommand(`--${name}: expected a whole number ${range}, got ${JSON.stringify(text)}`);
}

/** The command line is wrong; whoever shows the message adds the usage. */
export class WrongCommand extends UserError {}

/** Node's `parseArgs`, whose errors become `WrongCommand`. @throws WrongCommand */
export function readOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's message continues with advice on rare spellings.
    const [why = ''] = messageOf(error).split(/\.(?:\s|$)/);
    throw new WrongCommand(why, { cause: error });
  }
}

/**
 * Runs a command line: prints errors that the user can fix, for a wrong command with the usage, and sets the exit code.
 *
 * @param program how the user starts it; texts name `npm run service --`, which it replaces
 */
export async function runCommandLine(
  { program = 'npm run service --', usage }: { program?: string | undefined; usage: string },
  run: (print: (text: string) => void) => unknown,
): Promise<void> {
  const named = (text: string): string => `${text.replaceAll('npm run service --', program)}\n`;
  try {
    await run((text) => void process.stdout.write(named(text)));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const shown = error instanceof WrongCommand ? [error.message, usage] : [error.message];
    process.stderr.write(named(shown.join('\n\n')));
    process.exitCode = 1;
  }
}
