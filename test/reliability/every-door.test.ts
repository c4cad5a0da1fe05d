import { expect, test } from '@jest/globals';
import { readRunEvent } from '../../src/action/event/run-event.ts';
import { networkTransport } from '../../src/client/http/transport.ts';
import { type Clock, systemRandom } from '../../src/clock.ts';
import { type Action, perform } from '../../src/entry/run-action.ts';
import { messageOf } from '../../src/errors.ts';
import { defaultLimits } from '../../src/limits.ts';
import { deepTest } from '../support/deep-test.ts';
import { scaledClock } from '../support/fake-clock.ts';
import { setFaultStage } from '../support/fault-stage.ts';
import {
  type Arrival,
  type Fault,
  type FaultRule,
  type NoAnswer,
  noContent,
} from '../support/faults/fault.ts';
import { temporaryFolder } from '../support/folder.ts';
import type { Trouble } from '../support/github/disturbance.ts';
import { FakeGitHub } from '../support/github/fake-github.ts';
import { type MemoryRunner, type MemoryStep, memoryRunner } from '../support/memory-runner.ts';
import { endsWithin } from '../support/process.ts';
import { until } from '../support/until.ts';
import { doors, githubToken, type Place, type Server } from './doors.ts';

/**
 * The clock of a step runs this much faster, so that each limit of docs/reliability.md passes sooner. A request to GitHub
 * may take half a minute, which still has to be a second on a busy machine.
 */
const hurryOf = { service: 30, GitHub: 12, uploads: 40 };

/**
 * In milliseconds of the step's clock. Longest for the service: two operations of five minutes each, such as the list for
 * `sizeBase` and a download, and a `timeout` of six. For GitHub: five requests of two minutes each, as a release is tried
 * four times. For uploads: four of a quarter of an hour.
 */
const longest = { service: 16 * 60_000, GitHub: 10 * 60_000, uploads: 65 * 60_000 };

/** What the watchdog adds for a busy machine: less than one more of these operations. */
const slack = { service: 4 * 60_000, GitHub: 60_000, uploads: 10 * 60_000 };

/** A request of a door: to the service by method and form of the path, to GitHub by its operation. */
interface DoorRequest {
  readonly door: string;
  readonly to: Server;
  readonly name: string;
}

/** What a server sends in place of every answer to one request. */
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
  /** Comments of this step. */
  readonly comments: number;
  /** Timers that the step left, and requests that were still open when a moment had passed. */
  readonly leftOpen: number;
  /** What GitHub got that is not as it describes it, or a secret in a wrong place. */
  readonly refused: string | undefined;
  readonly requests: readonly Omit<DoorRequest, 'door'>[];
}

