/** `npm run probe`, as a process. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { records, words } from '../../scripts/probe.ts';
import { quirkNames } from '../../src/service/scenario/quirks.ts';
import { repositoryRoot } from '../support/action-metadata.ts';
import { runBuild, startBuild } from '../support/builds.ts';
import { type Say, saying, startFakeService } from '../support/fake-service/server.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { rememberSecrets, rememberService } from '../support/leaks.ts';
import { compileCache, startProcess } from '../support/process.ts';
import { recorded } from '../support/recorded/shapes.ts';
import { ask, type Json, type TestService, testService } from '../support/service.ts';

const stack = new AsyncDisposableStack();
let service: TestService;

/** With builds of two applications on two pages, one of a tag, and one that failed. */
beforeAll(async () => {
  const folder = stack.use(await temporaryFolder());
  const workflow = '{ scripts: [{ name: Build, script: make }], artifacts: [out/*.apk] }';
  const files = { 'codemagic.yaml': `workflows: { android: ${workflow}, ios: ${workflow} }\n` };
  const paths = ['first', 'second'].map((name) => join(folder.path, name));
  for (const path of paths) await (await gitRepository({ path, files })).git('tag', 'v1');
  const [repositoryUrl = '', other = ''] = paths;
  const outcomes = [{ workflow: 'ios', step: 'Build' }];
  const options = {
    executor: 'simulated',
    limits: { pageSize: 3 },
    outcomes,
    repositoryUrl,
    control: true,
  } as const;
  service = stack.use(await testService(options));
  const { appId } = service.running.addApplication({ userId: service.userId, repositoryUrl: other });
  for (const asked of [{}, { workflowId: 'ios', branch: undefined, tag: 'v1' }, { appId }, {}])
    await runBuild(service, asked);
});

afterAll(() => stack.disposeAsync());

async function probe(parameters: readonly string[], token = 'b2f1c9a4e07d4dd5a1') {
  const { exitCode, printed } = await startProcess({
    file: process.execPath,
    parameters: [join(repositoryRoot, 'scripts/probe.ts'), ...parameters],
    env: { ...compileCache, PATH: '/usr/bin:/bin', TOKEN: token },
  }).ended;
  return { exitCode, printed };
}

function probeAt(url: string, token = 'b2f1c9a4e07d4dd5a1') {
  rememberSecrets([token]);
  rememberService(url);
  return probe(['--token-env', 'TOKEN', '--base-url', url], token);
}

/** The cells of the table whose first cell is this, by the first cell of their rows. */
function table(printed: string, head: string): Readonly<Record<string, string[]>> {
  const lines = printed.split('\n\n').find((one) => one.startsWith(`| ${head} |`)) ?? '';
  const rows = lines.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return Object.fromEntries(rows.slice(2).map(([, name, ...others]) => [name, others.slice(0, -1)]));
}

test('the tables show the answers, habits and fields of the local service', async () => {
  const { exitCode, printed } = await probeAt(service.baseUrl, service.token);
  expect(exitCode).toBe(0);
  const requests = ['/apps', '/apps/:id', '/apps/:id/caches', '/builds', '/builds/:id', '/user'];
  expect(table(printed, 'Request')).toEqual(
    Object.fromEntries(requests.map((path) => [`GET ${path}`, ['200', '']])),
  );
  const { 'A page of the list has 30 builds': page, ...habits } = table(printed, 'docs/hosted-service.md');
  const { 'A build can be on two pages': shifted, ...others } = habits;
  expect([page, shifted]).toEqual([['no'], ['not seen']]);
  expect(new Set(Object.values(others).flat())).toEqual(new Set(['yes']));
  expect(table(printed, 'Build')).toMatchObject({
    '`workflowId`': ['all: null', 'all: null', 'all: null'],
    '`tag`': ['all: null', 'all: null, string', 'all: null, string'],
    '`status`': ['all: finished', 'all: failed, finished', 'all: failed, finished'],
    '`startedAt`': Array(3).fill('all: time with +0000'),
    '`appStoreConnectTasks`': ['none', 'none', 'none'],
    'other fields': ['0', '0', '0'],
  });
  expect(table(printed, 'Step')['`type`']).toContain('all: fetching, finishing, null, preparing, publishing');
  expect(table(printed, 'Artefact')).toMatchObject({ '`type`': Array(3).fill('all: apk') });
  expect(printed).toContain('\nCache: not seen');
});

