import { expect, test } from '@jest/globals';
import { stepLogGroup } from '../../../../src/action/show/log.ts';
import { readLines } from '../../../../src/action/step-logs/log-lines.ts';
import {
  collectExcerpt,
  loggedSteps,
  logUrlsOf,
  readStepLog,
  type StepLogChoice,
} from '../../../../src/action/step-logs/step-logs.ts';
import { createRedactor, type Redact } from '../../../../src/action/text/redaction.ts';
import { SeenBuild } from '../../../../src/contract/build.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { testClient } from '../../../support/client.ts';
import { type Say, startFakeService } from '../../../support/fake-service/server.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { buildPageUrl, minutes, seconds, stepReport, workflow } from '../../../support/reports.ts';

const keep: Redact = (text) => text;

/** The lines of a log that arrives in chunks of this many bytes. */
function linesOf(log: string, { redact = keep, chunk = 64 * 1024 } = {}): string[] {
  const lines: string[] = [];
  const reader = readLines({ redact, line: (text) => lines.push(text) });
  const bytes = Buffer.from(log);
  for (let at = 0; at < bytes.length; at += chunk) reader.write(bytes.subarray(at, at + chunk));
  reader.end();
  return lines;
}

function redactorOf({ secrets = [], values = [] }: { secrets?: string[]; values?: string[] }): Redact {
  const redactor = createRedactor();
  for (const secret of secrets) redactor.addSecret(secret);
  redactor.addValues(values);
  return redactor.redactProse;
}

test('markup, entities and colours are removed', () => {
  const log =
    '<span style="color: #f00">error</span>: List&lt;int&gt; &amp;lt; \u001b[31mred\u001b[0m &#39;x&#x27; &unknown;';
  expect(linesOf(log)).toEqual(["error: List<int> &lt; red 'x' &unknown;"]);
});

test('an overwritten line shows only its last text', () => {
  const log = '10%\r20%\r<span>100%</span>\r</span>\ndone\r\n\nlast\r';
  expect(linesOf(log)).toEqual(['100%', 'done', '', 'last']);
});

test('links, titles and cursor movements are removed; text after an unfinished sequence stays', () => {
  const log =
    '\u001b]0;title\u0007a\u001b]8;;https://x\u001b\\b\u001b]8;;\u001b\\ \u001b[2K\u001b[1;1Hc \u001b(Bd\u001b7 \u009b1me\n\u001b]never ended\n\u001b';
  expect(linesOf(log)).toEqual(['ab c d e', 'never ended', '']);
});

test('wherever chunks are split, in letters and in markup, the lines are the same', () => {
  const log = '<span style="a">größe 東京 😀</span> &amp; \u001b[1mend\u001b[0m\r\nhunter22 next\n';
  const redact = redactorOf({ secrets: ['hunter22'] });
  const whole = ['größe 東京 😀 & end', '*** next', ''];
  for (const chunk of [1, 2, 3, 7, 1000]) expect(linesOf(log, { redact, chunk })).toEqual(whole);
});

/** Each of them once took time that grew with the square of the log: minutes for what a script prints in a moment. */
// T6
test.each(['<span ', '\r', '\u001b]', '\u001b[1', '\u001b];', '\u009b', '&#1', '</span', 'x\r', '\n'])(
  'a log of nothing but %j is read like any other',
  (part) => {
    const log = `${part.repeat(1_000_000 / part.length)}x\nlast`;
    expect(linesOf(log, { chunk: 100 }).at(-1)).toBe('last');
  },
);

// T6
test('of a long line the beginning is shown, and never half of a secret', () => {
  const secret = 'hunter22'.repeat(500);
  const redact = redactorOf({ secrets: [secret] });
  const [line = '', last] = linesOf(`${'x'.repeat(2_990)}${secret}\nlast`, { redact });
  expect([line, last]).toEqual([`${'x'.repeat(2_990)}***`, 'last']);
  const [long = ''] = linesOf(`${'</span>'.repeat(37_300)}${secret}${'</span>'.repeat(37_300)}`, { redact });
  expect(long).toBe('…');
  expect(linesOf('x'.repeat(1_000_000))).toEqual([`${'x'.repeat(2_999)}…`]);
});

test('after a line that is too long, what overwrites it is shown', () => {
  expect(linesOf(`${'x'.repeat(1_000_000)}\r100%\nlast`)).toEqual(['100%', 'last']);
});

test('secrets are hidden, even with markup or colours in the middle of one', () => {
  const redact = redactorOf({ secrets: ['token'], values: ['hunter22', 'short', 'hunter22-and-more'] });
  const log = 'hun<span>ter</span>22 hunt\u001b[1mer22-and-more short token&nbsp;';
  expect(linesOf(log, { redact })).toEqual(['*** *** short *** ']);
});

const log = { head: ['a'], left: 0, tail: [] };

test('the title has the duration that the service gives, and the workflow where there are several', () => {
  const [one, other] = [workflow({ name: 'Android' }), workflow({ workflowId: 'ios', name: 'iOS' })];
  const titleOf = (workflows: (typeof one)[], duration?: number): string => {
    const step = { name: 'Build Android', ...(duration === undefined ? {} : { duration }) };
    return stepLogGroup({ report: stepReport({ workflows }), workflow: one, step, log }).title;
  };
  expect(titleOf([one], 4 * minutes + 12 * seconds)).toBe('▸ Build Android (4 min 12 s)');
  expect(titleOf([one, other])).toBe('Android ▸ Build Android');
});