/** Takes a step through a door. Each time that it sends `request`, which arrives, it gets something else than the answer. */
async function open(name: string, request?: DoorRequest, silence?: Silence): Promise<Opened> {
  const door = doors[name];
  if (!door) throw new Error(`There is no door ${name}`);
  await using stack = new AsyncDisposableStack();
  const stage = stack.use(await setFaultStage({ limits: { cacheRemovalDelay: 10 }, ...door.builds }));
  const github = await FakeGitHub.start();
  stack.defer(() => github.close().catch(() => undefined));
  const repository = github.addRepository({ fullName: 'octo-org/mobile-app', visibility: 'private' });
  repository.addPullRequest({ number: 7 });
  const permissions = { contents: 'write', 'pull-requests': 'write', statuses: 'write' } as const;
  github.addToken(githubToken, { permissions });
  const folder = stack.use(await temporaryFolder()).path;
  const hurry = hurryOf[door.server];
  const watchdogMs = (longest[door.server] + slack[door.server]) / hurry;
  const { clock, armed } = watchedClock(scaledClock(hurry));
  const take = (action: Action, given: Parameters<Place['run']>[1]): Taken => {
    const { event, cancelledAfterMs } = given;
    const memory = memoryRunner({
      ...given,
      with: { ...connectionOf(given), ...given.with },
      run: {
        ...pullRequestRun(github),
        ...(event && { event: readRunEvent(event) }),
        ...{ workspace: folder, temporary: folder },
      },
    });
    if (cancelledAfterMs !== undefined) clock.setTimer(cancelledAfterMs, () => memory.cancel());
    const parts = { transport: networkTransport, random: systemRandom, limits: defaultLimits, clock };
    const succeeded = perform(action, { ...parts, runner: memory.runner });
    return { memory, succeeded: endsWithin(watchdogMs, succeeded).catch(() => undefined) };
  };
  const connectionOf = ({ action = '.' }: Pick<MemoryStep, 'action'>): Record<string, string> => {
    const { token, appId } = stage.service;
    if (action.startsWith('.github')) return {};
    const connection = { token, baseUrl: stage.proxy.url };
    return action === '.' ? { ...connection, appId, workflowId: 'android', branch: 'main' } : connection;
  };
  const run: Place['run'] = async (action, given) => {
    const { memory, succeeded } = take(action, given);
    await succeeded;
    return memory;
  };

  const step = await door.step({ stage, github, repository, folder, run });
  const [before, beforeOnGitHub] = [stage.proxy.requests.length, github.requests.length];
  if (request && silence) {
    const always = Number.POSITIVE_INFINITY;
    if (request.to !== 'service')
      github.disturb({ operation: request.name, trouble: troubleOf(silence), times: always });
    else
      stage.proxy.add({
        ...ruleOf(request.name),
        from: door.only?.from ?? 1,
        fault: faultOf(silence),
        times: always,
      });
  }
  const { memory, succeeded: ending } = take(door.action, step);
  const succeeded = await ending;
  const isOpen = (): number => stage.proxy.requests.filter(({ end }) => end === 'open').length;
  const timers = armed();
  let looks = 0;
  await until(() => isOpen() === 0 || ++looks > 60);
  const leftOpen = timers + isOpen();
  const requests = [
    ...stage.proxy.requests.slice(before).map((one) => ({ to: 'service' as const, name: nameOf(one) })),
    ...github.requests.slice(beforeOnGitHub).map(({ operation: name }) => ({ to: serverOf(name), name })),
  ];

  stage.proxy.clear();
  if (!step.action) await run(doors.post?.action ?? door.action, { ...step, state: memory.state });
  let polls = 0;
  const own = (): typeof running => stage.running().filter(({ labels }) => labels.some(isOwnLabel));
  const running = stage.running();
  await until(() => own().length === 0 || ++polls > 20);
  const refused = await github.close().then(() => undefined, messageOf);
  return {
    ...{ succeeded, refused },
    ...{ errors: memory.errors, warnings: memory.warnings, notices: memory.notices, log: memory.log },
    started: stage.builds().filter(({ labels }) => labels.some(isOwnLabel)).length,
    abandoned: own().length,
    comments: repository.comments.size,
    leftOpen,
    requests,
  };
}

interface Taken {
  readonly memory: MemoryRunner;
  readonly succeeded: Promise<boolean | undefined>;
}

/** The requests of a door to the server whose answers are replaced, each once. */
function requestsOf(door: string, opened: Opened): DoorRequest[] {
  const { server, only } = doors[door] ?? {};
  const asked = opened.requests.filter(({ to, name }) => to === server && name === (only?.name ?? name));
  return [...new Map(asked.map((one) => [one.name, { door, ...one }])).values()];
}

const silences: readonly Silence[] = ['upgrade', 'informational', 'close', 'endless', 'no content'];

