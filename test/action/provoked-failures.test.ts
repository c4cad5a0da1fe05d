/** Each way to fail, as a user meets it: what the annotation, the heading of the summary and "What went wrong" say. */
import { expect, test } from '@jest/globals';
import { type BuildRecord, listedBuild } from '../support/fake-service/fake-build.ts';
import type { FakeFault, SentRequest } from '../support/fake-service/fake-service.ts';
import { errorAnswer } from '../support/fault-proxy.ts';
import {
  asProcess,
  cancelled,
  forPullRequest,
  lostFile,
  proxied,
  real,
  type Service,
  type Shown,
  timed,
  untrusted,
} from './provoke.ts';

const minute = 60_000;
const hangs = { queuedMs: 0, runningMs: 600 * minute };
const isPoll = ({ method, path }: SentRequest): boolean => method === 'GET' && path === '/builds/b1';
const isStart = ({ method, path }: SentRequest): boolean => method === 'POST' && path === '/builds';

/** Each poll says this of a build, too. */
function telling(more: object) {
  return ({ appId, ...record }: BuildRecord): object => ({
    application: { _id: appId },
    build: { ...record, appId, ...more },
  });
}

/** A service that lists the steps of a build, and has a log of the one that runs. */
const withRunningStep: Service = {
  plan: () => hangs,
  alone: telling({
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
  }),
  nextFault: ({ path }) =>
    path.includes('/step/')
      ? { kind: 'answer', request: 'lost', status: 200, body: 'Running tests\nWaiting for an emulator\n' }
      : undefined,
};

const appOf = (size: number) => ({
  artefacts: [{ name: 'app.apk', url: 'https://model.test/artifacts/a/b/app.apk', size }],
});

const limited = { ...errorAnswer(429), headers: { 'x-ratelimit-reset': '1200' } } as FakeFault;

/** Fails the first starts. */
function failingStarts(times: number, fault: FakeFault): Service {
  let starts = 0;
  return { nextFault: (request) => (isStart(request) && starts++ < times ? fault : undefined) };
}

interface Row {
  readonly run: () => Promise<Shown>;
  /** The thing, the cause, and what to do next. */
  readonly says: readonly (string | RegExp)[];
  /** By default, an error says it, and the summary; the step fails. Otherwise it succeeds, and nothing went wrong. */
  readonly where?: 'warnings' | 'notices' | 'log';
  /** Default: that of a step that fails or succeeds. */
  readonly heading?: RegExp;
  readonly logs?: string | RegExp;
}

