import { expect, test } from '@jest/globals';
import { readRunEvent } from '../../../../src/action/event/run-event.ts';
import { starting } from '../../../../src/action/report/progress.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { readStartInputs } from '../../../../src/action/start/inputs.ts';
import {
  type ReuseIdentity,
  reusableRefs,
  reuseBuilds,
  reuseLabel,
} from '../../../../src/action/start/reuse.ts';
import type { SeenBuild } from '../../../../src/contract/build.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { stepReport } from '../../../support/reports.ts';
import { stepParts } from '../../../support/step-parts.ts';

const label = 'gh-key-0123456789abcdef0123456789abcdef';
const commit = '4f3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a';

function build(fields: Partial<SeenBuild> = {}): SeenBuild {
  return {
    ...{ _id: 'b1', appId: 'app', workflowId: 'android', branch: 'main', tag: null, status: 'finished' },
    labels: ['gh-1-1-0', label, `gh-commit-${commit}`],
    commit: { hash: commit },
    startedAt: '2026-11-12T14:00:00.000+0000',
    ...fields,
  };
}

const home = { full_name: 'o/r' };
function pullRequest(head: string, from = home): ReturnType<typeof readRunEvent> {
  const pull_request = { number: 7, head: { ref: head, repo: from }, base: { ref: 'main', repo: home } };
  return readRunEvent({ name: 'pull_request', payload: { pull_request, repository: home } });
}

test('a pull request may take a build of its base branch, and nobody may take one of a pull request', () => {
  expect(reusableRefs({ branch: 'feature' }, pullRequest('feature'))).toEqual([
    { branch: 'feature' },
    { branch: 'main' },
  ]);
  const push = readRunEvent({ name: 'push', ref: 'refs/heads/main' });
  expect(reusableRefs({ branch: 'main' }, push)).toEqual([{ branch: 'main' }]);
});

// T14
test.each([
  ['builds another branch than its head', { branch: 'other' }, pullRequest('feature')],
  ['builds a tag', { tag: 'feature' }, pullRequest('feature')],
  ['comes from a fork', { branch: 'feature' }, pullRequest('feature', { full_name: 'fork/r' })],
  ['has its base as its head', { branch: 'main' }, pullRequest('main')],
])('the base branch is not taken where the pull request %s', (_, ref, event) => {
  expect(reusableRefs(ref, event)).toEqual([ref]);
});

interface Identity {
  readonly key: string;
  readonly groups?: string[] | undefined;
  readonly softwareVersions?: Record<string, string> | undefined;
  readonly instanceType: string | undefined;
  readonly workflowInputs?: ReuseIdentity['workflowInputs'];
}

function labelOf({ key, groups, softwareVersions, instanceType, workflowInputs }: Identity): string {
  const environment = { variables: undefined, groups, softwareVersions };
  return reuseLabel({ key, settings: { environment, instanceType }, workflowInputs });
}

const plain = { key: 'app-1', groups: undefined, softwareVersions: undefined, instanceType: undefined };

test('the label is gh-key- and 32 hexadecimal digits, the same for the same identity', () => {
  expect(labelOf(plain)).toMatch(/^gh-key-[0-9a-f]{32}$/);
  expect(labelOf({ ...plain })).toBe(labelOf(plain));
  expect(labelOf({ ...plain, groups: [], softwareVersions: {} })).toBe(labelOf(plain));
});

test('without inputs the label is that of builds that were started before there were any', () => {
  const identity = {
    key: 'app-1',
    groups: ['signing'],
    softwareVersions: { xcode: '16' },
    workflowInputs: {},
  };
  expect(labelOf({ ...identity, instanceType: 'mac' })).toBe('gh-key-2a154ebe011a41c2650e77aefcee5c08');
});

test('the order of versions and inputs does not matter', () => {
  const versions = (softwareVersions: Readonly<Record<string, string>>): string =>
    labelOf({ ...plain, softwareVersions });
  expect(versions({ xcode: '16', flutter: '3' })).toBe(versions({ flutter: '3', xcode: '16' }));
  const inputs = [
    { release: true, count: 1 },
    { count: 1, release: true },
  ] as const;
  const [left, right] = inputs.map((workflowInputs) => labelOf({ ...plain, workflowInputs }));
  expect(left).toBe(right);
});

