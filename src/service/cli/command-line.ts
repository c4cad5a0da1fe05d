import { variableName } from '../executor/environment/machine.ts';
import { readOptions, WrongCommand } from './options.ts';

export const usage = `npm run service -- [options]        runs the local build service until it is stopped
  --data <folder>                   where everything is kept (.build-service)
  --port <number>                   on 127.0.0.1; 0 takes a free one (4040)
  --builders <number>               how many builds may run at a time (2)
  --config <file>                   users, teams, variable groups and workflows of the workflow editor
  --repository <path or url>        adds it as an application, and prints its id
  --env <name>                      a variable of your environment that builds may see; may be given again

Builds run what repositories say as your user: they can read your files, and the keys in the data folder.
Build what you do not trust on a machine or in a container that you can throw away.

npm run service -- user add <email>               makes a user, and prints a token
npm run service -- user token --new [<email>]     makes another token, by default of the first user
npm run service -- team add <name> [<email>]      makes a team with this owner, by default the first user
  --data <folder>                                 as above; the service may run meanwhile`;

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'serve'; readonly data: string; readonly serve: ServeOptions }
  | { readonly kind: 'user add'; readonly data: string; readonly email: string }
  | { readonly kind: 'user token'; readonly data: string; readonly email: string | undefined }
  | {
      readonly kind: 'team add';
      readonly data: string;
      readonly name: string;
      readonly owner: string | undefined;
    };

export interface ServeOptions {
  readonly port: number;
  readonly builders: number;
  readonly config: string | undefined;
  readonly repository: string | undefined;
  /** Names of variables that builds may see. */
  readonly env: readonly string[];
}

type Values = ReturnType<typeof parse>['values'];

/** Reads what was written after `npm run service --`. @throws WrongCommand */
export function parseCommand(given: readonly string[]): Command {
  const { values, positionals } = parse(given);
  const { help, data = '.build-service', ...options } = values;
  if (help) return { kind: 'help' };
  const [noun, verb, ...names] = positionals;
  const [first = '', second] = names;
  const written = given.join(' ');
  switch (verb === undefined ? noun : `${noun} ${verb}`) {
    case undefined:
      refuseOthers(options, { than: ['port', 'builders', 'config', 'repository', 'env'], written });
      return { kind: 'serve', data, serve: serveOptions(options) };
    case 'user add':
      refuseOthers(options, { than: [], written });
      if (names.length !== 1) throw misspelt('user add <email>', written);
      return { kind: 'user add', data, email: emailOf(first) };
    case 'user token':
      refuseOthers(options, { than: ['new'], written });
      if (!options.new || names.length > 1) throw misspelt('user token --new [<email>]', written);
      return { kind: 'user token', data, email: names.length === 0 ? undefined : emailOf(first) };
    case 'team add':
      refuseOthers(options, { than: [], written });
      if (first === '' || names.length > 2) throw misspelt('team add <name> [<email>]', written);
      return {
        kind: 'team add',
        data,
        name: first,
        owner: second === undefined ? undefined : emailOf(second),
      };
    default:
      throw wrong(`"${positionals.join(' ')}" is no command`);
  }
}

function parse(given: readonly string[]) {
  return readOptions(
    {
      args: [...given],
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        port: { type: 'string' },
        builders: { type: 'string' },
        config: { type: 'string' },
        repository: { type: 'string' },
        env: { type: 'string', multiple: true },
        new: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    },
    usage,
  );
}

/** An option that would mean nothing is a mistake of whoever gave it. */
function refuseOthers(
  options: Omit<Values, 'help' | 'data'>,
  { than, written }: { than: readonly string[]; written: string },
): void {
  for (const name of Object.keys(options))
    if (!than.includes(name)) throw wrong(`--${name} means nothing in "${written}"`);
}

function misspelt(form: string, written: string): WrongCommand {
  return wrong(`"${written}" has to be written as "${form}"`);
}

function serveOptions({ port = '4040', builders = '2', config, repository, env = [] }: Values): ServeOptions {
  return {
    port: numberOf(port, { name: 'port', least: 0, most: 65_535 }),
    builders: numberOf(builders, { name: 'builders', least: 1, most: 64 }),
    config,
    repository,
    env: env.map(nameOf),
  };
}

/** The builds' own `HOME` and `TMPDIR` are never anybody else's. */
function nameOf(text: string): string {
  if (!variableName.test(text))
    throw wrong(`--env takes the name of a variable, not ${JSON.stringify(text)}`);
  if (text === 'HOME' || text === 'TMPDIR') throw wrong(`--env ${text} is not possible: a build has its own`);
  return text;
}

/** A name that means nothing is a mistake of whoever gave it. @throws WrongCommand */
export function checkNamedVariables(
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): void {
  for (const name of names)
    if (environment[name] === undefined) throw wrong(`--env ${name}: your environment has no such variable`);
}

function numberOf(
  text: string,
  { name, least, most }: { name: string; least: number; most: number },
): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw wrong(
    `--${name} must be a whole number from ${least} to ${most}, but ${JSON.stringify(text)} was given`,
  );
}

function emailOf(text: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw wrong(`${JSON.stringify(text)} is no e-mail address`);
  return text;
}

function wrong(why: string): WrongCommand {
  return new WrongCommand(why, { usage });
}