const rows: Readonly<Record<string, Row>> = {
  'no token': {
    run: real({ token: '' }),
    says: ['The token input is required.', 'as a repository secret'],
  },
  'a wrong token': {
    run: real({ token: 'a-token-of-nobody' }),
    says: ['android', 'status 401: ', 'Check that token holds a valid API token of this service.'],
  },
  'a wrong appId': {
    run: real({ appId: '5d85f242e941e00019e81bd2' }),
    says: ['android', 'status 404: ', 'The token has access to: '],
  },
  'an unknown workflow': {
    run: real({ workflowId: 'androd' }),
    says: [/There is no workflow `?androd`? in codemagic\.yaml; it has `?android`?, `?good`?, `?slow`?/],
  },
  'a missing branch': {
    run: real({ branch: 'nope' }),
    says: ['android', /The repository has no branch `?nope`?/],
  },
  'a failed step': {
    run: real({}),
    says: ['android', /Compile.*status code 3/, 'src/Cart.kt:12:5: Unresolved reference: total'],
  },
  'four bad inputs': {
    run: real({ timeout: 'soon', wait: 'maybe', failOn: 'never', branch: 'main', tag: 'v1' }),
    says: [/timeout.*"soon"/, /wait.*"maybe"/, /failOn.*"never"/, /branch.*tag/],
    heading: /^## ❌ The step failed: 4 input errors\n/,
  },
  'no file that matches, as an error': {
    run: real({ workflowId: 'good', artefacts: '*.aab', ifNoArtefacts: 'error' }),
    says: [/no artefact.*\*\.aab/i, 'app.apk'],
    heading: /^## ❌ hello-mobile, good: finished in .*, but the step failed\n\n.*app\.apk/,
  },
  'another commit': {
    run: real({ workflowId: 'good', commit: 'decade'.repeat(7).slice(0, 40), ifCommitDiffers: 'error' }),
    says: ['good', /decadedecade/, 'set ifCommitDiffers: warn'],
  },
  'a bad proxy': {
    run: () =>
      asProcess({ with: { baseUrl: 'https://build.example.test' }, env: { https_proxy: 'proxy:8080' } }),
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
    says: [
      'The request to start android got no usable response. Looking for its build for up to 90 s; no second build is started.',
    ],
    where: 'log',
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
      service: failingStarts(2, limited),
    }),
    says: [
      /status 429: .*\. Retrying in 20 min, for up to 50 min\.\n.*status 429: .*\. Retrying in 20 min 1 s, for up to 30 min\./,
    ],
    where: 'log',
  },
  'status 429 until later than the timeout': {
    run: timed({
      with: { timeout: '15m' },
      service: failingStarts(1, limited),
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
  'an app that grew': {
    run: timed({
      with: { maxSizeIncrease: '5%', sizeBase: 'main' },
      service: { records: [listedBuild('b0', appOf(1_000))], alone: telling(appOf(1_100)) },
    }),
    says: [/app\.apk grew from 1\skB to 1.1\skB \(\+100\sB, \+10%\); maxSizeIncrease is 5%\./],
    heading: /^## ❌ android: finished in 10 min, but the step failed\n/,
  },
  'a download that fails': {
    run: lostFile,
    says: [
      /app\.apk could not be downloaded\. .*status 404: .*\. Check the ID, and check that the token has access/,
    ],
    heading: /^## ❌ hello-mobile, good: finished in .*, but the step failed\n/,
  },
  'a build that Apple rejects': {
    run: timed({
      with: { waitForAppStoreConnect: 'true' },
      service: {
        alone: telling({
          appStoreConnectTasks: [{ name: 'App Store Connect distribution', status: 'failed' }],
        }),
      },
    }),
    says: [
      "The build succeeded, but App Store Connect did not accept it. The most common reason is that the app's TestFlight information is incomplete.",
    ],
    heading: /^## ❌ android: finished in 10 min, but the step failed\n/,
  },
  'a comment that GitHub forbids': {
    run: forPullRequest({ contents: 'write' }, { comment: 'true' }),
    says: [
      /^No comment was posted, because the token cannot write to the pull request\. Add `pull-requests: write` to this job's `permissions`.*status 403 .*: Resource not accessible by integration/,
    ],
    where: 'warnings',
  },
  'QR codes that GitHub forbids': {
    run: forPullRequest({ 'pull-requests': 'write' }, { qrCodes: 'true' }),
    says: [
      /^The links have no QR codes\. Add `contents: write` to this job's `permissions`.*status 403 .*: Resource not accessible by integration/m,
    ],
    where: 'notices',
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

test.each(Object.entries(rows))('%s', async (_, { run, says, where, heading, logs }) => {
  const step = await run();
  const summary = step.summary();
  const wrong = wrongIn(summary);
  expect(step.succeeded).toBe(where !== undefined);
  expect(step.log.join('\n')).toMatch(logs ?? '');
  expect(summary).toMatch(heading ?? (where ? /^## ✅ /u : /^## ❌ /u));
  if (where) {
    for (const text of says) expect(step[where].join('\n')).toMatch(text);
    return expect([step.errors, wrong]).toEqual([[], '']);
  }
  const cause = says.filter((text) => text !== 'android' && !String(text).includes('\n'));
  for (const text of says) expect(`${step.titles[0]}\n${step.errors[0]}`).toMatch(text);
  for (const text of cause) expect(wrong).toMatch(text);
});

test('a token that a bad input repeats is in no summary, escaped or not', async () => {
  const token = '-tok_en.~x';
  const { summary } = await asProcess({ with: { token, branch: token } });
  expect(summary()).toContain('The branch input');
  expect(summary()).not.toContain('tok');
});