test('a gap says how much is left out, and where the whole log is', () => {
  const long = { head: ['a'], left: 12_345, tail: ['z'] };
  const view = { report: stepReport(), step: { name: 'Build' }, log: long };
  expect(stepLogGroup({ ...view, workflow: { ...workflow(), pageUrl: buildPageUrl } }).lines).toEqual([
    'a',
    `… 12345 lines left out. The full log is on the build's page: ${buildPageUrl}`,
    'z',
  ]);
});

/** What is read of a step of three parts. */
async function readParts(answer: Say, logBytes = defaultLimits.logBytes) {
  await using server = await startFakeService(answer);
  const { runner } = memoryRunner({ with: {} });
  const subactions = [1, 2, 3].map((part) => ({ logUrl: `${server.url}/builds/b/step/${part}` }));
  return await readStepLog(
    { client: testClient(server.url, { limits: { logBytes } }), limits: defaultLimits, runner },
    { action: { subactions }, signal: new AbortController().signal },
  );
}

const partOf = (target: string): string => target.slice(target.lastIndexOf('/') + 1);
const errors = (part: string): string =>
  Array.from(
    { length: 400 },
    (_, at) => `lib/part${part}.dart:${at + 1}:5: Error: Undefined name 'x'.\n`,
  ).join('');

test('of a step with many parts, the first thousand problems are kept', async () => {
  const { problems, unread } = await readParts(({ target }, response) =>
    response.end(errors(partOf(target))),
  );
  expect(problems).toHaveLength(1_000);
  expect(problems.at(-1)).toMatchObject({ file: 'lib/part3.dart', line: 200 });
  expect(unread).toEqual([]);
});

test('of a log that is too large, what was found up to there is kept, and that the rest was not read', async () => {
  const { problems, unread, excerpt } = await readParts(({ target }, response) => {
    if (partOf(target) !== '2') return void response.end('nothing\n');
    response.write('lib/a.dart:1:5: Error: wrong\n');
    response.end('x'.repeat(500_000));
  }, 200_000);
  expect(problems).toMatchObject([{ file: 'lib/a.dart', line: 1 }]);
  expect(excerpt.head.slice(0, 2)).toEqual(['nothing', 'lib/a.dart:1:5: Error: wrong']);
  expect(excerpt.head.at(-1)).toBe('nothing');
  expect(unread).toHaveLength(1);
});

const lines = (count: number): string[] => Array.from({ length: count }, (_, n) => `line ${n}`);

test.each([
  ['short', 10, { head: lines(5), left: 0, tail: lines(10).slice(5) }],
  ['long', 1_000, { head: lines(5), left: 990, tail: lines(1_000).slice(-5) }],
])(
  'of a %s log at most the beginning and the end are kept, without empty lines at its end',
  (_, count, kept) => {
    const log = collectExcerpt(5);
    for (const line of [...lines(count), '', ' ']) log.add(line);
    expect(log.excerpt()).toEqual(kept);
  },
);

test('logs that follow each other are kept with one gap', () => {
  const first = collectExcerpt(5);
  for (const line of lines(100)) first.add(line);
  const both = collectExcerpt(5, first.excerpt());
  for (const line of lines(100)) both.add(line);
  expect(both.excerpt()).toEqual({ head: lines(5), left: 190, tail: lines(100).slice(-5) });
});

const times = { startedAt: '2026-11-12T14:00:00.000+0000', finishedAt: '2026-11-12T14:03:20.000+0000' };
const step = (name: string, status: string | null, more: object = {}) => ({
  ...{ _id: name, name, type: 'script', status, logUrl: `/${name}` },
  ...more,
});
const namesOf = (choice: StepLogChoice, build: object): string[] =>
  loggedSteps(SeenBuild.parse({ _id: 'b', ...build }), choice).flatMap(({ name }) => name ?? []);

test('while a build runs, logs are read up to the step that runs; steps that did not run have none', () => {
  const buildActions = [
    step('A', 'success', times),
    step('B', 'skipped'),
    step('C', 'failed', times),
    step('D', null),
    step('E', 'success', times),
    step('F', null, { startedAt: times.startedAt }),
    step('G', 'success', times),
  ];
  expect(namesOf('all', { status: 'building', buildActions })).toEqual(['A', 'C', 'E']);
  expect(namesOf('failed', { status: 'building', buildActions })).toEqual(['C']);
  expect(namesOf('all', { status: 'canceled', buildActions })).toEqual(['A', 'C', 'E', 'F', 'G']);
  expect(namesOf('all', { status: 'building' })).toEqual([]);
});

test('the log of a script is that of its parts, in order and each once; otherwise the step has its own', () => {
  const logOf = (more: object): readonly string[] | undefined => {
    const buildActions = [step('A', 'failed', { ...times, ...more })];
    const build = SeenBuild.parse({ _id: 'b', status: 'failed', buildActions });
    return loggedSteps(build, 'failed').map(logUrlsOf)[0];
  };
  const part = (logUrl: string | null) => ({ _id: 'p', name: 'p', status: 'success', logUrl });
  expect(logOf({ subactions: [part('/a'), part(null), part('/b'), part('/a')] })).toEqual(['/a', '/b']);
  expect(logOf({ subactions: [part(null)] })).toEqual(['/A']);
  expect(logOf({ subactions: [part(null)], logUrl: null })).toBeUndefined();
});
