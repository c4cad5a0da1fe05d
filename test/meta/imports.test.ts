import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from '@jest/globals';

const src = join(import.meta.dirname, '..', '..', 'src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** The rooms that each room may import from, itself aside (docs/architecture.md). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  api: ['contract'],
  core: ['contract'],
  report: ['contract', 'core'],
  runner: ['contract', 'core'],
  service: ['contract'],
  actions: ['contract', 'api', 'core', 'report', 'runner'],
  entry: ['contract', 'api', 'core', 'report', 'runner', 'service', 'actions'],
};

/** These belong to everyone. */
const shared = [
  'clock.ts',
  'errors.ts',
  'pattern.ts',
  'pattern-braces.ts',
  'pattern-part.ts',
  'wrong-pattern.ts',
];

interface Import {
  readonly file: string;
  readonly target: string;
}

const imports: readonly Import[] = files.flatMap((file) => {
  const text = readFileSync(join(src, file), 'utf8');
  return [...text.matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g)].map(([, path = '']) => ({
    file,
    target: relative(src, resolve(dirname(join(src, file)), path)),
  }));
});

function roomOf(file: string): string {
  return file.split(sep)[0] ?? '';
}

test('there are imports to look at', () => expect(imports.length).toBeGreaterThan(100));

test('imports run one way, and no room reaches into a sibling', () => {
  const wrong = imports.filter(({ file, target }) => {
    const [from, to] = [roomOf(file), roomOf(target)];
    return from !== to && !shared.includes(to) && !(allowed[from] ?? []).includes(to);
  });
  expect(wrong).toEqual([]);
});

test('one action does not import another, only what they share', () => {
  const shelves = ['follow', 'artefacts'];
  const isShared = (name: string): boolean => name.endsWith('.ts') || shelves.includes(name);
  const wrong = imports.filter(({ file, target }) => {
    const [room, action = ''] = file.split(sep);
    const [otherRoom, other = ''] = target.split(sep);
    return room === 'actions' && otherRoom === 'actions' && action !== other && !isShared(other);
  });
  expect(wrong).toEqual([]);
});

test('time and chance come from clock.ts alone', () => {
  const banned =
    /\bDate\.now\b|\bnew Date\(\)|\bsetTimeout\b|\bsetInterval\b|\bMath\.random\b|node:timers\/promises'/;
  const wrong = files
    .filter((file) => file !== 'clock.ts')
    .filter((file) => {
      const code = readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return banned.test(code.replaceAll(/import \{ setImmediate[^\n]*/g, ''));
    });
  expect(wrong).toEqual([]);
});
