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

/** The page of an action of the repository with fresh tables; that of the build action also lists the other actions. */
export function freshPage(root: string, folder: string): string {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const sources = folder === '.' ? [] : [buildAction(root, '../docs/reference.md')];
  const page = withTables(
    read(pageOfAction(folder)),
    rowsOf(parse(read(join(folder, 'action.yml')))),
    sources,
  );
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

type Kind = 'inputs' | 'outputs';

/** An input or output as its table shows it. */
interface Row {
  readonly name: string;
  /** The default of an input. */
  readonly standard: string;
  readonly meaning: string;
}

type Rows = Readonly<Record<Kind, readonly Row[]>>;

/** Inputs and outputs with tables of their own, which other tables refer to instead of repeating them. */
interface Source extends Rows {
  readonly link: (kind: Kind) => string;
}

function sourceOf(actionFile: string, link: Source['link']): Source {
  return { ...rowsOf(parse(readFileSync(actionFile, 'utf8'))), link };
}

function buildAction(root: string, page: string): Source {
  return sourceOf(join(root, 'action.yml'), (kind) => `[the build action](${page}#${kind})`);
}

const required = '**required**';

function rowsOf({ inputs = {}, outputs = {} }: Metadata): Rows {
  return { inputs: Object.entries(inputs).map(rowOf), outputs: Object.entries(outputs).map(rowOf) };
}

function rowOf([name, { description, required: isRequired, default: text = '' }]: [string, Entry]): Row {
  const standard = text === '' ? (isRequired ? required : '') : code(String(text));
  return { name: code(name), standard, meaning: cell(description) };
}

const keyOf = ({ name, meaning }: Row): string => `${name} ${meaning}`;

/** The table of the rows that no source has with the same meaning, and a line for each source with the names of the rest. */
function tableBeside(kind: Kind, rows: readonly Row[], sources: readonly Source[]): string {
  const own = new Map(rows.map((row) => [keyOf(row), row]));
  const lines = sources.flatMap((source) => {
    const names = source[kind].flatMap((row) => {
      const same = own.get(keyOf(row));
      if (!same || (same.standard === '' && row.standard !== '')) return [];
      own.delete(keyOf(row));
      if (same.standard === required) return `${row.name} (required)`;
      return same.standard === row.standard ? row.name : `${row.name} (default ${same.standard})`;
    });
    return names.length === 0 ? [] : `As in ${source.link(kind)}: ${names.join(', ')}.`;
  });
  const head = kind === 'inputs' ? ['input', 'default', 'meaning'] : ['output', 'meaning'];
  const cells = [...own.values()].map(({ name, standard, meaning }) =>
    kind === 'inputs' ? [name, standard, meaning] : [name, meaning],
  );
  return [...(cells.length === 0 ? [] : [table(head, cells)]), ...lines].join('\n\n');
}

/** A page with both tables between their markers. */
function withTables(page: string, rows: Rows, sources: readonly Source[], prefix = ''): string {
  const kinds: readonly Kind[] = ['inputs', 'outputs'];
  return kinds.reduce(
    (text, kind) => between(text, `${prefix}${kind}`, tableBeside(kind, rows[kind], sources)),
    page,
  );
}

function actionTable(actions: readonly (readonly [name: string, description: string])[]): string {
  const rows = actions.map(([name, description]) => [
    `[${code(name)}](../${name}/README.md)`,
    cell(description),
  ]);
  return table(['action', 'does'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const [first, ...others] = [head, ...rows].map((row) => `| ${row.join(' | ')} |`);
  return [first, `|${'---|'.repeat(head.length)}`, ...others].join('\n');
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
  const workflows = readdirSync(join(root, folder))
    .filter((file) => file.startsWith('mobile-'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, folder, file), 'utf8') }));
  const build = buildAction(root, 'reference.md');
  const several: Source = {
    inputs: inSeveral(
      workflows.flatMap(({ text }) => declared(text).inputs),
      build.inputs,
    ),
    outputs: [],
    link: () => '[several workflows](#inputs-of-several-workflows)',
  };
  const withCommon = between(page, 'inputs of several workflows', tableBeside('inputs', several.inputs, []));
  return workflows.reduce((text, { file, text: workflow }) => {
    const sources = [build, ...actionsUsed(workflow, root), several];
    return withTables(text, declared(workflow), sources, `${file} `);
  }, withCommon);
}

/** Rows whose name and meaning occur more than once, each once, unless the build action has it too. */
function inSeveral(rows: readonly Row[], build: readonly Row[]): Row[] {
  const elsewhere = new Set(build.map(keyOf));
  const groups = [...Map.groupBy(rows, keyOf)].filter(
    ([key, { length }]) => length > 1 && !elsewhere.has(key),
  );
  return groups.flatMap(([, same]) => same.slice(0, 1));
}

/** The sub-actions that a workflow runs, such as `$/cancel`. */
function actionsUsed(workflow: string, root: string): Source[] {
  return actionFolders(root)
    .filter((name) => workflow.includes(`uses: $/${name}\n`))
    .map((name) =>
      sourceOf(join(root, name, 'action.yml'), (kind) => `[\`${name}\`](../${name}/README.md#${kind})`),
    );
}

function declared(workflow: string): Rows {
  return rowsOf(parse(workflow).on.workflow_call);
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
