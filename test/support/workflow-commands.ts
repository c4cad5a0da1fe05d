/** A command that the runner would execute. */
export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/**
 * The commands that GitHub's runner finds in what a step printed, by the grammar of its source (actions/runner,
 * `ActionCommand.TryParseV2` and `TryParse`), except that every name counts as a known one.
 */
export function workflowCommands(printed: string): WorkflowCommand[] {
  return printed.split(/\r\n|\r|\n/).flatMap((line) => command(line) ?? legacyCommand(line) ?? []);
}

/** `::name key=value,key=value::data`, after white space at most. .NET trims U+0085 too. */
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
