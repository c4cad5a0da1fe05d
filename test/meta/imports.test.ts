/** Rules about `src` that no rule of Biome can express. Biome itself finds cycles of files and files that only re-export. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';

/** The code of each file, without comments, by its path below `src`. */
const code = new Map(
  globSync('**/*.ts', { cwd: join(repositoryRoot, 'src') }).map((file) => [
    file,
    readFileSync(join(repositoryRoot, 'src', file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
  ]),
);

const imports = [...code].flatMap(([file, text]) =>
  [...text.matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g)].map(([, path = '']) => ({
    file,
    target: posix.join(posix.dirname(file), path),
  })),
);

/** The files that contain a text. */
function filesWith(text: RegExp): string[] {
  return [...code].flatMap(([file, content]) => (text.test(content) ? file : []));
}

/** What each folder of `src` may import beside the files at the root (docs/architecture.md, "Folders"). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'app-packages': [],
  client: ['contract'],
  action: ['contract', 'client', 'app-packages'],
  service: ['contract', 'app-packages'],
  entry: ['contract', 'client', 'action', 'service'],
};

test('a folder of src imports only what docs/architecture.md allows', () => {
  const wrong = imports.filter(({ file, target }) => {
    const [from = '', to = ''] = [file, target].map((path) => path.split('/')[0]);
    return from !== to && target.includes('/') && !allowed[from]?.includes(to);
  });
  expect(wrong).toEqual([]);
});

/**
 * Imports between neighbours: two folders, two files, or a folder and a file beside it. An import of
 * `action/start/run.ts` by `action/limits.ts` is `action/limits.ts -> action/start`.
 */
const neighbours: ReadonlySet<string> = new Set(
  imports.flatMap(({ file, target }) => {
    const [from, to] = [file.split('/'), target.split('/')];
    const depth = from.findIndex((part, at) => part !== to[at]) + 1;
    const isInside = depth > 1 && ['action', 'service'].includes(from[0] ?? '');
    return isInside ? `${from.slice(0, depth).join('/')} -> ${to.slice(0, depth).join('/')}` : [];
  }),
);

const from = Map.groupBy(neighbours, (one) => one.split(' -> ')[0]);

/** Whether imports lead back from the target of this one to its source. */
function closesCycle(one: string): boolean {
  const [source = '', target = ''] = one.split(' -> ');
  const reached = new Set([target]);
  for (const place of reached)
    for (const next of from.get(place) ?? []) reached.add(next.slice(`${place} -> `.length));
  return reached.has(source);
}

test('in action/ and service/, neighbouring folders and files import each other in one direction', () => {
  expect([...neighbours].filter(closesCycle)).toEqual([]);
});

/** The level of each folder of `action/` (docs/architecture.md, "Inside `action/`"). */
const levelOf = new Map(
  [
    ...readFileSync(join(repositoryRoot, 'docs', 'architecture.md'), 'utf8').matchAll(
      /^\| ([1-8]) \| `action\/([\w.-]+)\/?` \|/gm,
    ),
  ].map(([, level, name = '']) => [name, Number(level)]),
);

test('in action/, each folder imports only from the levels below it, as docs/architecture.md lists them', () => {
  const places = new Set([...code.keys()].flatMap((file) => /^action\/([^/]+)/.exec(file)?.slice(1) ?? []));
  expect([...places].sort()).toEqual([...levelOf.keys()].sort());
  const wrong = [...neighbours].filter((one) => {
    const [, source = '', target = ''] = /^action\/([^/]+) -> action\/([^/]+)$/.exec(one) ?? [];
    return (levelOf.get(source) ?? 0) <= (levelOf.get(target) ?? 0) && source !== '';
  });
  expect(wrong).toEqual([]);
});

/** Folders of `action/` below all others: they import only each other. */
const basics = ['text', 'inputs', 'event', 'runner'];

/** Folders of `action/` that are an action each. */
const actions = ['admin', 'check', 'release', 'service', 'start', 'wait'];

test('in action/, the basics and the report import no feature, and nothing imports an action', () => {
  const wrong = [...neighbours].filter((one) => {
    const [, source = '', target = ''] = /^action\/([^/]+) -> action\/([^/]+)$/.exec(one) ?? [];
    return actions.includes(target) || ([...basics, 'report'].includes(source) && !basics.includes(target));
  });
  expect(wrong).toEqual([]);
});

test('the reader of workflow files imports nothing of the service but its errors and its YAML parser', () => {
  const wrong = [...neighbours].filter((one) =>
    /^service\/workflow-file -> service\/(?!(?:errors|yaml)\.ts)/.test(one),
  );
  expect(wrong).toEqual([]);
});

test('time and randomness come from clock.ts alone', () => {
  const banned =
    /\bDate\.now\b|\bnew Date\(\)|\bsetTimeout\b|\bsetInterval\b|\bMath\.random\b|\bperformance\.now\b|\bprocess\.hrtime\b|(?<!import \{ setImmediate.*)node:timers\/promises'/;
  expect(filesWith(banned)).toEqual(['clock.ts']);
});

test('no type is forced through unknown', () => {
  expect(filesWith(/as unknown as/)).toEqual([]);
});

/** Comparisons of values that have the names of a build's fields and belong to something else. */
const notOfBuilds = [
  // The event, and pull requests
  'action/event/target.ts: sameRef(',
  'action/github/run-on-github.ts: head.ref === branch',
  'action/github/run-on-github.ts: head.sha === commit',
  'action/start/reuse.ts: sameRef(',
  'action/start/reuse.ts: baseBranch === head.branch',
  // Applications
  'action/builds/search.ts: _id === appId',
  'action/hints/hints.ts: name === workflowId',
  'action/hints/hints.ts: appName === appId',
  // Caches
  'action/admin/caches.ts: cache.workflowId === workflowId',
  'action/start/before-start.ts: includes(workflowId',
  // The step's report
  'action/show/names.ts: other.workflowId === workflowId',
  'action/show/names.ts: own !== workflowId',
  // Inputs, and releases of GitHub
  'action/builds/commit.ts: hash === text.toLowerCase',
  'action/release/run.ts: release.tag_name === tag',
];

test('only contract/judge.ts compares the fields of builds, so that decisions about builds rest on its proof', () => {
  const field = String.raw`(?:[\w.?]+[.?])?\b(?:appId|workflowId|fileWorkflowId|branch|tag|commit|hash|pullRequest)\b`;
  const own = String.raw`(?:${field}|\b(?:workflowIdOf|refOf)\([^()]*\))`;
  const other = String.raw`(?!undefined\b|null\b)[\w.?]+`;
  const comparison = new RegExp(
    String.raw`${own}\s+[!=]==\s+${other}|${other}\s+[!=]==\s+${own}|\b(?:includes|has|indexOf|startsWith)\(\s*${own}|\.pullRequest\s+[!=]==|\bsameRef\(`,
    'g',
  );
  const compared = [...code]
    .filter(([file]) => /^(?:action|client|entry)\//.test(file))
    .flatMap(([file, text]) => [...text.matchAll(comparison)].map(([found]) => `${file}: ${found}`));
  expect(compared.toSorted()).toEqual(notOfBuilds.toSorted());
});
