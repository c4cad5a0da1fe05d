import { parseArgs } from 'node:util';
import { messageOf, UserError } from '../errors.ts';

/** The command is not understood; the usage says what is. */
export class WrongCommand extends UserError {
  constructor(why: string, options?: ErrorOptions) {
    super(`${why}\n\n${usage}`, options);
  }
}

export const usage = `npm run service -- [options]        runs the local build service until it is stopped
  --data <folder>                   where everything is kept (.build-service)
  --port <number>                   on 127.0.0.1; 0 takes a free one (4040)
  --builders <number>               how many builds may run at a time (2)
  --config <file>                   users, teams, variable groups and workflows of the workflow editor
  --repository <path or url>        adds it as an application, and prints its id

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
}

/** Reads what was written after `npm run service --`. @throws WrongCommand */
export function parseCommand(given: readonly string[]): Command {
  const { values, positionals } = parse(given);
  if (values.help) return { kind: 'help' };
  const { data } = values;
  const [noun, verb, first, ...rest] = positionals;
  if (noun === undefined) {
    const port = numberOf(values.port, { name: 'port', least: 0, most: 65_535 });
    const builders = numberOf(values.builders, { name: 'builders', least: 1, most: 64 });
    return {
      kind: 'serve',
      data,
      serve: { port, builders, config: values.config, repository: values.repository },
    };
  }
  if (noun === 'user' && verb === 'add' && first && rest.length === 0)
    return { kind: 'user add', data, email: emailOf(first) };
  if (noun === 'user' && verb === 'token' && values.new && rest.length === 0)
    return { kind: 'user token', data, email: first === undefined ? undefined : emailOf(first) };
  if (noun === 'team' && verb === 'add' && first && rest.length <= 1)
    return {
      kind: 'team add',
      data,
      name: first,
      owner: rest[0] === undefined ? undefined : emailOf(rest[0]),
    };
  throw new WrongCommand(`"${positionals.join(' ')}" is no command`);
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        data: { type: 'string', default: '.build-service' },
        port: { type: 'string', default: '4040' },
        builders: { type: 'string', default: '2' },
        config: { type: 'string' },
        repository: { type: 'string' },
        new: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new WrongCommand(messageOf(error), { cause: error });
  }
}

function numberOf(
  text: string,
  { name, least, most }: { name: string; least: number; most: number },
): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new WrongCommand(
      `--${name} must be a whole number from ${least} to ${most}, but ${JSON.stringify(text)} was given`,
    );
  return number;
}

function emailOf(text: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new WrongCommand(`${JSON.stringify(text)} is no e-mail address`);
  return text;
}
