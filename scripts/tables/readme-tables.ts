import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The declaration of an input or output. */
export interface Entry {
  readonly description: string;
  readonly required?: boolean;
  readonly default?: string | boolean | number;
}

interface Metadata {
  readonly inputs?: Readonly<Record<string, Entry>>;
  readonly outputs?: Readonly<Record<string, Entry>>;
}

/** The folders of the actions, relative to the root: `.` for the build action, and one for each sub-action. */
export function actionFolders(root: string): string[] {
  const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && existsSync(join(root, entry.name, 'action.yml')) ? entry.name : [],
  );
  return ['.', ...folders.sort()];
}

/** The page with the inputs and outputs of an action: a README, and for the build action docs/reference.md. */
export function pageOfAction(folder: string): string {
  return folder === '.' ? 'docs/reference.md' : join(folder, 'README.md');
}

/** A page with the tables of its action.yml between the markers. */
function withTables(page: string, metadata: string): string {
  const { inputs, outputs }: Metadata = parse(metadata);
  return between(between(page, 'inputs', inputTable(inputs ?? {})), 'outputs', outputTable(outputs ?? {}));
}

/** The page of an action of the repository with fresh tables; that of the build action also lists the other actions. */
export function freshPage(root: string, folder: string): string {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const page = withTables(read(pageOfAction(folder)), read(join(folder, 'action.yml')));
  if (folder !== '.') return page;
  const others = actionFolders(root).filter((other) => other !== '.');
  return between(
    page,
    'actions',
    actionTable(others.map((name) => [name, parse(read(join(name, 'action.yml'))).description])),
  );
}

/** The text with the table between the markers of this name. @throws if a marker is missing */
export function between(text: string, name: string, table: string): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [before, rest] = split(text, begin);
  const [, after] = split(rest, end);
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}

function split(text: string, marker: string): [string, string] {
  const at = text.indexOf(marker);
  if (at < 0) throw new Error(`The page has no ${marker}`);
  return [text.slice(0, at), text.slice(at + marker.length)];
}

export function inputTable(inputs: Readonly<Record<string, Entry>>): string {
  const rows = Object.entries(inputs).map(([name, { description, required, default: text }]) => {
    const isGiven = text !== undefined && text !== '';
    const standard = isGiven ? code(String(text)) : required ? '**required**' : '';
    return [code(name), standard, cell(description)];
  });
  return table(['input', 'default', 'meaning'], rows);
}

export function outputTable(outputs: Readonly<Record<string, Entry>>): string {
  const rows = Object.entries(outputs).map(([name, { description }]) => [code(name), cell(description)]);
  return table(['output', 'meaning'], rows);
}

function actionTable(actions: readonly (readonly [name: string, description: string])[]): string {
  const rows = actions.map(([name, description]) => [
    `[${code(name)}](../${name}/README.md)`,
    cell(description),
  ]);
  return table(['action', 'does'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** GitHub reads `<` as HTML and `|` as the end of a cell. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}
