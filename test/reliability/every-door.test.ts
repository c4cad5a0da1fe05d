import { expect, test } from '@jest/globals';
import { deepTest } from '../support/deep-test.ts';
import { setFaultStage } from '../support/fault-stage.ts';
import { type FaultRule, type NoAnswer, noContent } from '../support/faults/fault.ts';
import { temporaryFolder } from '../support/folder.ts';
import { endsWithin } from '../support/process.ts';
import { until } from '../support/until.ts';
import { doors } from './doors.ts';

/**
 * As in the fault table, limits are divided by `hurry`: two operations of 3 s each, such as the list for `sizeBase` and a
 * download, a `timeout` of 4 s, and 2 s to cancel take longest. The rest is for a busy machine.
 */
const longestMs = 12_000 + 30_000;

/** A request of a door, by method and form of the path. */
interface DoorRequest {
  readonly door: string;
  readonly name: string;
}

/** What the service sends in place of every answer to one request. */
type Silence = NoAnswer | 'no content';

interface Opened {
  /** `undefined`: the watchdog ended it. */
  readonly succeeded: boolean | undefined;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly notices: readonly string[];
  readonly log: readonly string[];
  /** Builds of this step. */
  readonly started: number;
  /** Those that still run after the post step. */
  readonly abandoned: number;
  /** The names of its requests. */
  readonly requests: readonly string[];
}

/** Takes a step through a door. Each time that it sends `request`, which arrives, it gets something else than the answer. */
async function open(name: string, request?: DoorRequest, silence?: Silence): Promise<Opened> {
  const door = doors[name];
  if (!door) throw new Error(`There is no door ${name}`);
  await using stack = new AsyncDisposableStack();
  const stage = stack.use(await setFaultStage({ limits: { cacheRemovalDelay: 10 }, ...door.builds }));
  const folder = stack.use(await temporaryFolder()).path;
  const step = await door.step({ stage, folder });
  const before = stage.proxy.requests.length;
  if (request && silence)
    stage.proxy.add({
      ...ruleOf(request.name),
      from: door.only?.from ?? 1,
      fault: silence === 'no content' ? noContent('arrives') : { kind: silence, request: 'arrives' },
      times: Number.POSITIVE_INFINITY,
    });
  const memory = stage.run(door.action, { ...step, run: { workspace: folder, temporary: folder } });
  const succeeded = await endsWithin(longestMs, memory.succeeded).catch(() => undefined);
  const requests = stage.proxy.requests.slice(before).map(nameOf);

  stage.proxy.clear();
  if (!step.action) await stage.post(memory, step).succeeded;
  let polls = 0;
  const own = (): typeof running => stage.running().filter(({ labels }) => labels.some(isOwnLabel));
  const running = stage.running();
  await until(() => own().length === 0 || ++polls > 20);
  return {
    succeeded,
    ...{ errors: memory.errors, warnings: memory.warnings, notices: memory.notices, log: memory.log },
    started: stage.builds().filter(({ labels }) => labels.some(isOwnLabel)).length,
    abandoned: own().length,
    requests,
  };
}

/** The requests of a door whose answers are replaced, each once. */
function requestsOf(door: string, { requests }: Opened): DoorRequest[] {
  const { only } = doors[door] ?? {};
  return [...new Set(requests)]
    .filter((name) => name === (only?.name ?? name))
    .map((name) => ({ door, name }));
}

const silences: readonly Silence[] = ['upgrade', 'no content', 'endless'];

/** Two for each request: one that runs into a time limit, and in turn one that is noticed at once. */
function silencesOf(requestIndex: number): Silence[] {
  return silences.filter((_, at) => at === 2 || at === requestIndex % 2);
}

/** Works on all items, some at a time: each mostly waits. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const next = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 10 }, next));
}

/** What is wrong with how a door ended. */
function wrongWith(opened: Opened): string[] {
  const { succeeded, errors, warnings, log } = opened;
  const told = [...errors, ...warnings];
  const wrong = [];
  if (succeeded === undefined) wrong.push('it never ended');
  if (opened.started > 1) wrong.push(`${opened.started} builds`);
  if (opened.abandoned > 0 && !told.some((text) => /may still run|may have left a build running/.test(text)))
    wrong.push('an abandoned build');
  if (told.some((text) => text.includes('bug in the action')))
    wrong.push(`a bug: ${log.slice(-8).join(' ')}`);
  if (succeeded && errors.length > 0) wrong.push('an error, although it succeeded');
  if (succeeded === false && errors.length !== 1) wrong.push(`${errors.length} errors`);
  if (warnings.length > 1) wrong.push(`${warnings.length} warnings`);
  if (new Set(told).size < told.length) wrong.push('a text twice');
  return wrong;
}