test('each quirk of the local service is found, and where it breaks the contract', async () => {
  const outcomes = [{ queued: '1h' }, { queued: '1h' }];
  await service.ask('PUT', '/control/scenario', { outcomes, quirks: quirkNames, omit: ['labels', 'md5'] });
  const [first, second] = [await startBuild(service), await startBuild(service, { workflowId: 'web' })];
  const request = { method: 'POST', token: service.token };
  await ask({ ...request, url: `${service.baseUrl}/builds/${first}/cancel` });
  // Then the second request gets the HTML page.
  await ask({ ...request, method: 'GET', url: `${service.baseUrl}/builds/${second}` });
  const { printed } = await probeAt(service.baseUrl, service.token);
  const broken = '`builds.[].artefacts.[].md5`, `builds.[].artefacts`, `builds.[].status`';
  expect(table(printed, 'Request')).toMatchObject({
    'GET /builds': ['200, 400', broken],
    'GET /builds/:id': ['200 (HTML page), 404', '`*`'],
  });
  expect(table(printed, 'docs/hosted-service.md')).toMatchObject({
    'A build can be on two pages': ['yes'],
    '`workflowId` filters the list': ['no'],
  });
  expect(table(printed, 'Build')).toMatchObject({
    '`status`': [expect.anything(), 'all: cancelled, failed, finished, initializing'],
    '`artefacts`': [expect.anything(), 'all: list, null'],
    '`labels`': ['none', 'none'],
  });
});

const fields = Object.values(records).flatMap(([, ...lists]) => lists.join(' ').split(' '));

