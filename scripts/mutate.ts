/**
 * Prints which mistakes in the code no test would notice: changes a copy of this tree in one place at a time, and runs the
 * tests that could fail. `node scripts/mutate.ts [--seed N] [--mutants N] [path…]`; without a path, the rooms where a
 * mistake costs money or a secret.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as ast from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, mutants: { type: 'string', default: '150' } },
});
const dearRooms = ['start', 'follow', 'inputs', 'text'].map((room) => `src/action/${room}`);
const rooms = positionals.length > 0 ? positionals : [...dearRooms, 'src/retry.ts'];
/** They start the actions, and are run last. */
const doorTests = ['test/action/start', 'test/action/wait', 'test/meta/requests'];
/** Far above what the slowest of them needs: tests that take longer fail, and the mutant that made them do so is killed. */
const limitMs = 5 * 60_000;

const root = join(import.meta.dirname, '..');
const top = mkdtempSync(join(tmpdir(), 'mutate-'));
const [copy, temporary] = [join(top, 'tree'), join(top, 'tmp')];

interface Mutant {
  readonly room: string;
  readonly file: string;
  readonly operator: string;
  /** What it replaces in the file. */
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

const swaps: Readonly<Record<string, readonly [operator: string, by: string]>> = {
  '===': ['equality', '!=='],
  '!==': ['equality', '==='],
  '<': ['boundary', '<='],
  '<=': ['boundary', '<'],
  '>': ['boundary', '>='],
  '>=': ['boundary', '>'],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
  '+': ['sum', '-'],
  '-': ['sum', '+'],
  '+=': ['sum', '-='],
  '-=': ['sum', '+='],
};

/** What can be changed in one node: the operator, the node to replace, and its replacement. */
function changesOf(node: ast.Node): [operator: string, target: ast.Node, by: string][] {
  if (ast.isBinaryExpression(node)) {
    const { left, operatorToken } = node;
    if (operatorToken.getText() === '??') return [['fallback', node, left.getText()]];
    const swap = swaps[operatorToken.getText()];
    return swap ? [[swap[0], operatorToken, swap[1]]] : [];
  }
  if (ast.isPrefixUnaryExpression(node) && node.operator === ast.SyntaxKind.ExclamationToken)
    return [['not', node, node.operand.getText()]];
  if (node.kind === ast.SyntaxKind.TrueKeyword) return [['boolean', node, 'false']];
  if (node.kind === ast.SyntaxKind.FalseKeyword) return [['boolean', node, 'true']];
  if (ast.isNumericLiteral(node)) return [['number', node, String(Number(node.text) + 1)]];
  const condition = ast.isIfStatement(node)
    ? node.expression
    : ast.isConditionalExpression(node)
      ? node.condition
      : undefined;
  if (condition) return ['true', 'false'].map((by) => ['condition', condition, by]);
  if (!ast.isExpressionStatement(node)) return [];
  const called = ast.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
  return ast.isCallExpression(called) ? [['call', node, ';']] : [];
}

function mutantsOf(node: ast.Node, of: Pick<Mutant, 'room' | 'file'>): Mutant[] {
  if (ast.isTypeNode(node) || ast.isImportDeclaration(node)) return [];
  const mutants = changesOf(node).map(([operator, target, by]) => ({
    ...of,
    operator,
    start: target.getStart(),
    end: target.end,
    by,
  }));
  node.forEachChild((child) => {
    mutants.push(...mutantsOf(child, of));
  });
  return mutants;
}

/** By a hash, so that a change of one file leaves the order of the others. */
function shuffled(mutants: readonly Mutant[]): Mutant[] {
  const hash = (mutant: Mutant): string =>
    createHash('sha256')
      .update(JSON.stringify([values.seed, mutant]))
      .digest('hex');
  return mutants.toSorted((left, right) => (hash(left) < hash(right) ? -1 : 1));
}

interface Ended {
  readonly outcome: 'passed' | 'failed' | 'timeout';
  readonly output: string;
  /** What Jest tells of its tests, on the error stream. */
  readonly told: string;
}

/** Runs Jest in the copy, and ends whatever its tests leave running. */
async function jest(...args: readonly string[]): Promise<Ended> {
  let outcome: Ended['outcome'] | undefined;
  const child = spawn('npm', ['test', '--silent', '--', '--bail', ...args], {
    cwd: copy,
    env: { ...process.env, TMPDIR: temporary },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endAll = (): void => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nothing is left.
    }
  };
  process.prependOnceListener('exit', endAll);
  const timer = setTimeout(() => {
    outcome = 'timeout';
    endAll();
  }, limitMs);
  child.once('exit', (code) => {
    outcome ??= code === 0 ? 'passed' : 'failed';
    endAll();
  });
  const [output, told] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  clearTimeout(timer);
  process.off('exit', endAll);
  return { outcome: outcome ?? 'failed', output, told };
}

/** The runs of tests that could kill a mutant of a file, cheap ones first. */
async function stagesOf({ room, file }: Mutant): Promise<(readonly string[])[]> {
  const { output } = await jest('--listTests', '--findRelatedTests', file);
  const unit = output
    .split('\n')
    .map((path) => relative(copy, path))
    .filter((path) => path.startsWith('test/unit/'));
  const own = `test/unit/${relative('src', room).replace(/\.ts$/, '')}`;
  const [near, far] = [
    unit.filter((path) => path.startsWith(own)),
    unit.filter((path) => !path.startsWith(own)),
  ];
  const quick = [near, far].filter((tests) => tests.length > 0);
  // None of them takes a second; many mutants make them wait for ever.
  return [...quick.map((tests) => ['--testTimeout=30000', ...tests]), doorTests];
}

/** What the compiler knows of the copy, once a file of it has changed. */
function programOf(api: API, changed: string[] = []) {
  const snapshot = api.updateSnapshot({
    openProjects: [join(copy, 'tsconfig.json')],
    fileChanges: { changed },
  });
  const [project] = snapshot.getProjects();
  if (!project) throw new Error('tsconfig.json could not be read.');
  return project.program;
}

function compiles(api: API, path: string): boolean {
  const program = programOf(api, [path]);
  return [...program.getSyntacticDiagnostics(path), ...program.getSemanticDiagnostics(path)].length === 0;
}

/** The mutants of all rooms: one of each room in turn. */
function drawn(api: API): Mutant[] {
  const program = programOf(api);
  const files = program.getSourceFileNames().map((path) => relative(copy, path));
  const ofRoom = (room: string): Mutant[] =>
    files
      .filter((file) => file === room || file.startsWith(`${room}/`))
      .flatMap((file) => {
        const source = program.getSourceFile(join(copy, file));
        return source ? mutantsOf(source, { room, file }) : [];
      });
  return rooms
    .flatMap((room) => shuffled(ofRoom(room)).map((mutant, turn) => ({ mutant, turn })))
    .toSorted((left, right) => left.turn - right.turn)
    .map(({ mutant }) => mutant);
}

async function main(): Promise<void> {
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !['node_modules', '.git', 'out'].includes(basename(path)),
  });
  mkdirSync(temporary);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  spawnSync(process.execPath, ['scripts/build.mjs', '--dev'], { cwd: copy });
  const api = new API({ cwd: copy });
  for (const tests of [['test/unit'], doorTests]) {
    const { outcome, told } = await jest(...tests);
    if (outcome !== 'passed') throw new Error(`Without a change, the tests end as ${outcome}.\n${told}`);
  }

  const stages = new Map<string, (readonly string[])[]>();
  const tried: { room: string; killed: boolean }[] = [];
  for (const mutant of drawn(api)) {
    if (tried.length >= Number(values.mutants)) break;
    const { room, file, operator, start, end, by } = mutant;
    const path = join(copy, file);
    const before = readFileSync(path, 'utf8');
    const after = before.slice(0, start) + by + before.slice(end);
    writeFileSync(path, after);
    if (compiles(api, path)) {
      const tests = stages.get(file) ?? (await stagesOf(mutant));
      stages.set(file, tests);
      let outcome: Ended['outcome'] = 'passed';
      for (const stage of tests) if (outcome === 'passed') ({ outcome } = await jest(...stage));
      tried.push({ room, killed: outcome !== 'passed' });
      const line = before.slice(0, start).split('\n').length;
      const verdict = { passed: 'survived', failed: 'killed', timeout: 'killed by time' }[outcome];
      console.log(`${tried.length} ${file}:${line} ${operator}: ${verdict}`);
      if (outcome === 'passed')
        for (const code of [before, after]) console.log(`    ${code.split('\n')[line - 1]?.trim()}`);
    }
    writeFileSync(path, before);
  }
  api.close();
  for (const room of [...rooms, 'all']) {
    const of = tried.filter((one) => room === 'all' || one.room === room);
    console.log(`${room}: ${of.filter(({ killed }) => killed).length} of ${of.length} killed`);
  }
}

process.once('exit', () => rmSync(top, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await main();
