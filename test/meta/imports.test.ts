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
const shared = ['assignments.ts', 'clock.ts', 'errors.ts', 'pattern.ts', 'retry.ts'];

/** The rooms that each room may import from, itself and `shared` aside (docs/architecture.md). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'app-packages': [],
  client: ['contract'],
  action: ['contract', 'client', 'app-packages'],
  service: ['contract', 'app-packages'],
  entry: ['contract', 'client', 'action', 'service'],
};

/** Rooms of `action/` that stand below all others of it, and what they may import of it. */
const ground: Readonly<Record<string, readonly string[]>> = {
  text: [],
  inputs: ['event', 'runner', 'text'],
  event: ['text'],
  runner: ['event', 'text'],
  report: ['text', 'runner'],
};

/** Rooms of `action/` that are an action each: no other room knows them. */
const actions = ['apps', 'cancel', 'release', 'remove-qr-codes', 'service', 'start', 'team', 'wait'];

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

/** The room inside `action/`, for files there. */
function actionRoomOf(file: string): string | undefined {
  const [top, room, inside] = file.split('/');
  return top === 'action' && inside !== undefined ? room : undefined;
}

/** Imports from one room of `action/` to another. */
const insideAction = imports.flatMap(({ file, target }) => {
  const [from, to] = [actionRoomOf(file), actionRoomOf(target)];
  return from === undefined || to === undefined || from === to ? [] : [{ file, target, from, to }];
});

test('there are imports to look at', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(insideAction.length).toBeGreaterThan(100);
});

test('imports run one way, and no room reaches into a sibling', () => {
  const wrong = imports.filter(({ file, target }) => {
    const [from, to] = [roomOf(file), roomOf(target)];
    if (shared.includes(from)) return !shared.includes(to);
    return from !== to && !shared.includes(to) && !(allowed[from] ?? []).includes(to);
  });
  expect(wrong).toEqual([]);
});

test('no room of action/ knows an action, and no action another', () => {
  expect(insideAction.filter(({ to }) => actions.includes(to))).toEqual([]);
});

test('the rooms on the ground of action/ know no feature', () => {
  const wrong = insideAction.filter(({ from, to }) => ground[from] && !ground[from].includes(to));
  expect(wrong).toEqual([]);
});

test('no rooms of action/ import each other in a circle', () => {
  const targetsOf = Map.groupBy(insideAction, ({ from }) => from);
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (targetsOf.get(from) ?? []).some(({ to: next }) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      return reaches(next, to, seen.add(next));
    });
  const circular = [...targetsOf.keys()].filter((room) => reaches(room, room, new Set()));
  expect(insideAction.filter(({ from, to }) => circular.includes(from) && circular.includes(to))).toEqual([]);
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

test('the room of workflow files knows no other room of the service', () => {
  const room = 'service/workflow-file/';
  const wrong = imports.filter(
    ({ file, target }) =>
      file.startsWith(room) &&
      target.startsWith('service/') &&
      !target.startsWith(room) &&
      target !== 'service/errors.ts',
  );
  expect(wrong).toEqual([]);
});

test('the executor does not know the data room', () => {
  const wrong = imports.filter(
    ({ file, target }) => file.startsWith('service/executor/') && target.startsWith('service/data/'),
  );
  expect(wrong).toEqual([]);
});

/** Comparisons of values that have the names of a build record's fields, but are not of a build record. */
const otherComparisons: Readonly<Record<string, readonly string[]>> = {
  'the event, or pull requests': [
    'action/event/target.ts: sameRef(',
    'action/github/run-on-github.ts: head.ref === branch',
    'action/github/run-on-github.ts: head.sha === commit',
    'action/start/reuse.ts: sameRef(',
    'action/start/reuse.ts: baseBranch === head.branch',
  ],
  applications: [
    'action/builds/search.ts: _id === appId',
    'action/follow/poll-builds.ts: _id === store.unredacted.appId',
    'action/hints/hints.ts: name === workflowId',
    'action/hints/hints.ts: includes(branch',
    'action/hints/hints.ts: id === workflowId',
    'action/hints/unknown-application.ts: appName === appId',
  ],
  caches: [
    'action/caches/clear.ts: workflowId === selection.workflowId',
    'action/start/before-start.ts: includes(workflowId',
  ],
  "the step's report": [
    'action/artefacts/shown.ts: one.workflowId === workflowId',
    'action/report/names.ts: other.workflowId === workflowId',
    'action/report/names.ts: own !== workflowId',
    'action/report/names.ts: has(workflowId',
    'action/wait/find.ts: has(workflowId',
    'action/wait/find.ts: has(workflowId',
    'action/wait/find.ts: has(workflowId',
  ],
  'inputs, and releases of GitHub': [
    'action/follow/commit.ts: hash === text.toLowerCase()',
    'action/release/releases.ts: tag_name === tag',
  ],
  'the definition of sameRef': [
    'contract/values.ts: sameRef(',
    'contract/values.ts: left.branch === right.branch',
    'contract/values.ts: left.tag === right.tag',
  ],
};

test('only contract/judge.ts compares the fields of build records', () => {
  const operand = String.raw`[\w.?]+(?:\([^()]*\))?`;
  const comparison = new RegExp(
    String.raw`(${operand})\s+[!=]==?\s+(${operand})|\b(?:includes|has|indexOf|startsWith)\(\s*(${operand})|\b(sameRef)\(`,
    'g',
  );
  const field =
    /^(?:.*[.?])?(?:appId|workflowId|fileWorkflowId|branch|tag|commit|hash|pullRequest)$|^(?:workflowIdOf|refOf)\(|^sameRef$/;
  /** Whether there is a value; of `pullRequest`, that is what the judge decides. */
  const isPresence = /^(?!.*\.pullRequest\b).*\b(?:undefined|null)\b/s;
  const found = files
    .filter((file) => /^(?:action|client|contract|entry)\//.test(file) && file !== 'contract/judge.ts')
    .flatMap((file) => {
      const code = (source.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return [...code.matchAll(comparison)]
        .filter(
          ([text, ...operands]) => !isPresence.test(text) && operands.some((one) => one && field.test(one)),
        )
        .map(([text]) => `${file}: ${text}`);
    });
  expect(found.toSorted()).toEqual(Object.values(otherComparisons).flat().toSorted());
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