/** Its path, with `*` for ids, and the names of its query. */
function nameOf({ method, path }: { readonly method: string; readonly path: string }): string {
  const [pathname = '', query] = path.split('?');
  const segments = pathname.split('/').map((segment) => (/[0-9a-f]{8}|.{40}/.test(segment) ? '*' : segment));
  const names = query === undefined ? '' : `?${[...new URLSearchParams(query).keys()].join('&')}`;
  return `${method} ${segments.join('/')}${names}`;
}

function ruleOf(name: string): Pick<FaultRule, 'method' | 'path'> {
  const [method = '', shape = ''] = name.split(' ');
  const [pathname = '', query] = shape.split('?');
  const path = pathname.replaceAll('.', '\\.').replaceAll('*', '[^/?]+');
  const names = query === undefined ? '' : `\\?${query.replaceAll('&', '=[^&]*&')}=[^&]*`;
  return { method, path: new RegExp(`^${path}${names}$`) };
}

function isOwnLabel(label: string): boolean {
  return label.startsWith('gh-4242-1-');
}

/** What is never sent again, so that the step ends after one attempt. */
const requests: readonly DoorRequest[] = [
  { door: 'apps add', name: 'POST /apps' },
  { door: 'team invite', name: 'POST /team/*/invitation' },
];

test.each(silences)(
  'without an answer to what may be sent once, a step says so and ends: %s',
  async (silence) => {
    const opened = await Promise.all(requests.map((request) => open(request.door, request, silence)));
    expect(opened.map(wrongWith)).toEqual([[], []]);
    expect(opened.map(({ errors }) => errors.length)).toEqual([1, 1]);
  },
);

interface Cell {
  readonly request: DoorRequest;
  readonly silence: Silence;
  readonly opened: Opened;
}

const names = Object.keys(doors);
/** About a hundred steps, most of which wait for an answer that never comes. */
const longTest = 1_800_000;

interface Everything {
  readonly faultless: ReadonlyMap<string, Opened>;
  readonly cells: readonly Cell[];
}

let all: Promise<Everything> | undefined;

/** Every door with every answer, and without each of them; once. */
function everything(): Promise<Everything> {
  all ??= openEverything();
  return all;
}

async function openEverything(): Promise<Everything> {
  const faultless = new Map<string, Opened>();
  const cells: Cell[] = [];
  await each(names, async (name) => {
    faultless.set(name, await open(name));
  });
  const requests = [...faultless].flatMap(([name, opened]) => requestsOf(name, opened));
  const tasks = requests.flatMap((request, at) => silencesOf(at).map((silence) => ({ request, silence })));
  await each(tasks, async ({ request, silence }) => {
    cells.push({ request, silence, opened: await open(request.door, request, silence) });
  });
  return { faultless, cells };
}

deepTest.each(names)(
  '%s: with every answer it says nothing',
  async (name) => {
    const opened = (await everything()).faultless.get(name);
    const told = [...(opened?.errors ?? []), ...(opened?.warnings ?? [])];
    const error = doors[name]?.error;
    expect(told).toEqual(error ? [expect.stringMatching(error)] : []);
    expect(opened && wrongWith(opened)).toEqual([]);
    expect(opened && requestsOf(name, opened).length).toBeGreaterThan(0);
  },
  longTest,
);

// T9
deepTest.each(names)(
  '%s: without one of the answers it ends within its limit and says so once',
  async (name) => {
    const wrong = (await everything()).cells
      .filter(({ request }) => request.door === name)
      .flatMap(({ request, silence, opened }) => {
        const what = [...wrongWith(opened), ...unsaid({ request, silence, opened })].join('; ');
        const { errors, warnings } = opened;
        return what === '' ? [] : [{ request: request.name, silence, what, errors, warnings }];
      });
    expect(wrong).toEqual([]);
  },
  longTest,
);

/** Requests without whose answer a step can do what it has to: it goes on without a word. */
const quiet = new Set([
  // The estimate of the time left.
  'GET /builds?appId',
  // They arrived, and what they made is found.
  'POST /builds',
  'POST /api/v3/apps/*/builds',
]);

/** What a 204 is a success of. */
const isDone = /^POST .*\/cancel$|^DELETE /;

function unsaid({ request, silence, opened }: Cell): string[] {
  const { errors, warnings, notices } = opened;
  if (errors.length + warnings.length + notices.length > 0 || quiet.has(request.name)) return [];
  if (silence === 'no content' && isDone.test(request.name)) return [];
  return ['nothing was said'];
}
