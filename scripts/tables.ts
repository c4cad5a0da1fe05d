// Writes the tables of inputs and outputs: into docs/reference.md and the READMEs of the sub-actions from each action.yml,
// into docs/workflows.md from the reusable workflows; and into docs/workflow-file.md the keys that have no effect in the local
// build service. Run it with `npm run docs`; with --check it only lists the stale pages.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { unsupportedKeys } from '../src/service/workflow-file/findings.ts';

/** The declaration of an input or output. */
interface Entry {
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
function withTables(page: string, { inputs = {}, outputs = {} }: Metadata, base?: Base): string {
  return between(
    between(page, 'inputs', tableBeside(inputRows, inputs, base?.inputs)),
    'outputs',
    tableBeside(outputRows, outputs, base?.outputs),
  );
}

/** The page of an action of the repository with fresh tables; that of the build action also lists the other actions. */
export function freshPage(root: string, folder: string): string {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const base = folder === '.' ? undefined : buildAction(parse(read('action.yml')), '../docs/reference.md');
  const page = withTables(read(pageOfAction(folder)), parse(read(join(folder, 'action.yml'))), base);
  if (folder !== '.') return page;
  const others = actionFolders(root).filter((other) => other !== '.');
  return between(
    page,
    'actions',
    actionTable(others.map((name) => [name, parse(read(join(name, 'action.yml'))).description])),
  );
}

/** The text with the table between the markers of this name. @throws if a marker is missing */
function between(text: string, name: string, table: string): string {
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

/** The build action's inputs and outputs, which other tables refer to instead of repeating them. */
type Base = Readonly<Record<'inputs' | 'outputs', Shared>>;

interface Shared {
  readonly link: string;
  readonly entries: Readonly<Record<string, Entry>>;
}

function buildAction({ inputs = {}, outputs = {} }: Metadata, page: string): Base {
  const link = (anchor: string): string => `[the build action](${page}#${anchor})`;
  return {
    inputs: { link: link('inputs'), entries: inputs },
    outputs: { link: link('outputs'), entries: outputs },
  };
}

const required = '**required**';

type Rows = (entries: Readonly<Record<string, Entry>>) => string[][];

const inputRows: Rows = (inputs) => [
  ['input', 'default', 'meaning'],
  ...Object.entries(inputs).map(([name, { description, required: isRequired, default: text }]) => {
    const isGiven = text !== undefined && text !== '';
    const standard = isGiven ? code(String(text)) : isRequired ? required : '';
    return [code(name), standard, cell(description)];
  }),
];

const outputRows: Rows = (outputs) => [
  ['output', 'meaning'],
  ...Object.entries(outputs).map(([name, { description }]) => [code(name), cell(description)]),
];

/** The table of what is required or differs from the shared entries, and a line with the names of the others. */
function tableBeside(rowsOf: Rows, entries: Readonly<Record<string, Entry>>, shared?: Shared): string {
  const [head = [], ...rows] = rowsOf(entries);
  const others = new Set(rowsOf(shared?.entries ?? {}).map((row) => row.join()));
  const same = rows.filter((row) => others.has(row.join()) && !row.includes(required));
  const full = table(
    head,
    rows.filter((row) => !same.includes(row)),
  );
  return same.length === 0
    ? full
    : `${rows.length > same.length ? `${full}\n\n` : ''}As in ${shared?.link}: ${same.map(([name]) => name).join(', ')}.`;
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

/** The page about the reusable workflows. */
export const pageOfWorkflows = 'docs/workflows.md';

const folder = '.github/workflows';

/** The page with the tables of every reusable workflow between their markers. @throws if a marker is missing */
export function withWorkflowTables(page: string, root: string): string {
  const files = readdirSync(join(root, folder)).filter((file) => file.startsWith('mobile-'));
  const base = buildAction(parse(readFileSync(join(root, 'action.yml'), 'utf8')), 'reference.md');
  return files.toSorted().reduce((text, file) => {
    const { inputs, outputs } = declared(readFileSync(join(root, folder, file), 'utf8'));
    const withInputs = between(text, `${file} inputs`, tableBeside(inputRows, inputs, base.inputs));
    return between(withInputs, `${file} outputs`, tableBeside(outputRows, outputs, base.outputs));
  }, page);
}

function declared(workflow: string): Record<'inputs' | 'outputs', Record<string, Entry>> {
  return parse(workflow).on.workflow_call;
}

/** The page about the workflow file. */
export const pageOfWorkflowFile = 'docs/workflow-file.md';

/** The page with the table of keys that have no effect, one row for each note. @throws if a marker is missing */
export function withUnsupportedKeys(page: string): string {
  const byNote = Map.groupBy(Object.entries(unsupportedKeys), ([, note]) => note);
  const rows = [...byNote].map(
    ([note, keys]) => `| ${keys.map(([key]) => `\`${key}\``).join(', ')} | ${note} |`,
  );
  return between(page, 'keys without effect', ['| key | note |', '|---|---|', ...rows].join('\n'));
}

function writeTables(): void {
  const root = join(import.meta.dirname, '..');
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const isCheck = process.argv.includes('--check');

  const pages = [
    ...actionFolders(root).map((folder) => ({
      file: pageOfAction(folder),
      fresh: freshPage(root, folder),
    })),
    { file: pageOfWorkflows, fresh: withWorkflowTables(read(pageOfWorkflows), root) },
    { file: pageOfWorkflowFile, fresh: withUnsupportedKeys(read(pageOfWorkflowFile)) },
  ];
  const stale = pages.filter(({ file, fresh }) => fresh !== read(file));
  if (!isCheck) for (const { file, fresh } of stale) writeFileSync(join(root, file), fresh);
  const names = stale.map(({ file }) => file).join(', ');
  console.log(
    stale.length === 0 ? 'All tables are up to date.' : `${isCheck ? 'Stale' : 'Written'}: ${names}`,
  );
  if (isCheck && stale.length > 0) process.exitCode = 1;
}

if (import.meta.main) writeTables();