test('each named field and word is in docs/api.md or docs/hosted-service.md', () => {
  const pages = ['api', 'hosted-service'].map((name) => readFileSync(`${repositoryRoot}/docs/${name}.md`));
  const code = pages.join().match(/`[^`\n]+`|"\w+"/g) ?? [];
  expect(code.flatMap((text) => text.match(/\w+/g) ?? [])).toEqual(
    expect.arrayContaining([...fields, ...words]),
  );
});

const number = 918_273_645;

/** A canary for each text and number, except in fields that are kept, and for each unknown field and key of a map. */
function canaries(value: unknown, kept: RegExp, key = ''): unknown {
  if (typeof value === 'string' && (kept.test(key) || value.includes('canary'))) return value;
  if (typeof value === 'string') return `canary-${Buffer.from(value).toString('hex')}`;
  if (typeof value === 'number') return number;
  if (Array.isArray(value)) return value.map((item) => canaries(item, kept, key));
  if (typeof value !== 'object' || value === null) return value;
  const isMap = ['workflows', 'buildSettings'].includes(key);
  const entries = Object.entries(value).map(([name, inner]) => [
    fields.includes(name) && (!isMap || kept.test(name)) ? name : `canary-${name}`,
    canaries(inner, kept, name),
  ]);
  return Object.fromEntries([...entries, ['toString', 'canary'], ['__proto__', { canary: 'canary' }]]);
}

/** Answers as the hosted service does, for an account with many applications and builds without end. */
function hostileService(kept: RegExp): Say {
  const names = ['apps', 'builds', 'build-2026', 'team'];
  const [apps, list, alone, team] = names.map(recorded) as Json[];
  const many = (items: Json[]) =>
    ['../canary', '', '..', ...Array(50).keys()].map((id, at) => ({
      ...items[at % items.length],
      ...{ _id: `${id}`, status: `s${at}` },
      ...(at === 0 ? { createdAt: {} } : {}),
    }));
  const nextPageUrl = 'https://canary.example/builds/canary/step/canary?canary=canary';
  const answers: readonly [RegExp, Json][] = [
    [/^\/apps$/, { ...apps, applications: many(apps.applications) }],
    [
      /^\/apps\/.+\/caches$/,
      { caches: [{ _id: 'a', appId: 'b', workflowId: 'c', lastUsed: '2026-01-02T03:04:05+02:00', size: 1 }] },
    ],
    [/^\/apps\/c/, { application: { ...apps.applications[0], workflows: { status: { name: 1 } } } }],
    [/^\/builds$/, { ...list, builds: many(list.builds), nextPageUrl }],
    [/^\/builds\//, alone],
    [/^\/team\//, team],
  ];
  return (request, response) => {
    const [, answer] = answers.find(([path]) => path.test(request.target.replace(/\?.*/, ''))) ?? [];
    const body = answer ? canaries(answer, kept) : '<html>canary</html>';
    // Such as `GET /user`: an endpoint may refuse a token that the others take.
    saying(body, answer ? 200 : 401, { 'x-canary': 'canary' })(request, response);
  };
}

const allowed = /^\/(?:user|(?:apps|builds)(?:\/[\w-]+)?|apps\/[\w-]+\/caches|team\/[\w-]+)(?:\?[^/]*)?$/;

// T2, T48
test.each([
  ['text and key', /^$/],
  ['text and key but words, times and one ID', /^(?:status|type|\w+At|lastUsed)$/],
])(
  'where each %s is a canary, it prints none, and sends at most 40 GET requests, none to artefacts or logs',
  async (_, kept) => {
    await using server = await startFakeService(hostileService(kept));
    const { exitCode, printed } = await probeAt(server.url);
    expect(exitCode).toBe(0);
    expect(printed).not.toMatch(new RegExp(`canary|${number}|\\d{4}-`, 'i'));
    expect(table(printed, 'Request')['GET /apps/:id']?.[1]).toContain('`application.workflows.*.name`');
    expect(table(printed, 'Build')['`status`']?.join()).toContain('another word');
    expect(table(printed, 'Cache')).toMatchObject({ 'other fields': ['2'] });
    const { requests } = server;
    expect(requests.length).toBeGreaterThan(25);
    expect(requests.length).toBeLessThanOrEqual(40);
    const others = requests.filter(
      ({ method, target, body }) => method !== 'GET' || body !== '' || !allowed.test(target),
    );
    expect(others).toEqual([]);
  },
);

// T1
test.each([
  [302, 'Set --base-url to the final address of the API.'],
  [401, 'Check that the environment variable contains a valid API token.'],
  [429, 'Too many requests were made with this token. Run the probe again in an hour.'],
])('an answer %j ends it, and no redirect is followed', async (status, advice) => {
  await using other = await startFakeService(saying({}));
  await using server = await startFakeService(saying({ error: 'canary' }, status, { location: other.url }));
  const printed = `GET /apps returned ${status}. ${advice}\n`;
  expect(await probeAt(server.url)).toEqual({ exitCode: 1, printed });
  expect([server.requests.length, other.requests.length]).toEqual([1, 0]);
});

test.each([
  [
    ['--token-env', 'b2f1c9a4'],
    '--token-env: expected the name of an environment variable with an API token\n',
  ],
  [['b2f1c9a4'], 'Expected options only\n'],
  [
    ['--token-env', 'TOKEN', '--base-url', 'http://b2f1c9a4.example'],
    '--base-url: expected an https URL, or an http URL of a loopback address\n',
  ],
])('%j is an error, which does not repeat what may be a token', async (parameters, message) => {
  const { exitCode, printed } = await probe(parameters);
  expect(exitCode).toBe(1);
  expect(printed.startsWith(message)).toBe(true);
  expect(printed).not.toContain('b2f1c9a4');
});
