/** Each way to fail, as a user meets it: what the annotation, the heading of the summary and "What went wrong" say. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ActionStep, runAction, startAction } from '../support/action-process.ts';
import { privateHost, startConnectProxy, startTlsFront } from '../support/company-network.ts';
import { FakeClock } from '../support/fake-clock.ts';
import type { FakeFault, FakeServiceOptions, SentRequest } from '../support/fake-service/fake-service.ts';
import { frankService, timedStep } from '../support/fake-service/timed-step.ts';
import { errorAnswer } from '../support/fault-proxy.ts';
import { type Stage, setStage } from '../support/stage.ts';

/** What people see of a step that has ended. */
interface Shown {
  readonly succeeded: boolean;
  /** Title and message of each error. */
  readonly errors: readonly string[];
  readonly log: string;
  readonly summary: string;
}

let stage: Stage;
beforeAll(async () => {
  const failing = 'echo "e: file://$CM_BUILD_DIR/src/Cart.kt:12:5 Unresolved reference: total"; exit 3';
  const workflows = {
    android: { scripts: [{ name: 'Compile', script: failing }] },
    good: { scripts: ['echo an app > app.apk'], artifacts: ['*.apk'] },
    slow: { scripts: [{ name: 'Wait', script: 'sleep 300' }] },
  };
  stage = await setStage({ files: { 'codemagic.yaml': JSON.stringify({ workflows }) } });
});
afterAll(async () => stage[Symbol.asyncDispose]());

interface RealStep {
  readonly with?: ActionStep['with'];
  readonly env?: ActionStep['env'];
}

function shown({ exitCode, errors, log, summary }: Awaited<ReturnType<typeof runAction>>): Shown {
  const texts = errors.map(({ properties, data }) => [properties.title, data].join('\n'));
  return { succeeded: exitCode === 0, errors: texts, log, summary };
}

/** The build action as a process, against the real service. */
function real({ with: given, env = {} }: RealStep) {
  return async () => shown(await runAction(stage.step({ with: { workflowId: 'android', ...given }, env })));
}

interface TimedStep {
  readonly with: ActionStep['with'];
  readonly action?: 'wait';
  readonly service?: Omit<FakeServiceOptions, 'clock'>;
}

/** An action on a clock that leaps over its pauses, against the fake service. */
function timed({ service, ...step }: TimedStep) {
  return async (): Promise<Shown> => {
    const clock = new FakeClock();
    const main = timedStep({ clock, service: frankService({ clock, ...service }), ...step });
    const { succeeded = true } = await main.end();
    return { succeeded, errors: main.errors, log: main.log.join('\n'), summary: main.summary() };
  };
}

const minute = 60_000;
const hangs = { queuedMs: 0, runningMs: 600 * minute };
const isPoll = ({ method, path }: SentRequest): boolean => method === 'GET' && path === '/builds/b1';
const isStart = ({ method, path }: SentRequest): boolean => method === 'POST' && path === '/builds';

/** The build of a service that lists the steps of a build, and a log of the one that runs. */
const withRunningStep: Omit<FakeServiceOptions, 'clock'> = {
  plan: () => hangs,
  alone: (record) => ({
    application: { _id: record.appId },
    build: {
      ...record,
      buildActions: [
        {
          name: 'Fetch',
          status: 'success',
          startedAt: '2026-11-02T09:00:00Z',
          finishedAt: '2026-11-02T09:01:00Z',
        },
        {
          name: 'Tests',
          status: null,
          startedAt: '2026-11-02T09:01:00Z',
          logUrl: 'https://model.test/builds/b1/step/s1',
        },
      ],
    },
  }),
  nextFault: ({ path }) =>
    path.includes('/step/')
      ? { kind: 'answer', request: 'lost', status: 200, body: 'Running tests\nWaiting for an emulator\n' }
      : undefined,
};

/** Fails the first starts. */
function failingStarts(times: number, fault: FakeFault): Omit<FakeServiceOptions, 'clock'> {
  let starts = 0;
  return { nextFault: (request) => (isStart(request) && starts++ < times ? fault : undefined) };
}

async function proxied(): Promise<Shown> {
  await using company = await startConnectProxy({ routes: {} });
  const baseUrl = `https://${privateHost}`;
  return await real({ with: { baseUrl, timeout: '4s' }, env: { https_proxy: company.url } })();
}

