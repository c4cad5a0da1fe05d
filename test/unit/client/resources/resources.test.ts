import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import type { Client } from '../../../../src/client/client.ts';
import { OutcomeUncertain } from '../../../../src/client/errors.ts';
import type { WireRequest } from '../../../../src/client/http/transport.ts';
import { allBuilds, failureOf, oneAttempt, testClient, testToken } from '../../../support/client.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';

interface Scenario {
  readonly call: (client: Client) => Promise<unknown>;
  /** Method and target. */
  readonly asks: string;
  readonly sends?: unknown;
  readonly answered: unknown;
  readonly status?: number;
  readonly gives: unknown;
}

const application = { _id: 'a1', appName: 'Hello', workflowIds: ['w1'], workflows: { w1: { name: 'One' } } };
const build = { _id: 'b1', status: 'building' };
const cache = { _id: 'c1', appId: 'a1', workflowId: 'w1', size: 12 };
const deletion = { caches: ['c1', 'c2'], message: 'Deletion started' };
const start = {
  appId: 'a1',
  workflowId: 'w1',
  tag: 'v1',
  environment: { variables: { VERSION: '1.10' }, groups: ['g'], softwareVersions: { xcode: '16.1' } },
  labels: ['l'],
  instanceType: 'mac_mini_m2',
};
const inputs = { flavor: 'dev', count: 3, release: false };
const sshKey = { data: 'a2V5', passphrase: null };

const scenarios: Record<string, Scenario> = {
  'builds.start': {
    call: (client) => client.builds.start(start),
    asks: 'POST /builds',
    sends: start,
    answered: { buildId: 'b1' },
    gives: 'b1',
  },
  'builds.start with inputs': {
    call: (client) => client.builds.start({ ...start, appId: 'a 1' }, { inputs }),
    asks: 'POST /api/v3/apps/a%201/builds',
    sends: {
      workflow_id: 'w1',
      tag: 'v1',
      environment: { variables: { VERSION: '1.10' }, groups: ['g'], software_versions: { xcode: '16.1' } },
      labels: ['l'],
      instance_type: 'mac_mini_m2',
      inputs,
    },
    answered: { data: { id: 'b1' } },
    status: 202,
    gives: 'b1',
  },
  'builds.list': {
    call: (client) => allBuilds(client, { appId: 'a1', branch: 'feature/a b&c' }),
    asks: 'GET /builds?appId=a1&branch=feature%2Fa+b%26c',
    answered: { applications: [], builds: [build], nextPageUrl: null },
    gives: [build],
  },
  'builds.get': {
    call: (client) => client.builds.get('b1'),
    asks: 'GET /builds/b1',
    answered: { application: { _id: 'a1', appName: 'Hello' }, build },
    gives: { application: { _id: 'a1', appName: 'Hello' }, build },
  },
  'builds.cancel': {
    call: (client) => client.builds.cancel('b1'),
    asks: 'POST /builds/b1/cancel',
    answered: '',
    gives: 'canceled',
  },
  'builds.cancel of a build that has ended': {
    call: (client) => client.builds.cancel('b1'),
    asks: 'POST /builds/b1/cancel',
    answered: '',
    status: 208,
    gives: 'alreadyFinished',
  },
  'applications.list': {
    call: (client) => client.applications.list(),
    asks: 'GET /apps',
    answered: { applications: [application] },
    gives: [application],
  },
  'applications.get': {
    call: (client) => client.applications.get('a1'),
    asks: 'GET /apps/a1',
    answered: { application: { ...application, branches: ['main'] } },
    gives: { ...application, branches: ['main'] },
  },
  'applications.add': {
    call: (client) => client.applications.add({ repositoryUrl: 'https://git.example/a.git', teamId: 't1' }),
    asks: 'POST /apps',
    sends: { repositoryUrl: 'https://git.example/a.git', teamId: 't1' },
    answered: { _id: 'a2', appName: 'a' },
    gives: { _id: 'a2', appName: 'a' },
  },
  'applications.addPrivate': {
    call: (client) => client.applications.addPrivate({ repositoryUrl: 'git@git.example:a.git', sshKey }),
    asks: 'POST /apps/new',
    sends: { repositoryUrl: 'git@git.example:a.git', sshKey },
    answered: { application: { _id: 'a2' } },
    gives: { _id: 'a2' },
  },
  'caches.list': {
    call: (client) => client.caches.list('a1'),
    asks: 'GET /apps/a1/caches',
    answered: { caches: [cache] },
    gives: [cache],
  },
  'caches.removeAll': {
    call: (client) => client.caches.removeAll('a1'),
    asks: 'DELETE /apps/a1/caches',
    answered: deletion,
    status: 202,
    gives: ['c1', 'c2'],
  },
  'caches.remove': {
    call: (client) => client.caches.remove({ appId: 'a1', cacheId: 'c1' }),
    asks: 'DELETE /apps/a1/caches/c1',
    answered: { caches: ['c1'], message: 'Deletion started' },
    status: 202,
    gives: ['c1'],
  },
  'teams.invite': {
    call: (client) => client.teams.invite({ teamId: 't1', email: 'a@example.com', role: 'developer' }),
    asks: 'POST /team/t1/invitation',
    sends: { email: 'a@example.com', role: 'developer' },
    answered: { _id: 't1', members: [{ _id: 'u1' }] },
    gives: { _id: 't1', members: [{ _id: 'u1' }] },
  },
  'teams.remove': {
    call: (client) => client.teams.remove({ teamId: 't1', userId: 'u1' }),
    asks: 'DELETE /team/t1/collaborator/u1',
    answered: '',
    gives: undefined,
  },
};

