import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads a command file of the runner (`GITHUB_OUTPUT`, `GITHUB_STATE`): `name=value` or `name<<END`; the last value wins. */
function readCommandFile(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const [, name, sign, rest = ''] = /^(.*?)(=|<<)(.*)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`The runner would refuse this line of a command file: ${line}`);
    if (sign === '=') {
      values[name] = rest;
      continue;
    }
    const end = lines.indexOf(rest, at + 1);
    if (end < 0) throw new Error(`The value of ${name} in a command file has no end`);
    values[name] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return values;
}

const names = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'] as const;

/** The content of a step's command files. */
export interface Written {
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Variables and folders of `PATH` for later steps. */
  readonly environment: Readonly<Record<string, string>>;
  readonly path: readonly string[];
}

/** Empty command files of one step, in a folder. */
export async function commandFiles(folder: string): Promise<{
  /** The environment variables with their paths. */
  readonly env: Readonly<Record<string, string>>;
  read(): Promise<Written>;
}> {
  const file = (name: (typeof names)[number]): string => join(folder, name.toLowerCase());
  await Promise.all(names.map((name) => writeFile(file(name), '')));
  const text = (name: (typeof names)[number]): Promise<string> => readFile(file(name), 'utf8');
  return {
    env: Object.fromEntries(names.map((name) => [name, file(name)])),
    read: async () => ({
      outputs: readCommandFile(await text('GITHUB_OUTPUT')),
      state: readCommandFile(await text('GITHUB_STATE')),
      summary: await text('GITHUB_STEP_SUMMARY'),
      environment: readCommandFile(await text('GITHUB_ENV')),
      path: (await text('GITHUB_PATH')).split('\n').filter((line) => line !== ''),
    }),
  };
}

/** A command that the runner would execute. */
export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/**
 * The commands that GitHub's runner finds in the output of a step, by the grammar of its source (actions/runner,
 * `ActionCommand.TryParseV2` and `TryParse`), except that every name counts as known.
 */
export function workflowCommands(printed: string): WorkflowCommand[] {
  return printed.split(/\r\n|\r|\n/).flatMap((line) => command(line) ?? legacyCommand(line) ?? []);
}

/** `::name key=value,key=value::data`, preceded at most by white space. .NET also trims U+0085. */
function command(line: string): WorkflowCommand | undefined {
  const trimmed = line.replace(/^[\s\u0085]+/, '');
  const end = trimmed.indexOf('::', 2);
  if (!trimmed.startsWith('::') || end < 0) return undefined;
  return parts(trimmed.slice(2, end), { separator: ',', data: unescaped(trimmed.slice(end + 2)) });
}

/** `##[name key=value;key=value]data`, anywhere in a line. */
function legacyCommand(line: string): WorkflowCommand | undefined {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start < 0 || end < 0) return undefined;
  return parts(line.slice(start + 3, end), { separator: ';', data: line.slice(end + 1) });
}

function parts(
  info: string,
  { separator, data }: { readonly separator: string; readonly data: string },
): WorkflowCommand {
  const [, name = '', rest = ''] = /^(\S*) ?([\s\S]*)$/.exec(info.trim()) ?? [];
  const pairs = rest.split(separator).flatMap((pair) => {
    const [, key, value] = /^\s*([^=]+)=([\s\S]*)$/.exec(pair) ?? [];
    return key
      ? [[key, unescaped((value ?? '').replaceAll('%3A', ':').replaceAll('%2C', ','))] as const]
      : [];
  });
  return { name, properties: Object.fromEntries(pairs), data };
}

function unescaped(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
