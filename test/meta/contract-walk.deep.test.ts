import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { temporaryFolder } from '../support/folder.ts';
import { keyPair } from '../support/ssh-server.ts';
import { type Stage, setStage } from '../support/stage.ts';

/** Every endpoint that the client calls, `noun.verb`. */
const contract = Object.entries(endpoints).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, endpoint]): [string, Endpoint] => [`${noun}.${verb}`, endpoint]),
);

/** For each endpoint, the folder of the action that uses it. */
const actionFor: Readonly<Record<string, string>> = {
  'builds.start': '.',
  'builds.get': '.',
  'builds.stepLog': '.',
  'builds.list': 'cancel',
  'builds.cancel': 'cancel',
  'applications.list': 'apps',
  'applications.get': 'apps',
  'applications.add': 'apps',
  'applications.addPrivate': 'apps',
  'caches.list': 'caches',
  'caches.removeAll': 'caches',
  'caches.remove': 'caches',
  'teams.invite': 'team',
  'teams.remove': 'team',
  'artefacts.download': 'artifacts',
  'artefacts.createPublicUrl': '.',
};

/** The endpoint of a request. */
function endpointOf({ method, path: target }: { method: string; path: string }): string {
  const path = target.replace(/\?.*/, '');
  const found = contract.filter(([, endpoint]) => {
    const pattern = endpoint.path.replace(/:(\w+)/g, (_, name) =>
      name === 'secureFilename' ? '.+' : '[^/]+',
    );
    return endpoint.method === method && new RegExp(`^${pattern}$`).test(path);
  });
  // `GET /artifacts/….+` matches too much, so the longest matching template wins.
  return found.toSorted((a, b) => b[1].path.length - a[1].path.length)[0]?.[0] ?? `${method} ${path}`;
}

const workflows = {
  android: {
    cache: { cache_paths: ['kept'] },
    scripts: ['mkdir -p kept && date > kept/it && cp kept/it app.apk'],
    artifacts: ['app.apk'],
  },
  ios: { cache: { cache_paths: ['kept'] }, scripts: ['mkdir -p kept && date > kept/it'] },
  broken: { scripts: ['exit 3'] },
};

let stage: Stage;
/** The endpoints that the steps of each action requested. */
const reached: Record<string, readonly string[]> = {};

/** Runs steps of one action, and records their requests. */
async function walk(action: string, work: () => Promise<void>): Promise<void> {
  const before = stage.proxy.requests.length;
  await work();
  reached[action] = [...new Set(stage.proxy.requests.slice(before).map(endpointOf))];
}

beforeAll(async () => {
  stage = await setStage({ files: { 'codemagic.yaml': JSON.stringify({ workflows }) } });
  const { appId, running, userId } = stage.service;
  let buildId = '';
  await walk('.', async () => {
    const built = await stage.run({ with: { workflowId: 'android\nios' } });
    buildId = built.outputs.buildId ?? '';
    await stage.run({ with: { workflowId: 'broken' } });
  });
  await walk('cancel', async () => {
    await stage.use('cancel', { buildId });
    await stage.use('cancel', { appId, branch: 'main' });
  });
  await walk('caches', async () => {
    const listed = await stage.use('caches', { operation: 'list', appId });
    const [{ cacheId }] = JSON.parse(listed.outputs.caches ?? '');
    await stage.use('caches', { operation: 'clear', appId, cacheId });
    await stage.use('caches', { operation: 'clear', appId, waitForRemoval: 'false' });
  });
  await walk('apps', async () => {
    const repositoryUrl = stage.repository.path;
    await stage.use('apps', { operation: 'list' });
    await stage.use('apps', { operation: 'get', appId });
    await stage.use('apps', { operation: 'add', repositoryUrl });
    await stage.use('apps', { operation: 'add', repositoryUrl, sshKey: keyPair().private.toString() });
  });
  await walk('team', async () => {
    const { teamId } = running.addTeam({ name: 'Mobile', ownerId: userId });
    const member = running.addUser('ada@example.com');
    await stage.use('team', { operation: 'invite', teamId, email: 'ada@example.com', role: 'developer' });
    await stage.use('team', { operation: 'remove', teamId, ...member });
  });
  await walk('artifacts', async () => {
    await using folder = await temporaryFolder();
    await stage.use('artifacts', { buildId, download: folder.path });
  });
}, 120_000);

afterAll(async () => stage[Symbol.asyncDispose]());

test('these calls cover every endpoint of the contract', () => {
  expect(Object.keys(actionFor).toSorted()).toEqual(contract.map(([name]) => name).toSorted());
});

test.each(
  contract.map(([name, { method, path }]) => [name, `${method} ${path}`, actionFor[name] ?? 'nobody']),
)('%s, %s, is reached by the action in %s', (name, _, action) => {
  expect(reached[action]).toContain(name);
});

test('no action sends a request that is not in the contract', () => {
  const known = contract.map(([name]) => name);
  expect(
    Object.values(reached)
      .flat()
      .filter((name) => !known.includes(name)),
  ).toEqual([]);
});