test.each(Object.entries(scenarios))(
  '%s sends the request of docs/api.md and returns the answer',
  async (_, scenario) => {
    const { answered, status = 200 } = scenario;
    await using server = await startFakeService((_request, response) => {
      response.writeHead(status).end(answered === '' ? '' : JSON.stringify(answered));
    });

    expect(await scenario.call(testClient(server.url))).toEqual(scenario.gives);

    const [asked, ...others] = server.requests;
    expect(others).toEqual([]);
    expect(`${asked?.method} ${asked?.target}`).toBe(scenario.asks);
    expect(asked?.headers).toMatchObject({ 'x-auth-token': testToken, 'content-type': 'application/json' });
    expect(asked?.body === '' ? undefined : JSON.parse(asked?.body ?? '')).toEqual(scenario.sends);
  },
);

test('the addresses of an artefact and of a log are requested as they are, and the log is handed on unchanged', async () => {
  const log = '<span style="color: red">failed</span>\n{"not": "read"}\n';
  const link = { url: 'https://files.example/x', expiresAt: '2026-11-09T09:00:00+00:00' };
  await using server = await startFakeService(
    ({ method }, response) => void response.end(method === 'GET' ? log : JSON.stringify(link)),
  );
  const { artefacts, builds } = testClient(server.url);
  const artefact = `${server.url}/artifacts/s1/s2/app%20100%25%20%23%3F%C3%A9.apk`;
  expect(await artefacts.createPublicUrl({ url: artefact, expiresAt: 1_793_000_000 })).toEqual(link);
  expect(await builds.stepLog(`${server.url}/builds/b%201/step/s1?x=y#z`, { read: text })).toBe(log);
  expect(server.requests.map(({ method, target, body }) => [method, target, body])).toEqual([
    ['POST', '/artifacts/s1/s2/app%20100%25%20%23%3F%C3%A9.apk/public-url', '{"expiresAt":1793000000}'],
    ['GET', '/builds/b%201/step/s1', ''],
  ]);
  for (const { headers } of server.requests)
    expect(headers).toMatchObject({ 'x-auth-token': testToken, 'content-type': 'application/json' });
});

const few = { appId: 'a 1', workflowId: 'w1', branch: 'main' };

// T1
test.each([
  ['https://api.codemagic.io', 'https://codemagic.io/api/v3/apps/a%201/builds'],
  ['https://api.codemagic.io/', 'https://codemagic.io/api/v3/apps/a%201/builds'],
  ['https://api.codemagic.io/below', 'https://api.codemagic.io/below/api/v3/apps/a%201/builds'],
  ['https://ci.example.com', 'https://ci.example.com/api/v3/apps/a%201/builds'],
])(
  'with the baseUrl %s a start with inputs goes to %s, and fields that are not given are not sent',
  async (baseUrl, address) => {
    const sent: WireRequest[] = [];
    const transport = async (request: WireRequest): Promise<never> => {
      sent.push(request);
      throw new Error('nothing listens in this test');
    };
    const client = testClient(baseUrl, { transport, limits: oneAttempt });
    expect(await failureOf(client.builds.start(few, { inputs }))).toBeInstanceOf(OutcomeUncertain);
    expect(await failureOf(client.builds.start(few))).toBeInstanceOf(OutcomeUncertain);
    expect(sent.map(({ url }) => url.href)).toEqual([address, `${baseUrl.replace(/\/$/, '')}/builds`]);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ workflow_id: 'w1', branch: 'main', inputs });
  },
);

// T2
test.each<[id: unknown, is: 'accepted' | 'refused']>([
  ...['5d85f242e941e00019e81bd2', '...', 'b?1#2%2e', 'b'.repeat(128)].map((id): [unknown, 'accepted'] => [
    id,
    'accepted',
  ]),
  ...[undefined, `b-${testToken}`, '', '.', '..', 'b 1', 'b\n1', 'b/1', 'b\ud83d', 'b'.repeat(129)].map(
    (id): [unknown, 'refused'] => [id, 'refused'],
  ),
])('the ID %j of a started build is %s', async (id, is) => {
  await using server = await startFakeService(saying({ buildId: id, data: { id } }, 202));
  const { builds } = testClient(server.url);
  for (const work of [() => builds.start(few), () => builds.start(few, { inputs })])
    if (is === 'accepted') expect(await work()).toBe(id);
    else expect(await failureOf(work())).toBeInstanceOf(OutcomeUncertain);
  expect(server.requests).toHaveLength(2);
});