/** Two for each request, in turn: three requests of a door meet all five. The fault table has all for each of its requests. */
function silencesOf(requestIndex: number): Silence[] {
  return silences.filter((_, at) => [0, 2].includes((at + requestIndex) % silences.length));
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
  if (opened.refused !== undefined) wrong.push(opened.refused);
  if (succeeded === undefined) wrong.push('it never ended');
  if (opened.started > 1) wrong.push(`${opened.started} builds`);
  if (opened.abandoned > 0 && !told.some((text) => /may still run|may have left a build running/.test(text)))
    wrong.push('an abandoned build');
  if (opened.comments > 1) wrong.push(`${opened.comments} comments`);
  if (opened.leftOpen > 0) wrong.push(`${opened.leftOpen} timers and requests left open`);
  if (told.some((text) => text.includes('bug in the action')))
    wrong.push(`a bug: ${log.slice(-8).join(' ')}`);
  if (succeeded && errors.length > 0) wrong.push('an error, although it succeeded');
  if (succeeded === false && errors.length !== 1) wrong.push(`${errors.length} errors`);
  // A comment is tried before the start and at the end, and both are told.
  const more = warnings.filter(
    (text) => !text.includes('Could not write the comment before starting the build'),
  );
  if (more.length > 1) wrong.push(`${more.length} warnings`);
  if (new Set(told).size < told.length) wrong.push('a text twice');
  return wrong;
}

function serverOf(operation: string): Server {
  return operation === 'repos/upload-release-asset' ? 'uploads' : 'GitHub';
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

const request: Arrival = 'arrives';

function faultOf(silence: Silence): Fault {
  return silence === 'no content' ? noContent(request) : { kind: silence, request };
}

function troubleOf(silence: Silence): Trouble {
  return silence === 'no content'
    ? { kind: 'answer', answer: { status: 204 } }
    : { kind: 'no answer', sends: silence, request };
}

function isOwnLabel(label: string): boolean {
  return label.startsWith('gh-4242-1-');
}

/** The addresses and the event of a run for a pull request. */
function pullRequestRun(github: FakeGitHub): NonNullable<MemoryStep['run']> {
  const home = { full_name: 'octo-org/mobile-app' };
  const pull_request = { number: 7, head: { ref: 'main', repo: home }, base: { ref: 'main', repo: home } };
  const payload = { pull_request, repository: { ...home, private: true } };
  const { server: serverUrl, api: apiUrl } = github.at;
  return { event: readRunEvent({ name: 'pull_request', payload }), serverUrl, apiUrl };
}

/** A fast clock that knows its timers. */
function watchedClock(fast: Clock): { readonly clock: Clock; readonly armed: () => number } {
  const timers = new Set<() => void>();
  return {
    armed: () => timers.size,
    clock: {
      ...fast,
      setTimer(ms, then) {
        const cancelTimer = fast.setTimer(ms, () => {
          timers.delete(cancel);
          then();
        });
        const cancel = (): void => {
          timers.delete(cancel);
          cancelTimer();
        };
        timers.add(cancel);
        return cancel;
      },
    },
  };
}

/** What is never sent again, so that the step ends after one attempt. */
const requests: readonly DoorRequest[] = [
  { door: 'apps add', to: 'service', name: 'POST /apps' },
  { door: 'team invite', to: 'service', name: 'POST /team/*/invitation' },
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
/** Nearly two hundred steps, most of which wait for an answer that never comes. */
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
  'GET /builds?appId&workflowId',
  // Until when the links in the pictures work.
  'git/get-commit',
  // They arrived, and what they made is found.
  'POST /builds',
  'POST /api/v3/apps/*/builds',
  'issues/create-comment',
  'issues/update-comment',
  'repos/create-release',
  'repos/upload-release-asset',
]);

/** What a 204 is a success of. */
const isDone = /^POST .*\/cancel$|^DELETE |^git\/delete-ref$/;

function unsaid({ request, silence, opened }: Cell): string[] {
  const { errors, warnings, notices } = opened;
  if (errors.length + warnings.length + notices.length > 0 || quiet.has(request.name)) return [];
  if (silence === 'no content' && isDone.test(request.name)) return [];
  return ['nothing was said'];
}
