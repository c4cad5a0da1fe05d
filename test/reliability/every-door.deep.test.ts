import { beforeAll, expect, test } from '@jest/globals';
import { doors } from './doors.ts';
import {
  type DoorRequest,
  each,
  type Opened,
  open,
  requestsOf,
  type Silence,
  silences,
  wrongWith,
} from './every-door.ts';

interface Cell {
  readonly request: DoorRequest;
  readonly silence: Silence;
  readonly opened: Opened;
}

const names = Object.keys(doors);
const faultless = new Map<string, Opened>();
const cells: Cell[] = [];

beforeAll(async () => {
  await each(names, async (name) => {
    faultless.set(name, await open(name));
  });
  const requests = [...faultless].flatMap(([name, opened]) => requestsOf(name, opened));
  const tasks = requests.flatMap((request) => silences.map((silence) => ({ request, silence })));
  await each(tasks, async ({ request, silence }) => {
    cells.push({ request, silence, opened: await open(request.door, request, silence) });
  });
}, 1_800_000);

test.each(names)('%s: with every answer it says nothing', (name) => {
  const opened = faultless.get(name);
  const told = [...(opened?.errors ?? []), ...(opened?.warnings ?? [])];
  const error = doors[name]?.error;
  expect(told).toEqual(error ? [expect.stringMatching(error)] : []);
  expect(opened && wrongWith(opened)).toEqual([]);
  expect(opened && requestsOf(name, opened).length).toBeGreaterThan(0);
});

test.each(names)('%s: without one of the answers it ends within its limit and says so once', (name) => {
  const wrong = cells
    .filter(({ request }) => request.door === name)
    .flatMap(({ request, silence, opened }) => {
      const what = [...wrongWith(opened), ...unsaid({ request, silence, opened })].join('; ');
      const { errors, warnings } = opened;
      return what === '' ? [] : [{ request: request.name, silence, what, errors, warnings }];
    });
  expect(wrong).toEqual([]);
});

test('the counts of this run', () => {
  const sum = (count: (opened: Opened) => number): number =>
    cells.reduce((total, { opened }) => total + count(opened), 0);
  const requests = new Set(cells.map(({ request }) => `${request.door} ${request.name}`)).size;
  const [started, abandoned] = [sum((one) => one.started), sum((one) => one.abandoned)];
  const endless = sum(({ succeeded }) => (succeeded === undefined ? 1 : 0));
  console.log(
    `${names.length} doors, ${requests} requests, ${cells.length} steps without an answer, ${endless} that did not end, ${started} builds started, ${sum(({ started }) => Math.max(0, started - 1))} doubled, ${abandoned} told to be running.`,
  );
  expect(cells.length).toBeGreaterThan(200);
});

/** Requests without whose answer a step can do what it has to: it goes on without a word. */
const quiet = new Set([
  // The estimate of the time left.
  'GET /builds?appId&workflowId',
  // Until when the links in the pictures work.
  'git/get-commit',
  // They arrived, and what they made is found.
  'POST /builds',
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