async function untrusted(): Promise<Shown> {
  await using front = await startTlsFront({ port: Number(new URL(stage.proxy.url).port) });
  return await real({ with: { baseUrl: `https://localhost:${front.port}` } })();
}

async function cancelled(): Promise<Shown> {
  const step = await startAction(stage.step({ with: { workflowId: 'slow' } }));
  await step.printed('Wait');
  step.process.kill('SIGINT');
  return shown(await step.result);
}

interface Row {
  readonly run: () => Promise<Shown>;
  /** The annotation: the thing, the cause, and what to do next. */
  readonly says: readonly (string | RegExp)[];
  /** Default: that of a failed step. */
  readonly heading?: RegExp;
  readonly logs?: string | RegExp;
  readonly succeeds?: true;
}

const rows: Readonly<Record<string, Row>> = {
  'no token': {
    run: real({ with: { token: '' } }),
    says: ['The token input is required.', 'as a repository secret'],
  },
  'a wrong token': {
    run: real({ with: { token: 'a-token-of-nobody' } }),
    says: ['android', 'status 401: ', 'Check that token holds a valid API token of this service.'],
  },
  'a wrong appId': {
    run: real({ with: { appId: '5d85f242e941e00019e81bd2' } }),
    says: ['android', 'status 404: ', 'The token has access to: '],
  },
  'an unknown workflow': {
    run: real({ with: { workflowId: 'androd' } }),
    says: [/There is no workflow `?androd`? in codemagic\.yaml; it has `?android`?, `?good`?, `?slow`?/],
  },
  'a missing branch': {
    run: real({ with: { branch: 'nope' } }),
    says: ['android', 'nope'],
  },
  'a failed step': {
    run: real({}),
    says: ['android', /Compile.*status code 3/, 'src/Cart.kt:12:5: Unresolved reference: total'],
  },
  'four bad inputs': {
    run: real({ with: { timeout: 'soon', wait: 'maybe', failOn: 'never', branch: 'main', tag: 'v1' } }),
    says: [/timeout.*"soon"/, /wait.*"maybe"/, /failOn.*"never"/, /branch.*tag/],
    heading: /^## ❌ The step failed: 4 input errors\n/,
  },
  'no file that matches, as an error': {
    run: real({ with: { workflowId: 'good', artefacts: '*.aab', ifNoArtefacts: 'error' } }),
    says: [/no artefact.*\*\.aab/i, 'app.apk'],
    heading: /^## ❌ hello-mobile, good: finished in .*, but the step failed\n\n.*app\.apk/,
  },
  'another commit': {
    run: real({
      with: { workflowId: 'good', commit: 'decade'.repeat(7).slice(0, 40), ifCommitDiffers: 'error' },
    }),
    says: ['good', /decadedecade/],
  },
  'a bad proxy': {
    run: real({ with: { baseUrl: 'https://build.example.test' }, env: { https_proxy: 'proxy:8080' } }),
    says: [
      'https_proxy does not contain a valid proxy URL',
      'Use a URL such as http://proxy.example.com:8080',
    ],
  },
  'a proxy that refuses the tunnel': {
    run: proxied,
    says: [
      'android',
      'https://build.example.test cannot be reached',
      '502',
      "Check baseUrl and the runner's network.",
    ],
    logs: /Retrying in [\d.]+ s, for up to \d s\./,
  },
  'an untrusted certificate': {
    run: untrusted,
    says: ['android', 'is not trusted', 'set NODE_EXTRA_CA_CERTS to the path'],
  },
  'a cancelled workflow': {
    run: cancelled,
    says: ['slow', 'The workflow was cancelled.'],
  },
  'no network, with a timeout of 20 s': {
    run: timed({
      with: { timeout: '20s', cancelPrevious: 'true' },
      service: { nextFault: () => ({ kind: 'refused' }) },
    }),
    says: ['https://model.test cannot be reached (ECONNREFUSED).', "Check baseUrl and the runner's network."],
    logs: /Retrying in [\d.]+ s, for up to 20 s\./,
  },
  'status 500 on every poll': {
    run: timed({
      with: { timeout: '20m' },
      service: { nextFault: (request) => (isPoll(request) ? errorAnswer(500) : undefined) },
    }),
    says: [
      /The build has finished, but its details couldn't be read: the service returned status 500.* \(53 times since 09:00 UTC\)\. To report it later, use the wait action with buildId b1\./,
    ],
  },
  'status 500 on every poll of a build that still runs': {
    run: timed({
      with: { timeout: '5m' },
      service: {
        plan: () => hangs,
        nextFault: (request) => (isPoll(request) ? errorAnswer(500) : undefined),
      },
    }),
    says: [
      /The build's state couldn't be read within the timeout of 5 min: the service returned status 500.* \(23 times since 09:00 UTC\)\. Run this step again/,
    ],
  },
  'one status 500 on a start that arrived': {
    run: timed({ with: {}, service: failingStarts(1, errorAnswer(500, 'arrives')) }),
    says: [],
    logs: 'The request to start android got no usable response. Looking for its build for up to 90 s; no second build is started.',
    heading: /^## ✅ /,
    succeeds: true,
  },
  'one status 500 on a start that was lost': {
    run: timed({ with: {}, service: failingStarts(1, errorAnswer(500)) }),
    says: [
      'The request to start android got no usable response. The service returned status 500',
      'No matching build was found in the list of builds.',
      /Check the build service for a build with the label gh-4242-1-\w+ before you start it again\./,
    ],
  },
  'status 429 on two starts': {
    run: timed({
      with: { timeout: '50m' },
      service: failingStarts(2, {
        ...errorAnswer(429),
        headers: { 'x-ratelimit-reset': '1200' },
      } as FakeFault),
    }),
    says: [],
    logs: /status 429: .*\. Retrying in 20 min, for up to 50 min\.\n.*status 429: .*\. Retrying in 20 min 1 s, for up to 30 min\./,
    heading: /^## ✅ /,
    succeeds: true,
  },
  'status 429 until later than the timeout': {
    run: timed({
      with: { timeout: '15m' },
      service: failingStarts(1, {
        ...errorAnswer(429),
        headers: { 'x-ratelimit-reset': '1200' },
      } as FakeFault),
    }),
    says: ['status 429: ', 'raise pollInterval, or run fewer jobs at a time.'],
  },
  'a timeout while a step hangs': {
    run: timed({ with: { timeout: '20m' }, service: withRunningStep }),
    says: [
      'The build did not finish within the timeout of 20 min: the step Tests was still running. If builds take that long, increase timeout.',
      'Running tests\nWaiting for an emulator',
    ],
    logs: '▸ Tests',
  },
  'a timeout in the queue': {
    run: timed({ with: {}, service: { plan: () => ({ queuedMs: 600 * minute }) } }),
    says: [
      'The build waited 2 h for a free machine. Check how many builds your plan runs at a time, or increase timeout.',
    ],
  },
  'an unknown buildId': {
    run: timed({ action: 'wait', with: { buildId: '5d85f242e941e00019e81bd2' } }),
    says: [
      'There is no build 5d85f242e941e00019e81bd2, or the token has no access to it. Check buildId and token.',
    ],
  },
};

/** The part of a summary, as people read it. */
function wrongIn(summary: string): string {
  const [, part = ''] = /### What went wrong\n\n([\s\S]*?)(?:\n\n###|\n\n<details|$)/.exec(summary) ?? [];
  return part
    .replace(/<br>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}

test.each(Object.entries(rows))('%s', async (_, { run, says, heading = /^## ❌ /u, logs, succeeds }) => {
  const { succeeded, errors, log, summary } = await run();
  expect(succeeded).toBe(succeeds ?? false);
  expect(log).toMatch(logs ?? '');
  expect(summary).toMatch(heading);
  if (says.length === 0) return expect(errors).toEqual([]);
  const wrong = wrongIn(summary);
  const cause = says.filter((text) => text !== 'android' && !String(text).includes('\n'));
  for (const text of says) expect(errors[0]).toMatch(text);
  for (const text of cause) expect(wrong).toMatch(text);
});

test('a token that a bad input repeats is in no summary, escaped or not', async () => {
  const token = '-tok_en.~x';
  const { summary } = await real({ with: { token, branch: token } })();
  expect(summary).toContain('The branch input');
  expect(summary).not.toContain('tok');
});
