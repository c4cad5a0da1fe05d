import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..');
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '');

/** The files of `src`, as paths below it. */
const files = tracked
  .filter((file) => file.startsWith('src/') && file.endsWith('.ts'))
  .map((file) => posix.relative('src', file));

const source = new Map(files.map((file) => [file, readFileSync(join(root, 'src', file), 'utf8')]));

/** What stands directly in `src` belongs to everyone. */
const shared = ['clock.ts', 'errors.ts', 'pattern.ts', 'retry.ts'];

/** The rooms that each room may import from, itself aside (docs/architecture.md). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  packages: [],
  api: ['contract'],
  core: ['contract'],
  report: ['contract', 'core'],
  runner: ['contract', 'core'],
  tasks: ['contract', 'api', 'core', 'report', 'runner', 'packages'],
  actions: ['contract', 'api', 'core', 'report', 'runner', 'tasks'],
  service: ['contract', 'packages'],
  entry: ['contract', 'api', 'core', 'report', 'runner', 'tasks', 'actions', 'service'],
};

/** Rooms that have sub-rooms and, beside them, these files that are the room's own. */
const ownFiles: Readonly<Record<string, readonly string[]>> = {
  '.': shared,
  api: ['client.ts', 'connection.ts', 'errors.ts', 'limits.ts'],
  core: ['artefact-choice.ts', 'estimate.ts', 'poll-plan.ts', 'refs.ts', 'size-comparison.ts', 'watch.ts'],
  runner: ['runner.ts'],
  'runner/github': ['client.ts', 'releases.ts', 'retry.ts'],
  service: ['errors.ts', 'limits.ts', 'service.ts'],
  'service/data': ['blobs.ts', 'links.ts', 'vault.ts'],
  'service/executor': ['errors.ts', 'execute.ts', 'execution.ts'],
};

/** A folder with more is two rooms that nobody has told apart. */
const mostFiles = 14;

interface Import {
  readonly file: string;
  readonly target: string;
  /** Loaded when it is needed, and not with the file. */
  readonly dynamic: boolean;
}

const imports: readonly Import[] = files.flatMap((file) =>
  [...(source.get(file) ?? '').matchAll(/(?:from|(import\()|import) ?'(\.[^']+)'/g)].map(
    ([, call, path = '']) => ({
      file,
      target: posix.join(posix.dirname(file), path),
      dynamic: call !== undefined,
    }),
  ),
);

function roomOf(file: string): string {
  return file.split('/')[0] ?? file;
}

test('there are imports to look at', () => expect(imports.length).toBeGreaterThan(100));

test('imports run one way, and no room reaches into a sibling', () => {
  const wrong = imports.filter(({ file, target }) => {
    const [from, to] = [roomOf(file), roomOf(target)];
    return from !== to && !shared.includes(to) && !(allowed[from] ?? []).includes(to);
  });
  expect(wrong).toEqual([]);
});

test('one action does not import another', () => {
  const wrong = imports.filter(({ file, target }) => {
    const [room, action] = file.split('/');
    const [otherRoom, other] = target.split('/');
    return room === 'actions' && otherRoom === 'actions' && action !== other;
  });
  expect(wrong).toEqual([]);
});

test('no files import each other in a circle', () => {
  const targetsOf = Map.groupBy(imports, ({ file }) => file);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (done.has(file) || path.includes(file)) return;
    for (const { target } of targetsOf.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

test('a room with sub-rooms has no loose files but its own', () => {
  const folders = new Set(files.map((file) => posix.dirname(file)));
  const parents = [...folders].filter((folder) =>
    [...folders].some((other) => other !== folder && (folder === '.' || other.startsWith(`${folder}/`))),
  );
  const loose = files.filter((file) => {
    const folder = posix.dirname(file);
    return parents.includes(folder) && !ownFiles[folder]?.includes(posix.basename(file));
  });
  expect(loose).toEqual([]);
});

test('no folder is a flat list', () => {
  const crowded = [...Map.groupBy(files, (file) => posix.dirname(file))]
    .filter(([, inside]) => inside.length > mostFiles)
    .map(([folder, inside]) => `${folder}: ${inside.length}`);
  expect(crowded).toEqual([]);
});

test('no file is longer than 300 lines', () => {
  const long = files.filter((file) => (source.get(file) ?? '').split('\n').length > 301);
  expect(long).toEqual([]);
});

test('no file only hands on what others export', () => {
  const barrels = files.filter((file) => {
    const code = (source.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return /^\s*export (?:type )?(?:\*|\{[^}]*\})[^;]* from /m.test(code);
  });
  expect(barrels).toEqual([]);
});

test('no tracked folder is called build: tools take it for output', () => {
  expect(tracked.filter((file) => posix.dirname(file).split('/').includes('build'))).toEqual([]);
});

test('no type is forced through unknown', () => {
  expect(files.filter((file) => source.get(file)?.includes('as unknown as'))).toEqual([]);
});

test('time and randomness come from clock.ts alone', () => {
  const banned =
    /\bDate\.now\b|\bnew Date\(\)|\bsetTimeout\b|\bsetInterval\b|\bMath\.random\b|\bperformance\.now\b|\bprocess\.hrtime\b|node:timers\/promises'/;
  const wrong = files
    .filter((file) => file !== 'clock.ts')
    .filter((file) => {
      const code = (source.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return banned.test(code.replaceAll(/import \{ setImmediate[^\n]*/g, ''));
    });
  expect(wrong).toEqual([]);
});

test('the store, the blobs and the executor know no HTTP and not each other', () => {
  const rooms = ['service/data/store', 'service/data/blobs.ts', 'service/executor'];
  const inRoom = (file: string, room: string): boolean => file === room || file.startsWith(`${room}/`);
  const wrong = imports.filter(({ file, target }) =>
    rooms.some(
      (room) =>
        inRoom(file, room) &&
        ['service/server', 'service/handlers', ...rooms.filter((other) => other !== room)].some((other) =>
          inRoom(target, other),
        ),
    ),
  );
  expect(wrong).toEqual([]);
  const speakHttp = files.filter(
    (file) =>
      /^service\/(?!server\/)/.test(file) && /from '(?:@?hono|node:https?)/.test(source.get(file) ?? ''),
  );
  expect(speakHttp).toEqual([]);
});

test('handlers do not know the server', () => {
  const wrong = imports.filter(
    ({ file, target }) => file.startsWith('service/handlers/') && target.startsWith('service/server/'),
  );
  expect(wrong).toEqual([]);
});