test('identities that differ in anything have different labels', () => {
  const identities: Identity[] = [
    plain,
    { ...plain, key: 'app-2' },
    { ...plain, key: 'app-1 ' },
    { ...plain, key: '["app-1",[]]' },
    { ...plain, groups: ['a'] },
    { ...plain, groups: ['a', 'b'] },
    { ...plain, groups: ['b', 'a'] },
    { ...plain, groups: ['a,b'] },
    { ...plain, softwareVersions: { a: 'b' } },
    { ...plain, softwareVersions: { a: 'c' } },
    { ...plain, groups: ['a', 'b'], softwareVersions: { a: 'b' } },
    { ...plain, instanceType: 'a' },
    { ...plain, instanceType: 'null' },
    { ...plain, workflowInputs: { release: true } },
    { ...plain, workflowInputs: { release: 'true' } },
    { ...plain, workflowInputs: { release: true, count: 1 } },
  ];
  expect(new Set(identities.map(labelOf)).size).toBe(identities.length);
});

interface Reused {
  readonly kinds: readonly string[];
  /** How often the list of builds was asked for. */
  readonly lists: number;
  readonly told: string;
}

/** What a step with a key does where the list has one build with it, and more pages. */
async function reuseOf(fields: (base: string) => Partial<SeenBuild>, fileStatus = 206): Promise<Reused> {
  const own = labelOf({ key: 'key', instanceType: undefined });
  await using server = await startFakeService(({ target }, response) => {
    const listed = build({ labels: [own, `gh-commit-${commit}`], ...fields(server.url) });
    const list = { applications: [], builds: [listed], nextPageUrl: 'https://example.com/builds?page=2' };
    if (target.startsWith('/builds')) response.end(JSON.stringify(list));
    else response.writeHead(fileStatus, { 'content-range': 'bytes 0-0/1' }).end('x');
  });
  const given = { token: 'token-of-a-test', appId: 'app', workflowId: 'android', branch: 'main' };
  const step = memoryRunner({ with: { ...given, baseUrl: server.url } });
  const parts = stepParts(step, server.url);
  const report = stepReport({ workflows: [starting('android')] });
  const store = createReportStore(report, { redact: (text) => text, now: () => parts.clock.now() });
  await reuseBuilds({ ...parts, store }, { inputs: readStartInputs(step.runner), key: 'key' });
  return {
    kinds: store.report.workflows.map(({ kind }) => kind),
    lists: server.requests.filter(({ target }) => target.startsWith('/builds')).length,
    told: [...step.log.slice(1), ...step.warnings, ...step.notices].join('\n'),
  };
}

const fileAt = (base: string): Partial<SeenBuild> => ({
  artefacts: [{ name: 'app.apk', url: `${base}/artifacts/1/app.apk`, type: 'apk', size: 1 }],
});

test('a build is taken from the first page of the list if its artefacts are there', async () => {
  const { kinds, lists, told } = await reuseOf(fileAt);
  expect({ kinds, lists }).toEqual({ kinds: ['ended'], lists: 1 });
  expect(told).toContain('and is reused.');
});

test.each<[string, (base: string) => Partial<SeenBuild>, number, string]>([
  ['an artefact is gone', fileAt, 404, 'its artefacts cannot be downloaded'],
  ['an artefact has another address', () => fileAt('https://x.test'), 206, 'cannot be downloaded'],
  ['the service lists no artefacts', () => ({}), 206, 'the service does not list its artefacts'],
  ['the service lists no labels', () => ({ labels: null }), 206, 'The service lists no labels'],
])('no build is taken, and the log says why, if %s', async (_, fields, status, why) => {
  const { kinds, told } = await reuseOf(fields, status);
  expect(kinds).toEqual(['starting']);
  expect(told).toContain(why);
});
